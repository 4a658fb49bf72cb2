/** The projects of all Ages. */
import './ProjectSheet.css';
import '../../look/seat.css';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { debtWords, PenaltySymbols, penaltyWords } from '../../look/Penalty.tsx';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { type Project, projectsOf } from '../around/project.ts';
import { Temple } from '../around/Temple.tsx';

export function ProjectSheet(region: RegionProps) {
  const { t } = useTranslation();
  return (
    <SheetFrame title={t('sheet.projects.title')}>
      {projectsOf(region.model).map((project) => (
        <One key={project.card.name} {...region} project={project} />
      ))}
    </SheetFrame>
  );
}

function One({ known, model, project }: RegionProps & { project: Project }) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const words = useEffectWords();
  const { card, fate, missing, takers, penalty } = project;
  return (
    <article className="sheet-project">
      <Temple known={known} model={model} project={project} />
      <div>
        <h3 className="disp">{names.card(card.name)}</h3>
        <p className="quiet">
          {t(`age.${card.age}`)} ·{' '}
          {fate === 'project' ? t('sheet.projects.missing', { count: missing }) : t(`sheet.projects.${fate}`)}
        </p>
        {fate === 'project' ? (
          <p>{t('sheet.projects.price', { coins: t('count.coins', { count: card.cost.coins }) })}</p>
        ) : null}
        <p className="row">
          <EffectSymbols effects={card.effects} />
          <span>{t('sheet.projects.reward', { gives: words(card.effects) })}</span>
        </p>
        {penalty && fate !== 'built' ? (
          <p className="row">
            <PenaltySymbols penalty={penalty} />
            <span>
              {penaltyWords(t, penalty)} {debtWords(t, model.rules, card.age)}
            </span>
          </p>
        ) : null}
        <p className="quiet">
          {takers.length > 0
            ? t('sheet.projects.takers', { names: names.list(takers.map(names.whom)) })
            : t('sheet.projects.nobody')}
        </p>
      </div>
    </article>
  );
}
