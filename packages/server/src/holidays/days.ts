/** Days as calendars have them, `2026-12-24`, and how many of them someone has taken in a year. */
import { byZone } from '../nudges/zones.ts';

/** From its first day to its last. */
export interface Days {
  first: string;
  last: string;
}

const DAY_MS = 86_400_000;

const numberOf = (date: string): number => Date.parse(`${date}T00:00Z`) / DAY_MS;

export const nextDay = (date: string): string => new Date((numberOf(date) + 1) * DAY_MS).toISOString().slice(0, 10);

export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** `2026-02-30` is none. */
export const isDate = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) &&
  !Number.isNaN(numberOf(date)) &&
  new Date(numberOf(date) * DAY_MS).toISOString().startsWith(date);

/** How many of them are in this year. */
export function daysIn({ first, last }: Days, year: number): number {
  const from = Math.max(numberOf(first), numberOf(`${year}-01-01`));
  const until = Math.min(numberOf(last), numberOf(`${year}-12-31`));
  return Math.max(0, until - from + 1);
}

export const daysLeft = (taken: readonly Days[], year: number, daysAYear: number): number =>
  Math.max(0, daysAYear - taken.reduce((sum, days) => sum + daysIn(days, year), 0));

/** Whether it has more days than are left, in any year that it touches. */
export function isTooLong(days: Days, taken: readonly Days[], daysAYear: number): boolean {
  for (let year = yearOf(days.first); year <= yearOf(days.last); year++)
    if (daysIn(days, year) > daysLeft(taken, year, daysAYear)) return true;
  return false;
}

const clockOf = byZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** What a clock there shows, as if it were one of UTC. */
function shownThere(zone: string, at: number): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
}

/** The day that it is there. */
export const dayAt = (zone: string, at: number): string => new Date(shownThere(zone, at)).toISOString().slice(0, 10);

/** When a day begins there; where its first hour is left out, when the second does. */
export function beginOf(date: string, zone: string): number {
  const midnight = numberOf(date) * DAY_MS;
  // twice, since a clock may be put forward or back between
  const guess = midnight - (shownThere(zone, midnight) - midnight);
  return midnight - (shownThere(zone, guess) - guess);
}
