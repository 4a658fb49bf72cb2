/** Writes lines to journals. The database decides between writers: the number of a line is there once. */
import type { Transaction } from 'kysely';
import { inParts } from '../in-parts.ts';
import { keptQuery } from './kept-queries.ts';
import { nudge } from './nudging.ts';
import type { Append, Line, Rewrite, TableRow, Written } from './store.ts';
import type { GameTable } from './tables/games.ts';
import type { Database, Tables } from './tables.ts';

type Trx = Transaction<Tables>;
type WithRow = Append & { row: TableRow };
type WithPeople = Append & { people: readonly string[] };

/** Engines limit what one statement may carry. */
const AT_ONCE = 200;

export async function append(db: Database, appends: readonly Append[]): Promise<Written[]> {
  for (const { table, line, row } of appends) {
    if (line.seq === 1 && row === null) throw new Error(`the first line of table ${table} comes without its row`);
  }
  if (new Set(appends.map(({ table }) => table)).size < appends.length)
    throw new Error('two lines of one table come together: whether the second is right depends on the first');
  if (appends.length === 0) return [];
  return await db.transaction().execute((trx) => write(trx, appends));
}

/** The appended line comes first: whoever writes the next one at the same time waits for it, and then reads anew. */
export async function rewrite(db: Database, { lines, append: appended }: Rewrite): Promise<Written> {
  return await db.transaction().execute(async (trx) => {
    const [written] = await write(trx, [appended]);
    if (written !== 'written') return written;
    for (const { seq, action, body } of lines)
      await trx
        .updateTable('journal')
        .set({ action, body })
        .where('table_id', '=', appended.table)
        .where('seq', '=', seq)
        .execute();
    return written;
  });
}

async function write(trx: Trx, appends: readonly Append[]): Promise<Written[]> {
  // Two who write the same tables do so in the same order, so that they never wait for each other in a circle.
  const inOrder = [...appends].sort((a, b) => compare(a.table, b.table));
  const written = await insertLines(trx, inOrder);
  const gone = await withoutRow(
    trx,
    inOrder.filter(({ table, line }) => line.seq > 1 && written.has(table)),
  );
  for (const { table } of gone) written.delete(table);
  await takeBack(trx, gone);
  const rows = inOrder.filter((one): one is WithRow => one.row !== null && written.has(one.table));

  const codeTaken = await insertRows(
    trx,
    rows.filter(({ line }) => line.seq === 1),
  );
  for (const { table } of codeTaken) written.delete(table);
  await takeBack(trx, codeTaken);

  await updateRows(
    trx,
    rows.filter(({ line }) => line.seq > 1),
  );
  await seat(
    trx,
    inOrder.filter((one): one is WithPeople => one.people !== null && written.has(one.table)),
  );

  const lines = inOrder.filter(({ table }) => written.has(table));
  await name(trx, lines);
  await nudge(trx, lines);

  return appends.map((one) => {
    if (written.has(one.table)) return 'written';
    if (gone.includes(one)) return 'gone';
    if (codeTaken.some(({ table }) => table === one.table)) return 'code-taken';
    return 'number-taken';
  });
}

/** Returns the tables whose line is new. */
async function insertLines(trx: Trx, appends: readonly Append[]): Promise<Set<string>> {
  const written = new Set<string>();
  for (const some of inParts(appends, AT_ONCE))
    for (const { table_id } of await insertedLines(trx, some)) written.add(table_id);
  return written;
}

const insertedLines = keptQuery(
  (trx, some: readonly Append[]) =>
    trx
      .insertInto('journal')
      .values(some.map(({ table, line }) => ({ table_id: table, ...columns(line) })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('table_id'),
  ({ table, line }) => [table, ...Object.values(columns(line))],
);

/** Returns those whose table was removed. */
async function withoutRow(trx: Trx, appends: readonly Append[]): Promise<Append[]> {
  const there = new Set<string>();
  for (const some of inParts(appends, AT_ONCE)) for (const { id } of await tablesThere(trx, some)) there.add(id);
  return appends.filter(({ table }) => !there.has(table));
}

const tablesThere = keptQuery(
  (trx, some: readonly Append[]) => {
    const tables = some.map(({ table }) => table);
    return trx.selectFrom('game_table').select('id').where('id', 'in', tables);
  },
  ({ table }) => [table],
);

/** Returns those whose code another table has. */
async function insertRows(trx: Trx, appends: readonly WithRow[]): Promise<WithRow[]> {
  const inserted = new Set<string>();
  for (const some of inParts(
    [...appends].sort((a, b) => compare(a.row.code, b.row.code)),
    AT_ONCE,
  )) {
    const rows = await trx
      .insertInto('game_table')
      .values(some.map(gameTable))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    for (const { id } of rows) inserted.add(id);
  }
  return appends.filter(({ table }) => !inserted.has(table));
}

/** These lines were written in this transaction, so nobody has seen them yet. */
async function takeBack(trx: Trx, appends: readonly Append[]): Promise<void> {
  for (const some of inParts(appends, AT_ONCE)) {
    await trx
      .deleteFrom('journal')
      .where(({ and, or }) => or(some.map(({ table, line }) => and({ table_id: table, seq: line.seq }))))
      .execute();
  }
}

/** A table keeps the code it has. */
async function updateRows(trx: Trx, appends: readonly WithRow[]): Promise<void> {
  for (const some of inParts(appends, AT_ONCE)) await updatedRows(trx, some);
}

const updatedRows = keptQuery(
  (trx, some: readonly WithRow[]) =>
    trx
      .insertInto('game_table')
      .values(some.map(gameTable))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          listed: ref('excluded.listed'),
          status: ref('excluded.status'),
          wake: ref('excluded.wake'),
          updated: ref('excluded.updated'),
          summary: ref('excluded.summary'),
          needs: ref('excluded.needs'),
          begun_in: ref('excluded.begun_in'),
        })),
      ),
  (one) => Object.values(gameTable(one)),
);

async function seat(trx: Trx, appends: readonly WithPeople[]): Promise<void> {
  for (const some of inParts(appends, AT_ONCE)) {
    await trx
      .deleteFrom('sitting')
      .where(
        'table_id',
        'in',
        some.map(({ table }) => table),
      )
      .execute();
  }
  const sittings = appends.flatMap(({ table, people }) =>
    [...new Set(people)].map((person) => ({ table_id: table, person_id: person })),
  );
  for (const some of inParts(sittings, AT_ONCE)) await trx.insertInto('sitting').values(some).execute();
}

async function name(trx: Trx, appends: readonly Append[]): Promise<void> {
  const names = appends.flatMap(({ table, named }) => named.map((person) => ({ table_id: table, person_id: person })));
  for (const some of inParts(names, AT_ONCE))
    await trx
      .insertInto('named')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

const columns = ({ seq, at, action, body }: Line): Line => ({ seq, at, action, body });

const gameTable = ({ row }: WithRow): GameTable => ({
  id: row.id,
  code: row.code.toUpperCase(),
  listed: row.listed ? 1 : 0,
  status: row.status,
  wake: row.wake,
  updated: row.updated,
  summary: row.summary,
  needs: row.needs,
  begun_in: row.begunIn,
});

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
