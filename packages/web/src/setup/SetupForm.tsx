/** Every option of a table, each explained in one sentence. */
import './SetupForm.css';
import { HINTS } from '@polis/client';
import { EDITIONS, moduleNames } from '@polis/engine';
import type { ReactNode } from 'react';
import { Choices } from '../frame/Choices.tsx';
import { Toggle } from '../frame/Toggle.tsx';
import { Icon } from '../look/Icon.tsx';
import { Crest } from '../look/symbols.tsx';
import { listed } from '../text/listed.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Absence } from './Absence.tsx';
import { Boards } from './Boards.tsx';
import { Bots } from './Bots.tsx';
import { Boxes } from './Boxes.tsx';
import { Clock } from './Clock.tsx';
import { Company } from './Company.tsx';
import type { Draft } from './draft.ts';
import { PLAYERS, playersFor, withModule } from './fixes.ts';

export interface PartProps {
  draft: Draft;
  change(to: Partial<Draft>): void;
}

/** `isBegun`: what is played follows from where the game begins, and only the rest can be chosen. */
export function SetupForm({ draft, change, isBegun = false }: PartProps & { isBegun?: boolean }) {
  const { t } = useTranslation();
  const isShared = draft.where === 'friends';
  return (
    <div className="setup-form">
      {isBegun ? null : <Played draft={draft} change={change} />}
      <Bots draft={draft} change={change} />
      {isBegun ? null : <Boards draft={draft} change={change} />}
      {isShared ? <Clock draft={draft} change={change} /> : null}
      {isShared ? <Absence draft={draft} change={change} /> : null}
      {isShared ? (
        <div className="panel wide-part">
          <Choices
            legend={t('setup.listed.title')}
            value={draft.listed ? 'public' : 'private'}
            options={(['private', 'public'] as const).map((value) => ({
              value,
              title: t(`setup.listed.${value}.title`),
              text: t(`setup.listed.${value}.text`),
            }))}
            onChange={(who) => change({ listed: who === 'public' })}
          />
        </div>
      ) : null}
      {isShared ? <Company draft={draft} change={change} /> : null}
      {isShared && !isBegun ? (
        <div className="panel wide-part">
          <Toggle
            title={t('setup.rated.title')}
            text={t('setup.rated.text')}
            isOn={draft.rated}
            onChange={(rated) => change({ rated })}
          />
        </div>
      ) : null}
      {isShared ? (
        <div className="panel wide-part">
          <Choices
            legend={t('setup.hints.title')}
            hint={t('setup.hints.honour')}
            value={draft.hints}
            options={HINTS.map((value) => ({
              value,
              title: t(`setup.hints.${value}.title`),
              text: t(`setup.hints.${value}.text`),
            }))}
            onChange={(hints) => change({ hints })}
          />
        </div>
      ) : null}
    </div>
  );
}

/** With how many, and by which boxes. */
function Played({ draft, change }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="panel">
        <Choices
          legend={t('setup.players.title')}
          hint={t('setup.players.hint')}
          look="numbers"
          value={draft.seats}
          options={PLAYERS.map((value) => ({
            value,
            title: value,
            label: t('count.players', { count: value }),
          }))}
          onChange={(seats) => change({ seats })}
        />
      </div>
      <Modules draft={draft} change={change} />
      <div className="panel">
        <Choices
          legend={t('setup.edition.title')}
          value={draft.edition}
          options={EDITIONS.map((value) => ({
            value,
            title: t(`setup.edition.${value}.title`),
            text: t(`setup.edition.${value}.text`),
          }))}
          onChange={(edition) => change({ edition })}
        />
      </div>
      <Boxes draft={draft} change={change} />
    </>
  );
}

const CRESTS: Record<string, ReactNode> = {
  leaders: <Crest kind="leader" />,
  cities: <Crest kind="shadow" />,
  edifice: <Icon name="column" className="module-icon" />,
  teams: <Icon name="guild" className="module-icon" />,
};

function Modules({ draft, change }: PartProps) {
  const { t } = useTranslation();
  /** With how many it could be played if this were added. */
  const counts = (name: string): string =>
    listed(t, playersFor({ ...draft, modules: withModule(draft, name, true) }).map(String), 'or');
  return (
    <section className="panel modules" aria-labelledby="setup-modules">
      <h2 id="setup-modules">{t('setup.modules.title')}</h2>
      <ul>
        {moduleNames
          .filter((name) => name !== 'base')
          .map((name) => (
            <li key={name}>
              {CRESTS[name]}
              <Toggle
                title={t(`setup.module.${name}.title`)}
                text={t(`setup.module.${name}.text`, { players: counts(name) })}
                isOn={draft.modules.includes(name)}
                onChange={(isOn) => change({ modules: withModule(draft, name, isOn) })}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
