/** A guest signs in to an account they have: their games are the account's from now on. */
import type { Person } from '@polis/client';
import type { Parts } from '../http/parts.ts';

/** Safe to repeat: what has been taken already is not the guest's any more. */
export async function adopt(
  { store, tables, signedOut }: Pick<Parts, 'store' | 'tables' | 'signedOut'>,
  from: Person,
  to: Person,
): Promise<{ taken: number; left: number }> {
  let taken = 0;
  const left = new Set<string>();
  // a game may begin on another device meanwhile
  for (;;) {
    const rest = (await store.sittings(from.id)).filter((table) => !left.has(table));
    if (rest.length === 0) break;
    for (const table of rest) {
      const { refused } = await tables.adopt(table, from.id, to);
      if (!refused) taken++;
      else if (refused.code === 'unavailable') throw new Error(refused.message);
      else {
        left.add(table);
        // nobody will come back to that chair: a bot plays there, or it is free again
        await tables.command(table, from, null, { do: 'leave' });
      }
    }
  }
  await store.adopt(from.id, to.id);
  signedOut({ person: from.id });
  return { taken, left: left.size };
}
