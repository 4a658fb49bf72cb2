import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, expectRefused, MADE_UP, rule, secondEdition, type Tabletop } from '../../kit/index.ts';

const { table } = secondEdition('cities');

describe('Catan and the Smuggler’s Cache', () => {
  const CATAN: ScenarioSeat = { wonder: 'catan', side: 'A', coins: 20, city: ['smugglers-cache'] };
  const wanting = (cost: string, makes: string, left: ScenarioSeat, right: ScenarioSeat = {}): Tabletop =>
    table({ me: { ...CATAN, makes: [makes], hand: [{ cost, colour: 'blue' }] }, left, right });

  rule('W-59', 'own units are exchanged where what takes their place is cheaper', () => {
    // the glass costs 2; two ore of Rhodos take the place of those that are exchanged, for 1 each
    const t = wanting('2 ore glass', '2 ore', { wonder: 'rhodos', makes: ['ore'] }, { makes: ['glass'] });
    expect(t.offers(MADE_UP)).toEqual([{ right: 2 }, { left: 2 }]);
    const cheap = wanting('ore glass', '2 ore', { wonder: 'rhodos' }, { makes: ['glass'] });
    expect(cheap.offers(MADE_UP)).toEqual([{ left: 1 }, { right: 2 }]);
    expectRefused(cheap, 'me', build(MADE_UP, { pay: { left: 2 } }), 'wrong-payment');
  });

  rule('C2-39', 'Catan starts with no resource: what its neighbour buys there costs as before', () => {
    const t = table({
      me: { coins: 9, city: ['smugglers-cache'], hand: [{ cost: 'ore', colour: 'blue' }] },
      left: { wonder: 'catan', side: 'A', makes: ['ore'] },
    });
    expect(t.offers(MADE_UP)).toEqual([{ left: 2 }]);
  });
});
