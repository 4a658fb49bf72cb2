import { describe, expect } from 'vitest';
import type { Scenario, ScenarioSeat } from '../../../src/scenario-types.ts';
import type { Payment } from '../../../src/types.ts';
import {
  away,
  build,
  expectRefused,
  MADE_UP,
  mix,
  opponent,
  pay,
  ring,
  rule,
  sell,
  stage,
  type Tabletop,
  teammate,
  towards,
} from '../../kit/index.ts';

const { table } = mix('teams');

const ALONE = { teams: false };

/** Seat 0 holds one structure of this cost; its left neighbour is the teammate, its right one the opponent. */
const wanting = (
  cost: string,
  me: ScenarioSeat,
  left: ScenarioSeat,
  right: ScenarioSeat,
  rest: Partial<Scenario> = {},
): Tabletop => table({ ...rest, seats: [{ coins: 20, ...me, hand: [{ cost, colour: 'blue' }] }, left, {}, right] });

const makes = (...units: string[]): ScenarioSeat => ({ makes: units });
const total = ({ left = 0, right = 0, bank = 0 }: Partial<Payment>): number => left + right + bank;

describe('own resources first', () => {
  rule('C-66', 'what the city makes itself is not bought, from the teammate or from the opponent', () => {
    const stone = makes('stone');
    expect(wanting('stone', stone, stone, stone, ALONE).accepted(MADE_UP, 0)).toEqual([{}, { right: 2 }, { left: 2 }]);
    expect(wanting('stone', stone, stone, stone).accepted(MADE_UP, 0)).toEqual([{}]);
  });

  rule('C-66', 'the refusal is a wrong payment, and nothing changes', () => {
    const t = wanting('stone', makes('stone'), makes('stone'), makes('stone'));
    for (const pay of [{ left: 2 }, { right: 2 }, { left: 2, right: 2 }])
      expectRefused(t, 0, build(MADE_UP, { pay }), 'wrong-payment');
  });

  rule('C-66', 'just what is lacking is bought', () => {
    const stones = makes('3 stone');
    const t = wanting('3 stone', makes('stone'), stones, stones);
    expect(t.accepted(MADE_UP, 0)).toEqual([{ right: 4 }, { left: 2, right: 2 }, { left: 4 }]);
    const alone = wanting('3 stone', makes('stone'), stones, stones, ALONE);
    expect(alone.accepted(MADE_UP, 0)).toContainEqual({ left: 6 });
    expect(alone.accepted(MADE_UP, 0)).toContainEqual({ left: 2, right: 4 });
  });

  rule('C-66', 'a city that makes nothing buys everything', () => {
    const t = wanting('stone wood', {}, makes('stone', 'wood'), makes('wood'));
    expect(t.accepted(MADE_UP, 0)).toEqual([{ left: 2, right: 2 }, { left: 4 }]);
  });

  rule('C-66', 'what is not for sale is an own resource too: yellow cards, stages', () => {
    const all = makes('wood', 'loom');
    for (const [cost, me] of [
      ['wood', { city: ['caravansery'] }],
      ['loom', { city: ['forum'] }],
      ['wood', { wonder: 'alexandria', side: 'A', stages: 2 }],
      ['loom', { wonder: 'alexandria', side: 'B', stages: 2 }],
      ['wood', { makesPrivately: ['wood'] }],
    ] as [string, ScenarioSeat][]) {
      expect(wanting(cost, me, all, all).accepted(MADE_UP, 0)).toEqual([{}]);
      expect(wanting(cost, me, all, all, ALONE).accepted(MADE_UP, 0)).toHaveLength(3);
    }
  });

  rule('C-66', 'a cost without resources buys nothing', () => {
    const t = wanting('2 coins', {}, makes('stone'), makes('stone'));
    expect(t.accepted(MADE_UP, 0, { toNeighbour: 4, toBank: 4 })).toEqual([{ bank: 2 }]);
  });

  rule('C-66', 'it is so for both players of a team, on both sides', () => {
    for (const count of [4, 6])
      for (let seat = 0; seat < count; seat++) {
        const t = table({
          seats: ring(count).map((_, at) =>
            at === seat
              ? { ...makes('stone'), coins: 20, hand: [{ cost: '2 stone', colour: 'blue' }] }
              : makes('2 stone'),
          ),
        });
        expect(t.accepted(`made-up-${seat}-0`, seat)).toEqual([{ right: 2 }, { left: 2 }]);
      }
  });

  rule('C-66', 'a stage is paid by the same rule', () => {
    // Rhodos A1 costs 2 wood
    const rhodos: ScenarioSeat = { wonder: 'rhodos', side: 'A', coins: 20, makes: ['wood'] };
    const sellers = [makes('2 wood'), {}, makes('2 wood')];
    expect(table({ seats: [rhodos, ...sellers] }).accepted('theater', 0, { as: 'stage' })).toEqual([
      { right: 2 },
      { left: 2 },
    ]);
    const alone = table({ ...ALONE, seats: [rhodos, ...sellers] }).accepted('theater', 0, { as: 'stage' });
    expect(alone).toEqual([{ right: 2 }, { right: 4 }, { left: 2 }, { left: 2, right: 2 }, { left: 4 }]);
  });
});

