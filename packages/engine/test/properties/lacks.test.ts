/** What is told as lacking, against trying everything on random markets. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Lack, missing } from '../../src/lacks.ts';
import type { Resource } from '../../src/vocabulary.ts';
import { RESOURCES } from '../../src/vocabulary.ts';
import { everyPayment, type Unit } from './brute-force.ts';
import {
  closing,
  costOf,
  exchanging,
  following,
  type Market,
  ME,
  markets,
  rules,
  tableOf,
  unitsOf,
} from './markets.ts';
import { share } from './random-game.ts';

const purchaseOf = (market: Market) => ({ cost: costOf(market), waived: market.waived, closed: market.closed });
const lacksOf = (market: Market): Lack[] => missing(rules, tableOf(market), ME, purchaseOf(market)).lacks;

/** Whether the cost can be covered with these resources on top of what there is. */
function isCovered(market: Market, more: readonly string[]): boolean {
  const given = more.map((name): Unit => ({ set: 1 << RESOURCES.indexOf(name as Resource), owner: 'me', price: 0 }));
  return everyPayment(market.demand, [...unitsOf(market), ...given], market.rebates).length > 0;
}

const demanded = ({ demand }: Market, name: string): number => demand[RESOURCES.indexOf(name as Resource)];
const countIn = (names: readonly string[], name: string): number => names.filter((other) => other === name).length;

/** Every way to fill what is told, as long as no more of a resource is taken than the cost has of it. */
function fillings(market: Market, lacks: readonly Lack[]): string[][] {
  const places = lacks.flatMap(({ count, resources }) => new Array<string[]>(count).fill(resources));
  const found = places.reduce<string[][]>(
    (all, resources) => all.flatMap((some) => resources.map((name) => [...some, name])),
    [[]],
  );
  const fair = found.filter((names) => names.every((name) => countIn(names, name) <= demanded(market, name)));
  return [...new Map(fair.map((names) => [names.toSorted().join(), names])).values()];
}

/** So that most costs are out of reach. */
const scarce = markets.map((market) => ({
  ...market,
  own: market.own.slice(0, 2),
  left: market.left.slice(0, 1),
  right: market.right.slice(0, 1),
}));

const KINDS: Record<string, fc.Arbitrary<Market>> = {
  '': markets,
  ' where there is little': scarce,
  ', with units that follow what the city makes': following,
  ', with a neighbour who sells nothing': closing,
  ', with exchanges': exchanging,
};

describe.each(Object.keys(KINDS))('what a city lacks%s', (kind) => {
  const onRandomMarkets = (law: (market: Market, lacks: Lack[]) => void, part = 4): void =>
    fc.assert(
      fc.property(KINDS[kind], (market) => law(market, lacksOf(market))),
      share(part),
    );

  test('is nothing if the cost can be covered, and something otherwise', () =>
    onRandomMarkets((market, lacks) => {
      expect(lacks.length === 0).toBe(isCovered(market, []));
    }));

  test('is enough, whatever is chosen where there is a choice, and one unit less is not', () =>
    onRandomMarkets((market, lacks) => {
      const ways = fillings(market, lacks);
      expect(ways.length).toBeGreaterThan(0);
      for (const names of ways) {
        if (!isCovered(market, names)) expect.fail(`${names.join(' ')} is not enough`);
        const fewer = names.find((_, i) => isCovered(market, names.toSpliced(i, 1)));
        if (fewer) expect.fail(`of ${names.join(' ')} no ${fewer} is needed`);
      }
    }));

  test('is as few units as can be', () =>
    onRandomMarkets((market, lacks) => {
      const count = lacks.reduce((sum, lack) => sum + lack.count, 0);
      if (count === 0) return;
      const wanted = RESOURCES.filter((name) => demanded(market, name) > 0);
      const enough = fillings(market, [{ count: count - 1, resources: wanted }]).find((names) =>
        isCovered(market, names),
      );
      if (enough) expect.fail(`${enough.join(' ')} is enough`);
    }, 1));

  test('names every resource that would do as well', () =>
    onRandomMarkets((market, lacks) => {
      const told = fillings(market, lacks).length;
      lacks.forEach(({ resources }, i) => {
        for (const name of RESOURCES) {
          if (demanded(market, name) === 0 || resources.includes(name)) continue;
          // one unit of this lack may be the other resource too
          const wider = [
            ...lacks.map((lack, j) => (i === j ? { ...lack, count: lack.count - 1 } : lack)),
            { count: 1, resources: [...resources, name] },
          ];
          const ways = fillings(market, wider);
          if (ways.length > told && ways.every((names) => isCovered(market, names)))
            expect.fail(`${name} would do too`);
        }
      });
    }, 1));

  test('is no more of anything than the cost has of it, and is told in one order', () =>
    onRandomMarkets((market, lacks) => {
      for (const { count, resources } of lacks) {
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(resources.reduce((sum, name) => sum + demanded(market, name), 0));
        expect(resources).toEqual(RESOURCES.filter((name) => resources.includes(name)));
      }
      const names = lacks.map(({ resources }) => resources.join());
      expect(new Set(names).size).toBe(names.length);
      expect(lacks.map(({ resources }) => resources.length)).toEqual(
        lacks.map(({ resources }) => resources.length).toSorted((a, b) => a - b),
      );
    }));
});
