/** The closed formula of trade.ts against trying everything, on random tables. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rules } from '../../src/rules.ts';
import { roomForSplits, toBank, toLeft, toRight } from '../../src/splits.ts';
import { cheapest, offers, unitsForNothing } from '../../src/trade.ts';
import { dominates, everyPayment, least, type Payable, type Trade, undominated } from './brute-force.ts';
import {
  anySet,
  closing,
  costOf,
  exchanging,
  following,
  type Market,
  ME,
  markets,
  rules,
  smuggling,
  smugglingAndExchanging,
  sold,
  specialTeams,
  tableOf,
  teamed,
  unitsOf,
} from './markets.ts';
import { share } from './random-game.ts';

const inTeams = { ...rules, teams: [[0, 1], [2]] };

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
  ', with exchanges': exchanging,
  ', with a coin off what boards start with': smuggling,
  ', with both': smugglingAndExchanging,
  ', with either in teams': specialTeams,
};

describe.each(Object.keys(KINDS))('on random markets%s', (kind) => {
  const onRandomMarkets = (law: (market: Market) => void): void => fc.assert(fc.property(KINDS[kind], law), share(10));

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

  test('with exchanges', () =>
    fc.assert(
      fc.property(exchanging, (market) => isNoDearer({ ...market, exchanges: false }, market)),
      share(5),
    ));

  test('with one more unit of a city that exchanges', () =>
    fc.assert(
      fc.property(exchanging, anySet, (market, set) => isNoDearer(market, { ...market, own: [...market.own, set] })),
      share(5),
    ));

  test('with a coin off what boards start with', () =>
    fc.assert(
      fc.property(smugglingAndExchanging, (market) => isNoDearer({ ...market, smuggles: null }, market)),
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

describe('in particular', () => {
  const NOTHING: Market = {
    demand: [0, 0, 0, 0, 0, 0, 0],
    own: [],
    basic: [],
    followers: [],
    left: [],
    right: [],
    prices: { rawLeft: 2, rawRight: 2, madeLeft: 2, madeRight: 2 },
    rebates: { rebateLeft: 0, rebateRight: 0 },
    waived: 0,
    fromBank: 0,
    closed: 0,
    teams: false,
    exchanges: false,
    smuggles: null,
  };
  const [CLAY, GLASS] = [0, 4];
  const gifts = (market: Market, pay: Partial<Trade>): number =>
    unitsForNothing(rulesFor(market), tableOf(market), ME, purchaseOf(market), { left: 0, right: 0, bank: 0, ...pay });

  test('each of two neighbours may sell either of two things, where one of them is cheap at both', () => {
    const sale = [1 << CLAY, 1 << GLASS];
    const market: Market = {
      ...NOTHING,
      demand: [1, 0, 0, 0, 1, 0, 0],
      left: sale,
      right: sale,
      prices: { rawLeft: 1, rawRight: 1, madeLeft: 2, madeRight: 2 },
    };
    expect(offered(market).map(({ left, right }) => [left, right])).toEqual([
      [0, 3],
      [1, 2],
      [2, 1],
      [3, 0],
    ]);
  });

  test('nobody is paid for a cost without resources', () => {
    const market = { ...NOTHING, left: [1 << CLAY], right: [1 << CLAY] };
    expect(gifts(market, {})).toBe(0);
    for (const pay of [{ left: 2 }, { right: 2 }, { left: 2, right: 2 }]) expect(gifts(market, pay)).toBe(-1);
  });

  test('nobody pays less than nothing, also where there is a coin off', () => {
    const market: Market = {
      ...NOTHING,
      demand: [1, 0, 0, 0, 0, 0, 0],
      own: [1 << CLAY, 1 << CLAY],
      left: [1 << CLAY],
      right: [1 << CLAY],
      fromBank: 1,
      rebates: { rebateLeft: 1, rebateRight: 1 },
    };
    expect(gifts(market, {})).toBe(0);
    for (const pay of [{ left: -1 }, { right: -1 }, { bank: -1 }]) expect(gifts(market, pay)).toBe(-1);
  });
});
