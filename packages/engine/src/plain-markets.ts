/**
 * Markets with more to them than own units and fixed prices: two own units of a kind may count as one of any kind, and
 * what a neighbour's board starts with may cost a coin less there. Such a market is as many plain ones as there are ways
 * to use that. In each it is settled which pairs are exchanged and how many of the cheaper units are bought, and the
 * formulas of trade.ts hold as they are.
 */
import { lanesOf } from './lanes.ts';
import type { Market } from './market.ts';
import type { Cost, Rules } from './rules.ts';
import type { SeatId, State, Tally } from './types.ts';
import { RAW, RAW_BITS, RESOURCES, type ResourceSet } from './vocabulary.ts';

/** For each set of resources, how many units could give something in it. */
type Units = readonly number[];

/** Coins off each of the cheaper units. */
export const LESS = 1;

export const isPlain = ({ exchanges, smuggles }: Tally): boolean => (exchanges | smuggles) === 0;

/** A market where what is cheaper has been bought already. */
export interface PlainMarket extends Market {
  /** What is still to be had. */
  cost: Cost;
  /** Units that have been bought, and the coins for them. */
  leftUnits: number;
  rightUnits: number;
  leftCoins: number;
  rightCoins: number;
}

/** A market in which nothing has been bought. */
export const asPlain = ({ mine, left, right }: Market, cost: Cost): PlainMarket => ({
  mine,
  left,
  right,
  cost,
  leftUnits: 0,
  rightUnits: 0,
  leftCoins: 0,
  rightCoins: 0,
});

/** All that this market can come to for a cost. */
export function plainMarkets(rules: Rules, state: State, seat: SeatId, market: Market, cost: Cost): PlainMarket[] {
  const { mine, left, right } = market;
  const cheaper = cheaperFrom(rules, state, seat);
  const fromLeft = bargains(left, cheaper.left, mine.rawLeft, mine.madeLeft, mine.rebateLeft, cost);
  const fromRight = bargains(right, cheaper.right, mine.rawRight, mine.madeRight, mine.rebateRight, cost);
  const covered = coverings(mine, cost);
  const found: PlainMarket[] = [];
  for (const one of fromLeft)
    for (const other of fromRight) {
      const rest = withoutUnits(withoutUnits(cost, one.kind, one.units), other.kind, other.units);
      if (rest.units < 0) continue;
      for (const own of covered)
        found.push({
          mine: { ...mine, own, rebateLeft: one.rebate, rebateRight: other.rebate },
          left: one.seller,
          right: other.seller,
          cost: rest,
          leftUnits: one.units,
          rightUnits: other.units,
          leftCoins: one.coins,
          rightCoins: other.coins,
        });
    }
  return found;
}

/**
 * What the units can give besides, while so many of them are used as this resource: in a set no more than there was, and
 * no more than all that could be this resource or something in the set, less those in use.
 */
function besides(units: Units, used: ResourceSet, count: number): Units {
  const rest = units.slice();
  for (let set = 0; set < rest.length; set++) rest[set] = Math.min(units[set], units[set | used] - count);
  return rest;
}

// Exchanges

const exchangesKnown = new WeakMap<Units, readonly Units[]>();

/**
 * What own units cover, with every number of exchanges: an exchanged pair is used up, and stands for one unit that can be
 * anything (W-59). Unit tables are replaced and never edited, so what is found for one is good for as long as it is.
 */
function withExchanges(own: Units): readonly Units[] {
  const known = exchangesKnown.get(own);
  if (known) return known;
  let found: Units[] = [];
  const explore = (rest: Units, exchanged: number, from: number): void => {
    const covered = rest.map((count, set) => (set === 0 ? 0 : count + exchanged));
    found = withUnbeaten(found, covered, isAsGood);
    for (let resource = from; resource < RESOURCES.length; resource++)
      if (rest[1 << resource] >= 2) explore(besides(rest, 1 << resource, 2), exchanged + 1, resource);
  };
  explore(own, 0, 0);
  exchangesKnown.set(own, found);
  return found;
}

const isAsGood = (one: Units, other: Units): boolean => one.every((count, set) => count >= other[set]);

/** What own units cover, in each way that helps with this cost as no other does. */
export function coverings({ own, exchanges }: Tally, { sets, needs }: Cost): readonly Units[] {
  if (!exchanges) return [own];
  const helpsAsMuch = (one: Units, other: Units): boolean =>
    sets.every((set) => one[set] >= Math.min(other[set], needs[set]));
  return withExchanges(own).reduce<Units[]>((found, units) => withUnbeaten(found, units, helpsAsMuch), []);
}

/** The list with one more, unless another is as good; those that it is as good as are dropped. */
function withUnbeaten(list: Units[], more: Units, asGood: (one: Units, other: Units) => boolean): Units[] {
  return list.some((one) => asGood(one, more)) ? list : [...list.filter((one) => !asGood(more, one)), more];
}

// Cheaper units

/** The kind of resource that costs this seat a coin less at each neighbour: what the board there starts with (C2-24). */
export function cheaperFrom(
  { wonders, left, right }: Rules,
  { seats }: State,
  seat: SeatId,
): { left: ResourceSet; right: ResourceSet } {
  if (!seats[seat].tally.smuggles) return { left: 0, right: 0 };
  const startOf = (next: SeatId): ResourceSet => wonders[seats[next].wonder]?.starts ?? 0;
  return { left: startOf(left[seat]), right: startOf(right[seat]) };
}

/** So many of the cheaper units bought from a neighbour, what it sells besides, and the rebate that is left for that. */
interface Bargain {
  kind: ResourceSet;
  units: number;
  coins: number;
  seller: Tally;
  rebate: number;
}

/**
 * Every number of cheaper units that the cost has a use for. Whatever else is bought there is not of their kind: all of
 * that kind are cheaper (C2-36). A rebate is for them if they cost something (C2-37), else for another unit.
 */
function bargains(
  seller: Tally,
  kind: ResourceSet,
  rawPrice: number,
  madePrice: number,
  rebate: number,
  { demand }: Cost,
): Bargain[] {
  const none: Bargain = { kind, units: 0, coins: 0, seller, rebate };
  const wanted = kind ? demand[31 - Math.clz32(kind)] : 0;
  if (wanted === 0) return [none];
  const isRaw = (kind & RAW) !== 0;
  const goods = isRaw ? 'rawForSale' : 'madeForSale';
  const bit = isRaw ? kind : kind >> RAW_BITS;
  const price = (isRaw ? rawPrice : madePrice) - LESS;
  return Array.from({ length: Math.min(wanted, seller[goods][bit]) + 1 }, (_, units) => {
    const rest = besides(seller[goods], bit, units);
    const rebated = units * price > 0;
    return {
      kind,
      units,
      coins: units * price - (rebated ? rebate : 0),
      seller: { ...seller, [goods]: rest.map((__, set) => rest[set & ~bit]) },
      rebate: rebated ? 0 : rebate,
    };
  });
}

/** What is left of a cost when so many of its units are there; less than 0 units if it has not so many. */
function withoutUnits(cost: Cost, kind: ResourceSet, units: number): Cost {
  if (units === 0) return cost;
  const demand = cost.demand.map((count, resource) => (kind >> resource === 1 ? count - units : count));
  const isShort = demand.some((count) => count < 0);
  return {
    ...cost,
    units: isShort ? -1 : cost.units - units,
    demand,
    wanted: lanesOf(demand),
    needs: cost.needs.map((count, set) => (set & kind ? count - units : count)),
  };
}
