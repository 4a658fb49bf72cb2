/** People, the devices on which they are signed in, and what they sign in with. */
import { isStandIn } from '../room/without-people.ts';
import { adoptCare, forgetCare } from './care-people.ts';
import { adoptExercises } from './exercises.ts';
import { adoptHolidays } from './holidays.ts';
import { adoptInvitations, forgetCompany } from './invitations.ts';
import { PERSONAL } from './personal.ts';
import { adoptResults, anonymiseResults } from './settle.ts';
import type { Database, Engine, PasskeyTable } from './tables.ts';

export interface Person {
  id: string;
  name: string;
}

export interface NewSession {
  /** For lists: nothing is opened with it. */
  id: string;
  tokenHash: string;
  /** What it is called in a list. */
  device: string;
  at: number;
  /** When they last gave a password or passkey on this device; null = never. */
  proved: number | null;
}

export interface SignedIn {
  session: string;
  person: Person;
  seen: number;
  proved: number | null;
}

export interface Device {
  id: string;
  device: string;
  created: number;
  seen: number;
}

export interface Login {
  person: Person;
  name: string;
  /** As `passwords.ts` writes it. */
  password: string;
}

export interface Passkey {
  id: string;
  name: string;
  publicKey: string;
  counter: number;
  transports: string[];
  created: number;
  used: number | null;
}

/** For what a challenge was given out, and to whom; anyone may be asked to sign in. */
export interface Purpose {
  is: 'sign-in' | 'prove' | 'add';
  person: string | null;
}

export interface People {
  addPerson(person: Person, at: number): Promise<void>;
  person(id: string): Promise<(Person & { created: number }) | null>;

  addSession(person: string, session: NewSession): Promise<void>;
  signedIn(tokenHash: string): Promise<SignedIn | null>;
  seen(session: string, at: number): Promise<void>;
  prove(session: string, at: number): Promise<void>;
  /** The same device with another token, just proved. */
  renew(session: string, tokenHash: string, at: number): Promise<void>;
  /** The latest first. */
  sessions(person: string): Promise<Device[]>;
  /** Those of these that have not ended. */
  openSessions(sessions: readonly string[]): Promise<string[]>;
  /** Whether there was one. */
  endSession(person: string, session: string): Promise<boolean>;
  endSessions(person: string): Promise<void>;
  /** Of devices that were not seen since. */
  endIdleSessions(since: number): Promise<void>;
  /** Someone is signed in on this device. */
  usedDevice(device: string, person: string, at: number): Promise<void>;
  /** Those that nobody has used since then. */
  forgetDevices(since: number): Promise<void>;

  /** By the name as `fold` writes it. */
  login(folded: string): Promise<Login | null>;
  loginOf(person: string): Promise<Login | null>;
  /** False if another has this name. */
  setLogin(person: string, login: { name: string; folded: string; looks: string; password: string }): Promise<boolean>;

