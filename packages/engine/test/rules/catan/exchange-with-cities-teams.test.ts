import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, expectRefused, MADE_UP, mix, rule, type Tabletop } from '../../kit/index.ts';

const { table } = mix('cities', 'teams');

/** Catan sits at seat 0; seats 1 and 3 sell this. */
const wanting = (cost: string, makes: string, sells: string, teams = true): Tabletop => {
  const me: ScenarioSeat = { wonder: 'catan', side: 'A', coins: 20, makes: [makes], hand: [{ cost, colour: 'blue' }] };
  return table({ teams, seats: [me, { makes: [sells] }, {}, { makes: [sells] }] });
};

describe('the exchange in teams', () => {
  rule('W-71', 'comes before buying: what it can pay for is not bought', () => {
    expect(wanting('glass', '2 ore', 'glass').accepted(MADE_UP, 0)).toEqual([{}]);
    expect(wanting('glass', '2 ore', 'glass', false).accepted(MADE_UP, 0)).toEqual([{}, { right: 2 }, { left: 2 }]);
    expectRefused(wanting('glass', '2 ore', 'glass'), 0, build(MADE_UP, { pay: { left: 2 } }), 'wrong-payment');
  });

  rule('W-71', 'no more is bought than is lacking with the best exchanges', () => {
    // the 2 ore are for the cost and 1 glass is bought: to exchange them, 2 ore would have to be bought
    const t = wanting('2 ore glass', '2 ore', '2 ore glass');
    expect(t.accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 2 }]);
    expect(wanting('2 ore glass', '2 ore', '2 ore').accepted(MADE_UP, 0)).toEqual([
      { right: 4 },
      { left: 2, right: 2 },
      { left: 4 },
    ]);
  });

  rule('W-71', 'of several exchanges with which one unit is lacking, each may be made', () => {
    // glass is lacking, or ore once 2 of the 3 are exchanged
    expect(wanting('2 ore glass', '3 ore', 'ore').accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 2 }]);
    expect(wanting('2 ore glass', '3 ore', 'glass').accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 2 }]);
    expect(wanting('2 ore glass', '3 ore', 'ore glass').accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 2 }]);
  });
});
