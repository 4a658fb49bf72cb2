/** Who someone is: a random token in a signed cookie that scripts cannot read; only the token's hash is stored. */

import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '@polis/client';
import { troubleIn } from './store/errors.ts';
import type { SignedIn } from './store/sessions.ts';
import type { Store } from './store/store.ts';

export const COOKIE = 'polis';
/** As long as browsers keep one. */
export const COOKIE_SECONDS = 400 * 86_400;

const TOKEN = /^[\w-]{43}$/;
/** When a device was last seen is stored only this exactly. */
const SEEN_MS = 3_600_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export async function newGuest(store: Store, name: string, at: number): Promise<Person> {
  const person = { id: randomBytes(9).toString('base64url'), name };
  await store.addPerson(person, at);
  return person;
}

/** Signs someone in on one more device. Returns the token, which nobody can find out from what is stored. */
export async function newSession(
  store: Store,
  person: Person,
  device: string,
  at: number,
  proved: number | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const id = randomBytes(9).toString('base64url');
  await store.addSession(person.id, { id, tokenHash: hashOf(token), device, at, proved });
  return token;
}

/** Another token for a device that is signed in: the one before is worth nothing any more. */
export async function renewedSession(store: Store, session: string, at: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store.renew(session, hashOf(token), at);
  return token;
}

export async function whoHas(store: Store, token: string | null, at: number): Promise<SignedIn | null> {
  const found = token !== null && TOKEN.test(token) ? await store.signedIn(hashOf(token)) : null;
  // where nothing can be written people may still look
  if (found && at - found.seen > SEEN_MS) await store.seen(found.session, at).catch(unlessInTrouble);
  return found;
}

/** The key that signs cookies: made once, and kept with the data so that it outlives every restart. */
export const signingKey = (store: Store): Promise<string> =>
  store.setting('cookie-key', randomBytes(32).toString('hex'));

function unlessInTrouble(error: unknown): void {
  if (troubleIn(error) === null) throw error;
}
