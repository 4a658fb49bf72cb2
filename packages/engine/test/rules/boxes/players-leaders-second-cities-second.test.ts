/** How many may play with a second box. */
import { expect } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { seedFrom } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Boxes } from '../../../src/types.ts';
import { playOut, refusedWith, ring, rule } from '../../kit/index.ts';

const seed = seedFrom('players of a second box', 1);

/** Why so many cannot play the second edition with these modules and boxes; null if they can. */
function whyNot(seats: number, modules: string[], boxes: Boxes = {}): string | null {
  const config = { edition: 'second', modules: ['base', ...modules], boxes, seats, seed };
  const { code, message } = refusedWith(() => readConfig(config));
  if (code === 'accepted') return null;
  expect(code).toBe('seats');
  return message;
}

/** Mixes with a second box, the boxes that are no second ones named. */
const SECOND: [string[], Boxes][] = [
  [['leaders'], {}],
  [['cities'], {}],
  [['leaders', 'cities'], {}],
  [['leaders', 'cities'], { leaders: 'first' }],
  [['leaders', 'cities'], { cities: 'first' }],
];

rule('BOX-10', 'with a second box three to seven may play, to the end', () => {
  for (const [modules, boxes] of SECOND)
    for (const seats of [3, 4, 5, 6, 7]) {
      expect(whyNot(seats, modules, boxes)).toBeNull();
      const game = create({ edition: 'second', modules: ['base', ...modules], boxes, seats, seed, expert: true });
      const { rules, state } = playOut(game, seats);
      expect(state.at).toBe(rules.end);
    }
});

rule('BOX-11', 'two with a second box are refused, in a sentence', () => {
  for (const [modules, boxes] of SECOND)
    expect(whyNot(2, modules, boxes)).toMatch(/^base \+ [\w +]+ is for 3 to 7 players, not 2: the second edition /);
});

rule('BOX-12', 'eight with a second box are refused, and the sentence offers the first one', () => {
  const offers = (name: string): RegExp =>
    new RegExp(`not 8: the second-edition box of ${name} is for 3 to 7; the first one can be asked for by "boxes"$`);
  expect(whyNot(8, ['cities'])).toMatch(offers('Cities'));
  expect(whyNot(8, ['leaders'])).toMatch(offers('Leaders'));
  expect(whyNot(8, ['leaders', 'cities'])).toMatch(offers('Leaders'));
  expect(whyNot(8, ['leaders', 'cities'], { leaders: 'first' })).toMatch(offers('Cities'));
  expect(whyNot(8, ['leaders', 'cities'], { cities: 'first' })).toMatch(offers('Leaders'));
});

rule('BOX-12', 'also at the table of a scenario', () => {
  const table = (boxes: Boxes) => () =>
    setTable({ edition: 'second', modules: ['base', 'cities'], boxes, seats: ring(8) });
  expect(refusedWith(table({}))).toMatchObject({ code: 'scenario', message: expect.stringContaining('not 8') });
  expect(refusedWith(table({ cities: 'first' })).code).toBe('accepted');
});

rule('BOX-13', 'eight may play the second edition with the first box of Cities, and with that of Leaders too', () => {
  expect(whyNot(8, ['cities'], { cities: 'first' })).toBeNull();
  expect(whyNot(8, ['leaders', 'cities'], { leaders: 'first', cities: 'first' })).toBeNull();
  expect(whyNot(8, ['leaders'], { leaders: 'first' })).toMatch(/not 8/);
  expect(whyNot(9, ['cities'], { cities: 'first' })).toMatch(/not 9/);
});
