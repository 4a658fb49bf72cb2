import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, MADE_UP, mix, rule } from '../../kit/index.ts';

const { table } = mix('cities');

const WAREHOUSE = 'secret-warehouse';
const MARKET = 'black-market';
const KINDS = ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus'];

/** Whether a city can have these resources without buying anything. */
const has = (me: ScenarioSeat, cost: string): boolean =>
  table({ age: 2, me: { coins: 0, ...me, hand: [{ cost, colour: 'blue' }] } }).offers(MADE_UP).length > 0;
/** Of each kind, the most units that it can have. */
function most(me: ScenarioSeat): number[] {
  const hand = KINDS.flatMap((kind) => [1, 2, 3, 4].map((n) => ({ cost: `${n} ${kind}`, colour: 'blue' as const })));
  const t = table({ age: 2, me: { coins: 0, ...me, hand } });
  return KINDS.map((_, kind) => [0, 1, 2, 3].filter((n) => t.offers(`made-up-0-${4 * kind + n}`).length > 0).length);
}

describe('Secret Warehouse', () => {
  rule('C-40', 'makes one resource more of a kind that brown cards, grey cards or the board make', () => {
    expect(most({ city: [WAREHOUSE, 'lumber-yard'] })).toEqual([2, 0, 0, 0, 0, 0, 0]);
    expect(most({ city: [WAREHOUSE, 'loom-age1'] })).toEqual([0, 0, 0, 0, 0, 2, 0]);
    expect(most({ city: [WAREHOUSE], wonder: 'giza' })).toEqual([0, 2, 0, 0, 0, 0, 0]);
    expect(most({ city: [WAREHOUSE, 'lumber-yard', 'press-age1'], wonder: 'rhodos' })).toEqual([2, 0, 0, 2, 0, 0, 2]);
  });

  rule('C-40', 'one in a turn: not one of each kind', () => {
    const city = [WAREHOUSE, 'lumber-yard', 'loom-age1'];
    expect(has({ city }, '2 wood loom')).toBe(true);
    expect(has({ city }, 'wood 2 loom')).toBe(true);
    expect(has({ city }, '2 wood 2 loom')).toBe(false);
    expect(has({ city }, '3 wood')).toBe(false);
  });

  rule('C-40', 'and one again in the next turn', () => {
    const hand = [{ cost: '2 wood', colour: 'blue' as const }, 'altar'];
    const others = { hand: ['theater', { cost: '2 wood', colour: 'blue' as const }] };
    const t = table({ age: 1, me: { city: [WAREHOUSE, 'lumber-yard'], coins: 0, hand }, left: others, right: others });
    const next = t.play({ me: build(MADE_UP) });
    expect(next.offers(next.seat().hand[0])).toEqual([{}]);
  });

  rule('C-40', 'of what only yellow or black cards supply there is no more', () => {
    expect(most({ city: [WAREHOUSE, 'caravansery'] })).toEqual([1, 1, 1, 1, 0, 0, 0]);
    expect(most({ city: [WAREHOUSE, 'forum'] })).toEqual([0, 0, 0, 0, 1, 1, 1]);
    expect(most({ city: [WAREHOUSE, MARKET] })).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(most({ city: [WAREHOUSE] })).toEqual([0, 0, 0, 0, 0, 0, 0]);
    // a kind that a brown card makes too is one the Warehouse knows
    expect(most({ city: [WAREHOUSE, 'caravansery', 'lumber-yard'] })).toEqual([3, 1, 1, 1, 0, 0, 0]);
  });

  rule('C-40', 'nor of what a stage of Alexandria makes: only of the board’s glass', () => {
    expect(most({ city: [WAREHOUSE], wonder: 'alexandria', side: 'B', stages: 2 })).toEqual([1, 1, 1, 1, 3, 1, 1]);
  });

  rule('X-13', 'with 1 glass the city pays 2 glass; with a Foundry 3 ore', () => {
    expect(has({ city: [WAREHOUSE, 'glassworks-age1'] }, '2 glass')).toBe(true);
    expect(has({ city: [WAREHOUSE, 'glassworks-age1'] }, '3 glass')).toBe(false);
    expect(has({ city: [WAREHOUSE, 'foundry'] }, '3 ore')).toBe(true);
    expect(has({ city: [WAREHOUSE, 'foundry'] }, '4 ore')).toBe(false);
  });

  rule('X-13', 'a fourth ore has to be bought', () => {
    const me: ScenarioSeat = { city: [WAREHOUSE, 'foundry'], coins: 9, hand: [{ cost: '4 ore', colour: 'blue' }] };
    expect(table({ age: 2, me, left: { makes: ['ore'] } }).offers(MADE_UP)).toEqual([{ left: 2 }]);
    expect(table({ age: 2, me, left: { makes: ['clay'] } }).offers(MADE_UP)).toEqual([]);
  });

  rule('X-13', 'nothing that is bought is doubled', () => {
    const me: ScenarioSeat = { city: [WAREHOUSE], coins: 20, hand: [{ cost: '3 ore', colour: 'blue' }] };
    const t = table({ age: 2, me, left: { makes: ['ore'] }, right: { makes: ['ore'] } });
    expect(t.offers(MADE_UP)).toEqual([]);
    const two = { ...me, hand: [{ cost: '2 ore', colour: 'blue' as const }] };
    expect(table({ age: 2, me: two, left: { makes: ['ore'] }, right: { makes: ['ore'] } }).offers(MADE_UP)).toEqual([
      { left: 2, right: 2 },
    ]);
  });

  rule('X-13', 'nor the Forum', () => {
    expect(has({ city: [WAREHOUSE, 'forum'] }, 'loom')).toBe(true);
    expect(has({ city: [WAREHOUSE, 'forum'] }, '2 loom')).toBe(false);
  });

  rule('X-13', 'with a card that makes wood or ore the choice is free', () => {
    const me: ScenarioSeat = { city: [WAREHOUSE, 'forest-cave'] };
    for (const cost of ['2 wood', '2 ore', 'wood ore']) expect(has(me, cost)).toBe(true);
    for (const cost of ['2 wood ore', 'wood stone', 'wood clay', 'stone']) expect(has(me, cost)).toBe(false);
    expect(has({ city: [WAREHOUSE, 'forest-cave', 'mine'] }, 'ore stone wood')).toBe(true);
  });

  rule('X-13', 'a card built later makes its kind one of them', () => {
    const me: ScenarioSeat = { city: [WAREHOUSE], coins: 0, hand: ['lumber-yard', 'altar'] };
    const hand = ['theater', { cost: '2 wood', colour: 'blue' as const }];
    const t = table({ me, left: { hand: ['theater', 'altar'] }, right: { hand } }).play({ me: build('lumber-yard') });
    expect(t.offers(t.seat().hand[0])).toEqual([{}]);
    const other = table({ me, left: { hand: ['theater', 'altar'] }, right: { hand } }).play({});
    expect(other.offers(other.seat().hand[0])).toEqual([]);
  });

  rule('X-13', 'built after the brown cards it knows them too', () => {
    const me: ScenarioSeat = { city: ['lumber-yard'], coins: 2, hand: [WAREHOUSE, 'altar'] };
    const hand = ['theater', { cost: '2 wood', colour: 'blue' as const }];
    const t = table({ me, left: { hand: ['theater', 'altar'] }, right: { hand } }).play({ me: build(WAREHOUSE) });
    expect(t.offers(t.seat().hand[0])).toEqual([{}]);
  });
});

