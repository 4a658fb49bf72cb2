import { expect, test } from 'vitest';
import type { TableRow } from '../../src/store/store.ts';
import { onBothEngines } from './kit.ts';
import { line, row } from './lines.ts';

const ids = (rows: TableRow[]) => rows.map(({ id }) => id);
const table = (id: string, changes: Partial<TableRow>, people: string[] = []) =>
  line(id, 1, { row: row(id, changes), people });

onBothEngines(({ open }) => {
  test('listed tables of a status, the latest first', async () => {
    const store = await open();
    await store.append([
      table('old', { updated: 1 }),
      table('new', { updated: 3 }),
      table('middle', { updated: 2 }),
      table('hidden', { updated: 4, listed: false }),
      table('playing', { updated: 5, status: 'playing' }),
    ]);
    expect(ids(await store.listed('gathering', 10))).toEqual(['new', 'middle', 'old']);
    expect(ids(await store.listed('gathering', 2))).toEqual(['new', 'middle']);
    expect(ids(await store.listed('playing', 10))).toEqual(['playing']);
    expect(await store.listed('over', 10)).toEqual([]);
  });

  test('tables of a person, unfinished ones first', async () => {
    const store = await open();
    await store.append([
      table('over-late', { updated: 9, status: 'over' }, ['ann']),
      table('gathering', { updated: 2, listed: false }, ['ann', 'bob']),
      table('playing', { updated: 5, status: 'playing' }, ['bob', 'ann']),
      table('over', { updated: 7, status: 'over' }, ['ann']),
      table('of-bob', { updated: 8 }, ['bob']),
    ]);
    expect(ids(await store.tablesOf('ann', 10))).toEqual(['playing', 'gathering', 'over-late', 'over']);
    expect(ids(await store.tablesOf('ann', 3))).toEqual(['playing', 'gathering', 'over-late']);
    expect(await store.tablesOf('cid', 10)).toEqual([]);
  });

  test('tables that begin in a game: those that anyone may see and the own ones, the latest first', async () => {
    const store = await open();
    const of = { begunIn: 'game' };
    await store.append([
      table('old', { ...of, updated: 1 }, ['ann']),
      table('new', { ...of, updated: 3, status: 'over' }),
      table('hidden', { ...of, updated: 2, listed: false }, ['bob']),
      table('elsewhere', { begunIn: 'another', updated: 4 }),
      table('dealt', { updated: 5 }),
    ]);
    expect(ids(await store.branches('game', null, 10, 0))).toEqual(['new', 'old']);
    expect(ids(await store.branches('game', 'bob', 10, 0))).toEqual(['new', 'hidden', 'old']);
    expect(ids(await store.branches('game', 'bob', 1, 1))).toEqual(['hidden']);
    expect(await store.countBranches('game', 'bob')).toBe(3);
    expect(await store.countBranches('game', 'ann')).toBe(2);
    expect((await store.row('hidden'))?.begunIn).toBe('game');
    await store.append([line('dealt', 2, { row: row('dealt', { ...of, updated: 6 }) })]);
    expect(ids(await store.branches('game', null, 1, 0))).toEqual(['dealt']);
  });

  test('tables that have to be looked after by some time, the most urgent first and not all at once', async () => {
    const store = await open();
    const [later, soon, alike] = [
      { id: 'later', wake: 20, needs: 2 },
      { id: 'soon', wake: 10, needs: 1 },
      { id: 'soon-too', wake: 10, needs: 1 },
    ];
    await store.append([later, alike, soon].map(({ id, wake, needs }) => table(id, { wake, needs })));
    await store.append([table('asleep', {})]);
    expect(await store.waking(19, 10, null)).toEqual([soon, alike]);
    expect(await store.waking(20, 1, null)).toEqual([soon]);
    expect(await store.waking(20, 1, soon)).toEqual([alike]);
    expect(await store.waking(20, 10, alike)).toEqual([later]);
    await store.append([line('soon', 2, { row: row('soon') })]);
    expect(await store.waking(20, 10, null)).toEqual([alike, later]);
  });

  test('when a table wakes is changed only where nobody else has done so', async () => {
    const store = await open();
    await store.append([table('t', { wake: 10 })]);
    await store.setWake('t', 10, 1_700_000_000_000);
    expect((await store.row('t'))?.wake).toBe(1_700_000_000_000);
    await store.setWake('t', 10, 20);
    expect((await store.row('t'))?.wake).toBe(1_700_000_000_000);
    await store.setWake('t', 1_700_000_000_000, null);
    expect((await store.row('t'))?.wake).toBeNull();
  });

  test('when nobody looked after any table', async () => {
    const store = await open();
    await store.stoodStill({ since: 1_700_000_000_000, until: 1_700_000_000_500 });
    await store.stoodStill({ since: 1_700_000_000_600, until: 1_700_000_000_900 });
    expect(await store.standstills(1_700_000_000_500)).toEqual([
      { since: 1_700_000_000_600, until: 1_700_000_000_900 },
    ]);
    expect(await store.standstills(0)).toHaveLength(2);
  });

  test('a table is found by its code in any spelling', async () => {
    const store = await open();
    await store.append([table('t', { code: 'QX7P' })]);
    expect((await store.rowByCode('qx7P'))?.id).toBe('t');
    expect(await store.rowByCode('QX7')).toBeNull();
  });

  test('a setting is kept', async () => {
    const store = await open();
    expect(await store.setting('secret', 'one')).toBe('one');
    expect(await store.setting('secret', 'two')).toBe('one');
    expect(await store.setting('other', 'two')).toBe('two');
  });

  test('when each node was last alive, until it retires', async () => {
    const store = await open();
    expect(await store.beats()).toEqual([]);
    await store.beat({ node: 'n1', seen: 1_700_000_000_000, knows: 1 });
    await store.beat({ node: 'n2', seen: 1_700_000_000_500, knows: 2 });
    await store.beat({ node: 'n1', seen: 1_700_000_000_900, knows: 1 });
    expect(await store.beats()).toEqual([
      { node: 'n1', seen: 1_700_000_000_900, knows: 1 },
      { node: 'n2', seen: 1_700_000_000_500, knows: 2 },
    ]);
    await store.retire('n1');
    expect(await store.beats()).toEqual([{ node: 'n2', seen: 1_700_000_000_500, knows: 2 }]);
  });

  test('what journals of several tables have after what is known of them', async () => {
    const store = await open();
    await store.append([table('a', {}), table('b', {}), table('c', {}), table('d', {})]);
    await store.append([line('a', 2), line('c', 2)]);
    await store.append([line('a', 3), line('c', 3)]);
    const found = await store.linesAfter([
      { table: 'a', seq: 1 },
      { table: 'b', seq: 1 },
      { table: 'c', seq: 2 },
      { table: 'd', seq: 0 },
      { table: 'none', seq: 0 },
    ]);
    const all = new Map(found.map(({ table: id, lines }) => [id, lines]));
    expect([...all.keys()].sort()).toEqual(['a', 'c', 'd']);
    expect(all.get('a')).toEqual(await store.lines('a', 2));
    expect(all.get('c')).toEqual(await store.lines('c', 3));
    expect(all.get('d')).toEqual(await store.lines('d'));
    expect(await store.linesAfter([])).toEqual([]);
  });

  test('a ping is answered until the store is closed', async () => {
    const store = await open();
    await store.ping();
    await store.close();
    await expect(store.ping()).rejects.toThrow();
  });
});
