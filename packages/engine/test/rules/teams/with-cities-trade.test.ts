import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  away,
  build,
  expectRefused,
  MADE_UP,
  mix,
  opponent,
  ring,
  rule,
  type Tabletop,
  teammate,
  towards,
} from '../../kit/index.ts';

const { table } = mix('cities', 'teams');

describe('own resources first, with black cards', () => {
  const wanting = (cost: string, me: ScenarioSeat, sells: string[], teams = true): Tabletop =>
    table({
      teams,
      seats: [{ coins: 20, ...me, hand: [{ cost, colour: 'blue' }] }, { makes: sells }, {}, { makes: sells }],
    });

  rule('T-R4', 'the Secret Warehouse and the Black Market make own resources', () => {
    for (const [cost, city] of [
      ['2 ore', ['ore-vein', 'secret-warehouse']],
      ['ore loom', ['ore-vein', 'black-market']],
      ['2 ore loom', ['ore-vein', 'secret-warehouse', 'black-market']],
    ] as [string, string[]][]) {
      expect(wanting(cost, { city }, ['2 ore', 'loom']).accepted(MADE_UP, 0)).toEqual([{}]);
      expect(wanting(cost, { city }, ['2 ore', 'loom'], false).accepted(MADE_UP, 0).length).toBeGreaterThan(2);
    }
  });

  rule('T-R4', 'what is lacking beyond them is bought, one of those that could be', () => {
    // one of three kinds comes from the Black Market
    const t = wanting('ore wood clay', { city: ['black-market'] }, ['ore', 'wood', 'clay']);
    expect(t.accepted(MADE_UP, 0)).toEqual([{ right: 4 }, { left: 2, right: 2 }, { left: 4 }]);
  });

  rule('T-R4', 'a Dock changes the price, not the number of resources', () => {
    const me: ScenarioSeat = { city: ['clandestine-dock-west'], makes: ['clay'] };
    expect(wanting('2 clay', me, ['2 clay']).accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 1 }]);
    expect(wanting('clay', me, ['2 clay']).accepted(MADE_UP, 0)).toEqual([{}]);
    const alone = wanting('2 clay', me, ['2 clay'], false).accepted(MADE_UP, 0);
    expect(alone).toEqual([{ right: 2 }, { right: 4 }, { left: 1 }, { left: 1, right: 2 }, { left: 3 }]);
  });

  rule('T-R4', 'a resource that is free by a Dock is bought all the same, and no other on top', () => {
    const me: ScenarioSeat = { city: ['clandestine-dock-west', 'west-trading-post'], makes: ['clay'] };
    const t = wanting('2 clay', me, ['2 clay']);
    expect(t.offers(MADE_UP)).toEqual([{}]);
    expect(t.accepted(MADE_UP, 0)).toEqual([{}, { right: 2 }]);
  });

  rule('T-R4', 'with the Architect Cabinet a stage lacks nothing', () => {
    const rhodos: ScenarioSeat = { wonder: 'rhodos', side: 'A', coins: 9, city: ['architect-cabinet'] };
    const sells = { makes: ['2 wood'] };
    const t = (teams: boolean) => table({ teams, seats: [rhodos, sells, {}, sells] });
    expect(t(true).accepted('theater', 0, { as: 'stage' })).toEqual([{}]);
    expect(t(false).accepted('theater', 0, { as: 'stage' }).length).toBeGreaterThan(1);
  });

  rule('C-66', 'for a black card as for any other', () => {
    const me: ScenarioSeat = { hand: ['gates-of-the-city'], makes: ['wood'], coins: 9 };
    const t = table({ seats: [me, { makes: ['wood'] }, {}, {}] });
    expect(t.accepted('gates-of-the-city', 0)).toEqual([{ bank: 1 }]);
  });
});

describe('a chain and the Docks', () => {
  // the Forum costs 2 clay and is free with either Trading Post; with Post and Dock the first clay is free there
  const DOCK = { left: 'clandestine-dock-west', right: 'clandestine-dock-east' } as const;
  const POST = { left: 'west-trading-post', right: 'east-trading-post' } as const;
  const forum = (seat: number, side: 'left' | 'right', seller: number, own: string[], rest = {}): Tabletop =>
    table({
      age: 2,
      ...rest,
      seats: ring(4, {
        [seat]: { city: [DOCK[side], POST[side]], makes: own, hand: ['forum'], coins: 9 },
        [seller]: { makes: ['2 clay'] },
      }),
    });

  for (let seat = 0; seat < 4; seat++) {
    rule('C-67', `seat ${seat}: not even a clay that a Dock makes free comes from the teammate`, () => {
      const t = forum(seat, towards(seat), teammate(seat), ['clay']);
      expect(t.ways('forum', seat).map(({ via }) => via)).toEqual(['chain']);
      expect(t.accepted('forum', seat)).toEqual([]);
      expectRefused(t, seat, build('forum', { via: 'paid', pay: {} }), 'cannot-pay');
      const alone = forum(seat, towards(seat), teammate(seat), ['clay'], { teams: false });
      expect(alone.offers('forum', seat)).toEqual([{}]);
    });

    rule('C-67', `seat ${seat}: from the opponent it may, free or paid`, () => {
      const free = forum(seat, away(seat), opponent(4, seat), ['clay']);
      expect(free.accepted('forum', seat)).toEqual([{}]);
      const paid = forum(seat, away(seat), opponent(4, seat), []);
      expect(paid.accepted('forum', seat)).toEqual([{ [away(seat)]: 1 }]);
    });
  }

  rule('C-67', 'the opponent’s clay beside a free one of the teammate is not enough', () => {
    const t = table({
      age: 2,
      seats: ring(4, {
        0: { city: ['clandestine-dock-west', 'west-trading-post'], hand: ['forum'], coins: 9 },
        1: { makes: ['2 clay'] },
        3: { makes: ['clay'] },
      }),
    });
    expect(t.accepted('forum', 0)).toEqual([]);
    expectRefused(t, 0, build('forum', { via: 'paid', pay: { right: 2 } }), 'cannot-pay');
  });

  rule('T-R5', 'for a card without a chain a Dock works between teammates', () => {
    const me: ScenarioSeat = { city: ['clandestine-dock-west'], hand: ['baths'], coins: 5 };
    const t = table({ seats: [me, { makes: ['stone'] }, {}, {}] });
    expect(t.offers('baths', 0)).toEqual([{ left: 1 }]);
    expect(t.play({ 0: build('baths') }).purses()).toEqual([4, 7, 6, 6]);
  });
});
