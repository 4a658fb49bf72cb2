/** A game is found: are you ready? */
import './Found.css';
import type { MatchShown } from '@polis/server/protocol';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { modulesOf, ratedOf } from '../tables/describe.ts';
import { botName } from '../text/botName.ts';
import { useTranslation } from '../text/speaking.tsx';
import { deadlineOf } from './useMatch.ts';

type Shown = Extract<MatchShown, { is: 'found' }>;

interface FoundProps {
  shown: Shown;
  isBusy: boolean;
  onReady(): void;
  onNot(): void;
}

function useSecondsLeft(shown: Shown): number {
  const deadline = deadlineOf(shown);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

export function Found({ shown, isBusy, onReady, onNot }: FoundProps) {
  const { t } = useTranslation();
  const left = useSecondsLeft(shown);
  const button = useRef<HTMLButtonElement>(null);
  const { isReady, ready, people } = shown;
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="panel match-found" aria-label={t('match.found.title')} role="alert">
      <Icon name="guild" />
      <ul className="match-facts">
        {factsOf(t, shown).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isReady ? (
        <p role="status">{ready < people ? t('match.found.isReady', { ready, people }) : t('match.found.making')}</p>
      ) : (
        <>
          <p className="match-left" aria-hidden="true">
            {t('match.found.left', { count: left })}
          </p>
          <div className="actions">
            <button
              ref={button}
              type="button"
              className="button call"
              disabled={isBusy || left === 0}
              onClick={onReady}
            >
              {t('match.found.ready')}
            </button>
            <button type="button" className="button" disabled={isBusy} onClick={onNot}>
              {t('match.found.not')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function factsOf(t: TFunction, { people, game }: Shown): string[] {
  const { modules, edition, clock, rated, bots, seats } = game;
  const level = bots ? `${seats - people} × ${botName(t, bots)}` : '';
  const company =
    people === 1 || !bots
      ? t('match.found.people', { count: people, bots: level })
      : t('match.found.withBots', { count: people, bots: level });
  return [
    company,
    modulesOf(t, modules),
    t(`setup.summary.edition.${edition}`),
    t(`match.clock.${clock}.text`),
    ratedOf(t, rated),
  ];
}