describe('which resource is lacking', () => {
  rule('T-R4', 'with "wood or ore" and a cost of both, one of them is bought, either, and never both', () => {
    const t = (rest = {}) => wanting('wood ore', { city: ['forest-cave'] }, makes('wood'), makes('ore'), rest);
    expect(t().accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 2 }]);
    expect(t(ALONE).accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 2 }, { left: 2, right: 2 }]);
    expectRefused(t(), 0, build(MADE_UP, { pay: { left: 2, right: 2 } }), 'wrong-payment');
  });

  rule('T-R4', 'the player chooses it freely from the teammate alone', () => {
    const t = wanting('wood ore', { city: ['forest-cave'] }, makes('wood', 'ore'), {});
    expect(t.accepted(MADE_UP, 0)).toEqual([{ left: 2 }]);
  });

  rule('T-R4', 'several such cards make what the cost needs, and only the rest is bought', () => {
    const me = { city: ['timber-yard', 'clay-pit'] }; // wood/stone, clay/ore
    const t = wanting('wood stone ore', me, makes('wood', 'stone', 'ore'), makes('stone'));
    expect(t.accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 2 }]);
    const nothing = wanting('stone ore', me, makes('stone', 'ore'), makes('stone'));
    expect(nothing.accepted(MADE_UP, 0)).toEqual([{}]);
  });

  rule('T-R4', 'what the city makes without choice is never the lacking one', () => {
    const t = wanting('wood ore', makes('wood'), makes('wood'), makes('ore'));
    expect(t.accepted(MADE_UP, 0)).toEqual([{ right: 2 }]);
  });

  rule('T-R4', 'units are counted, not coins: at lower prices too', () => {
    const me = { city: ['west-trading-post'], makes: ['stone'] };
    const t = wanting('2 stone', me, makes('2 stone'), makes('2 stone'));
    expect(t.accepted(MADE_UP, 0)).toEqual([{ right: 2 }, { left: 1 }]);
    expect(wanting('2 stone', me, makes('2 stone'), makes('2 stone'), ALONE).accepted(MADE_UP, 0)).toContainEqual({
      left: 2,
    });
    // 2 coins are the price of the loom, or of two stone that are not lacking
    const loom = wanting('2 stone loom', { ...me, makes: ['2 stone'] }, makes('2 stone', 'loom'), {});
    expect(loom.accepted(MADE_UP, 0)).toEqual([{ left: 2 }]);
  });

  rule('T-R4', 'what is offered is the same as without teams', () => {
    for (const [cost, me] of [
      ['2 stone loom', { makes: ['stone'] }],
      ['2 stone loom', { city: ['east-trading-post', 'marketplace'] }],
      ['wood ore', { city: ['forest-cave'] }],
      ['stone stone clay glass', { city: ['timber-yard', 'forum'] }],
      ['3 wood', {}],
    ] as [string, ScenarioSeat][]) {
      const sells = [makes('2 stone', 'wood', 'glass'), makes('stone/clay', 'loom', 'ore', 'wood', 'wood')] as const;
      const t = wanting(cost, me, ...sells);
      const offers = t.offers(MADE_UP);
      expect(offers.length).toBeGreaterThan(0);
      expect(offers).toEqual(wanting(cost, me, ...sells, ALONE).offers(MADE_UP));
      for (const pay of offers) expect(t.refusal(0, build(MADE_UP, { pay }))).toBeNull();
    }
  });

  const OWN = [[], ['wood'], ['wood/stone'], ['wood/ore', 'stone'], ['wood/stone', 'stone/ore']];
  const FOR_SALE = [[], ['wood', 'stone'], ['wood/stone', '2 ore'], ['stone/ore', 'loom']];
  for (const cost of ['wood', 'wood ore', '2 stone', 'wood stone ore', '2 wood stone', 'stone loom'])
    rule('T-R4', `of all ways to pay for ${cost}, just those with the fewest units bought`, () => {
      for (const own of OWN)
        for (const left of FOR_SALE)
          for (const right of FOR_SALE.slice(1)) {
            const all = wanting(cost, makes(...own), makes(...left), makes(...right), ALONE).accepted(MADE_UP, 0, {
              toNeighbour: 6,
              toBank: 0,
            });
            const fewest = Math.min(...all.map(total)); // every unit costs 2 here
            const t = wanting(cost, makes(...own), makes(...left), makes(...right));
            expect(t.accepted(MADE_UP, 0, { toNeighbour: 6, toBank: 0 })).toEqual(
              all.filter((pay) => total(pay) === fewest),
            );
          }
    });
});

