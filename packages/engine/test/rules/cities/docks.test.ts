import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import type { Payment } from '../../../src/types.ts';
import { build, expectRefused, MADE_UP, mix, rule, sell, stage, type Tabletop } from '../../kit/index.ts';

const { lastTurn, table } = mix('cities');

const WEST = 'clandestine-dock-west';
const EAST = 'clandestine-dock-east';

interface Trade {
  city?: string[];
  coins?: number;
  left?: string;
  right?: string;
  me?: ScenarioSeat;
}

/** I have this city and a structure of this cost in hand; the neighbours make these resources. */
const buying = (cost: string, { city = [], coins = 20, left = '', right = '', me = {} }: Trade): Tabletop =>
  table({
    me: { coins, city, hand: [{ cost, colour: 'blue' }, 'altar'], ...me },
    left: { makes: [left], hand: ['theater', 'altar'] },
    right: { makes: [right], hand: ['theater', 'altar'] },
  });
/** The undominated payments for it. */
const prices = (cost: string, trade: Trade): Partial<Payment>[] => buying(cost, trade).offers(MADE_UP);

describe('one Dock', () => {
  rule('C-36', 'the first resource bought on its side costs 1 coin less, raw material or manufactured good', () => {
    for (const resource of ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus']) {
      expect(prices(resource, { city: [WEST], left: resource })).toEqual([{ left: 1 }]);
      expect(prices(resource, { city: [EAST], right: resource })).toEqual([{ right: 1 }]);
    }
  });

  rule('C-36', 'West is the left neighbour and East the right one: the other side costs as before', () => {
    expect(prices('stone', { city: [EAST], left: 'stone' })).toEqual([{ left: 2 }]);
    expect(prices('stone', { city: [WEST], right: 'stone' })).toEqual([{ right: 2 }]);
    expect(prices('loom', { city: [WEST], right: 'loom' })).toEqual([{ right: 2 }]);
    expect(prices('stone', { city: [WEST], left: 'stone', right: 'stone' })).toEqual([{ left: 1 }, { right: 2 }]);
  });

  rule('C-36', 'only the first: two resources cost 1 coin less together, three too', () => {
    expect(prices('2 stone', { city: [WEST], left: '2 stone' })).toEqual([{ left: 3 }]);
    expect(prices('2 stone loom', { city: [EAST], right: '2 stone loom' })).toEqual([{ right: 5 }]);
  });

  rule('C-36', 'on top of a Trading Post or the Marketplace the resource can be free', () => {
    expect(prices('stone', { city: [WEST, 'west-trading-post'], left: 'stone' })).toEqual([{}]);
    expect(prices('stone', { city: [EAST, 'east-trading-post'], right: 'stone' })).toEqual([{}]);
    expect(prices('loom', { city: [WEST, 'marketplace'], left: 'loom' })).toEqual([{}]);
    expect(prices('loom', { city: [EAST, 'marketplace'], right: 'loom' })).toEqual([{}]);
    // the Trading Post of the other side and for the other kind helps nothing
    expect(prices('stone', { city: [WEST, 'east-trading-post'], left: 'stone' })).toEqual([{ left: 1 }]);
    expect(prices('stone', { city: [WEST, 'marketplace'], left: 'stone' })).toEqual([{ left: 1 }]);
    expect(prices('loom', { city: [WEST, 'west-trading-post'], left: 'loom' })).toEqual([{ left: 1 }]);
  });

  rule('C-36', 'the neighbour gets what is paid and nothing else, the bank nothing', () => {
    const t = buying('stone', { city: [WEST], left: 'stone' });
    const after = t.play({ me: build(MADE_UP) });
    expect(after.purses()).toEqual([19, 3 + 1 + 3, 3 + 3]);
    expect(after.game.state.bank).toBe(t.game.state.bank - 6);
    const free = buying('stone', { city: [WEST, 'west-trading-post'], left: 'stone', coins: 0 });
    const built = free.play({ me: build(MADE_UP) });
    expect([built.seat().city, built.purses()]).toEqual([
      [WEST, 'west-trading-post', MADE_UP],
      [0, 6, 6],
    ]);
  });

  rule('C-36', 'the lower price has to be paid exactly', () => {
    const t = buying('stone', { city: [WEST], left: 'stone' });
    for (const left of [0, 2, 3]) expectRefused(t, 'me', { ...build(MADE_UP), pay: { left } }, 'wrong-payment');
    expect(t.refusal('me', { ...build(MADE_UP), pay: { left: 1 } })).toBeNull();
    expectRefused(t, 'me', { ...build(MADE_UP), pay: { right: 1 } }, 'wrong-payment');
  });

  rule('C-36', 'the coins have to be there: one coin is enough for one resource, and none for a free one', () => {
    expect(prices('stone', { city: [WEST], left: 'stone', coins: 1 })).toEqual([{ left: 1 }]);
    expect(prices('stone', { city: [WEST], left: 'stone', coins: 0 })).toEqual([]);
    expectRefused(buying('stone', { city: [WEST], left: 'stone', coins: 0 }), 'me', build(MADE_UP), 'cannot-pay');
    expect(prices('stone', { city: [WEST, 'west-trading-post'], left: 'stone', coins: 0 })).toEqual([{}]);
    expect(prices('stone', { city: [EAST], right: 'stone', coins: 1 })).toEqual([{ right: 1 }]);
    expect(prices('loom', { city: [EAST], right: 'loom', coins: 1 })).toEqual([{ right: 1 }]);
    expect(prices('stone', { city: [EAST, 'east-trading-post'], right: 'stone', coins: 0 })).toEqual([{}]);
    expect(prices('2 stone', { city: [WEST], left: '2 stone', coins: 2 })).toEqual([]);
    const two = buying('2 stone', { city: [WEST, 'west-trading-post'], left: '2 stone', coins: 0 });
    expectRefused(two, 'me', build(MADE_UP), 'cannot-pay');
    const mixed = buying('stone loom', { city: [WEST], left: 'stone loom', coins: 2 });
    expectRefused(mixed, 'me', build(MADE_UP), 'cannot-pay');
    expect(prices('2 stone', { city: [WEST, 'west-trading-post'], left: '2 stone', coins: 1 })).toEqual([{ left: 1 }]);
  });

  rule('C-36', 'a resource that nobody sells stays out of reach, and what is not bought is not cheaper', () => {
    expect(prices('stone', { city: [WEST, 'west-trading-post'] })).toEqual([]);
    expect(prices('2 stone', { city: [WEST], left: 'stone' })).toEqual([]);
    expect(prices('stone 3 coins', { city: [WEST], me: { makes: ['stone'] } })).toEqual([{ bank: 3 }]);
    expect(prices('stone 3 coins', { city: [WEST], left: 'stone' })).toEqual([{ left: 1, bank: 3 }]);
  });

  rule('C-36', 'for stages too', () => {
    const giza: ScenarioSeat = { wonder: 'giza', side: 'A', coins: 9, city: [WEST], hand: ['altar'] };
    const t = table({ me: giza, left: { makes: ['stone'] } });
    expect(t.stageOffers()).toEqual([{ left: 1 }]);
    const after = t.play({ me: stage('altar') });
    expect([after.seat().coins, after.seat().stage]).toEqual([8, 1]);
  });

  rule('C-36', 'in each turn anew, and not in the turn in which it is built', () => {
    const hand = [
      { cost: 'stone', colour: 'blue' as const },
      { cost: 'stone', colour: 'blue' as const },
    ];
    const t = table({
      me: { coins: 9, hand: [WEST, 'altar', 'altar'] },
      left: { makes: ['stone'], hand: ['theater', 'altar', 'baths'] },
      right: { hand: ['theater', ...hand] },
    });
    const first = t.play({ me: build(WEST) });
    expect(first.seat().coins).toBe(8);
    const [one, other] = first.seat().hand;
    expect([first.offers(one), first.offers(other)]).toEqual([[{ left: 1 }], [{ left: 1 }]]);
    expect(first.play({ me: build(one) }).seat().coins).toBe(7);
  });

  rule('C-37', 'Marketplace and Dock East: a loom and a stone of the right neighbour cost 2 together, not 3', () => {
    const trade = { right: 'loom stone' };
    expect(prices('loom stone', { ...trade, city: ['marketplace', EAST] })).toEqual([{ right: 2 }]);
    expect(prices('loom stone', { ...trade, city: ['marketplace'] })).toEqual([{ right: 3 }]);
    expect(prices('loom stone', { ...trade, city: [EAST] })).toEqual([{ right: 3 }]);
    const t = buying('loom stone', { ...trade, city: ['marketplace', EAST] });
    expect(t.play({ me: build(MADE_UP) }).seat().coins).toBe(18);
    for (const right of [0, 1, 3, 4]) expectRefused(t, 'me', { ...build(MADE_UP), pay: { right } }, 'wrong-payment');
  });

  rule('X-18', 'Dock West: a loom and a papyrus cost 3 of the left neighbour, 4 of the right one', () => {
    expect(prices('loom papyrus', { city: [WEST], left: 'loom papyrus' })).toEqual([{ left: 3 }]);
    expect(prices('loom papyrus', { city: [WEST], right: 'loom papyrus' })).toEqual([{ right: 4 }]);
    expect(prices('loom papyrus', { city: [WEST], left: 'loom papyrus', right: 'loom papyrus' })).toEqual([
      { left: 1, right: 2 },
      { left: 3 },
      { right: 4 },
    ]);
  });

  rule('X-18', 'with Olympia B1 a raw material is free, and a price is never below 0', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', side: 'B', stages: 1 };
    for (const city of [[WEST], [WEST, 'west-trading-post']]) {
      expect(prices('stone', { city, left: 'stone', me: olympia })).toEqual([{}]);
      expect(prices('2 stone', { city, left: '2 stone', me: olympia })).toEqual([{ left: 1 }]);
      expect(prices('stone loom', { city, left: 'stone loom', me: olympia })).toEqual([{ left: 2 }]);
      const t = buying('stone', { city, left: 'stone', coins: 4, me: olympia });
      expect(t.play({ me: build(MADE_UP) }).purses()).toEqual([4, 6, 6]);
    }
    expect(prices('stone', { city: [WEST], right: 'stone', me: olympia })).toEqual([{ right: 1 }]);
  });
});

