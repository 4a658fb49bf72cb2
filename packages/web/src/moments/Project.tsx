/** The project of the Age stands, or has failed: a temple front that lights up, or cracks. */
import './Project.css';
import { useIsStill } from '../device/look.ts';
import type { TableModel } from '../game/model.ts';
import { Emblem } from '../look/symbols.tsx';
import { projectsOf } from '../table/around/project.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { MomentProps } from './Moments.tsx';
import type { ProjectMoment } from './moments.ts';

export function Project({ moment, model, names }: MomentProps<ProjectMoment>) {
  const { t } = useTranslation();
  const { card, isBuilt, seats } = moment;
  const places = projectsOf(model).find((project) => project.card.name === card)?.places ?? seats.length;
  const mine = useMyLoss(moment, model, names);
  const isMoving = !useIsStill();
  const people = names.list(seats.map(names.whom));
  const by = seats.length === 0 ? t('moments.project.nobody') : t(sentenceOf(isBuilt), { names: people });
  return (
    <div className={`mo-project ${isBuilt ? 'built' : 'failed'}${isMoving ? ' moves' : ''}`}>
      <svg viewBox="0 0 200 96" role="presentation">
        <path className="mo-pediment" d="M100 4 196 34H4z" />
        <path className="mo-beam" d="M8 36h184v7H8z" />
        {columnsFor(places).map((x) => (
          <g key={x} className="mo-pillar">
            <path d={`M${x} 45h16v38h-16zM${x - 3} 83h22v4h-22z`} />
            <path className="mo-crack" d={`M${x + 2} 52l7 9-5 6 8 12`} />
          </g>
        ))}
        <path className="mo-beam" d="M4 88h192v6H4z" />
      </svg>
      <b className="disp">
        {t(isBuilt ? 'moments.project.built' : 'moments.project.failed', { project: names.card(card) })}
      </b>
      <span className="mo-by">
        {seats.map((seat) => (
          <Emblem key={seat} city={names.city(seat)} />
        ))}
        {by}
      </span>
      {mine ? <b className="mo-loss">{mine}</b> : null}
    </div>
  );
}

/** What its failure costs me, in words. */
function useMyLoss(
  { isBuilt, seats, penalties }: ProjectMoment,
  { view }: TableModel,
  names: MomentProps<ProjectMoment>['names'],
): string | null {
  const { t } = useTranslation();
  if (isBuilt || view.seat === null) return null;
  if (seats.includes(view.seat)) return t('moments.project.spare');
  const mine = penalties.find(({ seat }) => seat === view.seat);
  if (!mine) return null;
  if (mine.debt > 0) return t('moments.project.debt', { debt: mine.debt });
  if (mine.card !== null) return t('moments.project.loseCard', { card: names.card(mine.card) });
  if (mine.victory.length > 0) return t('moments.project.loseTokens', { count: mine.victory.length });
  return t('moments.project.pay', { count: mine.coins });
}

/** The left edges of so many columns, evenly under the beam. */
function columnsFor(count: number): number[] {
  const pitch = Math.min(48, 144 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => 92 + (i - (count - 1) / 2) * pitch);
}

const sentenceOf = (isBuilt: boolean): string => (isBuilt ? 'moments.project.builtBy' : 'moments.project.spared');
