/** Telesilla in a game of teams. */
import { expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, give, rule, secondEdition } from '../../kit/index.ts';

const { recruitment } = secondEdition('leaders', 'teams');

rule('L2-41', 'a teammate gives a token up like everybody else', () => {
  const held: ScenarioSeat = { tokens: { victory: [1, 3] } };
  const t = recruitment({
    age: 2,
    seats: [{ coins: 3, leaderHand: ['telesilla'], ...held }, held, held, { tokens: { victory: [3] } }],
  }).answer(0, build('telesilla'));
  expect(t.awaited()).toEqual([1, 2]);
  expect(t.answer(1, give(3)).answer(2, give(1)).militaries()).toEqual([
    [1, 1, 0, 0],
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 0, 0],
  ]);
});
