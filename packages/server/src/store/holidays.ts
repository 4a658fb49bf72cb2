/** When people are on holiday, and whether their tables know of it. */
import type { Span } from '@polis/client';
import { isTooLong } from '../holidays/days.ts';
import { inParts } from '../in-parts.ts';
import type { HolidayTable } from './tables/holidays.ts';
import type { Database } from './tables.ts';

/** From its first to its last day, in a zone. */
export interface Holiday extends Span {
  id: string;
  first: string;
  last: string;
  zone: string;
}

export interface Holidays {
  /** All of someone's that were not called off, the earliest first. */
  holidays(person: string): Promise<Holiday[]>;
  /** Of these people, when they are on holiday from now on. */
  holidaysFrom(people: readonly string[], now: number): Promise<(Span & { person: string })[]>;
  /** Unless someone has others at that time, or would have more than so many days in a year. */
  addHoliday(
    person: string,
    holiday: Holiday,
    daysAYear: number,
    at: number,
  ): Promise<'added' | 'overlaps' | 'too-long'>;
  /** It is over now, or never begins; false if there is none like that. */
  endHoliday(person: string, id: string, last: string, at: number): Promise<boolean>;
  /** People whose tables may not know of their holidays, and since when. */
  untoldHolidays(limit: number): Promise<{ person: string; since: number }[]>;
  /** Their tables know all that has changed up to then. */
  holidaysAreTold(person: string, since: number): Promise<void>;
}

/** Engines limit what one statement may carry. */
const AT_ONCE = 100;
const KEPT_MS = 2 * 366 * 24 * 3600 * 1000;

export function holidaysOn(db: Database): Holidays {
  return {
    holidays: (person) => holidaysOf(db, person),

    async holidaysFrom(people, now) {
      const found: (Span & { person: string })[] = [];
      for (const some of inParts(people, AT_ONCE))
        found.push(
          ...(await db
            .selectFrom('holiday')
            .select(['person_id as person', 'since', 'until'])
            .where('person_id', 'in', some)
            .where('until', '>', now)
            .whereRef('until', '>', 'since')
            .orderBy('since')
            .execute()),
        );
      return found;
    },

    addHoliday: (person, holiday, daysAYear, at) =>
      db.transaction().execute(async (trx) => {
        // of two who add at the same time one waits here
        await trx
          .updateTable('person')
          .set(({ ref }) => ({ created: ref('created') }))
          .where('id', '=', person)
          .execute();
        // what counts for no year any more
        await trx
          .deleteFrom('holiday')
          .where('person_id', '=', person)
          .where('until', '<', at - KEPT_MS)
          .where('untold', 'is', null)
          .execute();
        const others = await holidaysOf(trx, person);
        if (others.some(({ since, until }) => since < holiday.until && holiday.since < until)) return 'overlaps';
        if (isTooLong(holiday, others, daysAYear)) return 'too-long';
        await trx
          .insertInto('holiday')
          .values({ ...holiday, person_id: person, untold: at })
          .execute();
        return 'added';
      }),

    async endHoliday(person, id, last, at) {
      const { numUpdatedRows } = await db
        .updateTable('holiday')
        .set(({ ref, eb, case: when }) => ({
          last,
          until: when().when('since', '>', at).then(ref('since')).else(eb.val(at)).end(),
          untold: at,
        }))
        .where('person_id', '=', person)
        .where('id', '=', id)
        .where('until', '>', at)
        .whereRef('until', '>', 'since')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async untoldHolidays(limit) {
      const found = await db
        .selectFrom('holiday')
        .select(({ fn }) => ['person_id', fn.max<number>('untold').as('since')])
        .where('untold', 'is not', null)
        .groupBy('person_id')
        .orderBy('person_id')
        .limit(limit)
        .execute();
      return found.map(({ person_id, since }) => ({ person: person_id, since: Number(since) }));
    },

    async holidaysAreTold(person, since) {
      await db.transaction().execute(async (trx) => {
        await trx
          .deleteFrom('holiday')
          .where('person_id', '=', person)
          .where('untold', '<=', since)
          .whereRef('until', '<=', 'since')
          .execute();
        await trx
          .updateTable('holiday')
          .set({ untold: null })
          .where('person_id', '=', person)
          .where('untold', '<=', since)
          .execute();
      });
    },
  };
}

async function holidaysOf(db: Database, person: string): Promise<Holiday[]> {
  const found = await db
    .selectFrom('holiday')
    .selectAll()
    .where('person_id', '=', person)
    .whereRef('until', '>', 'since')
    .orderBy('since')
    .execute();
  return found.map(holidayOf);
}

const holidayOf = ({ id, first, last, zone, since, until }: HolidayTable): Holiday => ({
  id,
  first,
  last,
  zone,
  since,
  until,
});

/**
 * A guest's, where the account has none at that time and as many days left, or a new guest would bring new days each time;
 * the tables of the account are told of all of them.
 */
export async function adoptHolidays(trx: Database, from: string, to: string, daysAYear: number): Promise<void> {
  const own = await holidaysOf(trx, to);
  for (const holiday of await holidaysOf(trx, from)) {
    const { id, since, until } = holiday;
    if (own.some((other) => other.since < until && since < other.until)) continue;
    if (isTooLong(holiday, own, daysAYear)) continue;
    own.push(holiday);
    await trx.updateTable('holiday').set({ person_id: to }).where('id', '=', id).execute();
  }
  await trx.updateTable('holiday').set({ untold: 0 }).where('person_id', '=', to).where('untold', 'is', null).execute();
}
