/** When someone may be told: by what they wish, the hours of their own zone, and whether they are here. */
import type { NudgeWish } from '../store/nudges.ts';
import { byZone } from './zones.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whether there is such a zone. */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

const clockOf = byZone(
  (timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** The minute of the day there. */
export function minuteOfDay(zone: string, at: number): number {
  const [hour, minute] = clockOf(zone).format(at).split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * The next time at which it is this minute of the day there, from then on. Where the clock is put forward over it that
 * day, the first moment after it.
 */
function nextAt(zone: string, minute: number, from: number): number {
  const now = minuteOfDay(zone, from);
  const start = from - (from % MINUTE);
  const ahead = (minute - now + DAY_MINUTES) % DAY_MINUTES;
  if (ahead === 0 && start === from) return from;
  const guess = start + (ahead === 0 ? DAY_MINUTES : ahead) * MINUTE;
  // a clock was put forward or back between: it is wrong by as much
  const off = ((minuteOfDay(zone, guess) - minute + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;
  const corrected = guess - off * MINUTE;
  return corrected > from && minuteOfDay(zone, corrected) === minute ? corrected : Math.max(guess, from + MINUTE);
}

/** This time, or the end of the quiet hours in which it lies. */
function afterQuiet({ quiet, zone }: NudgeWish, at: number): number {
  if (!quiet || quiet.from === quiet.until) return at;
  const minute = minuteOfDay(zone, at);
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const since = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? nextAt(zone, quiet.until, at) : at;
}

/** After how long without a connection someone is away, and how long news are gathered. */
export interface Paces {
  awayMs: number;
  gatherMs: number;
}

/** When news from this time may be told, by what is known at `now`; null: never. */
export function mayTellAt(
  wish: NudgeWish,
  news: { at: number; here: number | null; now: number },
  { awayMs, gatherMs }: Paces,
): number | null {
  const { at, here, now } = news;
  const gathered = at + gatherMs;
  switch (wish.mode) {
    case 'never':
      return null;
    case 'always':
      return afterQuiet(wish, Math.max(gathered, now));
    case 'away':
      return afterQuiet(wish, Math.max(gathered, now, (here ?? Number.NEGATIVE_INFINITY) + awayMs));
    case 'daily':
      // since the last of these hours that came after the news it may be told
      return Math.max(now, nextAt(wish.zone, wish.hour * 60, at));
  }
}

const HOUR = 3600 * 1000;
/** What comes later than this before a clock runs out comes too late. */
const LAST_MS = HOUR / 2;

/** When so much is left of a clock that someone is to be reminded; null: never. Of a short time half is waited for. */
export function reminderAt({ remind }: NudgeWish, asked: number, deadline: number): number | null {
  return remind === 0 ? null : deadline - Math.min(remind * HOUR, (deadline - asked) / 2);
}

/**
 * When someone may be reminded at this time or later; null: never. Quiet hours are waited for unless it would be too late
 * then, and whoever is told once a day is reminded all the same.
 */
export function mayRemindAt(
  wish: NudgeWish,
  { at, deadline, here, now }: { at: number; deadline: number; here: number | null; now: number },
  { awayMs }: Pick<Paces, 'awayMs'>,
): number | null {
  if (wish.mode === 'never') return null;
  const soon = Math.max(at, now, wish.mode === 'away' && here !== null ? here + awayMs : 0);
  if (wish.mode === 'daily') return soon;
  const later = afterQuiet(wish, soon);
  return later <= deadline - LAST_MS ? later : soon;
}
