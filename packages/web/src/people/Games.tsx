/** Finished games, the latest first; each leads to its score. */
import './Games.css';
import '../table/city/Wonder.css';
import type { PlayedGame } from '@polis/server/protocol';
import { Link } from 'wouter';
import { More } from '../frame/More.tsx';
import { Emblem } from '../look/symbols.tsx';
import { levelOf, useGames } from '../ratings/data.ts';
import { useDate, useNameOf } from '../ratings/words.ts';
import { companyOf, modulesOf, ratedOf } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';

export function Games({ id }: { id: string }) {
  const { t } = useTranslation();
  const paged = useGames(id);
  const games = paged.data?.pages.flatMap((page) => page.games) ?? [];
  return (
    <section className="panel played" aria-labelledby="played">
      <h2 id="played">{t('people.games.title')}</h2>
      <ul>
        {games.map((game) => (
          <GameRow key={game.table} game={game} id={id} />
        ))}
      </ul>
      <More of={paged} />
    </section>
  );
}

function GameRow({ game, id }: { game: PlayedGame; id: string }) {
  const { t } = useTranslation();
  const date = useDate();
  const { seats, modules } = game;
  // a bot may have several chairs: its best one is told
  const chair = seats.reduce(
    (best, { who, place }, seat) => (who === id && (best < 0 || place < seats[best].place) ? seat : best),
    -1,
  );
  const own = seats[chair];
  const chairs = useChairs(game);
  if (!own) return null;
  const company = companyOf(t, { table: { chairs }, chair });
  const facts = [
    modulesOf(t, modules),
    ...(game.rated ? [] : [ratedOf(t, false)]),
    ...(game.listed ? [] : [t('people.games.hidden')]),
    ...(own.conceded ? [t('people.games.conceded')] : own.byBot > 0 ? [t('people.games.byBot')] : []),
  ];
  return (
    <li className="played-row">
      <Link href={`/table/${game.table}`}>
        <Emblem city={own.wonder} />
        <span className="played-text">
          <b>{company}</b>
          <small>
            {date(game.at)} · {facts.join(' ')}
          </small>
        </span>
        <span className={own.place === 1 ? 'badge won' : 'badge'}>
          {t('people.games.place', {
            place: t('home.games.place', { count: own.place, ordinal: true }),
            points: own.total,
          })}
        </span>
      </Link>
      <Link
        href={`/replay/${game.table}`}
        className="button plain"
        aria-label={t('people.games.replay', { company, date: date(game.at) })}
      >
        {t('end.replay')}
      </Link>
    </li>
  );
}

/** Who sat there, as lists of tables say it. */
function useChairs({ seats }: PlayedGame) {
  const nameOf = useNameOf();
  return seats.map(({ who, name }) => {
    const bot = who === null ? null : levelOf(who);
    return { person: bot ? null : who, name: bot ? null : nameOf({ id: who, name }), bot };
  });
}
