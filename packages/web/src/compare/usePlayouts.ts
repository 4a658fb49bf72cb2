/** Games that bots play on from both positions, in workers, until there are enough or it is stopped. */
import type { View } from '@polis/engine';
import { useEffect, useRef, useState } from 'react';
import { botCalls, workersHere } from '../local/bots.ts';
import type { Playout } from '../local/playouts.ts';

import { type Estimate, meanOf, shareOf } from './figures.ts';

export const GAMES = [50, 200, 1000] as const;
export type Games = (typeof GAMES)[number];

/** So many are played before something is shown. */
const AT_ONCE = 5;

export interface PlayoutsFound {
  is: 'ready' | 'playing' | 'stopped' | 'done' | 'failed';
  /** Of both together. */
  count: number;
  all: number;
  sides: readonly { share: Estimate | null; points: Estimate | null }[];
  start(games: Games): void;
  stop(): void;
}

interface Playing {
  end(): void;
}

/** `views`: of the same seat, in each game. */
export function usePlayouts(views: readonly View[]): PlayoutsFound {
  const [played, setPlayed] = useState<readonly (readonly Playout[])[]>(views.map(() => []));
  const [is, setIs] = useState<PlayoutsFound['is']>('ready');
  const [games, setGames] = useState<Games>(GAMES[0]);
  const playing = useRef<Playing | null>(null);
  useEffect(() => {
    setPlayed(views.map(() => []));
    setIs('ready');
    return () => playing.current?.end();
  }, [views]);
  const start = (wanted: Games): void => {
    setGames(wanted);
    setPlayed(views.map(() => []));
    setIs('playing');
    playing.current = play(views, wanted, {
      played: (side, more) => setPlayed((before) => before.with(side, [...before[side], ...more])),
      done: () => setIs('done'),
      failed: () => setIs('failed'),
    });
  };
  return {
    is,
    count: played.flat().length,
    all: games * views.length,
    sides: played.map((all) => ({
      share: shareOf(all.filter(({ hasWon }) => hasWon).length, all.length),
      points: meanOf(all.map(({ points }) => points)),
    })),
    start,
    stop() {
      playing.current?.end();
      setIs('stopped');
    },
  };
}

interface Listeners {
  played(side: number, more: readonly Playout[]): void;
  done(): void;
  failed(): void;
}

/** By turns, so that both are known equally well whenever it is stopped; the same luck for both. */
function play(views: readonly View[], games: Games, { played, done, failed }: Listeners): Playing {
  const queue = Array.from({ length: games / AT_ONCE }, (_, i) =>
    views.map((view, side) => ({ view, side, seed: 1 + i * AT_ONCE })),
  ).flat();
  const workers = Array.from({ length: workersHere() }, botCalls);
  let isStopped = false;
  const end = (): void => {
    isStopped = true;
    for (const worker of workers) worker.end();
  };
  const work = async ({ call }: (typeof workers)[number]): Promise<void> => {
    for (let one = queue.shift(); one && !isStopped; one = queue.shift()) {
      const { view, side, seed } = one;
      const more = await call('playouts', { view, games: AT_ONCE, seed });
      if (!isStopped) played(side, more);
    }
  };
  Promise.all(workers.map(work)).then(
    () => {
      if (isStopped) return;
      end();
      done();
    },
    () => {
      if (isStopped) return;
      end();
      failed();
    },
  );
  return { end };
}
