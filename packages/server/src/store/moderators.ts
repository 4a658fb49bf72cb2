/** For whoever runs the server: who looks after people here, and what they have done. The server may be running. */
import type { Act } from '@polis/client';
import { fold } from '../accounts/looks.ts';
import { careOn, type Moderator } from './care.ts';
import { StoreError } from './errors.ts';
import { openAsItIs } from './open.ts';
import { reportsOn } from './reports.ts';
import type { Database } from './tables.ts';

const PAGE = 500;

async function within<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openAsItIs(url);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export const moderatorsIn = (url: string): Promise<Moderator[]> => within(url, (db) => careOn(db).moderators());

/** `name`: that with which they sign in; who has only passkeys is named by their id, which the address of their page ends with. */
export const setModerator = (url: string, name: string, since: number | null): Promise<void> =>
  within(url, async (db) => {
    const found =
      (await db.selectFrom('login').select('person_id').where('folded', '=', fold(name)).executeTakeFirst()) ??
      (await db.selectFrom('passkey').select('person_id').where('person_id', '=', name).executeTakeFirst());
    if (!found) throw new StoreError('no-account', `Nobody signs in here as "${name}".`);
    await careOn(db).setModerator(found.person_id, since);
  });

/** The earliest first. */
export const careLog = (url: string): Promise<Act[]> =>
  within(url, async (db) => {
    const acts: Act[] = [];
    for (;;) {
      const some = await reportsOn(db).acts({}, PAGE, acts.length);
      acts.push(...some);
      if (some.length < PAGE) return acts.reverse();
    }
  });
