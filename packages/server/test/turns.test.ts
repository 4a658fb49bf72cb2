/** Whoever has many tables of bots that think long keeps nobody else waiting. */
import { createTable } from '@polis/client';
import { expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import { openStore } from '../src/store/open.ts';
import { turns } from '../src/turns.ts';
import { BASE, done, PLENTY, refusal, server, sitter, sitters, tableWith, watched } from './kit.ts';

test('addresses take turns, then their people, then their tables; what nobody waits for comes last', () => {
  const waiting = turns<string>();
  const whose = (item: string, isLast = false) => ({
    caller: item[0],
    person: item[1],
    table: item[2],
    isLast: () => isLast,
  });
  for (const item of ['Aa1x', 'Aa1y', 'Aa2x', 'Aa3x', 'Ab4x']) waiting.add(item, whose(item));
  waiting.add('Dd9x', whose('Dd9x', true));
  for (const item of ['Bc5x', 'Bc5y', 'Ce6x']) waiting.add(item, whose(item));
  expect(waiting.remove('Aa3x')).toBe(true);
  expect(waiting.remove('Aa3x')).toBe(false);
  expect(waiting.size()).toBe(8);
  const order = Array.from({ length: 8 }, () => waiting.next());
  expect(order).toEqual(['Aa1x', 'Bc5x', 'Ce6x', 'Ab4x', 'Bc5y', 'Aa2x', 'Aa1y', 'Dd9x']);
  expect([waiting.next(), waiting.size()]).toEqual([null, 0]);
});

const BOT_MS = 300;

test('a dozen tables of one guest do not starve the bots of another', async () => {
  const { address, database } = await server({ botMs: BOT_MS });
  const greedy = await sitter(address, 'Greedy');
  const tables: string[] = [];
  for (let i = 0; i < 12; i++) {
    const { id } = await createTable(address, greedy, BASE);
    await done(greedy.by.command(id, { do: 'start', fill: 'architect' }));
    tables.push(id);
  }
  const store = await openStore(database);
  const answers = async (): Promise<number> => {
    const lines = (await Promise.all(tables.map((id) => store.lines(id)))).flat();
    return lines.filter(({ body }) => body.startsWith('{"fact":"answered"')).length;
  };
  const ann = await sitter(address, 'Ann');
  const table = await tableWith(address, [ann], { seats: 3 });
  const seen = watched(ann.by, table);
  const before = await answers();
  await done(ann.by.command(table, { do: 'start', fill: 'architect' }));
  await seen.until(({ view }) => view?.answered.filter((is) => is).length === 2);
  // one that is thought about already, and by turns as many as hers: not the two dozen
  expect((await answers()) - before).toBeLessThan(10);
  await store.close();
});

test('nobody has more games of bots than the operator allows, also of those that begin at once or have a second guest', async () => {
  const { address } = await server({ limits: { ...PLENTY, botTables: 2 } });
  const [ann, bob] = [await sitter(address, 'Ann'), await sitter(address, 'Bob')];
  const start = { do: 'start', fill: 'random' } as const;
  const tables = await Promise.all([1, 2, 3, 4].map(() => tableWith(address, [ann], { seats: 3 })));
  const replies = await Promise.all(tables.map((table) => ann.by.command(table, start)));
  expect(replies.filter(({ type }) => type === 'done')).toHaveLength(2);
  expect(await refusal(ann.by, await tableWith(address, [ann, bob], { seats: 7 }), start)).toBe('too-many-games');
  await done(ann.by.command(await tableWith(address, [ann, bob], { seats: 3 }), start));
});

test('nor do all people of one address together, until a game of theirs is over', async () => {
  const { address } = await server({ limits: { ...PLENTY, botTablesPerAddress: 2 } });
  const start = { do: 'start', fill: 'random' } as const;
  const people = await sitters(address, 3);
  const tables = await Promise.all(people.map((one) => tableWith(address, [one], { seats: 3 })));
  for (const i of [0, 1]) await done(people[i].by.command(tables[i], start));
  expect(await refusal(people[2].by, tables[2], start)).toBe('too-many-games');
  const { over } = playOn(people[0].by, tables[0], 1);
  await over;
  await done(people[2].by.command(tables[2], start));
});
