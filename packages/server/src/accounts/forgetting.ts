/** Someone wants to be forgotten: bots play on for them, and nothing that is kept says who they were. */
import type { Parts } from '../http/parts.ts';

/** How many tables are searched in one query, so that others do not have to wait long. */
const AT_ONCE = 100;

type Needed = Pick<Parts, 'store' | 'tables' | 'signedOut' | 'now'>;

/** What is begun is finished after a restart. Safe to repeat. */
export async function forgetPerson(parts: Needed, person: string): Promise<void> {
  const { store, tables, signedOut, now } = parts;
  await store.startLeaving(person, now());
  signedOut({ person });
  for (const table of await store.sittings(person)) {
    const room = await tables.room(table);
    const deed = room?.status === 'gathering' ? 'leave' : 'concede';
    if (room && room.status !== 'over') await tables.command(table, { id: person, name: '' }, null, { do: deed });
  }
  const people = [person, ...(await store.formerIds(person))];
  // others may ask for a rematch while it goes on: then there is a new table that names them
  while (await forgetAtTables(parts, people));
  await store.removePerson(person);
}

/** Whether any table still named them. */
async function forgetAtTables({ store, tables }: Needed, people: readonly string[]): Promise<boolean> {
  let isFound = false;
  let after: string | null = '';
  while (after !== null) {
    const { tables: found, next }: Awaited<ReturnType<typeof store.naming>> = await store.naming(
      people,
      after,
      AT_ONCE,
    );
    for (const table of found) await tables.forgetPeople(table, people, store.rewrite);
    isFound ||= found.length > 0;
    after = next;
  }
  return isFound;
}

/** Those who asked for it before the server was stopped. */
export async function finishForgetting(parts: Needed): Promise<void> {
  for (const person of await parts.store.leaving()) await forgetPerson(parts, person);
}
