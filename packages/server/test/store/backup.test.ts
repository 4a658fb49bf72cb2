import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup, restore } from '../../src/store/backup.ts';
import { openStore } from '../../src/store/open.ts';
import { textOf } from '../../src/store/portable.ts';
import type { Store } from '../../src/store/store.ts';
import { onBothEngines, postgresSchemas, sqliteFiles } from './kit.ts';
import { gameResult, line, passkey, row, session } from './lines.ts';

/** More than a page. */
const MANY = 1200;

const folder = mkdtempSync(path.join(os.tmpdir(), 'polis-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newFile = () => path.join(folder, `${++files}.polis`);

describe('from one engine to another', () => {
  const engines = { SQLite: sqliteFiles(), ...(process.env.TEST_DATABASE_URL && { Postgres: postgresSchemas() }) };
  for (const [from, freshFrom] of Object.entries(engines)) {
    for (const [to, freshTo] of Object.entries(engines)) {
      test(`${from} to ${to}: all is there, and a backup of it is the same file`, async () => {
        const [source, target] = [await freshFrom(), await freshTo()];
        const [first, second] = [newFile(), newFile()];
        const before = await filled(source);
        await backup(source, first);
        await restore(target, first);
        const store = await openStore(target);
        expect(await contents(store)).toEqual(before);
        expect(
          await store.append([
            line('other-0', 2),
            line('t', 3),
            line('clash', 1, { row: row('clash', { code: 'CODE-T' }) }),
          ]),
        ).toEqual(['written', 'written', 'code-taken']);
        await store.close();

        const third = from === to ? await freshTo() : await freshFrom();
        await restore(third, first);
        await backup(third, second);
        expect(sorted(second)).toEqual(sorted(first));
      });
    }
  }
});

onBothEngines(({ fresh, open }) => {
  test('shows one moment while others write', async () => {
    const url = await fresh();
    const store = await open(url);
    const tables = ['a', 'b', 'c', 'd'];
    const batch = (seq: number) => tables.map((table) => line(table, seq, { row: row(table, { updated: seq }) }));
    let seq = 1;
    for (; seq <= 300; seq++) await store.append(batch(seq));
    let done = false;
    const writing = (async () => {
      for (; !done; seq++) await store.append(batch(seq));
    })();
    const file = newFile();
    await backup(url, file).finally(() => {
      done = true;
    });
    await writing;
    expect(seq).toBeGreaterThan(302);

    const restoredAt = await fresh();
    await restore(restoredAt, file);
    const restored = await open(restoredAt);
    const lengths = await Promise.all(tables.map(async (table) => (await restored.lines(table)).length));
    const rows = await Promise.all(tables.map(async (table) => (await restored.row(table))?.updated));
    expect(new Set([...lengths, ...rows]).size).toBe(1);
    expect(lengths[0]).toBeGreaterThanOrEqual(300);
  });

  test('an empty database too', async () => {
    const file = newFile();
    const url = await fresh();
    await (await openStore(url)).close();
    await backup(url, file);
    const target = await fresh();
    await restore(target, file);
    const store = await open(target);
    expect(await store.waking(Number.MAX_SAFE_INTEGER, 10, null)).toEqual([]);
  });

  test('replaces an older file, leaves nothing beside it, and is for its owner alone', async () => {
    const url = await fresh();
    await filled(url);
    const here = mkdtempSync(path.join(folder, 'here-'));
    const file = path.join(here, 'polis.backup');
    writeFileSync(file, 'older', { mode: 0o600 });
    await backup(url, file);
    expect(readdirSync(here)).toEqual(['polis.backup']);
    expect(statSync(file).size).toBeGreaterThan(1000);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('where the file cannot be written, that is said', async () => {
    const url = await fresh();
    await filled(url);
    const file = path.join(folder, 'no/such/folder/polis.backup');
    await expect(backup(url, file)).rejects.toMatchObject({ name: 'StoreError', code: 'cannot-write' });
  });

  test('a database in use is left as it is', async () => {
    const [source, target] = [await fresh(), await fresh()];
    await filled(source);
    const file = newFile();
    await backup(source, file);
    const store = await open(target);
    await store.setting('secret', 'mine');
    await expect(restore(target, file)).rejects.toMatchObject({ name: 'StoreError', code: 'not-empty' });
    expect(await store.setting('secret', 'other')).toBe('mine');
    expect(await store.lines('t')).toEqual([]);
  });

  describe('a file is refused, and nothing restored,', () => {
    const changes: [string, string, (text: string) => string][] = [
      ['that is empty', 'not-a-backup', () => ''],
      ['that is something else', 'not-a-backup', () => 'SQLite format 3\0\n\n{}\n'],
      ['that is another JSON', 'not-a-backup', () => '{"format":"other"}\n'],
      ['of another version', 'version', (text) => text.replace('"version":1', '"version":2')],
      ['that has lost its last line', 'damaged', (text) => text.slice(0, text.trimEnd().lastIndexOf('\n') + 1)],
      ['that ends within its last line', 'damaged', (text) => text.slice(0, -10)],
      ['that ends in the middle', 'damaged', (text) => text.slice(0, text.length / 2)],
      ['that has only its first line', 'damaged', (text) => text.slice(0, text.indexOf('\n') + 1)],
      ['in which one sign is different', 'damaged', (text) => text.replace('Zoë', 'Zoe')],
      ['that lacks a line', 'damaged', (text) => text.replace(/\n.*"table":"sitting".*\n/, '\n')],
      ['to which a line was added', 'damaged', (text) => `${text}{"table":"setting","row":{"name":"a","value":"b"}}\n`],
    ];
    let whole = '';
    beforeAll(async () => {
      const [source, file] = [await fresh(), newFile()];
      await filled(source);
      await backup(source, file);
      whole = readFileSync(file, 'utf8');
    });

    for (const [name, code, change] of changes) {
      test(name, async () => {
        const [target, file] = [await fresh(), newFile()];
        const changed = change(whole);
        expect(changed).not.toBe(whole);
        writeFileSync(file, changed);
        await expect(restore(target, file)).rejects.toMatchObject({ name: 'StoreError', code });
        const store = await open(target);
        expect(await store.lines('t')).toEqual([]);
        expect(await store.signedIn('hash-ann')).toBeNull();
      });
    }

    test('that is not there', async () => {
      await expect(restore(await fresh(), newFile())).rejects.toMatchObject({ code: 'cannot-read' });
    });
  });
});

test('a backup from before there were sessions signs everyone in as before', async () => {
  const [target, file] = [await sqliteFiles()(), newFile()];
  const rows = [
    { table: 'person', row: { id: 'ann', name: 'Ann', token_hash: 'hash-ann', created: 1_700_000_000_000 } },
    { table: 'person', row: { id: 'bob', name: 'Bob', token_hash: 'hash-bob', created: 1_700_000_000_001 } },
  ];
  async function* pages() {
    yield rows;
  }
  await writeFile(file, textOf(pages()));
  await restore(target, file);
  const store = await openStore(target);
  for (const { row } of rows)
    expect(await store.signedIn(row.token_hash)).toMatchObject({ person: { id: row.id, name: row.name } });
  await store.close();
});

test('a database that is not there is not made', async () => {
  const file = path.join(folder, 'nothing.db');
  await expect(backup(file, newFile())).rejects.toMatchObject({ code: 'no-database' });
  expect(existsSync(file)).toBe(false);
});

/** A database with something of everything, and signs that files and engines part or escape. */
async function filled(url: string) {
  const store = await openStore(url);
  await store.addPerson({ id: 'ann', name: 'Zoë \u2028 "A"\\\n🏛' }, 1_700_000_000_000);
  await store.addSession('ann', session('ann', { proved: 1_700_000_000_003 }));
  await store.setLogin('ann', { name: 'Zoë', folded: 'zoë', looks: 'Zoë', password: 'scrypt$…' });
  await store.addPasskey('ann', passkey('key-ann'));
  await store.addPerson({ id: 'bob', name: 'Bob' }, 1_700_000_000_001);
  await store.addSession('bob', session('bob'));
  await store.addPerson({ id: 'guest', name: 'Ann' }, 1_700_000_000_001);
  await store.adopt('guest', 'ann');
  await store.append([
    line('t', 1, {
      action: 'a1',
      people: ['ann', 'bob'],
      row: row('t', { wake: 1_900_000_000_000, listed: false, begunIn: 'over' }),
    }),
    line('over', 1, { people: ['bob'], row: row('over', { status: 'over', summary: '{"text":"\u2029"}' }) }),
  ]);
  await store.append([line('t', 2)]);
  const others = Array.from({ length: MANY }, (_, index) => `other-${index}`);
  await store.append(others.map((table) => line(table, 1)));
  await store.keepResult('over', gameResult(['ann', 'bob', 'bot:merchant']));
  const exercise = { id: 'x', table: 'over', at: 1_700_000_000_004, themes: ['trade'], body: '{"text":"\u2028"}' };
  await store.addExercises([exercise], 10);
  const attempt = { exercise: 'x', at: 1_700_000_000_005, solved: true, ms: 700 };
  await store.attempt('ann', attempt, { rating: 1500, doubt: 100 });
  await store.takeChore('exercises', 'node', 1_700_000_000_000, 1_700_000_000_010);
  await store.setting('secret', 'kept');
  await store.beat({ node: 'node', seen: 1_700_000_000_002, knows: 1 });
  await store.stoodStill({ since: 1_700_000_000_000, until: 1_700_000_000_002 });
  const before = await contents(store);
  await store.close();
  return before;
}

const contents = async (store: Store) => ({
  ann: await store.signedIn('hash-ann'),
  bob: await store.signedIn('hash-bob'),
  login: await store.login('zoë'),
  passkeys: await store.passkeys('ann'),
  devices: await store.sessions('ann'),
  former: await store.formerIds('ann'),
  ofAnn: await store.tablesOf('ann', 10),
  ofBob: await store.tablesOf('bob', 10),
  waking: await store.waking(Number.MAX_SAFE_INTEGER, 10, null),
  standstills: await store.standstills(0),
  t: await store.lines('t'),
  over: await store.lines('over'),
  others: (await store.listed('gathering', 2 * MANY)).map(({ id }) => id).sort(),
  results: await store.resultsOf('ann', 'ann', 10, 0),
  history: await store.ratingHistory('bob', 'all', null, 10),
  ladder: await store.ladder('all', 10, 0),
  unsettled: await store.unsettled(0, 10),
  branches: await store.branches('over', 'ann', 10, 0),
  exercises: await store.exercises(null, 10, 0),
  attempts: await store.attempts('ann', 10, 0),
  skill: await store.exerciseSkill('ann'),
  tried: await store.exerciseRatings(['x']),
  secret: await store.setting('secret', 'other'),
  beats: await store.beats(),
});

/** The order of rows may differ between engines. */
const sorted = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(1, -1).sort();
