/** For how long clocks stood still, because no server was there to look after them. */
import type { Standstill } from '../store/store.ts';

/** Milliseconds after `at`; what two standstills share counts once. */
export function lostSince(at: number, standstills: readonly Standstill[]): number {
  let lost = 0;
  let counted = at;
  for (const { since, until } of [...standstills].sort((a, b) => a.since - b.since)) {
    lost += Math.max(0, until - Math.max(since, counted));
    counted = Math.max(counted, until);
  }
  return lost;
}
