/** Whoever has many tables of bots that think long keeps nobody else waiting. */
import { createTable } from '@polis/client';
import { expect, test } from 'vitest';
import { turns } from '../src/turns.ts';
import { BASE, done, PLENTY, refusal, server, sitter, tableWith, watched } from './kit.ts';

test('people take turns, then their tables; what nobody waits for comes last', () => {
  const waiting = turns<string>();
  const add = (item: string, isLast = false): void =>
    waiting.add(item, { person: item[0], table: item.slice(0, 2), isLast: () => isLast });
  for (const item of ['a1x', 'a1y', 'a2x', 'a3x']) add(item);
  add('d1x', true);
  for (const item of ['b1x', 'b1y', 'c1x']) add(item);
  expect(waiting.remove('a3x', { person: 'a', table: 'a3', isLast: () => false })).toBe(true);
  expect(waiting.remove('a3x', { person: 'a', table: 'a3', isLast: () => false })).toBe(false);
  expect(waiting.size()).toBe(7);
  const order = Array.from({ length: 7 }, () => waiting.next());
  expect(order).toEqual(['a1x', 'b1x', 'c1x', 'a2x', 'b1y', 'a1y', 'd1x']);
  expect([waiting.next(), waiting.size()]).toEqual([null, 0]);
});

const BOT_MS = 300;

test('a dozen tables of one guest do not starve the bots of another', async () => {
  const { address } = await server({ botMs: BOT_MS });
  const greedy = await sitter(address, 'Greedy');
  for (let i = 0; i < 12; i++) {
    const { id } = await createTable(address, greedy, BASE);
    await done(greedy.by.command(id, { do: 'start', fill: 'architect' }));
  }
  const ann = await sitter(address, 'Ann');
  const table = await tableWith(address, [ann], { seats: 3 });
  const seen = watched(ann.by, table);
  const begun = performance.now();
  await done(ann.by.command(table, { do: 'start', fill: 'architect' }));
  await seen.until(({ view }) => view?.answered.filter((is) => is).length === 2);
  // one that is thought about already, and by turns two of each: not the two dozen
  expect(performance.now() - begun).toBeLessThan(10 * BOT_MS);
});

test('nobody has more games with bots alone than the operator allows', async () => {
  const { address } = await server({ limits: { ...PLENTY, botTables: 2 } });
  const [ann, bob] = [await sitter(address, 'Ann'), await sitter(address, 'Bob')];
  const start = { do: 'start', fill: 'random' } as const;
  for (let i = 0; i < 2; i++) await done(ann.by.command(await tableWith(address, [ann], { seats: 3 }), start));
  expect(await refusal(ann.by, await tableWith(address, [ann], { seats: 3 }), start)).toBe('too-many-games');
  await done(ann.by.command(await tableWith(address, [ann, bob], { seats: 3 }), start));
});
