/** The devices on which people are signed in. */
import type { Person } from './people.ts';
import type { Database } from './tables.ts';

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

export interface Sessions {
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
}

export function sessionsOn(db: Database): Sessions {
  return {
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
  };
}
