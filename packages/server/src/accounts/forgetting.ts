/** Someone wants to be forgotten: bots play on for them, and nothing that is kept says who they were. */
import type { Parts } from '../http/parts.ts';

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
  for (let found = await store.naming(people); found.length > 0; found = await store.naming(people))
    for (const table of found) {
      await tables.forgetPeople(table, people, store.rewrite);
      await store.namesNoMore(table, people);
    }
  await store.removePerson(person);
}

/** Those who asked for it before the server was stopped. */
export async function finishForgetting(parts: Needed): Promise<void> {
  for (const person of await parts.store.leaving()) await forgetPerson(parts, person);
}
