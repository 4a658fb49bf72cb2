import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { onBothEngines } from './kit.ts';
import { line, row } from './lines.ts';

const numbers = async (store: Store, table: string) => (await store.lines(table)).map(({ seq }) => seq);
const tablesOf = async (store: Store, person: string) => (await store.tablesOf(person, 10)).map(({ id }) => id);

onBothEngines(({ open }) => {
  test('a line comes back as it was written', async () => {
    const store = await open();
    const first = line('t', 1, { action: 'a1' });
    const second = {
      ...line('t', 2),
      line: { seq: 2, at: 1_900_000_000_000, action: null, body: '{"name":"Zoë \\u0000 🏛"}' },
    };
    expect(await store.append([first])).toEqual(['written']);
    expect(await store.append([second])).toEqual(['written']);
    expect(await store.lines('t')).toEqual([first.line, second.line]);
    expect(await store.lines('t', 2)).toEqual([second.line]);
    expect(await store.lines('t', 3)).toEqual([]);
    expect(await store.lines('unknown')).toEqual([]);
  });

  test('nothing to write', async () => {
    const store = await open();
    expect(await store.append([])).toEqual([]);
  });

  test('a row comes back as it was written, and stays as it was where none is given', async () => {
    const store = await open();
    await store.append([line('t', 1)]);
    const changed = row('t', {
      listed: false,
      status: 'playing',
      wake: 1_900_000_000_000,
      updated: 5,
      summary: '{"n":3}',
    });
    await store.append([line('t', 2, { row: changed })]);
    expect(await store.row('t')).toEqual(changed);
    await store.append([line('t', 3)]);
    expect(await store.row('t')).toEqual(changed);
    expect(await store.row('unknown')).toBeNull();
  });

  test('a first line without its row is a mistake of the caller, and nothing of the batch is written', async () => {
    const store = await open();
    await expect(store.append([line('other', 1), line('t', 1, { row: null })])).rejects.toThrow('without its row');
    expect(await store.lines('other')).toEqual([]);
  });

  test('so are two lines of one table at once', async () => {
    const store = await open();
    await expect(store.append([line('t', 1), line('t', 2)])).rejects.toThrow('two lines of one table');
    expect(await store.lines('t')).toEqual([]);
  });

  describe('is refused', () => {
    test('a number that is taken', async () => {
      const store = await open();
      await store.append([line('t', 1), line('u', 1)]);
      await store.append([line('t', 2)]);
      const late = line('t', 2, { row: row('t', { summary: '"late"' }), people: ['ann'], action: 'late' });
      expect(await store.append([late])).toEqual(['number-taken']);
      expect(await store.lines('t', 2)).toEqual([line('t', 2).line]);
      expect(await store.row('t')).toEqual(row('t'));
      expect(await tablesOf(store, 'ann')).toEqual([]);
    });

    test('the same message again, as it comes with the number that it had', async () => {
      const store = await open();
      await store.append([line('t', 1, { action: 'a' }), line('u', 1, { action: 'a' })]);
      expect(await store.append([line('t', 1, { action: 'a' })])).toEqual(['number-taken']);
      expect(await numbers(store, 't')).toEqual([1]);
    });

    test('a code that another table has, in any spelling, and in the same batch', async () => {
      const store = await open();
      await store.append([line('t', 1, { row: row('t', { code: 'ABCD' }) })]);
      const other = line('u', 1, { row: row('u', { code: 'abcd' }), people: ['ann'] });
      expect(await store.append([other])).toEqual(['code-taken']);
      expect(await store.lines('u')).toEqual([]);
      expect(await store.row('u')).toBeNull();
      expect(await tablesOf(store, 'ann')).toEqual([]);
      const twins = [
        line('y', 1, { row: row('y', { code: 'SAME' }) }),
        line('x', 1, { row: row('x', { code: 'SAME' }) }),
      ];
      expect(await store.append(twins)).toEqual(['code-taken', 'written']);
      expect(await numbers(store, 'y')).toEqual([]);
    });

    test('a line among others, which are written', async () => {
      const store = await open();
      await store.append(['a', 'b', 'c', 'd'].map((table) => line(table, 1, { action: `first-${table}` })));
      await store.append([line('c', 2)]);
      const batch = [
        line('new', 1, { people: ['ann'] }),
        line('d', 1, { action: 'first-d', people: ['ann'], row: row('d', { summary: '"bad"' }) }),
        line('b', 2, { people: ['ann', 'bob'], row: row('b', { summary: '"good"' }) }),
        line('clash', 1, { row: row('clash', { code: 'CODE-A' }), people: ['ann'] }),
        line('c', 2, { people: ['ann'], row: row('c', { summary: '"bad"' }) }),
        line('a', 2),
      ];
      expect(await store.append(batch)).toEqual([
        'written',
        'number-taken',
        'written',
        'code-taken',
        'number-taken',
        'written',
      ]);
      expect((await tablesOf(store, 'ann')).sort()).toEqual(['b', 'new']);
      expect(await Promise.all(['a', 'b', 'c', 'd', 'new', 'clash'].map((table) => numbers(store, table)))).toEqual([
        [1, 2],
        [1, 2],
        [1, 2],
        [1],
        [1],
        [],
      ]);
      expect((await store.row('b'))?.summary).toBe('"good"');
      expect((await store.row('c'))?.summary).toBe('{}');
      expect((await store.row('d'))?.summary).toBe('{}');
    });
  });

  test('a table keeps its code, even if a row names that of another', async () => {
    const store = await open();
    await store.append([line('t', 1), line('u', 1)]);
    const changed = row('u', { code: 'CODE-T', summary: '"new"' });
    expect(await store.append([line('u', 2, { row: changed })])).toEqual(['written']);
    expect(await store.row('u')).toEqual(row('u', { summary: '"new"' }));
  });

  test('people who leave are no longer there, and nobody sits twice', async () => {
    const store = await open();
    await store.append([line('t', 1, { people: ['ann', 'bob', 'ann'] })]);
    await store.append([line('t', 2, { people: ['bob', 'cid'] })]);
    await store.append([line('t', 3)]);
    expect(await tablesOf(store, 'ann')).toEqual([]);
    expect(await tablesOf(store, 'bob')).toEqual(['t']);
    expect(await tablesOf(store, 'cid')).toEqual(['t']);
    await store.append([line('t', 4, { people: [] })]);
    expect(await tablesOf(store, 'bob')).toEqual([]);
  });

  test('more tables than one statement carries', async () => {
    const store = await open();
    const tables = Array.from({ length: 450 }, (_, index) => `t${index}`);
    const first = await store.append(tables.map((table) => line(table, 1, { people: ['ann', 'bob'], action: 'a' })));
    expect(new Set(first)).toEqual(new Set(['written']));
    const again = await store.append(tables.map((table) => line(table, 1, { action: 'a' })));
    expect(new Set(again)).toEqual(new Set(['number-taken']));
    expect(await store.tablesOf('bob', 1000)).toHaveLength(450);
  });

  test('many who do not wait for one another', async () => {
    const store = await open();
    const tables = Array.from({ length: 50 }, (_, index) => `t${index}`);
    await Promise.all(tables.map((table) => store.append([line(table, 1)])));
    const answers = await Promise.all([...tables, ...tables].map((table) => store.append([line(table, 2)])));
    expect(answers.flat().filter((answer) => answer === 'written')).toHaveLength(50);
    expect(answers.flat().filter((answer) => answer === 'number-taken')).toHaveLength(50);
  });
});
