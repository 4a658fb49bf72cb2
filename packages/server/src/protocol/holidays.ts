/** What the HTTP part takes and gives about holidays, and about the tables that wait for someone. */
import { z } from 'zod';
import { nudgeWish } from './nudges.ts';
import { tableSummary } from './rest.ts';

/** A day as calendars have it, `2026-12-24`. */
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** From its first day to its last, in the zone of whoever takes it; one that begins today begins now. */
export const newHoliday = z.object({ first: date, last: date, zone: nudgeWish.shape.zone });

export const holidayId = z.object({ id: z.string().regex(/^[\w-]{12,24}$/) });
export const holidayMade = z.object({ id: z.string() });

const holidayShown = z.object({
  id: z.string(),
  first: z.string(),
  last: z.string(),
  /** When it begins and ends, in milliseconds since 1970. */
  since: z.number(),
  until: z.number(),
});
export type HolidayShown = z.infer<typeof holidayShown>;

export const holidaysShown = z.object({
  /** How many days one has in a year; 0: there are no holidays at this server. */
  daysAYear: z.number(),
  /** How many of them are left, this year and the next. */
  left: z.array(z.object({ year: z.number(), days: z.number() })),
  /** Those that go on or are to come. */
  holidays: z.array(holidayShown),
});
export type HolidaysShown = z.infer<typeof holidaysShown>;

/** A table of mine; `mine`: what waits for me there, null if nothing does. */
export const myTable = tableSummary.extend({
  mine: z
    .object({
      /** Since when it waits. */
      since: z.number(),
      /** When my clock will have run out, or has; null without one. */
      deadline: z.number().nullable(),
      /** Until when it stands still, as I am on holiday. */
      standsUntil: z.number().nullable(),
    })
    .nullable(),
});
export type MyTable = z.infer<typeof myTable>;

export const myTables = z.object({ tables: z.array(myTable) });