describe('both Docks', () => {
  rule('X-18', 'do not depend on each other: each is good for one resource', () => {
    const city = [WEST, EAST];
    expect(prices('stone loom', { city, left: 'stone', right: 'loom' })).toEqual([{ left: 1, right: 1 }]);
    expect(prices('2 stone', { city, left: 'stone', right: 'stone' })).toEqual([{ left: 1, right: 1 }]);
    expect(prices('2 stone', { city, left: '2 stone', right: '2 stone' })).toEqual([
      { left: 1, right: 1 },
      { right: 3 },
      { left: 3 },
    ]);
    expect(prices('4 stone', { city, left: '2 stone', right: '2 stone' })).toEqual([{ left: 3, right: 3 }]);
    expect(prices('stone', { city, left: 'stone', right: 'stone' })).toEqual([{ right: 1 }, { left: 1 }]);
  });

  rule('X-18', 'with the Marketplace both first goods are free', () => {
    const city = [WEST, EAST, 'marketplace'];
    expect(prices('2 loom', { city, left: 'loom', right: 'loom', coins: 0 })).toEqual([{}]);
    expect(prices('2 loom glass', { city, left: 'loom glass', right: 'loom glass' })).toEqual([
      { right: 1 },
      { left: 1 },
    ]);
  });

  rule('X-18', 'the coin is taken off where it helps most: with little money the free resource is found', () => {
    const city = [WEST, 'west-trading-post'];
    // one stone of the left for nothing, the second for 1 coin; the right one would ask 2
    expect(prices('2 stone', { city, left: '2 stone', right: '2 stone', coins: 1 })).toEqual([{ left: 1 }]);
    expect(prices('2 stone', { city, left: 'stone', right: 'stone', coins: 2 })).toEqual([{ right: 2 }]);
    expect(prices('2 stone', { city, left: 'stone', right: 'stone', coins: 1 })).toEqual([]);
    // the Dock goes to the loom at full price when there is no stone to buy
    expect(prices('stone loom', { city, left: 'loom', me: { makes: ['stone'] } })).toEqual([{ left: 1 }]);
  });

  rule('X-18', 'what the city can make itself may still be bought, at the prices of the Docks', () => {
    const t = buying('stone', { city: [WEST], left: 'stone', me: { makesPrivately: ['stone'] } });
    expect(t.offers(MADE_UP)).toEqual([{}]);
    expect(t.refusal('me', { ...build(MADE_UP), pay: { left: 1 } })).toBeNull();
    expectRefused(t, 'me', { ...build(MADE_UP), pay: { left: 2 } }, 'wrong-payment');
    expectRefused(t, 'me', { ...build(MADE_UP), pay: { left: 3 } }, 'wrong-payment');
  });
});

