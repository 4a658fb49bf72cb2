/**
 * What people are to be told is written with the line that makes it so, or ends it. Of people who are told nothing, and
 * these are most, it takes no more than a look whether they are.
 */
import type { Transaction } from 'kysely';
import { inParts } from '../in-parts.ts';
import { keptQuery } from './kept-queries.ts';
import type { NudgeWhat } from './nudges.ts';
import type { Append, Turns } from './store.ts';
import type { Tables } from './tables.ts';

type Trx = Transaction<Tables>;
type Moved = Append & { turns: Turns };

/** Engines limit what one statement may carry. */
const AT_ONCE = 200;

interface Change {
  table: string;
  /** That a clock runs out at another time is nothing to be told: only when that will be is looked at again. */
  what: NudgeWhat | 'clock';
  at: number;
  /** The line with which it begins to be so; null: it is so no more. */
  seq: number | null;
}

export async function nudge(trx: Trx, appends: readonly Append[]): Promise<void> {
  const moved = appends.filter((one): one is Moved => one.turns !== null);
  const people = new Set(
    moved.flatMap(({ turns: { asked, done, over, clocks } }) => [...asked, ...done, ...over, ...clocks]),
  );
  const told = new Set<string>();
  for (const some of inParts([...people], AT_ONCE))
    for (const { person_id } of await toldAmong(trx, some)) told.add(person_id);
  const listeners = await listening(trx, moved);
  if (told.size === 0 && listeners.length === 0) return;
  const changes = new Map<string, Change[]>();
  const change = (person: string, one: Change): void => {
    const theirs = changes.get(person);
    if (theirs) theirs.push(one);
    else changes.set(person, [one]);
  };
  for (const { table, line, turns } of moved) {
    const { seq, at } = line;
    for (const [what, who, is] of [
      ['turn', turns.asked, seq],
      ['turn', turns.done, null],
      ['over', turns.over, seq],
    ] as const)
      for (const person of who) if (told.has(person)) change(person, { table, what, at, seq: is });
    for (const person of turns.clocks) if (told.has(person)) change(person, { table, what: 'clock', at, seq });
    for (const { person_id, table_id } of listeners)
      if (table_id === table) change(person_id, { table, what: 'table', at, seq });
  }
  // Two who tell the same people do so in the same order, so that they never wait for each other in a circle.
  for (const [person, theirs] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1)))
    await changeFor(trx, person, theirs);
}

const toldAmong = keptQuery(
  (trx, some: readonly string[]) => trx.selectFrom('nudge_person').select('person_id').where('person_id', 'in', some),
  (person) => [person],
);

/** Who wants to know of everyone's turn at one of these tables. */
async function listening(trx: Trx, moved: readonly Moved[]): Promise<{ person_id: string; table_id: string | null }[]> {
  const news = moved.filter(({ turns: { asked, over } }) => asked.length + over.length > 0);
  const found: { person_id: string; table_id: string | null }[] = [];
  for (const some of inParts(news, AT_ONCE)) found.push(...(await listeningAt(trx, some)));
  return found;
}

const listeningAt = keptQuery(
  (trx, some: readonly Moved[]) =>
    trx
      .selectFrom('nudge_channel')
      .select(['person_id', 'table_id'])
      .where(
        'table_id',
        'in',
        some.map(({ table }) => table),
      ),
  ({ table }) => [table],
);

/** Of people at one table, for what is so or ends without a line: those who are told nothing are left alone. */
export async function nudgeAt(trx: Trx, people: readonly string[], change: Change): Promise<void> {
  for (const some of inParts([...people].sort(), AT_ONCE))
    for (const { person_id } of (await toldAmong(trx, some)).sort((a, b) => (a.person_id < b.person_id ? -1 : 1)))
      await changeFor(trx, person_id, [change]);
}

/** Their own row comes first: whoever is just telling them finds out by it that there is something new. */
async function changeFor(trx: Trx, person: string, changes: readonly Change[]): Promise<void> {
  await trx
    .updateTable('nudge_person')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('person_id', '=', person)
    .execute();
  let wake: number | null = null;
  for (const { table, what, at, seq } of changes) {
    if (what === 'clock') wake = Math.min(wake ?? at, at);
    else if (seq !== null) {
      await trx
        .insertInto('nudge')
        .values({ person_id: person, table_id: table, what, seq, at, told: 0 })
        .onConflict((conflict) => conflict.columns(['person_id', 'table_id', 'what']).doUpdateSet({ seq, at, told: 0 }))
        .execute();
      wake = Math.min(wake ?? at, at);
    } else {
      const gone = await trx
        .deleteFrom('nudge')
        .where('person_id', '=', person)
        .where('table_id', '=', table)
        .where('what', '=', what)
        .returning('told')
        .execute();
      // what was never told need not be taken back
      if (gone.some(({ told }) => told === 1)) wake = Math.min(wake ?? at, at);
    }
  }
  const soon = wake;
  if (soon !== null)
    await trx
      .updateTable('nudge_person')
      .set({ due: soon })
      .where('person_id', '=', person)
      .where(({ eb, or }) => or([eb('due', 'is', null), eb('due', '>', soon)]))
      .execute();
}
