/** When what moderators decide ends. */
import { expect, test } from 'vitest';
import { dayOf, ENDS, endAt } from '../src/reports/ends.ts';

const NOW = new Date(2026, 9, 24, 15, 30).getTime();

test('a day that is named counts to its end, also where clocks are put back on it', () => {
  for (const day of ['2026-10-24', '2026-10-25', '2026-12-31']) {
    const end = endAt('date', day, NOW) ?? 0;
    expect(dayOf(end)).toBe(day);
    expect(dayOf(end + 1)).not.toBe(day);
  }
});

test('all others follow from now, and one never comes', () => {
  const days = ENDS.filter((end) => end !== 'date').map((end) => {
    const at = endAt(end, '', NOW);
    return at === null ? null : (at - NOW) / 86_400_000;
  });
  expect(days).toEqual([1, 7, 30, 365, null]);
});
