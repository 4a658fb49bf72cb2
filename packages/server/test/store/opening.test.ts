import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { backup } from '../../src/store/backup.ts';
import { check } from '../../src/store/check.ts';
import { MIGRATIONS } from '../../src/store/migrations/index.ts';
import { isPostgres, openDatabase, openStore } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { repair, tablesIn } from '../../src/store/repair.ts';
import { logOf, openSqlite } from '../../src/store/sqlite.ts';
import type { Database } from '../../src/store/tables.ts';
import { onBothEngines } from './kit.ts';
import { line } from './lines.ts';

onBothEngines(({ fresh, open }) => {
  test('a database that is opened again is as it was', async () => {
    const url = await fresh();
    const store = await openStore(url);
    await store.append([line('t', 1)]);
    await store.close();
    const again = await open(url);
    expect(await again.lines('t')).toEqual([line('t', 1).line]);
    expect((await shape(url)).taken).toEqual(Object.keys(MIGRATIONS));
  });

  test('several may open an empty database at the same time', async () => {
    const url = await fresh();
    const stores = await Promise.all([open(url), open(url), open(url), open(url)]);
    expect((await shape(url)).taken).toEqual(Object.keys(MIGRATIONS));
    await stores[0].append([line('t', 1)]);
    expect(await stores[3].lines('t')).toHaveLength(1);
  });

  test('who was signed in before there were sessions still is', async () => {
    const url = await old(await fresh(), 1);
    const store = await open(url);
    expect(await store.signedIn('a'.repeat(64))).toMatchObject({ person: { id: 'ann', name: 'Ann' }, proved: null });
    expect(await store.signedIn('b'.repeat(64))).toMatchObject({ person: { id: 'bob', name: 'Bob' } });
    expect(await store.sessions('ann')).toEqual([
      { id: 'a'.repeat(16), device: '', created: 1_700_000_000_000, seen: 1_700_000_000_000 },
    ]);
    expect(await shape(url)).toEqual(await shape(await fresh()));
  });

  test('several may open a database that counted its migrations itself', async () => {
    const url = await old(await fresh(), 3);
    const stores = await Promise.all([open(url), open(url), open(url), open(url)]);
    expect(await stores[0].signedIn('a'.repeat(64))).toMatchObject({ person: { id: 'ann', name: 'Ann' } });
    expect(await shape(url)).toEqual(await shape(await fresh()));
  });

  test('tables from before that was written down say whom they name, and a damaged line keeps nothing shut', async () => {
    const url = await old(await fresh(), 3);
    const made = `insert into game_table values ('t', 'CODE', 1, 'over', null, 1, '{}')`;
    const bodies = [
      ['null', `{"fact":"created","host":{"id":"ann","name":"Ann"},"chairs":[{"person":{"id":"bob","name":"Bob"}}]}`],
      [`'cid:1'`, `{"fact":"answered"}`],
      ['null', `{"fact":"adopted","from":"bob","to":{"id":"dot","name":"Dot"}}`],
      [`'eve:1'`, `{"fact":"said","person":{"id":`],
      ['null', `{"fact":"created"}`],
    ];
    await execute(url, [
      made,
      ...bodies.map(([action, body], i) => `insert into journal values ('t', ${i + 1}, 1, ${action}, '${body}')`),
      `insert into journal values ('no row', 1, 1, 'fay:1', '{}')`,
    ]);
    const store = await open(url);
    for (const person of ['ann', 'bob', 'cid', 'dot', 'eve']) expect(await store.naming([person])).toEqual(['t']);
    expect(await store.naming(['fay'])).toEqual([]);
  });

  test('commands leave a database of another version as it is, for a server of that version may be at work', async () => {
    const commands = (url: string) => [
      () => check(url),
      () => backup(url, path.join(os.tmpdir(), 'never.jsonl')),
      () => tablesIn(url).next(),
      () => repair(url, 't', path.join(os.tmpdir(), 'never.jsonl')),
    ];
    const url = await old(await fresh(), 3);
    for (const command of commands(url)) await expect(command()).rejects.toMatchObject({ code: 'older' });
    expect(await tablesNow(url)).not.toContain('kysely_migration');
    await (await openStore(url)).close();
    expect(await check(url)).toMatchObject({ faults: [] });
    await execute(url, [`delete from kysely_migration where name = '${Object.keys(MIGRATIONS).at(-1)}'`]);
    for (const command of commands(url)) await expect(command()).rejects.toMatchObject({ code: 'older' });
    await execute(url, [`insert into kysely_migration values ('9999-later', '2999-01-01')`]);
    for (const command of commands(url)) await expect(command()).rejects.toMatchObject({ code: 'newer' });
  });

  test('an old database is left as it is where a migration fails', async () => {
    const url = await old(await fresh(), 1);
    await execute(url, ['create table session (id text primary key)']);
    await expect(openStore(url)).rejects.toMatchObject({ code: 'cannot-open' });
    await execute(url, ['drop table session']);
    const store = await open(url);
    expect(await store.signedIn('a'.repeat(64))).toMatchObject({ person: { id: 'ann' } });
  });

  test('a migration taken by a clock that was wrong keeps nothing shut', async () => {
    const url = await fresh();
    await (await openStore(url)).close();
    await execute(url, [`update kysely_migration set timestamp = '2999-01-01' where name like '0001%'`]);
    await open(url);
  });

  test.each([
    ['a later version', null, `insert into kysely_migration values ('9999-later', '2999-01-01')`],
    ['a later version that counted itself', 3, 'insert into migration values (1000, 0)'],
  ] as const)('a database of %s is left alone', async (_, version, later) => {
    const url = version === null ? await fresh() : await old(await fresh(), version);
    if (version === null) await (await openStore(url)).close();
    await execute(url, [later]);
    await expect(openStore(url)).rejects.toMatchObject({ name: 'StoreError', code: 'newer' });
  });
});

