import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/store/migrations.ts';
import { isPostgres, openDatabase, openStore } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
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
    expectEachOnce(await migrations(url));
  });

  test('several may open an empty database at the same time', async () => {
    const url = await fresh();
    const stores = await Promise.all([open(url), open(url), open(url), open(url)]);
    expectEachOnce(await migrations(url));
    await stores[0].append([line('t', 1)]);
    expect(await stores[3].lines('t')).toHaveLength(1);
  });

  test('who was signed in before there were sessions still is', async () => {
    const url = await fresh();
    const engine = isPostgres(url) ? 'postgres' : 'sqlite';
    const before = engine === 'postgres' ? await openPostgres(url) : await openSqlite(url, false);
    await migrate(before, engine, 1);
    await sql`
      insert into person (id, name, token_hash, created)
      values ('ann', 'Ann', ${'a'.repeat(64)}, 1700000000000), ('bob', 'Bob', ${'b'.repeat(64)}, 1700000000001)
    `.execute(before);
    await before.destroy();

    const store = await open(url);
    expect(await store.signedIn('a'.repeat(64))).toMatchObject({ person: { id: 'ann', name: 'Ann' }, proved: null });
    expect(await store.signedIn('b'.repeat(64))).toMatchObject({ person: { id: 'bob', name: 'Bob' } });
    expect(await store.sessions('ann')).toEqual([
      { id: 'a'.repeat(16), device: '', created: 1_700_000_000_000, seen: 1_700_000_000_000 },
    ]);
    expectEachOnce(await migrations(url));
  });

  test('a database of a later version is left alone', async () => {
    const url = await fresh();
    const db = await openDatabase(url);
    await db.insertInto('migration').values({ number: 1000, at: 0 }).execute();
    await db.destroy();
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

  test('a file that is no database is named', async () => {
    const file = path.join(folder, 'letter.txt');
    writeFileSync(file, 'Dear reader, '.repeat(1000));
    await expect(openStore(file)).rejects.toMatchObject({
      code: 'cannot-open',
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

function expectEachOnce(taken: readonly number[]): void {
  expect(taken.length).toBeGreaterThan(1);
  expect(taken).toEqual(taken.map((_, i) => i + 1));
}

async function migrations(url: string): Promise<number[]> {
  const db = await openDatabase(url);
  const taken = await db.selectFrom('migration').select('number').orderBy('number').execute();
  await db.destroy();
  return taken.map(({ number }) => number);
}
