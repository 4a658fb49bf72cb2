/** The project of the Age: how far it is, what it takes, what it brings and what it costs those who stand aside. */
import './project.css';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { EffectSymbols } from '../../look/Effects.tsx';
import { Icon } from '../../look/Icon.tsx';
import { PenaltySymbols } from '../../look/Penalty.tsx';
import { Coin } from '../../look/symbols.tsx';
import type { RegionProps } from '../model.ts';
import { useNames } from '../names.ts';
import { openSheet } from '../sheets/open.ts';
import type { Project } from './project.ts';
import { Temple } from './Temple.tsx';

interface StripProps extends RegionProps {
  projects: readonly Project[];
  project: Project;
  style: CSSProperties;
}

/** When so few turns are left, standing aside is a risk. */
const LAST_TURNS = 2;

export function ProjectStrip({ known, model, projects, project, style }: StripProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { card, fate, missing, takers, penalty } = project;
  const { rules, view, me } = model;
  const isMine = takers.includes(me);
  const whose = names.whose(me);
  const isRisk = fate === 'project' && !isMine && view.turn > rules.setup.plays - LAST_TURNS;
  const status = fate === 'project' ? t('table.project.missing', { count: missing }) : t(`table.project.${fate}`);
  return (
    <section
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
          {names.card(card.name)} <em>{status}</em>
        </h2>
        <p className="pt-join">
          <span className="lab">
            <span className="wide">{t(isMine ? 'table.project.joined' : 'table.project.join', { ...whose })}</span>
            <span className="narrow" aria-hidden="true">
              {t(isMine ? 'table.project.joinedShort' : 'table.project.joinShort', { ...whose })}
            </span>
          </span>
          {isMine ? <Icon name="check" /> : <Coin count={card.cost.coins} />}
          <span className="long">{t(isMine ? 'table.project.joinedLong' : 'table.project.joinLong')}</span>
        </p>
        <p>
          <span className="lab">{t('table.project.reward')}</span>
          <EffectSymbols effects={card.effects} />
          <span className="long">{t('table.project.rewardLong')}</span>
        </p>
        <p className={isRisk ? 'risk' : ''}>
          <span className="lab">{t('table.project.fails')}</span>
          {penalty ? (
            <>
              <span className="loss">{t('coins' in penalty ? 'table.project.pay' : 'table.project.lose')}</span>
              <PenaltySymbols penalty={penalty} />
            </>
          ) : null}
          <span className="long">{t(isMine ? 'table.project.sparesMe' : 'table.project.failsLong', { ...whose })}</span>
        </p>
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
