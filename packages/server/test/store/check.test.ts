/** What is missing from journals and lists is found; and a file that must not grow is called full. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { check } from '../../src/store/check.ts';
import { storeOn } from '../../src/store/database.ts';
import { asTrouble } from '../../src/store/errors.ts';
import { openDatabase, openStore } from '../../src/store/open.ts';
import { onBothEngines } from './kit.ts';
import { line } from './lines.ts';

onBothEngines(({ fresh }) => {
  test('lines that are missing, tables without a journal and journals without a table are named', async () => {
    const url = await fresh();
    const store = await openStore(url);
    const tables = ['begin', 'middle', 'none', 'unlisted', 'whole'];
    for (const table of tables) for (const seq of [1, 2, 3]) await store.append([line(table, seq)]);
    await store.close();
    expect(await check(url)).toEqual({ tables: 5, lines: 15, faults: [] });

    const db = await openDatabase(url);
    await db.deleteFrom('journal').where('table_id', '=', 'begin').where('seq', '=', 1).execute();
    await db.deleteFrom('journal').where('table_id', '=', 'middle').where('seq', '=', 2).execute();
    await db.deleteFrom('journal').where('table_id', '=', 'none').execute();
    await db.deleteFrom('game_table').where('id', '=', 'unlisted').execute();
    await db.destroy();
    expect(await check(url)).toEqual({
      tables: 4,
      lines: 10,
      faults: [
        'table begin: lines are missing from its journal: 2 of 3',
        'table middle: lines are missing from its journal: 2 of 3',
        'table none: it has no journal',
        'table unlisted: it has a journal and is in no list',
      ],
    });
  });
});

test('what SQLite says of a full disk is kept, although it has taken the transaction back itself', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'polis-full-'));
  const db = await openDatabase(path.join(folder, 'polis.db'));
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0].page_count)}`.execute(db);
  const store = storeOn(db, 'sqlite');
  const big = line('t', 1);
  const failed = await store
    .append([{ ...big, line: { ...big.line, body: 'x'.repeat(50_000) } }])
    .catch((error) => error);
  expect(asTrouble(failed, 'polis.db')).toMatchObject({
    code: 'disk-full',
    message: 'The disk of the database polis.db is full: database or disk is full.',
  });
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await store.append([big])).toEqual(['written']);
  await db.destroy();
  rmSync(folder, { recursive: true });
});
