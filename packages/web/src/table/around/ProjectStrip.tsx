/** The project of the Age: how far it is, what it takes, what it brings and what it costs those who stand aside. */
import './ProjectStrip.css';
import '../../parts/question-bar.css';
import type { CSSProperties } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { EffectSymbols } from '../../look/Effects.tsx';
import { Icon } from '../../look/Icon.tsx';
import { PenaltySymbols } from '../../look/Penalty.tsx';
import { Coin, Emblem } from '../../look/symbols.tsx';
import { openSheet } from '../../parts/open.ts';
import { useFit } from '../../parts/useFit.ts';
import { useTranslation } from '../../text/speaking.tsx';
import type { Project } from './project.ts';
import { Temple } from './Temple.tsx';

interface StripProps extends RegionProps {
  projects: readonly Project[];
  project: Project;
  style: CSSProperties;
}

/** What has been gives way first, then the longer words, who takes part, and the width of the temple. */
const FITS = 4;

/** When so few turns are left, standing aside is a risk. */
const LAST_TURNS = 2;

export function ProjectStrip({ known, model, projects, project, style }: StripProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const fit = useFit<HTMLElement>(FITS, { whole: '.pt' });
  const { card, fate, missing, takers, penalty } = project;
  const { rules, view, me } = model;
  const isMine = takers.includes(me);
  const whose = names.whose(me);
  /** What has been decided is not spoken of as if it could still be. */
  const isOpen = fate === 'project';
  const isRisk = isOpen && !isMine && view.turn > rules.setup.plays - LAST_TURNS;
  const joined =
    takers.length > 0
      ? t('table.project.in', { names: names.list(takers.map(names.whom)) })
      : t(isOpen ? 'table.project.inNobody' : 'moments.project.nobody');
  const status = fate === 'project' ? t('table.project.missing', { count: missing }) : t(`table.project.${fate}`);
  return (
    <section
      {...fit}
      className={`proj proj-${fate}`}
      style={style}
      aria-label={t('table.project.of', { age: t(`age.${card.age}`), name: names.card(card.name) })}
    >
      <button
        type="button"
        className="fac"
        aria-label={t('table.project.open')}
        onClick={() => openSheet({ sheet: 'projects' })}
      >
        <Temple known={known} model={model} project={project} />
      </button>
      <div className="pt">
        <h2 className="disp">
          {names.card(card.name)}{' '}
          <em>
            <span className="wide">{status}</span>
            <span className="narrow" aria-hidden="true">
              {fate === 'project' ? t('table.project.missingShort', { count: missing }) : status}
            </span>
          </em>
        </h2>
        <p className="pt-in" title={names.list(takers.map(names.whom))}>
          <span className="wide">
            {t('table.project.what', { age: t(`age.${card.age}`) })} · {joined}
          </span>
          <span className="narrow" aria-hidden="true">
            {takers.map((seat) => (
              <Emblem key={seat} city={names.city(seat)} />
            ))}
          </span>
        </p>
        {isOpen || isMine ? (
          <p className="pt-join">
            <Label of={isMine ? 'joined' : 'join'} whose={whose} />
            <span className="long">
              {t(isMine ? 'table.project.joinedLong' : 'table.project.joinLong', { ...whose })}
            </span>
            {isMine ? <Icon name="check" /> : <Coin count={card.cost.coins} />}
          </p>
        ) : null}
        {fate === 'failed' ? null : (
          <p className="pt-reward">
            <Label of="reward" />
            <EffectSymbols effects={card.effects} />
            <span className="long">{t('table.project.rewardLong')}</span>
          </p>
        )}
        {fate === 'built' ? null : (
          <p className={isRisk ? 'risk' : ''}>
            <Label of={isOpen ? 'fails' : takers.length > 0 ? 'others' : 'everyone'} />
            {penalty ? (
              <>
                <span className="loss">
                  {t(`table.project.${'coins' in penalty ? 'pay' : 'lose'}`, isOpen ? {} : { context: 'past' })}
                </span>
                <PenaltySymbols penalty={penalty} />
              </>
            ) : null}
            {isOpen || isMine ? (
              <span className="long">
                {t(isMine ? 'table.project.sparesMe' : 'table.project.failsLong', { ...whose })}
              </span>
            ) : null}
          </p>
        )}
      </div>
      <ol className="past" aria-label={t('table.project.past')}>
        {projects
          .filter((one) => one.card.age < card.age)
          .map((one) => (
            <li key={one.card.name} className={one.fate} title={names.card(one.card.name)}>
              <Icon name={one.fate === 'built' ? 'column' : 'debt'} />
              <span>{t(`table.project.pastLine.${one.fate}`, { age: t(`age.${one.card.age}`) })}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** In front of a line, shorter where there is little room. */
function Label({ of, whose }: { of: 'join' | 'joined' | 'reward' | 'fails' | 'others' | 'everyone'; whose?: object }) {
  const { t } = useTranslation();
  return (
    <span className="lab">
      <span className="wide">{t(`table.project.${of}`)}</span>
      <span className="narrow" aria-hidden="true">
        {t(`table.project.${of}Short`, { ...whose })}
      </span>
    </span>
  );
}
