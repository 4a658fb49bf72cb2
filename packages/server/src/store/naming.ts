/** Reads from all journals whom they name: for tables from before that was written down, and from a backup. */
import { inParts } from '../in-parts.ts';
import { peopleNamed } from '../room/naming.ts';
import { readLine } from '../room/reading.ts';
import type { Line } from './store.ts';
import type { NamedTable } from './tables/games.ts';
import type { Database } from './tables.ts';

const LINES_AT_ONCE = 2000;
const NAMES_AT_ONCE = 200;

export async function nameAll(db: Database): Promise<void> {
  const tables = new Set((await db.selectFrom('game_table').select('id').execute()).map(({ id }) => id));
  let last = { table_id: '', seq: 0 };
  for (;;) {
    const lines = await db
      .selectFrom('journal')
      .select(['table_id', 'seq', 'at', 'action', 'body'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('table_id', 'seq'), '>', tuple(last.table_id, last.seq)))
      .orderBy('table_id')
      .orderBy('seq')
      .limit(LINES_AT_ONCE)
      .execute();
    if (lines.length === 0) return;
    const names = lines
      .filter(({ table_id }) => tables.has(table_id))
      .flatMap((line) => inLine(line).map((person_id) => ({ table_id: line.table_id, person_id })));
    await insert(db, names);
    last = lines[lines.length - 1];
  }
}

/** A damaged line may say too little. */
function inLine(line: Line): string[] {
  try {
    return peopleNamed({ action: line.action, fact: readLine(line).fact });
  } catch {
    return [];
  }
}

async function insert(db: Database, names: readonly NamedTable[]): Promise<void> {
  const once = [...new Map(names.map((name) => [`${name.table_id} ${name.person_id}`, name])).values()];
  for (const some of inParts(once, NAMES_AT_ONCE))
    await db
      .insertInto('named')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
