/** The exercise of the day. */
import { expect, test } from 'vitest';
import { dailyOf, dayOf } from '../../src/index.ts';

test('a day is that of Greenwich', () => {
  expect(dayOf(Date.UTC(2026, 10, 18, 23, 59, 59))).toBe(dayOf(Date.UTC(2026, 10, 18)));
  expect(dayOf(Date.UTC(2026, 10, 19))).toBe(dayOf(Date.UTC(2026, 10, 18)) + 1);
});

test.each([1, 2, 7, 500, 512, 561])('of %i exercises each has its day before one comes again', (count) => {
  const first = dayOf(Date.UTC(2026, 10, 18));
  const days = Array.from({ length: count }, (_, i) => dailyOf(first + i, count));
  expect(new Set(days).size).toBe(count);
  expect(days.every((at) => Number.isInteger(at) && at >= 0 && at < count)).toBe(true);
  expect(dailyOf(first + count, count)).toBe(days[0]);
});

test('neighbours in the set have days far apart', () => {
  expect(Math.abs(dailyOf(20_001, 560) - dailyOf(20_000, 560))).toBeGreaterThan(100);
});
