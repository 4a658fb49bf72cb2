/** The passkeys with which people sign in, and the challenges that these answer. */
import type { Person } from './people.ts';
import type { PasskeyTable } from './tables/people.ts';
import type { Database } from './tables.ts';

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

export interface Passkeys {
  passkeys(person: string): Promise<Passkey[]>;
  passkey(id: string): Promise<(Passkey & { person: Person }) | null>;
  /** False if it is known already. */
  addPasskey(person: string, passkey: Passkey): Promise<boolean>;
  usedPasskey(id: string, counter: number, at: number): Promise<void>;
  removePasskey(person: string, id: string): Promise<boolean>;

  keepChallenge(challenge: string, purpose: Purpose, at: number, expires: number): Promise<void>;
  /** Whether it was given out for this; it is good once. */
  takeChallenge(challenge: string, purpose: Purpose, at: number): Promise<boolean>;
}

export function passkeysOn(db: Database): Passkeys {
  return {
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
  };
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
