/** Stretches of time in which clocks stand still: sorted, apart from each other, in milliseconds of the server's time. */

export interface Span {
  since: number;
  until: number;
}

/** The stretch in which a moment lies; its end does not belong to it. */
export const spanAt = (spans: readonly Span[], at: number): Span | null =>
  spans.find(({ since, until }) => since <= at && at < until) ?? null;

/** How much time goes by between two moments, without these stretches. */
export function timeBetween(spans: readonly Span[], from: number, to: number): number {
  const standing = spans.reduce(
    (sum, { since, until }) => sum + Math.max(0, Math.min(until, to) - Math.max(since, from)),
    0,
  );
  return Math.max(0, to - from) - standing;
}

/** When so much time will have gone by, without these stretches. */
export function timeAfter(spans: readonly Span[], from: number, ms: number): number {
  return spans.reduce((end, { since, until }) => {
    const begin = Math.max(since, from);
    return begin < end && until > begin ? end + (until - begin) : end;
  }, from + ms);
}
