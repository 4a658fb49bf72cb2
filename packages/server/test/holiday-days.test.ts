/** Days as calendars have them, in any zone. */
import { expect, test } from 'vitest';
import { beginOf, dayAt, daysIn, daysLeft, isDate, isTooLong, nextDay } from '../src/holidays/days.ts';

test.each([
  ['2026-06-01', 'UTC', '2026-06-01T00:00:00Z'],
  ['2026-06-01', 'Europe/Paris', '2026-05-31T22:00:00Z'],
  ['2026-06-01', 'Pacific/Auckland', '2026-05-31T12:00:00Z'],
  ['2026-06-01', 'America/Los_Angeles', '2026-06-01T07:00:00Z'],
  ['2026-06-01', 'Asia/Kathmandu', '2026-05-31T18:15:00Z'],
  // days on which clocks are put forward and back, and the days after
  ['2026-03-29', 'Europe/Paris', '2026-03-28T23:00:00Z'],
  ['2026-03-30', 'Europe/Paris', '2026-03-29T22:00:00Z'],
  ['2026-10-25', 'Europe/Paris', '2026-10-24T22:00:00Z'],
  ['2026-10-26', 'Europe/Paris', '2026-10-25T23:00:00Z'],
])('%s in %s begins at %s', (date, zone, at) => {
  expect(new Date(beginOf(date, zone)).toISOString()).toBe(at.replace('Z', '.000Z'));
  expect(dayAt(zone, Date.parse(at))).toBe(date);
  expect(nextDay(dayAt(zone, Date.parse(at) - 1))).toBe(date);
});

test('where midnight is left out, the day begins at one', () => {
  // in Beirut clocks are put forward at midnight
  expect(new Date(beginOf('2026-03-29', 'Asia/Beirut')).toISOString()).toBe('2026-03-28T22:00:00.000Z');
});

test('only days that there are', () => {
  expect(['2026-02-28', '2028-02-29'].map(isDate)).toEqual([true, true]);
  expect(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', 'today', '2026-1-1'].map(isDate)).toEqual(
    new Array(6).fill(false),
  );
});

test('each day counts for its own year', () => {
  const winter = { first: '2026-12-24', last: '2027-01-03' };
  expect([2025, 2026, 2027, 2028].map((year) => daysIn(winter, year))).toEqual([0, 8, 3, 0]);
  expect(daysLeft([winter], 2026, 30)).toBe(22);
  expect(daysLeft([winter, { first: '2026-01-01', last: '2026-01-30' }], 2026, 30)).toBe(0);
  const week = { first: '2027-05-01', last: '2027-05-07' };
  expect([9, 10].map((days) => isTooLong(week, [winter], days))).toEqual([true, false]);
  // too long for one of its two years is too long
  expect(isTooLong(winter, [{ first: '2027-06-01', last: '2027-06-08' }], 10)).toBe(true);
});
