import { describe, expect } from 'vitest';
import { build as built, PAID } from '../../../src/choice.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { type Shopping, shoppingList } from '../../../src/shopping.ts';
import type { Payment } from '../../../src/types.ts';
import { build, expectRefused, MADE_UP, rule, secondEdition, stage, type Tabletop } from '../../kit/index.ts';

const { table } = secondEdition('cities');

const CACHE = 'smugglers-cache';
const WEST = 'clandestine-wharf-west';
const EAST = 'clandestine-wharf-east';

/** A board for each kind of resource that boards start with. */
const BOARDS = {
  wood: 'babylon',
  stone: 'giza',
  clay: 'olympia',
  ore: 'rhodos',
  glass: 'alexandria',
  loom: 'halikarnassos',
  papyrus: 'ephesos',
};

interface Trade {
  city?: string[];
  coins?: number;
  me?: ScenarioSeat;
  left?: ScenarioSeat;
  right?: ScenarioSeat;
}

/** I have the Smuggler's Cache and a structure of this cost in hand. */
const buying = (cost: string, { city = [], coins = 20, me = {}, left = {}, right = {} }: Trade): Tabletop =>
  table({ me: { coins, city: [CACHE, ...city], hand: [{ cost, colour: 'blue' }, 'altar'], ...me }, left, right });

/** The undominated payments for it. */
const prices = (cost: string, trade: Trade): Partial<Payment>[] => buying(cost, trade).offers(MADE_UP);

const rhodos = (...makes: string[]): ScenarioSeat => ({ wonder: 'rhodos', makes });

describe('the Smuggler’s Cache', () => {
  rule('C2-24', 'a resource that a neighbour’s board starts with costs 1 coin less there', () => {
    for (const [kind, wonder] of Object.entries(BOARDS)) {
      expect(prices(kind, { left: { wonder } })).toEqual([{ left: 1 }]);
      expect(prices(kind, { right: { wonder } })).toEqual([{ right: 1 }]);
    }
  });

  rule('C2-24', 'of that neighbour only, and only of that kind', () => {
    expect(prices('ore', { left: rhodos(), right: { makes: ['ore'] } })).toEqual([{ left: 1 }, { right: 2 }]);
    expect(prices('clay', { left: rhodos('clay') })).toEqual([{ left: 2 }]);
    expect(prices('ore clay', { left: rhodos('clay') })).toEqual([{ left: 3 }]);
    expect(prices('ore clay', { left: rhodos('clay'), right: { wonder: 'olympia', makes: ['ore'] } })).toEqual([
      { left: 1, right: 1 },
      { right: 3 },
      { left: 3 },
    ]);
  });

  rule('C2-24', 'the own board does not matter, and without the card the price is 2', () => {
    expect(prices('2 ore', { me: { wonder: 'rhodos' }, left: { makes: ['ore'] } })).toEqual([{ left: 2 }]);
    const t = table({ me: { coins: 9, hand: [{ cost: 'ore', colour: 'blue' }] }, left: rhodos() });
    expect(t.offers(MADE_UP)).toEqual([{ left: 2 }]);
  });

  rule('C2-24', 'it costs nothing, and works from the next turn on', () => {
    const hand = ['theater', { cost: 'ore', colour: 'blue' as const }];
    const t = table({ me: { coins: 9, hand: [CACHE, 'altar'] }, left: { ...rhodos(), hand }, right: { hand } });
    expect(t.offers(CACHE)).toEqual([{}]);
    const next = t.quietTurn({ me: build(CACHE) });
    expect(next.offers('made-up-2-1')).toEqual([{ left: 1 }]);
  });

  rule('C2-24', 'the neighbour gets what is paid', () => {
    const t = buying('ore', {
      left: { ...rhodos(), coins: 3, hand: ['theater', 'altar'] },
      right: { hand: ['theater', 'altar'] },
    });
    const after = t.quietTurn({ me: build(MADE_UP) });
    expect([after.seat().coins, after.seat('left').coins]).toEqual([19, 4]);
  });

  rule('C2-24', 'for stages too', () => {
    const giza: ScenarioSeat = { wonder: 'giza', side: 'A', coins: 9, city: [CACHE], hand: ['altar'] };
    const t = table({ me: giza, left: { wonder: 'babylon', makes: ['wood'] } });
    expect(t.stageOffers()).toEqual([{ left: 2 }]);
    expect(t.play({ me: stage('altar') }).seat().stage).toBe(1);
  });
});

