/** People: who there is, as whom they have played before, and what goes with those who leave. */
import { isStandIn } from '../room/without-people.ts';
import { adoptCare, forgetCare } from './care-people.ts';
import { adoptExercises } from './exercises.ts';
import { adoptHolidays } from './holidays.ts';
import { adoptInvitations, forgetCompany } from './invitations.ts';
import { PERSONAL } from './personal.ts';
import { adoptResults, anonymiseResults } from './settle.ts';
import type { Database, Engine } from './tables.ts';

export interface Person {
  id: string;
  name: string;
}

export interface People {
  addPerson(person: Person, at: number): Promise<void>;
  person(id: string): Promise<(Person & { created: number }) | null>;

  /**
   * A guest has signed in: all that is the guest's is the account's from now on. `holidayDays`: in a year; with 0 a guest's
   * holidays are not taken along.
   */
  adopt(from: string, to: string, holidayDays?: number): Promise<void>;
  /** As whom someone has played before. */
  formerIds(person: string): Promise<string[]>;
  /** Who someone is now that was this; the same if they have never been another. */
  idNow(person: string): Promise<string>;

  /** Nobody can sign in as them any more. What is left of them is removed later, after a restart if need be. */
  startLeaving(person: string, at: number): Promise<void>;
  /** Who, and since when. */
  leaving(): Promise<{ id: string; since: number }[]>;
  /**
   * Of the next `count` ids that journals name, after this one, those that are nobody's: of no person, nor one from before
   * someone had an account. `next` is null once all have been looked at.
   */
  strangers(after: string, count: number): Promise<{ found: string[]; next: string | null }>;
  /** With everything that hangs on them. */
  removePerson(person: string): Promise<void>;
}

export function peopleOn(db: Database, engine: Engine): People {
  return {
    async addPerson({ id, name }, at) {
      await db.insertInto('person').values({ id, name, created: at, leaving: null, renamed: null }).execute();
    },

    async person(id) {
      const found = await db
        .selectFrom('person')
        .select(['id', 'name', 'created'])
        .where('id', '=', id)
        .where('leaving', 'is', null)
        .executeTakeFirst();
      return found ? { id: found.id, name: found.name, created: found.created } : null;
    },

    async adopt(from, to, holidayDays = 0) {
      await db.transaction().execute(async (trx) => {
        await adoptResults(trx, engine, from, to);
        // before care, which ends those between people who keep apart
        await adoptInvitations(trx, from, to);
        await adoptCare(trx, from, to);
        await adoptExercises(trx, from, to);
        await adoptHolidays(trx, from, to, holidayDays);
        for (const { table, person, whenAdopted } of PERSONAL)
          if (whenAdopted === 'moves')
            await trx
              .updateTable(table)
              .set({ [person]: to })
              .where(person, '=', from)
              .execute();
        await trx
          .insertInto('former')
          .values({ id: from, person_id: to })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await removeRows(
          trx,
          from,
          PERSONAL.filter(({ whenAdopted }) => whenAdopted !== 'stays'),
        );
      });
    },

    async formerIds(person) {
      const found = await db.selectFrom('former').select('id').where('person_id', '=', person).execute();
      return found.map(({ id }) => id);
    },

    async idNow(person) {
      const found = await db.selectFrom('former').select('person_id').where('id', '=', person).executeTakeFirst();
      return found?.person_id ?? person;
    },

    async startLeaving(person, at) {
      await db.transaction().execute(async (trx) => {
        await anonymiseResults(trx, engine, person);
        await forgetCare(trx, person);
        await forgetCompany(trx, person);
        await trx.updateTable('person').set({ leaving: at, name: '' }).where('id', '=', person).execute();
        for (const table of GONE_AT_ONCE) await trx.deleteFrom(table).where('person_id', '=', person).execute();
      });
    },

    async leaving() {
      const found = await db
        .selectFrom('person')
        .select(['id', 'leaving'])
        .where('leaving', 'is not', null)
        .$narrowType<{ leaving: number }>()
        .execute();
      return found.map(({ id, leaving }) => ({ id, since: leaving }));
    },

    async strangers(after, count) {
      const named = await db
        .selectFrom('named')
        .select('person_id as id')
        .where('person_id', '>', after)
        .groupBy('person_id')
        .orderBy('person_id')
        .limit(count)
        .execute();
      if (named.length === 0) return { found: [], next: null };
      const ids = named.map(({ id }) => id);
      const known = new Set<string>();
      for (const table of ['person', 'former'] as const)
        for (const { id } of await db.selectFrom(table).select('id').where('id', 'in', ids).execute()) known.add(id);
      return { found: ids.filter((id) => !known.has(id) && !isStandIn(id)), next: ids[ids.length - 1] };
    },

    async removePerson(person) {
      await db.transaction().execute(async (trx) => {
        await anonymiseResults(trx, engine, person);
        await forgetCare(trx, person);
        await forgetCompany(trx, person);
        await removeRows(trx, person, PERSONAL);
      });
    },
  };
}

/** Of someone who is leaving. */
const GONE_AT_ONCE = [
  'session',
  'login',
  'passkey',
  'challenge',
  'device',
  'exercise_skill',
  'exercise_attempt',
  'nudge_failure',
  'nudge_mute',
  'nudge_channel',
  'nudge',
  'nudge_person',
  'holiday',
] as const;

async function removeRows(trx: Database, id: string, personal: typeof PERSONAL): Promise<void> {
  for (const { table, person } of personal) await trx.deleteFrom(table).where(person, '=', id).execute();
  await trx.deleteFrom('person').where('id', '=', id).execute();
}
