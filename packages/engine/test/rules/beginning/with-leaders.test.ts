/** A game that begins at a table with leaders: those that are not told are dealt too. */
import { expect, test } from 'vitest';
import { create } from '../../../src/create.ts';
import type { Game } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { Scenario } from '../../../src/scenario-types.ts';
import { refusedWith } from '../../kit/index.ts';

const boards = ['giza', 'rhodos', 'ephesos'].map((wonder) => ({ wonder }));

const begin = (table: Partial<Scenario>): Game =>
  create({
    seats: 3,
    seed: seedFrom('a table with leaders', 1),
    from: { table: { modules: ['base', 'leaders'], seats: boards, ...table } },
  });

const sizes = ({ rules, state }: Game, pile: string): number[] =>
  state.seats.map(({ piles }) => piles[rules.seatPile(pile)].length);

test('leaders held are as many as there can be at this time', () => {
  expect(sizes(begin({ age: 2, turn: 0 }), 'leader-hand')).toEqual([3, 3, 3]);
  expect(sizes(begin({ age: 2, turn: 3 }), 'leader-hand')).toEqual([2, 2, 2]);
  expect(sizes(begin({ age: 3, turn: 2 }), 'leader-hand')).toEqual([0, 0, 0]);
  const told = begin({ age: 2, turn: 3, seats: [{ wonder: 'giza', leaderHand: ['nero'] }, ...boards.slice(1)] });
  expect(sizes(told, 'leader-hand')).toEqual([1, 2, 2]);
});

test('before the first Age the packs are dealt, of the size of one that is told', () => {
  expect(sizes(begin({ age: 0 }), 'draft')).toEqual([4, 4, 4]);
  const draft = ['nero', 'solomon', 'sappho'];
  const told = begin({ age: 0, seats: [{ wonder: 'giza', draft }, ...boards.slice(1)] });
  expect([sizes(told, 'draft'), sizes(told, 'leader-hand')]).toEqual([
    [3, 3, 3],
    [1, 1, 1],
  ]);
  expect(
    refusedWith(() => begin({ age: 0, seats: [{ wonder: 'giza', draft: ['nero'] }, ...boards.slice(1)] })),
  ).toEqual({
    code: 'scenario',
    message: expect.stringMatching(/^seat 0 holds leaders: 3, and a pack of 1; in the draft everybody has 4/),
  });
});

test('leaders need their module', () => {
  const seats = [{ wonder: 'giza', leaders: ['nero'] }, ...boards.slice(1)];
  expect(refusedWith(() => begin({ modules: ['base'], seats }))).toEqual({
    code: 'scenario',
    message: 'seats.0.leaders: this needs the module "leaders"',
  });
});
