/** What nobody has touched for long is found and removed, and nothing else. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/store/open.ts';
import type { Store, TableRow } from '../../src/store/store.ts';
import { onBothEngines } from './kit.ts';
import { gameResult, line, passkey, row, session } from './lines.ts';

/** Lines of the kit are later than this, unless a test says otherwise. */
const LONG_AGO = 1_600_000_000_000;
const NOW = 1_800_000_000_000;

/** A table at which nothing has happened since then. */
const old = (id: string, at: number, changes: Partial<TableRow> = {}, people: string[] = ['ann']) => ({
  ...line(id, 1, { row: row(id, { updated: at, status: 'playing', ...changes }), people, named: people }),
  line: { seq: 1, at, action: null, body: '{}' },
});

const untouched = async (store: Store, status: 'playing' | 'gathering' = 'playing') =>
  (await store.untouched(status, LONG_AGO, 10, null)).map(({ id }) => id);

onBothEngines(({ fresh, open }) => {
  test('unfinished tables where nothing happens are found, the oldest first and not all at once', async () => {
    const store = await open();
    await store.append([
      old('b', LONG_AGO - 2),
      old('a', LONG_AGO - 2),
      old('c', LONG_AGO - 1),
      old('later', LONG_AGO),
      old('over', 1, { status: 'over' }),
      old('waits', 1, { status: 'gathering' }),
      old('has-a-clock', 1, { wake: LONG_AGO }),
      old('has-had-a-clock', LONG_AGO - 1, { wake: LONG_AGO - 1 }),
      old('talked-at', 1),
      old('looked-at', 1),
    ]);
    await store.append([line('talked-at', 2)]);
    await store.visit('looked-at', LONG_AGO - 1);
    await store.visit('looked-at', LONG_AGO);
    await store.visit('nowhere', LONG_AGO);
    expect(await untouched(store)).toEqual(['a', 'b', 'c', 'has-had-a-clock']);
    expect(await untouched(store, 'gathering')).toEqual(['waits']);
    const two = await store.untouched('playing', LONG_AGO, 2, null);
    expect(two.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await store.untouched('playing', LONG_AGO, 1, two[1])).toEqual([{ id: 'c', updated: LONG_AGO - 1 }]);
    for (const id of ['later', 'over', 'has-a-clock', 'talked-at', 'looked-at', 'nowhere'])
      expect(await store.removeTable(id, LONG_AGO), id).toBe(false);
    expect(await store.lines('talked-at')).toHaveLength(2);
    expect(await store.lines('nowhere')).toEqual([]);
  });

  test('tables that are over without a result are found, in the order of their ids, and go with what says so', async () => {
    const url = await fresh();
    const store = await open(url);
    const over = { status: 'over', summary: 'of it' } as const;
    await store.append([
      old('a', 1, over),
      old('b', 1, over),
      old('c', 1, over),
      old('d', LONG_AGO, over),
      old('e', 1, { status: 'gathering' }),
      old('f', 1, over),
    ]);
    for (const id of ['a', 'd', 'f']) await store.keepResult(id, null);
    await store.keepResult('b', gameResult(['ann', 'bob']));
    const found = (id: string) => ({ id, summary: 'of it' });
    expect(await store.untouchedWithoutResult('', 4, LONG_AGO)).toEqual({ tables: [found('a')], next: 'd' });
    expect(await store.untouchedWithoutResult('d', 4, LONG_AGO)).toEqual({ tables: [found('f')], next: null });
    expect(await store.untouchedWithoutResult('f', 4, LONG_AGO)).toEqual({ tables: [], next: null });
    for (const id of ['a', 'b', 'c', 'd']) expect(await store.removeTable(id, LONG_AGO), id).toBe(id === 'a');
    const db = await openDatabase(url);
    const results = await db.selectFrom('result').select('table_id').orderBy('table_id').execute();
    await db.destroy();
    expect(results.map(({ table_id }) => table_id)).toEqual(['b', 'd', 'f']);
  });

  test('a table goes with its journal and all that belongs to it, and its code is free again', async () => {
    const url = await fresh();
    const store = await open(url);
    await store.append([old('t', 1), old('other', 1)]);
    await store.visit('t', 2);
    expect(await store.removeTable('t', LONG_AGO)).toBe(true);
    expect(await store.removeTable('t', LONG_AGO)).toBe(false);
    expect(await store.row('t')).toBeNull();
    expect((await store.tablesOf('ann', 10)).map(({ id }) => id)).toEqual(['other']);
    const db = await openDatabase(url);
    for (const table of ['journal', 'sitting', 'named', 'visit']) {
      const found = await sql`select 1 from ${sql.table(table)} where table_id = 't'`.execute(db);
      expect(found.rows, table).toEqual([]);
    }
    await db.destroy();
    expect(await store.append([line('new', 1, { row: row('new', { code: 'CODE-T' }) })])).toEqual(['written']);
  });

  test('whoever still has a removed table open is told, and leaves no trace of it', async () => {
    const store = await open();
    await store.append([old('t', 1), line('other', 1)]);
    await store.removeTable('t', LONG_AGO);
    const late = line('t', 2, { row: row('t', { status: 'playing' }), people: ['ann'] });
    expect(await store.append([late, line('other', 2)])).toEqual(['gone', 'written']);
    expect(await store.rewrite({ lines: [], append: late })).toBe('gone');
    expect(await store.lines('t')).toEqual([]);
    expect(await store.row('t')).toBeNull();
  });

  test('of one who writes and one who removes at the same time one comes first', async () => {
    const url = await fresh();
    const stores = [await open(url), await open(url), await open(url)];
    const ids = Array.from({ length: 30 }, (_, i) => `t${i}`);
    await stores[0].append(ids.map((id) => old(id, 1)));
    for (const id of ids) {
      const [[written], ...removed] = await Promise.all([
        stores[0].append([line(id, 2)]),
        stores[1].removeTable(id, LONG_AGO),
        stores[2].removeTable(id, LONG_AGO),
      ]);
      const left = (await stores[0].lines(id)).map(({ seq }) => seq);
      const isThere = (await stores[0].row(id)) !== null;
      expect(removed.filter(Boolean), id).toHaveLength(isThere ? 0 : 1);
      expect({ written, left }, id).toEqual(
        isThere ? { written: 'written', left: [1, 2] } : { written: 'gone', left: [] },
      );
    }
  });

  test('guests who cannot come back, and of whom nothing tells', async () => {
    const store = await open();
    const people = ['gone', 'signed-in', 'named', 'with-key', 'sitting', 'played', 'leaving', 'was-guest', 'gone-too'];
    for (const id of people) await store.addPerson({ id, name: id }, LONG_AGO - 1);
    await store.addPerson({ id: 'new', name: 'new' }, LONG_AGO);
    await store.addSession('signed-in', session('signed-in', { at: NOW }));
    await store.setLogin('named', { name: 'named', folded: 'named', looks: 'named', password: 'x' });
    await store.addPasskey('with-key', passkey('key'));
    await store.append([line('t', 1, { people: ['sitting'] })]);
    await store.append([line('over', 1, { row: row('over', { status: 'over' }) })]);
    await store.keepResult('over', gameResult(['played', 'bot:merchant']));
    await store.addPerson({ id: 'adopted', name: 'adopted' }, 1);
    await store.adopt('adopted', 'was-guest');
    await store.startLeaving('leaving', NOW);
    let removed = 0;
    for (let next: string | null = ''; next !== null; ) {
      const slice: Awaited<ReturnType<Store['removeGuests']>> = await store.removeGuests(next, 3, LONG_AGO);
      removed += slice.removed;
      next = slice.next;
    }
    expect(removed).toBe(2);
    expect((await store.leaving()).map(({ id }) => id)).toEqual(['leaving']);
    const left = await Promise.all([...people, 'new'].map(async (id) => ((await store.person(id)) ? [id] : [])));
    expect(left.flat()).toEqual(['signed-in', 'named', 'with-key', 'sitting', 'played', 'was-guest', 'new']);
  });
});
