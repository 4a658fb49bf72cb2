/** Holidays: in them clocks of an hour or more stand still. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { beginOf, dayAt, daysLeft, isDate, nextDay, yearOf } from '../holidays/days.ts';
import { isZone } from '../nudges/when.ts';
import { failure, holidayId, holidayMade, holidaysShown, newHoliday } from '../protocol/index.ts';
import type { Holiday } from '../store/holidays.ts';
import { countedOver } from './counted-over.ts';
import { type App, nobody, type Parts, personIn } from './parts.ts';

/** Each is a line in the journal of every table: of one person, and of all who call from one address. */
const CHANGES_PER_HOUR = 20;
const CHANGES_FROM_ADDRESS = 80;
/** How far ahead one can be announced. */
const AHEAD_MS = 366 * 24 * 3600 * 1000;

const noZone = { code: 'no-such-zone', message: 'there is no such time zone' };
const noDate = { code: 'malformed', message: 'there is no such day' };
const wrongOrder = { code: 'holiday-order', message: 'a holiday ends after it has begun' };
const isPast = { code: 'holiday-past', message: 'a holiday begins today or later' };
const isFar = { code: 'holiday-far', message: 'a holiday begins within a year from now' };
const overlaps = { code: 'holiday-overlaps', message: 'you have another holiday at that time' };
const tooLong = { code: 'holiday-too-long', message: 'these are more days than you have left in that year' };
const noneHere = { code: 'no-holidays', message: 'there are no holidays at this server' };
const noSuchHoliday = { code: 'no-such-holiday', message: 'you have no such holiday, or it is over' };
const tooMany = { code: 'too-many', message: 'too many changes for now; wait a while' };

export function addHolidayRoutes(app: App, { options, store, holidays, now }: Parts): void {
  const { holidayDays } = options;
  const isTooOften = countedOver(app, 'holiday', CHANGES_PER_HOUR, CHANGES_FROM_ADDRESS);

  app.get(
    '/api/me/holidays',
    { schema: { summary: 'My holidays, and how many days are left', response: { 200: holidaysShown, 401: failure } } },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const taken = await store.holidays(me.id);
      const year = new Date(now()).getUTCFullYear();
      return reply.send({
        daysAYear: holidayDays,
        left: [year, year + 1].map((one) => ({ year: one, days: daysLeft(taken, one, holidayDays) })),
        holidays: taken
          .filter(({ until }) => until > now())
          .map(({ id, first, last, since, until }) => ({ id, first, last, since, until })),
      });
    },
  );

  app.post(
    '/api/me/holidays',
    {
      schema: {
        summary: `Take a holiday, now or within a year: my clocks of an hour or more stand still; ${CHANGES_PER_HOUR} changes an hour`,
        body: newHoliday,
        response: { 201: holidayMade, 400: failure, 401: failure, 409: failure, 429: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const { first, last, zone } = request.body;
      const wrong = refusalOf(first, last, zone);
      if (wrong) return reply.code(400).send(wrong);
      if (await isTooOften(request, me.id)) return reply.code(429).send(tooMany);
      const id = randomBytes(12).toString('base64url');
      const since = Math.max(now(), beginOf(first, zone));
      const holiday: Holiday = { id, first, last, zone, since, until: beginOf(nextDay(last), zone) };
      const added = await store.addHoliday(me.id, holiday, holidayDays, now());
      if (added !== 'added') return reply.code(409).send(added === 'overlaps' ? overlaps : tooLong);
      await holidays.changed();
      return reply.code(201).send({ id });
    },
  );

  function refusalOf(first: string, last: string, zone: string): typeof noZone | null {
    if (holidayDays === 0) return noneHere;
    if (!isZone(zone)) return noZone;
    if (!isDate(first) || !isDate(last)) return noDate;
    if (last < first) return wrongOrder;
    if (first < dayAt(zone, now())) return isPast;
    if (beginOf(first, zone) > now() + AHEAD_MS) return isFar;
    // it is not counted day by day before
    return yearOf(last) > yearOf(first) + 1 ? tooLong : null;
  }

  app.delete(
    '/api/me/holidays/:id',
    {
      schema: {
        summary: 'End a holiday now, or call it off: days that were not used come back',
        params: holidayId,
        response: { 204: z.null(), 401: failure, 404: failure, 429: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const known = (await store.holidays(me.id)).find(({ id }) => id === request.params.id);
      if (!known || known.until <= now()) return reply.code(404).send(noSuchHoliday);
      if (await isTooOften(request, me.id)) return reply.code(429).send(tooMany);
      await store.endHoliday(me.id, known.id, dayAt(known.zone, now()), now());
      await holidays.changed();
      return reply.code(204).send(null);
    },
  );
}