describe('trade between teammates', () => {
  for (const count of [4, 6])
    for (let seat = 0; seat < count; seat++)
      rule('C-67', `of ${count} players, ${seat} buys from teammate ${teammate(seat)} at the ordinary price`, () => {
        const buyer = { coins: 5, hand: [{ cost: 'stone', colour: 'blue' as const }] };
        const t = table({ seats: ring(count, { [seat]: buyer, [teammate(seat)]: makes('stone') }) });
        const card = `made-up-${seat}-0`;
        expect(t.offers(card, seat)).toEqual([{ [towards(seat)]: 2 }]);
        const after = t.play({ [seat]: build(card) });
        const expected = ring(count).map((_, at) => (at === seat ? 3 : at === teammate(seat) ? 3 + 3 + 2 : 6));
        expect(after.purses()).toEqual(expected);
        expect(after.game.state.bank).toBe(t.game.state.bank - 3 * (count - 1));
      });

  rule('C-67', 'nothing is had without payment, and no coin can be given on top', () => {
    const t = wanting('stone', { coins: 9 }, makes('stone'), {});
    expect(t.accepted(MADE_UP, 0)).toEqual([{ left: 2 }]);
    for (const pay of [{}, { left: 1 }, { left: 3 }, { left: 4 }, { left: 2, right: 2 }])
      expectRefused(t, 0, build(MADE_UP, { pay }), 'wrong-payment');
    expectRefused(t, 0, pay(2), 'not-this-question');
  });

  rule('C-67', 'a card that only the teammate holds cannot be used', () => {
    const t = table({ seats: [{ hand: ['altar'] }, { hand: ['baths'] }, {}, {}] });
    for (const deed of ['build', 'stage', 'sell']) expectRefused(t, 0, { do: deed, card: 'baths' }, 'not-in-hand');
    expectRefused(t, 1, sell('altar'), 'not-in-hand');
  });

  rule('C-67', 'what a sale brings is the seller’s alone', () => {
    const t = table({ seats: ring(4, { 1: {}, 2: {}, 3: {} }) }).play({ 1: build('theater') });
    expect(t.purses()).toEqual([6, 3, 6, 6]);
  });

  rule('T-R6', 'a Trading Post towards the teammate lowers the teammate’s prices', () => {
    const me = { city: ['west-trading-post'], coins: 1 };
    const t = wanting('stone', me, makes('stone'), {});
    expect(t.offers(MADE_UP)).toEqual([{ left: 1 }]);
    expect(t.play({ 0: build(MADE_UP) }).purses()).toEqual([0, 7, 6, 6]);
  });
});

