/** What I would play. Whoever leaves much open plays soon. */
import './MatchForm.css';
import { PLAIN_LEVELS } from '@polis/client';
import { EDITIONS } from '@polis/engine';
import type { ReactNode } from 'react';
import { Choices } from '../frame/Choices.tsx';
import { Select } from '../frame/Select.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { levelTitle } from '../text/botName.ts';
import { useTranslation } from '../text/speaking.tsx';
import { CLOCKS, EXPANSIONS, NEAR, RATED, useMatchDraft, WITH } from './wish.ts';

const PLAYERS = [2, 3, 4, 5, 6, 7, 8];

interface MatchFormProps {
  isBusy: boolean;
  onBegin(): void;
  /** Above the button. */
  children: ReactNode;
}

export function MatchForm({ isBusy, onBegin, children }: MatchFormProps) {
  const { t } = useTranslation();
  const { draft, change } = useMatchDraft();
  const { from, to } = draft;
  const counts = PLAYERS.map((value) => ({ value, text: `${value}` }));
  return (
    <form
      className="match-form"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin();
      }}
    >
      <div className="match-column">
        <section className="panel" aria-labelledby="match-players">
          <h2 id="match-players">{t('match.players.title')}</h2>
          <div className="match-range">
            <Select
              label={t('match.players.from')}
              value={from}
              options={counts}
              onChange={(value) => change({ from: value, to: Math.max(value, to) })}
            />
            <Select
              label={t('match.players.to')}
              value={to}
              options={counts}
              onChange={(value) => change({ to: value, from: Math.min(value, from) })}
            />
          </div>
          <p className="hint">{t('match.players.hint')}</p>
        </section>
        <section className="panel">
          <Choices
            legend={t('match.clock.title')}
            value={draft.clock}
            options={CLOCKS.map((value) => ({
              value,
              title: t(`match.clock.${value}.title`),
              text: t(`match.clock.${value}.text`),
            }))}
            onChange={(clock) => change({ clock })}
          />
        </section>
        <section className="panel match-bots">
          <Toggle
            title={t('match.bots.title')}
            text={t('match.bots.text')}
            isOn={draft.hasBots}
            onChange={(hasBots) => change({ hasBots })}
          />
          {draft.hasBots ? (
            <Select
              label={t('match.bots.level')}
              value={draft.level}
              options={PLAIN_LEVELS.map((value) => ({ value, text: levelTitle(t, value) }))}
              onChange={(level) => change({ level })}
            />
          ) : null}
        </section>
      </div>
      <div className="match-column">
        <section className="panel match-modules" aria-labelledby="match-modules">
          <h2 id="match-modules">{t('match.modules.title')}</h2>
          {EXPANSIONS.map((name) => (
            <Choices
              key={name}
              legend={t(`setup.module.${name}.title`)}
              look="short"
              value={draft.modules[name] ?? 'no'}
              options={WITH.map((value) => ({ value, title: t(`match.modules.${value}`) }))}
              onChange={(how) => change({ modules: { ...draft.modules, [name]: how } })}
            />
          ))}
        </section>
        <section className="panel match-others">
          <Choices
            legend={t('match.edition.title')}
            look="short"
            value={draft.edition}
            options={[
              ...EDITIONS.map((value) => ({ value, title: t(`match.edition.${value}`) })),
              { value: 'any' as const, title: t('match.edition.any') },
            ]}
            onChange={(edition) => change({ edition })}
          />
          <Choices
            legend={t('match.rated.title')}
            look="short"
            value={draft.rated}
            options={RATED.map((value) => ({ value, title: t(`match.rated.${value}`) }))}
            onChange={(rated) => change({ rated })}
          />
          <Select
            label={t('match.near.title')}
            value={draft.near}
            options={NEAR.map((value) => ({
              value,
              text: value === 0 ? t('match.near.any') : t('match.near.within', { points: value }),
            }))}
            onChange={(near) => change({ near })}
          />
        </section>
      </div>
      <div className="match-begin">
        {children}
        <button type="submit" className="button call" disabled={isBusy}>
          {t('match.begin')}
        </button>
      </div>
    </form>
  );
}