describe('Black Market', () => {
  rule('C-41', 'makes one resource of a kind that brown cards, grey cards and the board do not make', () => {
    expect(most({ city: [MARKET] })).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(most({ city: [MARKET, 'sawmill', 'loom-age1'], wonder: 'giza' })).toEqual([2, 1, 1, 1, 1, 1, 1]);
    const own: ScenarioSeat = { city: [MARKET, 'lumber-yard', 'press-age1'], wonder: 'giza' };
    for (const kind of ['wood', 'papyrus', 'stone']) expect(has(own, `2 ${kind}`)).toBe(false);
    for (const kind of ['clay', 'ore', 'glass', 'loom']) expect(has(own, `wood stone papyrus ${kind}`)).toBe(true);
    expect(has(own, 'clay ore')).toBe(false);
  });

  rule('C-41', 'what yellow or black cards supply does not matter for it', () => {
    expect(most({ city: [MARKET, 'forum'] })).toEqual([1, 1, 1, 1, 2, 2, 2]);
    expect(most({ city: [MARKET, 'caravansery'] })).toEqual([2, 2, 2, 2, 1, 1, 1]);
    expect(most({ city: [MARKET, WAREHOUSE] })).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  rule('X-14', 'a card that makes this or that rules out both', () => {
    const me: ScenarioSeat = { city: [MARKET, 'forest-cave'] };
    for (const cost of ['wood stone', 'ore loom']) expect(has(me, cost)).toBe(true);
    for (const cost of ['2 wood', '2 ore', 'wood ore']) expect(has(me, cost)).toBe(false);
  });

  rule('X-14', 'a stage of Alexandria rules out nothing', () => {
    const alexandria: ScenarioSeat = { city: [MARKET], wonder: 'alexandria', side: 'B', stages: 2 };
    // raw material of B1, goods of B2; the board itself makes glass
    expect(most(alexandria)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(has(alexandria, '2 wood')).toBe(true);
    expect(has(alexandria, '3 glass')).toBe(false);
    expect(most({ ...alexandria, side: 'A' })).toEqual([2, 2, 2, 2, 1, 1, 1]);
  });

  rule('X-14', 'a city that makes wood: 1 wood and 1 loom, not 2 wood and 1 loom', () => {
    const wood: ScenarioSeat = { city: [MARKET, 'lumber-yard'] };
    expect([has(wood, 'wood loom'), has(wood, '2 wood loom'), has(wood, 'wood 2 loom')]).toEqual([true, false, false]);
    const both: ScenarioSeat = { city: [MARKET, WAREHOUSE, 'lumber-yard'] };
    expect([has(both, '2 wood loom'), has(both, 'wood 2 loom'), has(both, '3 wood')]).toEqual([true, false, false]);
    expect(has(both, '2 wood loom glass')).toBe(false);
  });

  rule('X-14', 'with all seven kinds there is nothing left for it', () => {
    const raw = ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein'];
    const all: ScenarioSeat = { city: [MARKET, ...raw, 'loom-age1', 'glassworks-age1', 'press-age1'] };
    expect(most(all)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(has(all, 'wood stone clay ore glass loom papyrus')).toBe(true);
    const six: ScenarioSeat = { city: [MARKET, ...raw, 'loom-age1', 'glassworks-age1'] };
    expect(most(six)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(has(six, '2 wood')).toBe(false);
    expect(has(six, '2 papyrus')).toBe(false);
    expect(most({ ...all, city: [WAREHOUSE, ...(all.city ?? [])] })).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });

  rule('X-14', 'a card built later takes its kind away', () => {
    const me: ScenarioSeat = { city: [MARKET], coins: 0, hand: ['lumber-yard', 'altar'] };
    const hand = ['theater', { cost: '2 wood', colour: 'blue' as const }];
    const loom = ['theater', { cost: 'wood loom', colour: 'blue' as const }];
    const after = (right: ScenarioSeat['hand']) => {
      const t = table({ me, left: { hand: ['theater', 'altar'] }, right: { hand: right } });
      const next = t.play({ me: build('lumber-yard') });
      return next.offers(next.seat().hand[0]);
    };
    expect(after(hand)).toEqual([]);
    expect(after(loom)).toEqual([{}]);
  });

  rule('X-14', 'what neighbours make does not matter', () => {
    const me: ScenarioSeat = { city: [MARKET], coins: 9, hand: [{ cost: '2 loom', colour: 'blue' }] };
    expect(table({ age: 2, me, left: { makes: ['loom'] } }).offers(MADE_UP)).toEqual([{ left: 2 }]);
  });
});

describe('neighbours', () => {
  rule('X-15', 'cannot buy what the Secret Warehouse and the Black Market make', () => {
    const hand = (cost: string) => [{ cost, colour: 'blue' as const }];
    const left = { city: [WAREHOUSE, MARKET, 'lumber-yard'] };
    const offers = (cost: string) => table({ age: 2, me: { coins: 20, hand: hand(cost) }, left }).offers(MADE_UP);
    expect(offers('wood')).toEqual([{ left: 2 }]);
    for (const cost of ['2 wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus']) expect(offers(cost)).toEqual([]);
  });

  rule('X-15', 'also when it is built during the game, and on either side', () => {
    const seller: ScenarioSeat = { city: ['lumber-yard'], makesPrivately: ['ore', 'loom'], hand: [MARKET, 'altar'] };
    for (const place of ['left', 'right'] as const) {
      const hands = { left: { hand: ['theater', 'altar'] }, right: { hand: ['theater', 'altar'] } };
      const t = table({
        ...hands,
        age: 2,
        me: { coins: 20, hand: ['theater', 'altar'] },
        [place]: seller,
      }).play({ [place]: build(MARKET) });
      const tally = t.game.state.seats[t.at(place)].tally;
      const before = table({ ...hands, age: 2, [place]: seller }).game.state.seats[t.at(place)].tally;
      expect([tally.rawForSale, tally.madeForSale]).toEqual([before.rawForSale, before.madeForSale]);
      expect(tally.own).not.toEqual(before.own);
    }
  });
});
