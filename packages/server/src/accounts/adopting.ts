/** A guest signs in to an account they have: their games are the account's from now on. */
import type { MeasureKind, Person } from '@polis/client';
import { carryOut } from '../care/carrying-out.ts';
import type { Parts } from '../http/parts.ts';

/** Safe to repeat: what has been taken already is not the guest's any more. */
export async function adopt(
  parts: Pick<Parts, 'options' | 'store' | 'tables' | 'renaming' | 'holidays' | 'signedOut' | 'cared' | 'log' | 'now'>,
  from: Person,
  to: Person,
): Promise<{ taken: number; left: number }> {
  const { store, tables, signedOut } = parts;
  let taken = 0;
  const left = new Set<string>();
  // before their games are: so that nothing is missed at any of them
  await store.shareNudges(from.id, to.id);
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
  const held = await kindsOf(parts, from.id);
  const isRenamed = held.includes('name') && !(await kindsOf(parts, to.id)).includes('name');
  await store.adopt(from.id, to.id, parts.options.holidayDays);
  signedOut({ person: from.id });
  await parts.holidays.changed();
  // what was decided about the guest holds for the account, at its tables and on its other devices too
  if (isRenamed) await store.renameAtTables(to.id, from.name, parts.now());
  if (held.length > 0) await carryOut(parts, to.id, held, { others: [], table: null });
  return { taken, left: left.size };
}

const kindsOf = async ({ store, now }: Pick<Parts, 'store' | 'now'>, person: string): Promise<MeasureKind[]> =>
  (await store.measuresOf(person, now())).map(({ kind }) => kind);
