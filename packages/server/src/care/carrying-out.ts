/** What a verdict changes at once, besides what is written down: at tables, and for those who are connected. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasureKind } from '@polis/client';
import type { Store } from '../store/store.ts';
import type { Log } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';

/** Tables at which a new name is shown at once, unfinished ones first; older ones keep the name of then. */
const MOST_TABLES = 100;
/** Longer than people have to tell what they add to a deal: meanwhile nobody leaves. */
const DEALING_MS = 10_000;
const AGAIN_MS = 250;

interface Around {
  store: Pick<Store, 'tablesOf' | 'person'>;
  tables: Pick<Tables, 'command' | 'rename'>;
  log: Log;
  /** Tells all nodes that something was decided about these. */
  cared(people: readonly string[], isNews: boolean): void;
}

/** `others`: who is told that it was looked at. `table`: where it was, if it was at one. */
export async function carryOut(
  around: Around,
  person: string,
  kinds: readonly MeasureKind[],
  { others, table }: { others: readonly string[]; table: string | null },
): Promise<void> {
  // first of all they cannot go on
  around.cared([person, ...others], true);
  if (kinds.includes('ban')) await leaveTables(around, person);
  if (kinds.includes('name')) await renameAtTables(around, person, table);
}

/** Nobody waits for them: their chair is free again, or a bot plays on it until they take it back. */
async function leaveTables({ store, tables, log }: Around, person: string): Promise<void> {
  for (const { id, status } of await store.tablesOf(person, MOST_TABLES))
    if (status !== 'over')
      await leave(tables, id, person).catch((error) =>
        log.error({ err: error, table: id }, 'the chair of someone who was banned is not free yet'),
      );
}

async function leave(tables: Around['tables'], table: string, person: string): Promise<void> {
  for (let waited = 0; waited < DEALING_MS; waited += AGAIN_MS) {
    const { refused } = await tables.command(table, { id: person, name: '' }, null, { do: 'leave' });
    if (refused?.code !== 'dealing') return;
    await sleep(AGAIN_MS);
  }
}

/** Also where it was reported: there they may have spoken without a chair. */
async function renameAtTables({ store, tables, log }: Around, id: string, reported: string | null): Promise<void> {
  const person = await store.person(id);
  if (!person) return;
  const sittings = (await store.tablesOf(id, MOST_TABLES)).map((table) => table.id);
  for (const table of new Set(reported === null ? sittings : [reported, ...sittings]))
    await tables
      .rename(table, { id, name: person.name })
      .catch((error) => log.error({ err: error, table }, 'a table shows a name that is no more'));
}