describe('the units that it is good for', () => {
  rule('C2-36', 'each unit of that kind, as many as are bought', () => {
    expect(prices('3 ore', { left: rhodos('2 ore') })).toEqual([{ left: 3 }]);
    expect(prices('3 ore', { left: rhodos('ore'), right: { makes: ['2 ore'] } })).toEqual([
      { left: 2, right: 2 },
      { left: 1, right: 4 },
    ]);
  });

  rule('C2-36', 'from brown cards, and from one that makes this or that when it is used for this kind', () => {
    expect(prices('2 ore', { left: { wonder: 'rhodos', city: ['ore-vein'] } })).toEqual([{ left: 2 }]);
    // the mine makes stone or ore
    const mine: ScenarioSeat = { wonder: 'rhodos', city: ['mine'] };
    expect(prices('2 ore', { left: mine })).toEqual([{ left: 2 }]);
    expect(prices('ore stone', { left: mine })).toEqual([{ left: 3 }]);
    expect(prices('2 ore stone', { left: mine })).toEqual([]);
  });

  rule('C2-36', 'from grey cards for a board that starts with a manufactured good', () => {
    const left: ScenarioSeat = { wonder: 'alexandria', city: ['glassworks-age1', 'loom-age1'] };
    expect(prices('2 glass', { left })).toEqual([{ left: 2 }]);
    expect(prices('2 glass loom', { left })).toEqual([{ left: 4 }]);
  });

  rule('C2-36', 'what a scenario adds to a board is no resource that it starts with', () => {
    expect(prices('clay', { left: { makes: ['clay'] } })).toEqual([{ left: 2 }]);
    expect(prices('clay', { left: rhodos('clay') })).toEqual([{ left: 2 }]);
  });

  rule('C2-36', 'the lower price has to be paid: more is refused', () => {
    const t = buying('2 ore', { left: rhodos('ore') });
    expect(t.accepted(MADE_UP)).toEqual([{ left: 2 }]);
    for (const left of [1, 3, 4]) expectRefused(t, 'me', build(MADE_UP, { pay: { left } }), 'wrong-payment');
    expectRefused(buying('2 ore', { left: rhodos('ore'), coins: 1 }), 'me', build(MADE_UP), 'cannot-pay');
  });
});

describe('with other discounts', () => {
  rule('C2-37', 'on top of a Trading Post or the Marketplace it is free', () => {
    const left: ScenarioSeat = rhodos('ore', 'clay');
    expect(prices('ore', { city: ['west-trading-post'], left, coins: 0 })).toEqual([{}]);
    expect(prices('2 ore', { city: ['west-trading-post'], left, coins: 0 })).toEqual([{}]);
    expect(prices('2 ore clay', { city: ['west-trading-post'], left })).toEqual([{ left: 1 }]);
    expect(prices('ore', { city: ['east-trading-post'], left })).toEqual([{ left: 1 }]);
    expect(prices('2 glass', { city: ['marketplace'], right: { wonder: 'alexandria', makes: ['glass'] } })).toEqual([
      {},
    ]);
  });

  rule('C2-37', 'on top of a Wharf, which takes another coin off one unit', () => {
    expect(prices('ore', { city: [WEST], left: rhodos(), coins: 0 })).toEqual([{}]);
    expect(prices('2 ore', { city: [WEST], left: rhodos('ore') })).toEqual([{ left: 1 }]);
    expect(prices('ore clay', { city: [WEST], left: rhodos('clay') })).toEqual([{ left: 2 }]);
    expect(prices('ore', { city: [EAST], left: rhodos() })).toEqual([{ left: 1 }]);
  });

  rule('C2-37', 'a price is never below 0: the Wharf then helps with another unit', () => {
    const city = [WEST, 'west-trading-post'];
    expect(prices('ore', { city, left: rhodos() })).toEqual([{}]);
    expect(prices('2 ore', { city, left: rhodos('ore') })).toEqual([{}]);
    expect(prices('2 ore clay', { city, left: rhodos('ore', 'clay') })).toEqual([{}]);
    expect(prices('2 ore 2 clay', { city, left: rhodos('ore', '2 clay') })).toEqual([{ left: 1 }]);
    expect(prices('ore loom', { city, left: rhodos('loom') })).toEqual([{ left: 1 }]);
    const t = buying('ore', { city, left: rhodos() });
    expect(t.accepted(MADE_UP)).toEqual([{}]);
  });
});

describe('what is bought', () => {
  const shopping = (t: Tabletop, { left = 0, right = 0 }: Partial<Payment>): Shopping =>
    shoppingList(t.game, 0, built(t.game.rules.cardByName.get(MADE_UP) as number, PAID, left, right, 0));

  rule('C2-24', 'is told at its price', () => {
    const t = buying('2 ore clay', { left: rhodos('ore', 'clay'), right: { makes: ['clay'] } });
    expect(t.offers(MADE_UP)).toEqual([{ left: 2, right: 2 }, { left: 4 }]);
    expect(shopping(t, { left: 2, right: 2 })).toEqual({ left: ['ore', 'ore'], right: ['clay'], bank: [] });
    expect(shopping(t, { left: 4 })).toEqual({ left: ['clay', 'ore', 'ore'], right: [], bank: [] });
  });

  rule('C2-38', 'is told where it is free', () => {
    const t = buying('2 ore', { city: ['west-trading-post'], left: rhodos('ore'), right: { makes: ['2 ore'] } });
    expect(t.offers(MADE_UP)).toEqual([{}]);
    expect(shopping(t, {})).toEqual({ left: ['ore', 'ore'], right: [], bank: [] });
    expect(shopping(t, { right: 2 })).toEqual({ left: ['ore'], right: ['ore'], bank: [] });
    expect(shopping(t, { right: 4 })).toEqual({ left: [], right: ['ore', 'ore'], bank: [] });
  });
});

describe('boards without a resource', () => {
  rule('C2-39', 'a city without a board: on that side nothing is cheaper, on the other it is', () => {
    const sells = { makes: ['ore'] };
    expect(prices('ore', { left: sells })).toEqual([{ left: 2 }]);
    expect(prices('2 ore', { left: sells, right: rhodos() })).toEqual([{ left: 2, right: 1 }]);
  });
});
