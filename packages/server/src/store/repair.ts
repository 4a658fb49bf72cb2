/** Finds tables that cannot be rebuilt from their journals, and mends a journal where it breaks off. */
import { writeFile } from 'node:fs/promises';
import { DESPITE_FROST, readLine, rebuild } from '../room/index.ts';
import { peopleOf, rowOf } from '../tables/rows.ts';
import { storeOn } from './database.ts';
import { asTrouble, reason, StoreError } from './errors.ts';
import { hold } from './hold.ts';
import { engineOf, isPostgres, openAsItIs, placeOf } from './open.ts';
import { fileOf } from './sqlite.ts';
import type { Line } from './store.ts';
import type { Database } from './tables.ts';

export interface ListedTable {
  id: string;
  code: string;
  status: string;
  updated: number;
  /** Why it stands still; null if it does not. */
  frozen: string | null;
}

/** So many are read at a time. */
const AT_ONCE = 500;
/** A node that was seen within this time may be at work. */
const SIGN_OF_LIFE_MS = 15_000;

/** Every table with a look at its journal, which takes a while where there are many. */
export async function* tablesIn(url: string): AsyncGenerator<ListedTable> {
  const db = await openAsItIs(url);
  try {
    const store = storeOn(db, engineOf(url));
    for (let after: string | null = ''; after !== null; ) {
      const rows: Omit<ListedTable, 'frozen'>[] = await db
        .selectFrom('game_table')
        .select(['id', 'code', 'status', 'updated'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      for (const row of rows) yield { ...row, frozen: frost(row.id, await store.lines(row.id)).why };
      after = rows.at(-1)?.id ?? null;
    }
  } catch (error) {
    throw asTrouble(error, placeOf(url));
  } finally {
    await db.destroy();
  }
}

/** Where a journal breaks off, and why. */
function frost(table: string, lines: readonly Line[]): { at: number; why: string | null } {
  if (lines.length === 0) return { at: 1, why: 'it has no journal' };
  let at = lines[0].seq;
  const { frozen } = rebuild(table, lines.map(readLine), (before, _, after) => {
    if (!before.frozen && after.frozen) at = after.seq;
  });
  return { at, why: frozen };
}

/**
 * Takes the line out of the journal of a table that keeps the rest from happening again, or cuts it there, so that the
 * game goes on; a table whose first line is lost goes as a whole. The whole journal as it was is in `copy`. Refused while
 * a server is at work.
 */
export async function repair(url: string, table: string, copy: string): Promise<{ cut: number; left: number }> {
  const letGo = isPostgres(url) ? () => undefined : await hold(fileOf(url));
  try {
    const db = await openAsItIs(url);
    try {
      if (isPostgres(url)) await refuseWhileServed(db);
      return await cutJournal(db, url, table, copy);
    } catch (error) {
      throw asTrouble(error, placeOf(url));
    } finally {
      await db.destroy();
    }
  } finally {
    letGo();
  }
}

async function refuseWhileServed(db: Database): Promise<void> {
  const seen = await db
    .selectFrom('node')
    .select('id')
    .where('seen', '>', Date.now() - SIGN_OF_LIFE_MS)
    .execute();
  if (seen.length > 0) throw new StoreError('in-use', 'A server is using the database, or did so seconds ago.');
}

async function cutJournal(db: Database, url: string, table: string, copy: string) {
  const store = storeOn(db, engineOf(url));
  const lines = await store.lines(table);
  if (lines.length === 0 && !(await store.row(table)))
    throw new StoreError('no-table', `There is no table ${table} in this database.`);
  const { at, why } = frost(table, lines);
  if (why === null) throw new StoreError('not-frozen', `The table ${table} is whole: there is nothing to repair.`);
  const isLost = lines.length === 0 || at === lines[0].seq;
  const kept = isLost ? [] : mended(table, lines, at);
  // numbered without gaps, as every journal is
  const rest = kept.map((line, i) => ({ ...line, seq: i + 1 }));
  await keep(copy, lines);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('journal').where('table_id', '=', table).execute();
    for (const { seq, at: time, action, body } of rest)
      await trx.insertInto('journal').values({ table_id: table, seq, at: time, action, body }).execute();
    await trx.deleteFrom('sitting').where('table_id', '=', table).execute();
    // it had no result as long as it could not be read
    await trx.deleteFrom('result').where('table_id', '=', table).where('players', '=', 0).execute();
    if (isLost) {
      await trx.deleteFrom('game_table').where('id', '=', table).execute();
      return;
    }
    const room = rebuild(table, rest.map(readLine));
    const { status, wake, summary, listed, updated, needs } = rowOf(room);
    await trx
      .updateTable('game_table')
      .set({ status, wake, summary, updated, needs, listed: listed ? 1 : 0 })
      .where('id', '=', table)
      .execute();
    for (const person of new Set(peopleOf(room)))
      await trx.insertInto('sitting').values({ table_id: table, person_id: person }).execute();
  });
  return { cut: lines.length - rest.length, left: rest.length };
}

/**
 * Without the line that breaks it if all that follows happens as it was recorded; else what came before it, and what was
 * said later.
 */
function mended(table: string, lines: readonly Line[], at: number): readonly Line[] {
  const others = lines.filter(({ seq }) => seq !== at);
  if (frost(table, others).why === null) return others;
  return others.filter((line) => line.seq < at || DESPITE_FROST.includes(readLine(line).fact.fact));
}

/** For nobody else to read, and never over another copy. */
async function keep(copy: string, lines: readonly Line[]): Promise<void> {
  try {
    await writeFile(copy, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
  } catch (error) {
    throw new StoreError('cannot-write', `The copy ${copy} was not written: ${reason(error)}.`, error);
  }
}
