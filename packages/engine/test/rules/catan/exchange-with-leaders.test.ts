import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, MADE_UP, mix, rule, type Tabletop, two } from '../../kit/index.ts';

const { table } = mix('leaders');

const CATAN: ScenarioSeat = { wonder: 'catan', side: 'B', coins: 9 };

const wanting = (cost: string, me: ScenarioSeat, left = '', right = ''): Tabletop =>
  table({
    me: { ...CATAN, ...me, hand: [{ cost, colour: 'blue' }, 'altar'] },
    left: two({ makes: [left] }),
    right: two({ makes: [right] }),
  });

describe('the exchange on side B', () => {
  rule('W-59', 'is there from the start, as on side A', () => {
    expect(wanting('glass', { makes: ['2 ore'] }).offers(MADE_UP)).toEqual([{}]);
    const t = table({ me: { ...CATAN, coins: 0, makes: ['4 ore'], hand: ['altar'] } });
    expect(t.stageOffers()).toEqual([{}]);
  });

  rule('W-64', 'what Bilkis buys is never exchanged, but it can be the cost', () => {
    const leaders = ['bilkis'];
    expect(wanting('glass loom', { leaders, makes: ['ore'] }).offers(MADE_UP)).toEqual([]);
    expect(wanting('glass loom', { leaders, makes: ['2 ore'] }).offers(MADE_UP)).toEqual([{ bank: 1 }]);
    expect(wanting('glass', { leaders, makes: ['2 ore'] }).accepted(MADE_UP)).toEqual([{}, { bank: 1 }]);
  });

  rule('W-64', 'nor is a resource that a leader takes off the cost', () => {
    const leaders = ['hammurabi'];
    expect(wanting('glass loom', { leaders, makes: ['ore'] }).offers(MADE_UP)).toEqual([]);
    expect(wanting('glass loom', { leaders, makes: ['2 ore'] }).offers(MADE_UP)).toEqual([{}]);
    expect(wanting('glass loom papyrus', { leaders, makes: ['2 ore'] }).offers(MADE_UP)).toEqual([]);
  });

  rule('W-64', 'Hatshepsut pays for what is bought, not for an exchange', () => {
    const me = { leaders: ['hatshepsut'], makes: ['2 ore'] };
    const after = (cost: string, left: string, pay = {}): number =>
      wanting(cost, me, left)
        .play({ me: build(MADE_UP, { pay }) })
        .seat().coins;
    expect(after('glass', '')).toBe(9);
    expect(after('glass', 'glass', { left: 2 })).toBe(9 - 2 + 1);
    expect(after('glass loom', 'loom', { left: 2 })).toBe(9 - 2 + 1);
  });
});
