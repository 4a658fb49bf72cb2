/** What becomes of both positions if bots play them to the end, many times. */
import './Playouts.css';
import { useMemo, useState } from 'react';
import { Select } from '../frame/Select.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { afterParting } from './games.ts';
import { Pair } from './Pair.tsx';
import { type CompareProps, useWritten } from './shown.ts';
import { GAMES, type Games, usePlayouts } from './usePlayouts.ts';

export function Playouts({ compared, seat }: CompareProps) {
  const { t } = useTranslation();
  const written = useWritten();
  const [games, setGames] = useState<Games>(GAMES[1]);
  const views = useMemo(() => {
    const { here, there, at } = compared;
    return [afterParting(there, at, seat), afterParting(here, 0, seat)].filter((view) => view !== null);
  }, [compared, seat]);
  const { is, count, all, sides, start, stop } = usePlayouts(views);
  // after the last question there is nothing to play on
  if (views.length < 2) return null;
  const names = [t('branch.compare.there'), t('branch.compare.here')] as const;
  const [there, here] = sides;
  const most = Math.max(10, ...sides.flatMap(({ points }) => (points ? [points.to ?? points.value] : [])));
  return (
    <section className="panel playouts" aria-labelledby="playouts">
      <h2 id="playouts">{t('branch.compare.playouts.title')}</h2>
      <p className="hint">{t('branch.compare.playouts.text')}</p>
      {count > 0 ? (
        <>
          <Pair
            title={t('branch.compare.playouts.share')}
            names={names}
            found={[there.share, here.share]}
            write={written.chance}
            most={1}
          />
          <Pair
            title={t('branch.compare.playouts.points')}
            names={names}
            found={[there.points, here.points]}
            write={written.points}
            most={most}
          />
        </>
      ) : null}
      {is === 'playing' ? (
        <div className="looking">
          <p role="status">{t('branch.compare.playouts.progress', { count, all })}</p>
          <progress max={all} value={count} aria-label={t('branch.compare.playouts.title')} />
          <button type="button" className="button" onClick={stop}>
            {t('branch.compare.parting.stop')}
          </button>
        </div>
      ) : (
        <div className="looking">
          {is === 'ready' ? null : (
            <p role="status">{t(`branch.compare.playouts.${is === 'done' ? 'progress' : is}`, { count, all })}</p>
          )}
          <Select<Games>
            label={t('branch.compare.playouts.games')}
            isLabelHidden
            value={games}
            options={GAMES.map((value) => ({ value, text: t('branch.compare.playouts.each', { count: value }) }))}
            onChange={setGames}
          />
          <button type="button" className={is === 'ready' ? 'button call' : 'button'} onClick={() => start(games)}>
            {t(is === 'ready' ? 'branch.compare.playouts.start' : 'branch.compare.playouts.again')}
          </button>
        </div>
      )}
    </section>
  );
}
