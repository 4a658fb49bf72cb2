import { expect } from 'vitest';
import type { FinalScore } from '../../src/index.ts';
import { placings } from '../../src/index.ts';
import { rule } from '../kit/index.ts';

/** A score of which only totals and coins matter. */
const scored = (...seats: [total: number, coins: number][]): FinalScore => ({
  sheets: seats.map(([total]) => ({ total })),
  coins: seats.map(([, coins]) => coins),
  winners: [],
  teams: null,
});

rule('B-9.8', 'equal points are parted by coins on every place, and shared where the coins are equal too', () => {
  expect(placings(scored([50, 1], [60, 3], [60, 2], [50, 4], [50, 1]), 5)).toEqual([4, 1, 2, 3, 4]);
  expect(placings(scored([60, 3], [60, 3], [40, 9]), 3)).toEqual([1, 1, 3]);
});

rule('B-12.16', 'the Free City has no place', () => {
  expect(placings(scored([50, 1], [50, 2], [99, 9]), 2)).toEqual([2, 1, null]);
});

rule('C-76', 'teams have one place for both, by the points and then the coins of both', () => {
  const final = {
    ...scored([30, 1], [20, 5], [25, 0], [25, 5], [10, 0], [20, 0]),
    teams: [
      { seats: [0, 1], total: 50 },
      { seats: [2, 3], total: 50 },
      { seats: [4, 5], total: 30 },
    ],
  };
  expect(placings(final, 6)).toEqual([1, 1, 2, 2, 3, 3]);
});
