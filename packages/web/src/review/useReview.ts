/** The state of a look back at one seat's decisions. */
import type { Assessment } from '@polis/bots';
import type { SeatId } from '@polis/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RecordedGame } from '../record/game.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { type Reviewing, startReview } from './reviewer.ts';
import { keepReview, keptReview } from './store.ts';

/** How long all of it may take, in seconds. */
export const TIMES = [10, 60, 180] as const;
export type Time = (typeof TIMES)[number];

export interface ReviewState {
  decisions: readonly Decision[];
  found: readonly (Assessment | null)[];
  /** `looking`: whether it has been done before. */
  is: 'looking' | 'ready' | 'thinking' | 'done';
  /** So many have been looked at, of all that are to be. */
  count: number;
  all: number;
  start(time: Time): void;
  stop(): void;
}

/** `from`: the first step whose decisions are looked at. */
export function useReview(game: RecordedGame, seat: SeatId, from = 0): ReviewState {
  const decisions = useMemo(() => decisionsOf(game.story, seat), [game, seat]);
  const isAsked = (number: number): boolean => decisions[number].at >= from;
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
        setIs(kept?.found.every((one, number) => one || decisions[number].at < from) ? 'done' : 'ready');
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
      reviewing.current?.stop();
    };
  }, [game, seat, decisions, from]);

  const start = (time: Time): void => {
    const isAnew = is === 'done';
    let all = found.map((one, number) => (isAnew && isAsked(number) ? null : one));
    const open = all.flatMap((one, number) => (one || !isAsked(number) ? [] : [number]));
    setFound(all);
    setIs('thinking');
    reviewing.current = startReview({
      decisions,
      before: all,
      open,
      ms: 1000 * time,
      found(number, assessment) {
        all = all.with(number, assessment ?? all[number]);
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
  const asked = decisions.flatMap((_, number) => (isAsked(number) ? [number] : []));
  const count = asked.filter((number) => found[number]).length;
  return { decisions, found, is, count, all: asked.length, start, stop };
}
