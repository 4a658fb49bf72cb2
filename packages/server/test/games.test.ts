import { expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import { done, server, sitter, tableWith } from './kit.ts';

test('three people play a whole game', async () => {
  const { address } = await server();
  const people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => sitter(address, name)));
  const table = await tableWith(address, people);
  const games = people.map(({ by }, i) => playOn(by, table, i));
  await done(people[0].by.command(table, { do: 'start', fill: null }));
  const [end] = await Promise.all(games.map(({ over }) => over));
  expect(end.view?.over).toBe(true);
  expect(games.flatMap(({ refused }) => refused)).toEqual([]);
});

test('bots fill the empty chairs', async () => {
  const { address } = await server();
  const ann = await sitter(address, 'Ann');
  const table = await tableWith(address, [ann], { seats: 5, modules: ['base', 'leaders', 'cities', 'edifice'] });
  const game = playOn(ann.by, table, 1);
  await done(ann.by.command(table, { do: 'start', fill: 'merchant' }));
  const end = await game.over;
  expect(end.view?.over).toBe(true);
  const sheet = await (await fetch(`${address}/api/games/${table}`)).json();
  console.log(JSON.stringify(sheet).slice(0, 400));
});