describe('one time in a turn', () => {
  rule('C-R11', 'Babylon’s last card is one more occasion', () => {
    const hand = [
      { cost: 'stone', colour: 'blue' as const },
      { cost: 'stone', colour: 'blue' as const },
    ];
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, coins: 9, city: [WEST], hand };
    const t = table({ turn: lastTurn, me: babylon, left: { makes: ['stone'] } }).play({ me: build(MADE_UP) });
    expect([t.seat().coins, t.asked()]).toEqual([8, 'play']);
    expect(t.offers('made-up-0-1')).toEqual([{ left: 1 }]);
    expect(t.answer('me', build('made-up-0-1')).seat().coins).toBe(7);
  });

  rule('C-R11', 'a Dock built in the last turn is good for Babylon’s last card', () => {
    const hand = [WEST, { cost: 'stone', colour: 'blue' as const }];
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, coins: 9, hand };
    const t = table({ turn: lastTurn, me: babylon, left: { makes: ['stone'] } }).play({ me: build(WEST) });
    expect(t.offers('made-up-0-1')).toEqual([{ left: 1 }]);
    const sold = table({ turn: lastTurn, me: babylon, left: { makes: ['stone'] } }).play({ me: sell(WEST) });
    expect(sold.offers('made-up-0-1')).toEqual([{ left: 2 }]);
  });
});
