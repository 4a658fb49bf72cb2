/** All tables that wait for me, the most urgent first; and when I am not to be waited for. */
import './MyTurnPage.css';
import '../home/games.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Screen } from '../frame/Screen.tsx';
import { isLocal } from '../local/local.ts';
import { Icon } from '../look/Icon.tsx';
import { useMe } from '../net/identity.ts';
import { type MyGame, useMyGames, useServerAway, waitingGames } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Holidays } from './Holidays.tsx';
import { TurnRow } from './TurnRow.tsx';

/** Whoever looks at this page waits for it to change. */
const AGAIN_MS = 5000;
/** What is said of clocks is said in minutes. */
const TICK_MS = 20_000;

export function MyTurnPage() {
  const { t } = useTranslation();
  const { data: me } = useMe();
  const games = useMyGames(AGAIN_MS);
  const { isAway, again } = useServerAway();
  const waiting = waitingGames(games ?? []);
  const there = waiting.filter(({ table }) => !isLocal(table.id));
  const here = waiting.filter(({ table }) => isLocal(table.id));
  const [next = here.at(0)] = there;
  return (
    <Screen title={t('days.title')} className="days" aside={<Told count={there.length} isKnown={games !== null} />}>
      <div className="days-panels">
        <div className="days-column">
          {isAway ? (
            <p className="said said-bad" role="alert">
              {t('days.offline')}{' '}
              <button type="button" className="button plain" onClick={() => again()}>
                {t('error.again')}
              </button>
            </p>
          ) : null}
          {next ? (
            <Link href={`/table/${next.table.id}`} className="button main days-next">
              {t('days.next')}
            </Link>
          ) : null}
          <Waiting id="days-there" title={t('days.there')} games={there} />
          <Waiting id="days-here" title={t('days.here')} games={here} />
          {games && !next ? <Nothing /> : null}
        </div>
        <div className="days-column">{me && !isAway ? <Holidays /> : null}</div>
      </div>
    </Screen>
  );
}

/** Read out when it changes. */
function Told({ count, isKnown }: { count: number; isKnown: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="hint" role="status">
      {isKnown ? t('days.count', { count }) : null}
    </p>
  );
}

function Waiting({ id, title, games }: { id: string; title: string; games: readonly MyGame[] }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (games.length === 0) return null;
  return (
    <section className="panel games" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {games.map((game) => (
          <TurnRow key={game.table.id} game={game} now={now} />
        ))}
      </ol>
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <section className="panel days-nothing" aria-labelledby="days-nothing">
      <Icon name="check" />
      <h2 id="days-nothing">{t('days.none.title')}</h2>
      <p>{t('days.none.text')}</p>
      <p className="actions">
        <Link href="/notices" className="button">
          {t('days.none.notices')}
        </Link>
        <Link href="/new?with=friends" className="button">
          {t('home.tables.open')}
        </Link>
        <Link href="/exercises" className="button">
          {t('home.more.exercises')}
        </Link>
      </p>
    </section>
  );
}
