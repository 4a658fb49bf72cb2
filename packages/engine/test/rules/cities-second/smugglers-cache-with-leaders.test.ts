import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import type { Payment } from '../../../src/types.ts';
import { build, MADE_UP, rule, secondEdition, type Tabletop, two } from '../../kit/index.ts';

const { table } = secondEdition('leaders', 'cities');

const buying = (cost: string, me: ScenarioSeat, left: ScenarioSeat, right: ScenarioSeat = {}): Tabletop =>
  table({
    me: { coins: 9, ...me, city: ['smugglers-cache', ...(me.city ?? [])], hand: [{ cost, colour: 'blue' }, 'altar'] },
    left: two(left),
    right: two(right),
  });

describe('the Smuggler’s Cache and leaders', () => {
  /** My coins after building, of 9 before; Hatshepsut pays for each neighbour that something was bought from. */
  const after = (cost: string, me: ScenarioSeat, left: ScenarioSeat, right = {}, pay: Partial<Payment> = {}): number =>
    buying(cost, { ...me, leaders: ['hatshepsut', ...(me.leaders ?? [])] }, left, right)
      .play({ me: build(MADE_UP, { pay }) })
      .seat().coins;
  const posts = { city: ['west-trading-post', 'east-trading-post'] };
  const rhodos: ScenarioSeat = { wonder: 'rhodos', makes: ['ore'] };

  rule('C2-38', 'Hatshepsut pays for a unit that is free, if it is needed', () => {
    expect(after('ore', posts, rhodos)).toBe(9 + 1);
    expect(after('2 ore', posts, rhodos)).toBe(9 + 1);
    expect(after('ore', { ...posts, makes: ['ore'] }, rhodos)).toBe(9);
    expect(after('2 ore', { ...posts, makes: ['ore'] }, rhodos)).toBe(9 + 1);
  });

  rule('C2-38', 'one coin for each neighbour, free or paid', () => {
    const olympia = { wonder: 'olympia' };
    expect(after('ore clay', posts, rhodos, olympia)).toBe(9 + 2);
    expect(after('ore', {}, rhodos, {}, { left: 1 })).toBe(9 - 1 + 1);
    // what was paid for at the right is enough for one ore, and the other one is free at the left
    const sells = { makes: ['2 ore'] };
    expect(after('2 ore', posts, rhodos, sells, { right: 1 })).toBe(9 - 1 + 2);
    expect(after('2 ore', posts, rhodos, sells, { right: 2 })).toBe(9 - 2 + 1);
  });

  rule('C2-38', 'not for a unit that a leader takes off the cost', () => {
    const hammurabi = { ...posts, leaders: ['hammurabi'] };
    expect(after('ore', hammurabi, rhodos)).toBe(9);
    expect(after('2 ore', hammurabi, rhodos)).toBe(9 + 1);
  });

  rule('C2-37', 'the resource of Bilkis is not cheaper', () => {
    const t = buying('ore', { leaders: ['bilkis'] }, { wonder: 'rhodos' });
    expect(t.offers(MADE_UP)).toEqual([{ bank: 1 }, { left: 1 }]);
    expect(buying('2 ore', { leaders: ['bilkis'] }, { wonder: 'rhodos' }).offers(MADE_UP)).toEqual([
      { left: 1, bank: 1 },
    ]);
  });

  rule('C2-39', 'Rome starts with no resource', () => {
    expect(buying('ore', {}, { wonder: 'rome', makes: ['ore'] }).offers(MADE_UP)).toEqual([{ left: 2 }]);
    expect(buying('2 ore', {}, { wonder: 'rome', makes: ['ore'] }, { wonder: 'rhodos' }).offers(MADE_UP)).toEqual([
      { left: 2, right: 1 },
    ]);
  });
});
