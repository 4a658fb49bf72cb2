/** The state of a look back at one seat's decisions. */
import type { Assessment } from '@polis/bots';
import type { SeatId } from '@polis/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RecordedGame } from '../record/game.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { type Reviewing, startReview, workersHere } from './reviewer.ts';
import { keepReview, keptReview } from './store.ts';

/** How long all of it may take, in seconds. */
export const TIMES = [10, 60, 180] as const;
export type Time = (typeof TIMES)[number];

/** Bounds for one decision: shorter finds nothing, longer finds little more. */
const LEAST_MS = 250;
const MOST_MS = 6000;

export interface ReviewState {
  decisions: readonly Decision[];
  found: readonly (Assessment | null)[];
  /** `looking`: whether it has been done before. */
  is: 'looking' | 'ready' | 'thinking' | 'done';
  /** So many have been looked at. */
  count: number;
  start(time: Time): void;
  stop(): void;
}

export function useReview(game: RecordedGame, seat: SeatId): ReviewState {
  const decisions = useMemo(() => decisionsOf(game.story, seat), [game, seat]);
  const [found, setFound] = useState<(Assessment | null)[]>(() => decisions.map(() => null));
  const [is, setIs] = useState<ReviewState['is']>('looking');
  const reviewing = useRef<Reviewing | null>(null);
  useEffect(() => {
    let isWanted = true;
    setIs('looking');
    setFound(decisions.map(() => null));
    keptReview(game.id, seat, decisions.length)
      .catch(() => null)
      .then((kept) => {
        if (!isWanted) return;
        if (kept) setFound(kept.found);
        setIs(kept?.found.every(Boolean) ? 'done' : 'ready');
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
      reviewing.current?.stop();
    };
  }, [game, seat, decisions]);

  const start = (time: Time): void => {
    const isAnew = is === 'done';
    let all = isAnew ? decisions.map(() => null) : [...found];
    const open = all.flatMap((one, number) => (one ? [] : [number]));
    const ms = Math.min(MOST_MS, Math.max(LEAST_MS, (time * 1000 * workersHere()) / Math.max(1, open.length)));
    setFound(all);
    setIs('thinking');
    reviewing.current = startReview({
      decisions,
      open,
      ms,
      found(number, assessment) {
        all = all.with(number, assessment);
        setFound(all);
        // what cannot be kept is thought out again
        keepReview(game.id, seat, { found: all }).catch(() => undefined);
      },
      done: () => setIs('done'),
    });
  };
  const stop = (): void => {
    reviewing.current?.stop();
    setIs('ready');
  };
  return { decisions, found, is, count: found.filter(Boolean).length, start, stop };
}
