/** The closed formula of trade.ts against trying everything, on random tables. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileCost } from '../../src/compile.ts';
import { rulesOf } from '../../src/config.ts';
import type { Rules } from '../../src/rules.ts';
import { clone } from '../../src/state.ts';
import { addFollower, addUnit } from '../../src/tally.ts';
import { cheapest, offers, roomForSplits, toBank, toLeft, toRight, unitsForNothing } from '../../src/trade.ts';
import type { State } from '../../src/types.ts';
import { LEFT, MANUFACTURED, RAW, RESOURCES, RIGHT } from '../../src/vocabulary.ts';
import { dominates, everyPayment, least, type Payable, type Trade, type Unit, undominated } from './brute-force.ts';
import { share } from './random-game.ts';

/** A cost, and what a city and its two neighbours have for it. */
interface Market {
  /** Units by resource. */
  demand: number[];
  own: number[];
  /** Units of the city's brown and grey cards and its board. */
  basic: number[];
  /** Units that follow what the city makes, of a kind it makes or of another; before or behind its other units. */
  followers: { which: 'again' | 'other'; early: boolean }[];
  left: number[];
  right: number[];
  prices: { rawLeft: number; rawRight: number; madeLeft: number; madeRight: number };
  /** Coins off one unit of that neighbour. */
  rebates: { rebateLeft: number; rebateRight: number };
  /** Units that need not be had, and units of any kind that the bank sells for a coin. */
  waived: number;
  fromBank: number;
  /** Neighbours from whom nothing may be bought. */
  closed: number;
  /** Own resources come before any that are bought. */
  teams: boolean;
}

const rules = rulesOf({ edition: 'first', modules: ['base'], seats: 3 });
const inTeams = { ...rules, teams: [[0, 1], [2]] };
const ME = 0;

const price = fc.constantFrom(2, 1);
const anySet = fc.integer({ min: 1, max: RAW | MANUFACTURED });
const rawSet = fc.integer({ min: 1, max: RAW });
const madeSet = fc.integer({ min: 1, max: MANUFACTURED >> 4 }).map((set) => set << 4);
/** Neighbours sell raw materials or manufactured goods, mostly of one kind, at times this or that. */
const simple = fc.integer({ min: 0, max: 6 }).map((resource) => 1 << resource);
const sold = fc.oneof(simple, rawSet, madeSet);

const markets: fc.Arbitrary<Market> = fc.record({
  demand: fc
    .array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7, size: 'max' })
    .map((wanted) => RESOURCES.map((_, resource) => wanted.filter((other) => other === resource).length)),
  own: fc.array(fc.oneof(simple, anySet), { maxLength: 6, size: 'max' }),
  left: fc.array(sold, { maxLength: 5, size: 'max' }),
  right: fc.array(sold, { maxLength: 5, size: 'max' }),
  prices: fc.record({ rawLeft: price, rawRight: price, madeLeft: price, madeRight: price }),
  rebates: fc.record({ rebateLeft: fc.constantFrom(0, 0, 1), rebateRight: fc.constantFrom(0, 0, 1) }),
  waived: fc.constantFrom(0, 0, 1, 2),
  fromBank: fc.constantFrom(0, 0, 1),
  basic: fc.constant([]),
  followers: fc.constant([]),
  closed: fc.constant(0),
  teams: fc.constant(false),
});

/** With a unit or two that follow what the city makes. */
const following: fc.Arbitrary<Market> = fc
  .record({
    market: markets,
    own: fc.array(fc.oneof(simple, anySet), { maxLength: 2, size: 'max' }),
    basic: fc.array(sold, { maxLength: 4, size: 'max' }),
    followers: fc.array(fc.record({ which: fc.constantFrom('again', 'other'), early: fc.boolean() }), {
      minLength: 1,
      maxLength: 3,
      size: 'max',
    }),
  })
  .map(({ market, ...more }) => ({ ...market, ...more }));

