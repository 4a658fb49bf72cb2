/** The exercise of a day: the same for all, and none again before all others have had their day. */

const DAY_MS = 86_400_000;

/** The number of the day at this time, in milliseconds since 1970: days begin at midnight in Greenwich. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** Far enough that neighbours in the set, which may be of one game, have days far apart. */
const STRIDE = 0.618;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Which one of so many it is on that day. */
export function dailyOf(day: number, count: number): number {
  let stride = Math.max(1, Math.round(STRIDE * count));
  while (gcd(stride, count) > 1) stride++;
  return (day * stride) % count;
}
