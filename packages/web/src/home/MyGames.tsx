/** My games of the server and of this device, the ones that wait for me first. */
import './MyGames.css';
import './games.css';
import { roman } from '@polis/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { isLocal } from '../local/local.ts';
import { Icon } from '../look/Icon.tsx';
import { nameOfBranch } from '../tables/branches.ts';
import { companyOf, modulesOf, progressOf, tagOf } from '../tables/describe.ts';
import { type MyGame, useMyGames } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';
import { RemoveGame } from './RemoveGame.tsx';

const SHOWN_AT_FIRST = 5;
/** While it is not known the words that most likely come take their place, unseen, so that nothing jumps. */
export const nothingYet = (isKnown: boolean): string => (isKnown ? 'nothing-yet' : 'nothing-yet unknown');

export function MyGames() {
  const { t } = useTranslation();
  const games = useMyGames();
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? (games ?? []) : (games ?? []).slice(0, SHOWN_AT_FIRST);
  return (
    <section className="panel games" aria-labelledby="my-games">
      <h2 id="my-games">{t('home.games.title')}</h2>
      {/* before the list, which comes later and moves what is below it */}
      <p className="games-more">
        <Link href="/my-turn">{t('home.games.myTurn')}</Link>
        <Link href="/me">{t('home.games.history')}</Link>
        <Link href="/branches">{t('home.games.branches')}</Link>
        <Link href="/replay">{t('home.games.record')}</Link>
      </p>
      {games?.length ? null : <p className={nothingYet(games !== null)}>{t('home.games.none')}</p>}
      <ul>
        {shown.map((game) => (
          <GameRow key={game.table.id} game={game} />
        ))}
      </ul>
      {games && games.length > shown.length ? (
        <button type="button" className="button plain" onClick={() => setIsAll(true)}>
          {t('home.games.all', { count: games.length - shown.length })}
        </button>
      ) : null}
    </section>
  );
}

function GameRow({ game }: { game: MyGame }) {
  const { t, i18n } = useTranslation();
  const { table } = game;
  const isHere = isLocal(table.id);
  const title = table.beginning ? nameOfBranch(t, table.beginning) : companyOf(t, game);
  return (
    <li className="game-row">
      <Link href={`/table/${table.id}`}>
        <GameDisc game={game} />
        <span className="game-text">
          <b>{title}</b>
          <small>
            {progressOf(t, i18n.language, game)} {modulesOf(t, table.settings.modules)}{' '}
            {isHere ? t('home.games.onDevice') : null}
          </small>
        </span>
        <span className={badgeOf(game)}>{t(`home.games.${tagOf(game)}`)}</span>
      </Link>
      {table.status === 'over' && table.result ? (
        <Link
          href={`/review/${table.id}`}
          className="button plain icon to-review"
          aria-label={t('home.games.review', { game: title })}
          title={t('home.games.toReview')}
        >
          <Icon name="hint" />
          <span className="tool-word">{t('home.games.toReview')}</span>
        </Link>
      ) : null}
      {table.status === 'over' && table.result ? (
        <Link
          href={`/replay/${table.id}`}
          className="button plain icon"
          aria-label={t('home.games.replay', { game: title })}
          title={t('home.games.toReplay')}
        >
          <Icon name="play" />
          <span className="tool-word">{t('home.games.toReplay')}</span>
        </Link>
      ) : null}
      {isHere ? <RemoveGame table={table.id} title={title} /> : null}
    </li>
  );
}

function badgeOf({ table, isMyTurn }: MyGame): string {
  if (table.frozen) return 'badge still';
  return isMyTurn ? 'badge mine' : 'badge';
}

/** The Age as it stands; a laurel for those who won. */
export function GameDisc({ game: { table, chair, isMyTurn } }: { game: MyGame }) {
  const hasWon = table.result?.winners.includes(chair) ?? false;
  const look = isMyTurn ? 'disc mine' : hasWon ? 'disc has-won' : 'disc';
  return (
    <span className={look} aria-hidden="true">
      {table.status === 'playing' && table.age > 0 ? (
        <span className="disp">{roman(table.age)}</span>
      ) : (
        <Icon name={hasWon ? 'olympia' : table.status === 'over' ? 'polis' : 'think'} />
      )}
    </span>
  );
}