/** With a neighbour or two who sell nothing for this. */
const closing: fc.Arbitrary<Market> = fc
  .record({ market: markets, closed: fc.constantFrom(LEFT, RIGHT, LEFT | RIGHT) })
  .map(({ market, closed }) => ({ ...market, closed }));

/** In teams, where now and then the teammate sells nothing. */
const teamed: fc.Arbitrary<Market> = fc
  .record({ market: fc.oneof(markets, following), closed: fc.constantFrom(0, 0, LEFT, RIGHT) })
  .map(({ market, closed }) => ({ ...market, closed, teams: true }));

const costText = (demand: readonly number[]): string =>
  demand.map((count, resource) => (count > 0 ? `${count} ${RESOURCES[resource]}` : '')).join(' ');

const costOf = ({ demand }: Market) => compileCost(costText(demand));

function tableOf({ own, basic, followers, left, right, prices, rebates, fromBank }: Market): State {
  const state = clone(rules.blank);
  const { tally } = state.seats[ME];
  const follow = (early: boolean): void => {
    for (const one of followers) if (one.early === early) addFollower(tally, one.which);
  };
  follow(true);
  for (const set of own) addUnit(tally, set, false);
  for (const set of basic) addUnit(tally, set, true);
  follow(false);
  for (const set of left) addUnit(state.seats[rules.left[ME]].tally, set, true);
  for (const set of right) addUnit(state.seats[rules.right[ME]].tally, set, true);
  Object.assign(tally, prices, rebates, { fromBank });
  return state;
}

const ANYTHING = RAW | MANUFACTURED;

function unitsOf({ own, basic, followers, left, right, prices, waived, fromBank, closed }: Market): Unit[] {
  const isRaw = (set: number): boolean => (set & RAW) !== 0;
  const makes = basic.reduce((all, set) => all | set, 0);
  const followed = followers.map(({ which }) => (which === 'again' ? makes : ANYTHING & ~makes));
  return [
    ...[...own, ...basic, ...followed].map((set): Unit => ({ set, owner: 'me', price: 0 })),
    ...new Array<Unit>(waived).fill({ set: ANYTHING, owner: 'me', price: 0 }),
    ...new Array<Unit>(fromBank).fill({ set: ANYTHING, owner: 'bank', price: 1 }),
    ...(closed & LEFT ? [] : left).map(
      (set): Unit => ({ set, owner: 'left', price: isRaw(set) ? prices.rawLeft : prices.madeLeft }),
    ),
    ...(closed & RIGHT ? [] : right).map(
      (set): Unit => ({ set, owner: 'right', price: isRaw(set) ? prices.rawRight : prices.madeRight }),
    ),
  ];
}

const bruteForce = (market: Market): Payable[] =>
  everyPayment(market.demand, unitsOf(market), market.rebates, market.teams);

const rulesFor = ({ teams }: Market): Rules => (teams ? inTeams : rules);

/** Seven units at two coins each. */
const PLENTY = 14;

function offered(market: Market, purse = PLENTY): Trade[] {
  const splits = roomForSplits();
  const count = offers(
    rulesFor(market),
    tableOf(market),
    ME,
    costOf(market),
    market.waived,
    market.closed,
    purse,
    splits,
  );
  return splits.slice(0, count).map((split) => ({ left: toLeft(split), right: toRight(split), bank: toBank(split) }));
}

const purchaseOf = (market: Market) => ({ cost: costOf(market), waived: market.waived, closed: market.closed });

const cheapestIn = (market: Market): number => cheapest(rulesFor(market), tableOf(market), ME, purchaseOf(market));

const KINDS: Record<string, fc.Arbitrary<Market>> = {
  '': markets,
  ', with units that follow what the city makes': following,
  ', with a neighbour who sells nothing': closing,
  ', in teams': teamed,
};

