/** Turns what is new in a table's log into moments, one after the other. */
import type { Known } from '@polis/client';
import { rulesOf } from '@polis/engine';
import { useCallback, useState } from 'react';
import { type Moment, momentsOf } from './moments.ts';

export interface Moments {
  /** What is being shown now; null if nothing is. */
  now: Moment | null;
  /** Ends it. */
  next(): void;
  /** The Age whose conflicts are still to be seen; null if none are. */
  unseen: number | null;
  /** The table while it was still being played: what the last moments of a game are shown on. */
  lastPlayed: Known | null;
}

interface Seen {
  known: Known;
  queue: Moment[];
  lastPlayed: Known | null;
}

export function useMoments(known: Known | null): Moments {
  const [seen, setSeen] = useState<Seen | null>(null);
  // while rendering, so that the end of the game is never seen before its last conflicts
  const current = known && seen?.known !== known ? advance(seen, known) : seen;
  if (current !== seen) setSeen(current);
  const next = useCallback(() => setSeen((was) => was && { ...was, queue: was.queue.slice(1) }), []);
  const queue = current?.queue ?? [];
  const unseen = queue.find((moment) => moment.moment === 'conflict')?.age ?? null;
  return { now: queue[0] ?? null, next, unseen, lastPlayed: current?.lastPlayed ?? null };
}

function advance(seen: Seen | null, known: Known): Seen {
  const lastPlayed = known.view?.over ? (seen?.lastPlayed ?? null) : known;
  if (!seen || !known.view || !continues(seen.known, known)) return { known, queue: [], lastPlayed };
  const fresh = momentsOf(known.log, seen.known.log.length, rulesOf(known.view.config));
  if (fresh.length === 0) return { known, queue: seen.queue, lastPlayed };
  // newer turns and conflicts replace those not shown yet; the score comes right after the last conflicts
  const kept = seen.queue.filter(
    ({ moment }) => moment !== 'turn' && !(moment === 'conflict' && fresh.some((one) => one.moment === 'conflict')),
  );
  const queue = [...kept, ...fresh].filter(({ moment }) => moment === 'conflict' || !known.view?.over);
  return { known, queue, lastPlayed };
}

const continues = (before: Known, after: Known): boolean =>
  before.view !== null &&
  before.table === after.table &&
  before.room.undone === after.room.undone &&
  before.log.length <= after.log.length;
