/** What is out of reach at first sight cannot be had at all, on random tables. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areTooFew, lanesOf } from '../../src/lanes.ts';
import { marketOf, reachOf } from '../../src/market.ts';
import { MOST_UNITS, RESOURCES } from '../../src/vocabulary.ts';
import { everyPayment } from './brute-force.ts';
import {
  closing,
  costOf,
  exchanging,
  following,
  type Market,
  ME,
  markets,
  rules,
  smuggling,
  tableOf,
  unitsOf,
} from './markets.ts';
import { share } from './random-game.ts';

const isBeyond = (market: Market): boolean =>
  areTooFew(reachOf(marketOf(rules, tableOf(market), ME, market.closed)), costOf(market).wanted);

const canPay = (market: Market): boolean =>
  everyPayment(market.demand, unitsOf(market), market.rebates, false).length > 0;

const KINDS: Record<string, fc.Arbitrary<Market>> = {
  '': markets,
  ', with units that follow what the city makes': following,
  ', with a neighbour who sells nothing': closing,
  ', with exchanges': exchanging,
  ', with a coin off what boards start with': smuggling,
};

describe.each(Object.keys(KINDS))('on random markets%s', (kind) => {
  test('whatever can be paid for is in reach', () =>
    fc.assert(
      fc.property(KINDS[kind], (some) => {
        const market = { ...some, waived: 0 };
        if (canPay(market)) expect(isBeyond(market)).toBe(false);
      }),
      share(10),
    ));
});

test('a single resource that nobody has enough of is out of reach', () =>
  fc.assert(
    fc.property(markets, fc.nat({ max: RESOURCES.length - 1 }), (some, resource) => {
      const market = { ...some, waived: 0, demand: some.demand.map((units, i) => (i === resource ? units : 0)) };
      expect(isBeyond(market)).toBe(market.demand[resource] > 0 && !canPay(market));
    }),
    share(10),
  ));

test('units are compared resource by resource', () => {
  const units = fc.array(fc.nat({ max: MOST_UNITS }), { minLength: RESOURCES.length, maxLength: RESOURCES.length });
  fc.assert(
    fc.property(units, units, (had, wanted) => {
      expect(areTooFew(lanesOf(had), lanesOf(wanted))).toBe(wanted.some((count, i) => count > had[i]));
    }),
  );
});

test('more units than any cost has are as many as any cost has', () => {
  expect(lanesOf([99, 0, 7, 8, 300, 0, 1])).toBe(lanesOf([7, 0, 7, 7, 7, 0, 1]));
});
