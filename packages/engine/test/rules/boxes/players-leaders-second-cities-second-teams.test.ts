/** Teams with a second box. */
import { expect } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { Boxes } from '../../../src/types.ts';
import { playOut, refusedWith, rule } from '../../kit/index.ts';

const seed = seedFrom('teams of a second box', 1);
const config = (seats: number, modules: string[], boxes: Boxes) => ({
  edition: 'second' as const,
  modules: ['base', ...modules, 'teams'],
  boxes,
  seats,
  seed,
});
const refused = (...of: Parameters<typeof config>) => refusedWith(() => readConfig(config(...of)));

/** Mixes with a second box. */
const SECOND: [string[], Boxes][] = [
  [['leaders'], {}],
  [['cities'], {}],
  [['leaders', 'cities'], {}],
  [['leaders', 'cities'], { leaders: 'first' }],
  [['leaders', 'cities'], { cities: 'first' }],
];

rule('BOX-14', 'four or six may play in teams with a second box, to the end', () => {
  for (const [modules, boxes] of SECOND)
    for (const seats of [4, 6]) {
      const { rules, state } = playOut(create(config(seats, modules, boxes)), seats);
      expect([rules.teams?.length, state.at]).toEqual([seats / 2, rules.end]);
    }
});

rule('BOX-14', 'eight in teams are refused, unless all boxes are first ones', () => {
  for (const [modules, boxes] of SECOND)
    for (const seats of [3, 5, 7, 8])
      expect(refused(seats, modules, boxes)).toMatchObject({
        code: 'seats',
        message: expect.stringContaining(`is for 4 or 6 players, not ${seats}`),
      });
  expect(refused(8, ['leaders', 'cities'], { leaders: 'first', cities: 'first' }).code).toBe('accepted');
});
