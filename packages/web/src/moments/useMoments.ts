/** Turns what is new in a table's log into moments, one after the other. */
import type { Known } from '@polis/client';
import { startTransition, useCallback, useState } from 'react';
import type { Moment } from './moments.ts';
import { advance, type Seen } from './queue.ts';

export interface Moments {
  /** What is being shown now; null if nothing is. */
  now: Moment | null;
  /** Ends it. */
  next(): void;
  /** The Age whose conflicts are still to be seen; null if none are. */
  unseen: number | null;
}

export function useMoments(known: Known | null): Moments {
  const [seen, setSeen] = useState<Seen | null>(null);
  // while rendering, so that the end of the game is never seen before its last moments
  const current = known && seen?.known !== known ? advance(seen, known) : seen;
  if (current !== seen) setSeen(current);
  const queue = current?.queue ?? [];
  const now = queue[0] ?? null;
  // in slices, as the table may have to be drawn; and by name, as it may be ended twice meanwhile
  const next = useCallback(() => startTransition(() => setSeen((was) => was && without(was, now))), [now]);
  const unseen = queue.find((moment) => moment.moment === 'conflict')?.age ?? null;
  return { now, next, unseen };
}

const without = (seen: Seen, moment: Moment | null): Seen => ({
  ...seen,
  queue: seen.queue.filter((one) => one !== moment),
});
