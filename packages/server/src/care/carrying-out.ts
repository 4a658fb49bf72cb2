/** What a verdict changes at once, besides what is written down: at tables, and for those who are connected. */
import type { MeasureKind } from '@polis/client';
import type { Store } from '../store/store.ts';
import type { Log } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';

/** Tables at which a new name is shown at once, unfinished ones first; older ones keep the name of then. */
const MOST_TABLES = 100;

interface Around {
  store: Pick<Store, 'tablesOf' | 'person'>;
  tables: Pick<Tables, 'command' | 'rename'>;
  log: Log;
  /** Tells all nodes that something was decided about these. */
  cared(people: readonly string[], isNews: boolean): void;
}

/** `others`: who is told that it was looked at. */
export async function carryOut(
  around: Around,
  person: string,
  kinds: readonly MeasureKind[],
  others: readonly string[],
): Promise<void> {
  // first of all they cannot go on
  around.cared([person, ...others], true);
  if (kinds.includes('ban')) await leaveTables(around, person);
  if (kinds.includes('name')) await renameAtTables(around, person);
}

/** Nobody waits for them: their chair is free again, or a bot plays on it until they take it back. */
async function leaveTables({ store, tables, log }: Around, person: string): Promise<void> {
  for (const { id, status } of await store.tablesOf(person, MOST_TABLES))
    if (status !== 'over')
      await tables
        .command(id, { id: person, name: '' }, null, { do: 'leave' })
        .catch((error) => log.error({ err: error, table: id }, 'the chair of someone who was banned is not free yet'));
}

async function renameAtTables({ store, tables, log }: Around, id: string): Promise<void> {
  const person = await store.person(id);
  if (person)
    for (const { id: table } of await store.tablesOf(id, MOST_TABLES))
      await tables
        .rename(table, { id, name: person.name })
        .catch((error) => log.error({ err: error, table }, 'a table shows a name that is no more'));
}
