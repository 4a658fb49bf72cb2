/** How long no server was there: clocks stood still, and nobody could come to their table. */
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

/** The time from which on there were so many milliseconds until `now` in which nothing stood still. */
export function timeAgo(ms: number, now: number, standstills: readonly Standstill[]): number {
  let left = ms;
  let at = now;
  for (const { since, until } of [...standstills].sort((a, b) => b.until - a.until)) {
    const ran = Math.max(0, at - until);
    if (ran >= left) break;
    left -= ran;
    at = Math.min(at, since);
  }
  return at - left;
}
