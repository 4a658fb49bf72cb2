/** What other nodes have written is read for many tables at once, and happens at each of them once. */
import { expect, test } from 'vitest';
import { newsOf } from '../src/cluster/news.ts';
import type { Head, Line, Store } from '../src/store/store.ts';
import { testFolder, until } from './kit.ts';
import { BASE } from './room/kit.ts';
import { ANN, BOB, timedStore } from './tables.kit.ts';

const LINE: Line = { seq: 2, at: 0, action: null, body: '{}' };

/** A store that answers when it is told to, and tables that keep what they are given; `c` is open nowhere. */
function slowNews() {
  const asked: { heads: readonly Head[]; resolve(found: Awaited<ReturnType<Store['linesAfter']>>): void }[] = [];
  const refreshed: string[] = [];
  const failures: unknown[] = [];
  const news = newsOf(
    { linesAfter: (heads) => new Promise((resolve) => asked.push({ heads, resolve })) },
    {
      heads: async (ids = ['a', 'b']) => new Map([...ids].filter((id) => id !== 'c').map((id) => [id, 1])),
      async refresh(id, lines) {
        refreshed.push(`${id}: ${lines?.length}`);
        if (id === 'b') throw new Error('b is broken');
      },
    },
    (error) => failures.push(error),
  );
  return { news, asked, refreshed, failures };
}

test('what is told of together is read together, and what is told of meanwhile with the next query', async () => {
  const { news, asked, refreshed, failures } = slowNews();
  for (const table of ['a', 'b', 'c', 'a']) news.from(table);
  await until(() => asked.length === 1);
  expect(asked[0].heads).toEqual([
    { table: 'a', seq: 1 },
    { table: 'b', seq: 1 },
  ]);
  news.from('a');
  await new Promise(setImmediate);
  expect(asked).toHaveLength(1);
  asked[0].resolve([
    { table: 'b', lines: [LINE] },
    { table: 'a', lines: [LINE, LINE] },
  ]);
  await until(() => asked.length === 2);
  // that one table fails is told, and keeps no other from its news
  expect(refreshed).toEqual(['b: 1', 'a: 2']);
  expect(failures).toHaveLength(1);
  expect(asked[1].heads).toEqual([{ table: 'a', seq: 1 }]);
  asked[1].resolve([]);
  await new Promise(setImmediate);
  news.from('b');
  await until(() => asked.length === 3);
});

test('all that are open are looked at with one query', async () => {
  const { news, asked } = slowNews();
  const looked = news.fromAll();
  await until(() => asked.length === 1);
  expect(asked[0].heads.map(({ table }) => table)).toEqual(['a', 'b']);
  asked[0].resolve([]);
  await looked;
});

test('lines that a table knows by now do not happen again', async () => {
  const time = await timedStore(`${testFolder()}/polis.db`);
  const [here, there] = [time.node(), time.node()];
  const { id } = await here.tables.create(ANN, { ...BASE, seats: 3 });
  if (id === null) throw new Error('there is no table');
  const seen = async () => (await there.tables.room(id))?.chairs.map(({ person }) => person?.id ?? null);
  expect(await seen()).toEqual([ANN.id, null, null]);
  await here.tables.command(id, BOB, 'one', { do: 'sit', chair: 1 });
  await here.tables.command(id, BOB, 'two', { do: 'say', text: 'hello' });
  const [{ lines }] = await time.store.linesAfter([{ table: id, seq: 1 }]);
  for (const some of [lines.slice(0, 1), lines, lines]) await there.tables.refresh(id, some);
  expect(await seen()).toEqual([ANN.id, BOB.id, null]);
  expect(await there.tables.room(id)).toEqual(await here.tables.room(id));
});