describe.each(Object.keys(KINDS))('on random markets%s', (kind) => {
  const onRandomMarkets = (law: (market: Market) => void): void => fc.assert(fc.property(KINDS[kind], law), share(25));

  test('the cheapest price is the one found by trying everything', () =>
    onRandomMarkets((market) => {
      expect(cheapestIn(market)).toBe(least(bruteForce(market)));
    }));

  test('the offers are the payments that no other beats and the purse allows, cheapest first', () =>
    onRandomMarkets((market) => {
      const best = undominated(bruteForce(market)).map(({ left, right, bank }) => ({ left, right, bank }));
      for (const purse of [-1, 0, 3, 5, PLENTY])
        expect(offered(market, purse)).toEqual(best.filter(({ left, right, bank }) => left + right + bank <= purse));
    }));

  test('a payment is accepted if some assignment uses all that is bought, and only then', () =>
    onRandomMarkets((market) => {
      const state = tableOf(market);
      const purchase = purchaseOf(market);
      const named = ({ left, right, bank }: Trade): string => `${left} left, ${right} right, ${bank} to the bank`;
      const fair = new Map(bruteForce(market).map((trade) => [named(trade), trade.gifts]));
      for (let left = 0; left <= 15; left++)
        for (let right = 0; right <= 15; right++)
          for (let bank = 0; bank <= 2; bank++) {
            const pay = { left, right, bank };
            const gifts = unitsForNothing(rulesFor(market), state, ME, purchase, pay);
            const expected = fair.get(named(pay)) ?? -1;
            if (gifts !== expected) expect.fail(`${named(pay)}: gifts of ${gifts} neighbours, not ${expected}`);
          }
    }));
});

describe('nothing becomes dearer', () => {
  const isNoDearer = (before: Market, after: Market): void => {
    const [was, is] = [cheapestIn(before), cheapestIn(after)];
    if (was >= 0) expect(is).toBeLessThanOrEqual(was);
    if (was >= 0) expect(is).toBeGreaterThanOrEqual(0);
    const now = offered(after);
    for (const old of offered(before))
      expect(now.some((offer) => dominates(offer, old) || JSON.stringify(offer) === JSON.stringify(old))).toBe(true);
  };

  test('with one more unit of the own city', () =>
    fc.assert(
      fc.property(markets, anySet, (market, set) => isNoDearer(market, { ...market, own: [...market.own, set] })),
      share(5),
    ));

  test('with one more unit for sale next door', () =>
    fc.assert(
      fc.property(markets, sold, fc.constantFrom('left', 'right'), (market, set, side) =>
        isNoDearer(market, { ...market, [side]: [...market[side], set] }),
      ),
      share(5),
    ));

  test('with one more resource that a unit can be', () =>
    fc.assert(
      fc.property(markets, anySet, fc.nat(), (market, more, at) =>
        isNoDearer(market, {
          ...market,
          own: market.own.map((set, i) => (i === at % market.own.length ? set | more : set)),
        }),
      ),
      share(5),
    ));

  test('with one more unit that need not be had, or that the bank sells', () =>
    fc.assert(
      fc.property(markets, fc.constantFrom('waived', 'fromBank'), (market, name) =>
        isNoDearer(market, { ...market, [name]: market[name] + 1 }),
      ),
      share(5),
    ));

  test('with a coin off for one unit of a neighbour', () =>
    fc.assert(
      fc.property(markets, fc.constantFrom('rebateLeft', 'rebateRight'), (market, name) =>
        isNoDearer(market, { ...market, rebates: { ...market.rebates, [name]: 1 } }),
      ),
      share(5),
    ));

  test('with a lower price', () => {
    const names = ['rawLeft', 'rawRight', 'madeLeft', 'madeRight'] as const;
    fc.assert(
      fc.property(markets, fc.constantFrom(...names), (market, name) =>
        isNoDearer(market, { ...market, prices: { ...market.prices, [name]: 1 } }),
      ),
      share(5),
    );
  });
});