describe('SQLite', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'polis-opening-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the folder is made, and the address may say what it is', async () => {
    const file = path.join(folder, 'new/folder/polis.db');
    const store = await openStore(`sqlite:${file}`);
    await store.append([line('t', 1)]);
    await store.close();
    const again = await openStore(file);
    expect(await again.lines('t')).toHaveLength(1);
    await again.close();
  });

  test('is durable at every commit, in a log beside the file, and checks references', async () => {
    const db = await openDatabase(path.join(folder, 'pragmas.db'));
    const pragma = async (name: string) =>
      Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0]);
    expect(await pragma('journal_mode')).toEqual(['wal']);
    expect(await pragma('synchronous')).toEqual([2]);
    expect(await pragma('foreign_keys')).toEqual([1]);
    await db.destroy();
  });

  test('what is taken out is in no free byte of the file, nor in the log beside it', async () => {
    const file = path.join(folder, 'secret.db');
    const store = await openStore(file);
    const said = (seq: number, text: string) => ({ seq, at: 1, action: `${text}:${seq}`, body: `"${text}"` });
    await store.append([line('t', 1)]);
    for (const seq of [2, 3, 4]) await store.append([{ ...line('t', seq), line: said(seq, 'my number is 555-0199') }]);
    const lines = [2, 3, 4].map((seq) => said(seq, ''));
    expect(await store.rewrite({ lines, append: line('t', 5) })).toBe('written');
    expect(readFileSync(logOf(file), 'latin1')).toContain('555-0199');
    await store.close();
    expect(readFileSync(file, 'latin1')).not.toContain('555-0199');
    expect(statSync(logOf(file), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  test('a file that is no database is named', async () => {
    const file = path.join(folder, 'letter.txt');
    writeFileSync(file, 'Dear reader, '.repeat(1000));
    await expect(openStore(file)).rejects.toMatchObject({
      code: 'corrupt',
      message: expect.stringContaining(file),
    });
  });
});

test('a server that does not answer is named without its password', async () => {
  const opening = openStore('postgres://ann:secret@127.0.0.1:1/polis');
  await expect(opening).rejects.toMatchObject({
    code: 'cannot-open',
    message: expect.stringMatching(/^The database 127\.0\.0\.1:1\/polis cannot be opened: .*ECONNREFUSED/),
  });
});

async function connect(url: string): Promise<Database> {
  return isPostgres(url) ? openPostgres(url) : openSqlite(url, false);
}

async function execute(url: string, statements: readonly string[]): Promise<void> {
  const db = await connect(url);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await db.destroy();
}

/** Makes an empty database what an old version would have left. */
async function old(url: string, version: 1 | 3): Promise<string> {
  const text = readFileSync(new URL(`old/version-${version}.sql`, import.meta.url), 'utf8');
  await execute(
    url,
    text.split('\n').filter((line) => line.endsWith(';')),
  );
  return url;
}

async function tablesNow(url: string): Promise<string[]> {
  const db = await connect(url);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  await db.destroy();
  return tables.map(({ name }) => name);
}

/** The names of all tables, and of the migrations taken. */
async function shape(url: string): Promise<{ tables: string[]; taken: string[] }> {
  const db = await openDatabase(url);
  const tables = await db.introspection.getTables();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  await db.destroy();
  return { tables: tables.map(({ name }) => name).sort(), taken: rows.map(({ name }) => name) };
}
