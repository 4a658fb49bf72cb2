/** Aganice turns a symbol, Enheduanna adds one. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { bestUse, scoreParts } from '../../../src/score-parts.ts';
import { rule, secondEdition, type Tabletop } from '../../kit/index.ts';

const { table } = secondEdition('leaders');

type Counts = [compass: number, gear: number, tablet: number];

const city = (leaders: string[], [compass, gear, tablet]: Counts, any = 0, more: ScenarioSeat = {}): Tabletop =>
  table({ age: 3, me: { ...more, leaders, symbols: { compass, gear, tablet, any } } });
const science = (...of: Parameters<typeof city>): number => city(...of).score().science;

describe('Aganice', () => {
  const aganice = (counts: Counts, any = 0): number => science(['aganice'], counts, any);

  rule('L2-11', 'may turn one symbol into another: 2/2/0 becomes 2/1/1', () => {
    expect([science([], [2, 2, 0]), aganice([2, 2, 0])]).toEqual([8, 13]);
    expect(aganice([2, 0, 2])).toBe(13);
    expect(aganice([0, 2, 2])).toBe(13);
  });

  rule('L2-11', 'only one: 3/0/0 stays what it is', () => {
    expect(aganice([3, 0, 0])).toBe(9);
    expect(aganice([1, 1, 0])).toBe(4); // 2/0/0
    expect(aganice([4, 1, 0])).toBe(25); // 5/0/0
  });

  rule('L2-11', 'only if it helps, and only if there is a symbol', () => {
    expect(aganice([1, 1, 1])).toBe(10);
    expect(aganice([0, 0, 0])).toBe(0);
    expect(aganice([1, 0, 0])).toBe(1);
  });

  rule('L2-11', 'what was turned is told', () => {
    const { game } = city(['aganice'], [2, 2, 0]);
    const use = bestUse(game, 0);
    expect([...use.turnedSymbols].sort()).toEqual([-1, 0, 1]);
    expect([use.turnedSymbols[2], use.addedSymbols, use.chosen]).toEqual([1, [0, 0, 0], [0, 0, 0]]);
    expect(scoreParts(game, 0, 'science').reduce((sum, { points }) => sum + points, 0)).toBe(13);
    expect(bestUse(city(['aganice'], [1, 1, 1]).game, 0).turnedSymbols).toEqual([0, 0, 0]);
  });

  rule('L2-50', 'a symbol from any source: a green card, a stage, a guild, a leader', () => {
    const from = (me: ScenarioSeat): number => table({ age: 3, me }).score().science;
    // each of these is a city with 1/1/0 of which one can be turned into the other
    expect(from({ leaders: ['aganice'], city: ['apothecary', 'workshop'] })).toBe(4);
    expect(from({ leaders: ['aganice', 'euclid', 'pythagoras'] })).toBe(4);
    expect(from({ leaders: ['aganice'], symbols: { compass: 2, tablet: 2 } })).toBe(13);
    // symbols of choice are anything anyhow
    expect(from({ leaders: ['aganice', 'euclid', 'ptolemy'], city: ['scientists-guild'] })).toBe(10);
    expect(
      from({ leaders: ['aganice'], wonder: 'babylon', side: 'day', stages: 2, city: ['workshop', 'apothecary'] }),
    ).toBe(10);
  });
});

describe('Enheduanna', () => {
  const added = (counts: Counts, any = 0): number => science(['enheduanna'], counts, any);

  rule('L2-12', 'one symbol more of the kind of which the city has most: 3/1/0 becomes 4/1/0', () => {
    expect([science([], [3, 1, 0]), added([3, 1, 0])]).toEqual([10, 17]);
    expect([added([0, 3, 1]), added([1, 0, 3])]).toEqual([17, 17]);
  });

  rule('L2-12', 'never another kind, not even where that would make more', () => {
    // 2/1/0 would be 2/1/1 with 13 points; it is 3/1/0
    expect(added([2, 1, 0])).toBe(10);
    expect(added([4, 4, 3])).toBe(25 + 16 + 9 + 21);
  });

  rule('L2-12', 'of several that are most, one: the best', () => {
    expect(added([2, 2, 1])).toBe(9 + 4 + 1 + 7);
    expect(added([1, 1, 1])).toBe(4 + 1 + 1 + 7);
  });

  rule('L2-51', 'a city without any symbol gains nothing', () => expect(added([0, 0, 0])).toBe(0));

  rule('L2-51', 'she counts last, when symbols are chosen and turned', () => {
    expect(added([0, 0, 0], 1)).toBe(4);
    expect(science(['aganice', 'enheduanna'], [2, 2, 0])).toBe(18);
    expect(science(['aganice', 'enheduanna'], [1, 1, 0])).toBe(9);
    const { game } = city(['aganice', 'enheduanna'], [2, 2, 0]);
    const use = bestUse(game, 0);
    expect(use.addedSymbols.reduce((sum, n) => sum + n)).toBe(1);
    expect(use.turnedSymbols[2]).toBe(1);
  });

  rule('L2-52', 'chosen symbols are set with her in mind: 3/3/2 and one of choice become 3/3/3 and then 4/3/3', () => {
    expect(added([3, 3, 2], 1)).toBe(55);
    const use = bestUse(city(['enheduanna'], [3, 3, 2], 1).game, 0);
    expect([use.chosen, use.addedSymbols.filter((n) => n > 0)]).toEqual([[0, 0, 1], [1]]);
  });

  rule('L2-52', 'with Aristotle too: a group more is worth more than a square', () => {
    expect(science(['enheduanna', 'aristotle'], [2, 2, 1], 1)).toBe(9 + 4 + 4 + 20);
    expect(science(['aganice', 'aristotle'], [3, 1, 0])).toBe(4 + 1 + 1 + 10);
    // without him 4/0/0 is as good as 2/1/1 is not
    expect(science(['aganice'], [3, 1, 0])).toBe(16);
  });
});
