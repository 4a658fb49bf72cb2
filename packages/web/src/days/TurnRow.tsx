/** A table that waits for me: with whom, what is played, since when, and how much time I have. */
import { Link } from 'wouter';
import { GameDisc } from '../home/MyGames.tsx';
import { isLocal } from '../local/local.ts';
import { nameOfBranch } from '../tables/branches.ts';
import { companyOf, modulesOf, progressOf } from '../tables/describe.ts';
import { roughText } from '../tables/durations.ts';
import { type MyGame, waitingSince } from '../tables/tables.ts';
import { dayText } from '../text/dayText.ts';
import { useTranslation } from '../text/speaking.tsx';

/** So little time left is said aloud, as it were. */
const URGENT_MS = 3 * 3600 * 1000;

export function TurnRow({ game, now }: { game: MyGame; now: number }) {
  const { t, i18n } = useTranslation();
  const { table } = game;
  return (
    <li className="game-row">
      <Link href={`/table/${table.id}`}>
        <GameDisc game={game} />
        <span className="game-text">
          <b>{table.beginning ? nameOfBranch(t, table.beginning) : companyOf(t, game)}</b>
          <small>
            {progressOf(t, i18n.language, game)} {modulesOf(t, table.settings.modules)}{' '}
            {isLocal(table.id) ? null : t('days.waited', { time: roughText(i18n.language, now - waitingSince(game)) })}{' '}
            {game.turn?.standsUntil
              ? t('days.standsUntil', { date: dayText(i18n.language, game.turn.standsUntil - 1) })
              : null}
          </small>
        </span>
        <TimeLeft game={game} now={now} />
      </Link>
    </li>
  );
}

function TimeLeft({ game: { turn }, now }: { game: MyGame; now: number }) {
  const { t, i18n } = useTranslation();
  if (!turn || turn.deadline === null) return null;
  if (turn.standsUntil !== null) return <span className="badge">{t('days.stands')}</span>;
  const left = turn.deadline - now;
  if (left <= 0) return <span className="badge still">{t('days.over')}</span>;
  return (
    <span className={left < URGENT_MS ? 'badge still' : 'badge'}>
      {t('days.left', { time: roughText(i18n.language, left) })}
    </span>
  );
}