describe('what a chain makes free', () => {
  // the Aqueduct costs 3 stone and is free with the Baths
  const AQUEDUCT = 'aqueduct';
  const chained = (sells: Record<number, ScenarioSeat>, seat = 0, count = 4, rest: Partial<Scenario> = {}): Tabletop =>
    table({
      age: 2,
      ...rest,
      seats: ring(count, { ...sells, [seat]: { coins: 12, city: ['baths'], hand: [AQUEDUCT], ...sells[seat] } }),
    });
  const CHAIN = { via: 'chain', pay: { left: 0, right: 0, bank: 0 } };

  for (const count of [4, 6])
    for (let seat = 0; seat < count; seat++)
      rule('C-67', `of ${count} players, ${seat} buys for it from the opponent and not from the teammate`, () => {
        const both = {
          [teammate(seat)]: makes('3 stone'),
          [opponent(count, seat)]: makes('3 stone'),
        };
        const t = chained(both, seat, count);
        expect(t.ways(AQUEDUCT, seat)).toEqual([CHAIN, { via: 'paid', pay: { ...CHAIN.pay, [away(seat)]: 6 } }]);
        expect(t.accepted(AQUEDUCT, seat, { toNeighbour: 6, toBank: 0 })).toEqual([{ [away(seat)]: 6 }]);
        const alone = chained(both, seat, count, ALONE);
        expect(alone.accepted(AQUEDUCT, seat, { toNeighbour: 6, toBank: 0 })).toHaveLength(4);
      });

  rule('C-67', 'if only the teammate sells it, the chain is the only way', () => {
    const t = chained({ 1: makes('3 stone') });
    expect(t.ways(AQUEDUCT, 0)).toEqual([CHAIN]);
    expect(t.accepted(AQUEDUCT, 0)).toEqual([]);
    expectRefused(t, 0, build(AQUEDUCT, { via: 'paid', pay: { left: 6 } }), 'cannot-pay');
    expectRefused(t, 0, build(AQUEDUCT, 'paid'), 'cannot-pay');
  });

  rule('C-67', 'not a single resource comes from the teammate', () => {
    const t = chained({ 1: makes('stone'), 3: makes('2 stone') });
    expect(t.ways(AQUEDUCT, 0)).toEqual([CHAIN]);
    expect(t.accepted(AQUEDUCT, 0)).toEqual([]);
    expect(chained({ 1: makes('stone'), 3: makes('2 stone') }, 0, 4, ALONE).offers(AQUEDUCT, 0)).toEqual([
      { left: 2, right: 4 },
    ]);
  });

  rule('C-67', 'own stone and stone of the opponent pay for it, as far as they go', () => {
    const t = chained({ 0: makes('stone'), 1: makes('2 stone'), 3: makes('2 stone') });
    expect(t.offers(AQUEDUCT, 0)).toEqual([{ right: 4 }]);
    expect(t.accepted(AQUEDUCT, 0)).toEqual([{ right: 4 }]);
    const own = chained({ 0: makes('3 stone'), 1: makes('3 stone') });
    expect(own.accepted(AQUEDUCT, 0)).toEqual([{}]);
  });

  rule('C-67', 'named without a payment, it is built free; named as paid, with the opponent', () => {
    const t = chained({ 1: makes('3 stone'), 3: makes('3 stone') });
    const built = t.play({ 0: build(AQUEDUCT) });
    expect(built.purses()).toEqual([12, 6, 6, 6]);
    const paid = t.play({ 0: build(AQUEDUCT, 'paid') });
    expect(paid.purses()).toEqual([6, 6, 6, 12]);
    expect(paid.seat(0).city).toEqual(['baths', AQUEDUCT]);
  });

  rule('C-67', 'and built by its chain, it pays the teammate nothing', () => {
    const t = chained({ 1: makes('3 stone') });
    for (const pay of [{ left: 2 }, { left: 6 }, { right: 2 }])
      expectRefused(t, 0, build(AQUEDUCT, { via: 'chain', pay }), 'wrong-payment');
  });

  rule('C-67', 'any one of several chains is enough', () => {
    // the Forum costs 2 clay and is free with either Trading Post
    for (const post of ['east-trading-post', 'west-trading-post']) {
      const me: ScenarioSeat = { coins: 12, city: [post], hand: ['forum'] };
      const t = table({ age: 2, seats: [me, makes('2 clay'), {}, {}] });
      expect(t.offers('forum', 0)).toEqual([]);
      expect(t.accepted('forum', 0)).toEqual([]);
    }
  });

  rule('T-R5', 'without the chain the same card is bought from the teammate', () => {
    const t = table({ age: 2, seats: [{ coins: 12, hand: [AQUEDUCT] }, makes('3 stone'), {}, makes('3 stone')] });
    const all = [{ right: 6 }, { left: 2, right: 4 }, { left: 4, right: 2 }, { left: 6 }];
    expect(t.offers(AQUEDUCT, 0)).toEqual(all);
    expect(t.accepted(AQUEDUCT, 0)).toEqual(all);
    const after = t.play({ 0: build(AQUEDUCT, { pay: { left: 6 } }) });
    expect(after.purses()).toEqual([6, 12, 6, 6]);
  });

  rule('T-R5', 'a chain of the teammate is no chain of one’s own', () => {
    const t = table({
      age: 2,
      seats: [{ coins: 12, hand: [AQUEDUCT] }, { city: ['baths'], makes: ['3 stone'] }, {}, {}],
    });
    expect(t.offers(AQUEDUCT, 0)).toEqual([{ left: 6 }]);
  });

  rule('T-R5', 'a chain to another card of the hand changes nothing', () => {
    const me: ScenarioSeat = { coins: 12, city: ['baths'], hand: [AQUEDUCT, 'walls'] }; // the Walls cost 3 stone
    const t = table({ age: 2, seats: [me, makes('3 stone'), {}, {}] });
    expect(t.offers('walls', 0)).toEqual([{ left: 6 }]);
    expect(t.accepted('walls', 0)).toEqual([{ left: 6 }]);
    expect(t.offers(AQUEDUCT, 0)).toEqual([]);
  });

  rule('T-R5', 'a stage is bought from the teammate whatever card goes under it', () => {
    // Giza A1 costs 2 stone
    const giza: ScenarioSeat = { wonder: 'giza', side: 'A', coins: 12, city: ['baths'], hand: [AQUEDUCT] };
    const t = table({ age: 2, seats: [giza, makes('3 stone'), {}, {}] });
    expect(t.stageOffers(0)).toEqual([{ left: 2 }]);
    expect(t.accepted(AQUEDUCT, 0, { as: 'stage' })).toEqual([{ left: 2 }]);
    expect(t.play({ 0: stage(AQUEDUCT) }).purses()).toEqual([10, 8, 6, 6]);
  });

  rule('T-R5', 'a chain built in this very turn does not count yet', () => {
    const me: ScenarioSeat = { coins: 12, makes: ['stone'], hand: ['baths', 'altar'] };
    const t = table({ age: 1, seats: [me, makes('2 stone'), {}, { hand: ['theater', AQUEDUCT] }] });
    const next = t.play({ 0: build('baths') });
    expect(next.seat(0).hand).toEqual([AQUEDUCT]);
    expect(next.offers(AQUEDUCT, 0)).toEqual([]);
    const without = t.play({ 0: build('altar') });
    expect(without.offers(AQUEDUCT, 0)).toEqual([{ left: 4 }]);
  });

  rule('T-R5', 'the last card of Babylon is bought by the same rule', () => {
    const babylon: ScenarioSeat = { wonder: 'babylon', side: 'B', stages: 2, coins: 12, city: ['baths'] };
    const t = table({ age: 2, turn: 6, seats: [{ ...babylon, hand: ['altar', AQUEDUCT] }, makes('3 stone'), {}, {}] });
    const last = t.play({ 0: build('altar') });
    expect(last.ways(AQUEDUCT, 0)).toEqual([CHAIN]);
    expectRefused(last, 0, build(AQUEDUCT, { via: 'paid', pay: { left: 6 } }), 'cannot-pay');
  });

  rule('T-R5', 'Olympia’s free structure costs nobody anything', () => {
    const olympia: ScenarioSeat = { wonder: 'olympia', side: 'A', stages: 2, city: ['baths'], hand: [AQUEDUCT] };
    const t = table({ age: 2, seats: [olympia, makes('3 stone'), {}, {}] });
    expect(t.ways(AQUEDUCT, 0).map(({ via }) => via)).toEqual(['chain', 'olympia-free-build']);
  });
});
