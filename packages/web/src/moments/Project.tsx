/** The project of the Age stands, or has failed: a temple front that lights up, or cracks. */
import { useTranslation } from 'react-i18next';
import { useIsStill } from '../app/look.ts';
import { Emblem } from '../look/symbols.tsx';
import type { MomentProps } from './Moments.tsx';
import type { ProjectMoment } from './moments.ts';

export function Project({ moment: { card, isBuilt, seats }, names }: MomentProps<ProjectMoment>) {
  const { t } = useTranslation();
  const isMoving = !useIsStill();
  const people = names.list(seats.map(names.seat));
  const by = seats.length === 0 ? t('moments.project.nobody') : t(sentenceOf(isBuilt), { names: people });
  return (
    <div className={`mo-project ${isBuilt ? 'built' : 'failed'}${isMoving ? ' moves' : ''}`}>
      <svg viewBox="0 0 200 96" role="presentation">
        <path className="mo-pediment" d="M100 4 196 34H4z" />
        <path className="mo-beam" d="M8 36h184v7H8z" />
        {COLUMNS.map((x) => (
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
    </div>
  );
}

const COLUMNS = [20, 56, 92, 128, 164];
const sentenceOf = (isBuilt: boolean): string => (isBuilt ? 'moments.project.builtBy' : 'moments.project.spared');