  passkeys(person: string): Promise<Passkey[]>;
  passkey(id: string): Promise<(Passkey & { person: Person }) | null>;
  /** False if it is known already. */
  addPasskey(person: string, passkey: Passkey): Promise<boolean>;
  usedPasskey(id: string, counter: number, at: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<boolean>;

  keepChallenge(challenge: string, purpose: Purpose, at: number, expires: number): Promise<void>;
  /** Whether it was given out for this; it is good once. */
  takeChallenge(challenge: string, purpose: Purpose, at: number): Promise<boolean>;

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

    async addSession(person, { id, tokenHash, device, at, proved }) {
      await db
        .insertInto('session')
        .values({ id, token_hash: tokenHash, person_id: person, created: at, seen: at, proved, device })
        .execute();
    },

    async signedIn(tokenHash) {
      const found = await db
        .selectFrom('session')
        .innerJoin('person', 'person.id', 'session.person_id')
        .select(['session.id as session', 'person.id', 'person.name', 'session.seen', 'session.proved'])
        .where('token_hash', '=', tokenHash)
        .where('leaving', 'is', null)
        .executeTakeFirst();
      if (!found) return null;
      const { session, id, name, seen, proved } = found;
      return { session, person: { id, name }, seen, proved };
    },

    async seen(session, at) {
      await db.updateTable('session').set({ seen: at }).where('id', '=', session).execute();
    },

    async renew(session, tokenHash, at) {
      await db.updateTable('session').set({ token_hash: tokenHash, proved: at }).where('id', '=', session).execute();
    },
    async prove(session, at) {
      await db.updateTable('session').set({ proved: at }).where('id', '=', session).execute();
    },

    async sessions(person) {
      const found = await db
        .selectFrom('session')
        .select(['id', 'device', 'created', 'seen'])
        .where('person_id', '=', person)
        .orderBy('seen', 'desc')
        .orderBy('id')
        .execute();
      return found.map(({ id, device, created, seen }) => ({ id, device, created, seen }));
    },

    async openSessions(sessions) {
      if (sessions.length === 0) return [];
      const found = await db.selectFrom('session').select('id').where('id', 'in', sessions).execute();
      return found.map(({ id }) => id);
    },

    async endSession(person, session) {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('person_id', '=', person)
        .where('id', '=', session)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async endSessions(person) {
      await db.deleteFrom('session').where('person_id', '=', person).execute();
    },

    async usedDevice(device, person, at) {
      await db
        .insertInto('device')
        .values({ id: device, person_id: person, seen: at })
        .onConflict((conflict) => conflict.columns(['person_id', 'id']).doUpdateSet({ seen: at }))
        .execute();
    },

    async forgetDevices(since) {
      await db.deleteFrom('device').where('seen', '<', since).execute();
    },

    async endIdleSessions(since) {
      await db.deleteFrom('session').where('seen', '<', since).execute();
    },

    login: (folded) => oneLogin(db, 'folded', folded),
    loginOf: (person) => oneLogin(db, 'person_id', person),

    async setLogin(person, { name, folded, looks, password }) {
      return await db
        .transaction()
        .execute(async (trx) => {
          await trx.deleteFrom('login').where('person_id', '=', person).execute();
          const alike = trx.selectFrom('login').select('person_id').where('looks', '=', looks);
          if (await alike.executeTakeFirst()) throw new Taken();
          const written = await trx
            .insertInto('login')
            .values({ person_id: person, name, folded, looks, password })
            .onConflict((conflict) => conflict.doNothing())
            .returning('person_id')
            .execute();
          if (written.length === 0) throw new Taken();
          return true;
        })
        .catch((error) => {
          if (error instanceof Taken) return false;
          throw error;
        });
    },

    async passkeys(person) {
      const found = await db
        .selectFrom('passkey')
        .selectAll()
        .where('person_id', '=', person)
        .orderBy('created')
        .orderBy('id')
        .execute();
      return found.map(passkeyOf);
    },

    async passkey(id) {
      const found = await db
        .selectFrom('passkey')
        .innerJoin('person', 'person.id', 'passkey.person_id')
        .selectAll('passkey')
        .select('person.name as person_name')
        .where('passkey.id', '=', id)
        .where('leaving', 'is', null)
        .executeTakeFirst();
      return found ? { ...passkeyOf(found), person: { id: found.person_id, name: found.person_name } } : null;
    },

    async addPasskey(person, { id, name, publicKey, counter, transports, created, used }) {
      const written = await db
        .insertInto('passkey')
        .values({
          id,
          person_id: person,
          name,
          public_key: publicKey,
          counter,
          transports: JSON.stringify(transports),
          created,
          used,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      return written.length > 0;
    },

    async usedPasskey(id, counter, at) {
      await db.updateTable('passkey').set({ counter, used: at }).where('id', '=', id).execute();
    },

    async removePasskey(person, id) {
      const { numDeletedRows } = await db
        .deleteFrom('passkey')
        .where('person_id', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async keepChallenge(challenge, { is, person }, at, expires) {
      await db.deleteFrom('challenge').where('expires', '<', at).execute();
      await db.insertInto('challenge').values({ challenge, purpose: is, person_id: person, expires }).execute();
    },

    async takeChallenge(challenge, { is, person }, at) {
      const { numDeletedRows } = await db
        .deleteFrom('challenge')
        .where('challenge', '=', challenge)
        .where('purpose', '=', is)
        .where('person_id', person === null ? 'is' : '=', person)
        .where('expires', '>=', at)
        .executeTakeFirst();
      return numDeletedRows > 0n;
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

class Taken extends Error {}

async function removeRows(trx: Database, id: string, personal: typeof PERSONAL): Promise<void> {
  for (const { table, person } of personal) await trx.deleteFrom(table).where(person, '=', id).execute();
  await trx.deleteFrom('person').where('id', '=', id).execute();
}

async function oneLogin(db: Database, by: 'folded' | 'person_id', value: string): Promise<Login | null> {
  const found = await db
    .selectFrom('login')
    .innerJoin('person', 'person.id', 'login.person_id')
    .select(['login.name as login', 'login.password', 'person.id', 'person.name'])
    .where(`login.${by}`, '=', value)
    .where('leaving', 'is', null)
    .executeTakeFirst();
  return found ? { person: { id: found.id, name: found.name }, name: found.login, password: found.password } : null;
}

const passkeyOf = ({ id, name, public_key, counter, transports, created, used }: PasskeyTable): Passkey => ({
  id,
  name,
  publicKey: public_key,
  counter,
  transports: JSON.parse(transports) as string[],
  created,
  used,
});
