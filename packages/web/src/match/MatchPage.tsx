/** Quick match: say what you would play, wait, say that you are ready, and be led to a table. */
import './MatchPage.css';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Refused } from '../frame/Refused.tsx';
import { Screen } from '../frame/Screen.tsx';
import { useDoing } from '../frame/useDoing.ts';
import { useServerAway } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Found } from './Found.tsx';
import { MatchForm } from './MatchForm.tsx';
import { arrived, useMatch } from './useMatch.ts';
import { Waiting } from './Waiting.tsx';

/** `onOpening`: while a game is found, what shows it can be on its way. */
export function MatchPage({ onOpening }: { onOpening(): void }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { isAway } = useServerAway();
  const { shown, hasMissed, begin, stop, ready } = useMatch();
  const { run, isBusy, error } = useDoing('match.refusal');
  const table = shown.is === 'playing' ? shown.table : null;
  const isFound = shown.is === 'found';
  useEffect(() => {
    if (isFound) onOpening();
  }, [isFound, onOpening]);
  useEffect(() => {
    if (table === null) return;
    arrived();
    go(`/table/${table}`, { replace: true });
  }, [table, go]);
  const doing = (deed: () => Promise<void>): void => run(() => deed().then(() => null));
  return (
    <Screen
      title={t(isFound ? 'match.found.title' : 'match.title')}
      className="match"
      aside={shown.is === 'nowhere' ? <p className="hint">{t('match.lead')}</p> : null}
    >
      {isAway && shown.is === 'nowhere' ? (
        <p className="said said-bad" role="alert">
          {t('match.offline')}
        </p>
      ) : null}
      {hasMissed ? (
        <section className="panel match-missed" role="alert">
          <h2>{t('match.missed.title')}</h2>
          <p>{t('match.missed.text')}</p>
          <button type="button" className="button main" disabled={isBusy} onClick={() => doing(begin)}>
            {t('match.missed.again')}
          </button>
        </section>
      ) : null}
      {shown.is === 'waiting' ? <Waiting shown={shown} onStop={() => doing(stop)} /> : null}
      {shown.is === 'found' ? (
        <Found
          shown={shown}
          isBusy={isBusy}
          onReady={() => doing(() => ready(shown.match))}
          onNot={() => doing(stop)}
        />
      ) : null}
      {shown.is === 'nowhere' ? (
        <MatchForm isBusy={isBusy || isAway} onBegin={() => doing(begin)}>
          <Refused error={error} />
        </MatchForm>
      ) : (
        <Refused error={error} />
      )}
    </Screen>
  );
}
