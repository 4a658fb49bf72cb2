/** Who someone is: a random token in a signed cookie that scripts cannot read; only the token's hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { Person } from './room/index.ts';
import type { Store } from './store/store.ts';

export const COOKIE = 'polis';
/** As long as browsers keep one. */
export const COOKIE_SECONDS = 400 * 86_400;

const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export async function newGuest(store: Store, name: string, at: number): Promise<{ person: Person; token: string }> {
  const person = { id: randomBytes(9).toString('base64url'), name };
  const token = randomBytes(32).toString('base64url');
  await store.addPerson(person, hashOf(token), at);
  return { person, token };
}

export async function whoHas(store: Store, token: string | null): Promise<Person | null> {
  return token !== null && TOKEN.test(token) ? store.personByToken(hashOf(token)) : null;
}

/** The key that signs cookies: made once, and kept with the data so that it outlives every restart. */
export const signingKey = (store: Store): Promise<string> =>
  store.setting('cookie-key', randomBytes(32).toString('hex'));
