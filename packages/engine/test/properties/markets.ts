/** Random costs, and what a city and its neighbours have for them. */
import fc from 'fast-check';
import { compileCost } from '../../src/compile.ts';
import { rulesOf } from '../../src/config.ts';
import { clone } from '../../src/state.ts';
import { addFollower, addUnit } from '../../src/tally.ts';
import { NOTHING, type State } from '../../src/types.ts';
import { LEFT, MANUFACTURED, RAW, RESOURCES, RIGHT } from '../../src/vocabulary.ts';
import type { Unit } from './brute-force.ts';

/** A cost, and what a city and its two neighbours have for it. */
export interface Market {
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
  /** Two own units of a kind count as one of any. */
  exchanges: boolean;
  /** What costs a coin less at that neighbour: the kind that the board there starts with, 0 for none; null for neither. */
  smuggles: { left: number; right: number } | null;
}

export const rules = rulesOf({ edition: 'first', modules: ['base'], seats: 3 });
export const ME = 0;

const price = fc.constantFrom(2, 1);
export const anySet = fc.integer({ min: 1, max: RAW | MANUFACTURED });
const rawSet = fc.integer({ min: 1, max: RAW });
const madeSet = fc.integer({ min: 1, max: MANUFACTURED >> 4 }).map((set) => set << 4);
/** Neighbours sell raw materials or manufactured goods, mostly of one kind, at times this or that. */
const simple = fc.integer({ min: 0, max: 6 }).map((resource) => 1 << resource);
export const sold = fc.oneof(simple, rawSet, madeSet);

export const markets: fc.Arbitrary<Market> = fc.record({
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
  exchanges: fc.constant(false),
  smuggles: fc.constant(null),
});

/** With a unit or two that follow what the city makes. */
export const following: fc.Arbitrary<Market> = fc
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
export const closing: fc.Arbitrary<Market> = fc
  .record({ market: markets, closed: fc.constantFrom(LEFT, RIGHT, LEFT | RIGHT) })
  .map(({ market, closed }) => ({ ...market, closed }));

/** In teams, where now and then the teammate sells nothing. */
export const teamed: fc.Arbitrary<Market> = fc
  .record({ market: fc.oneof(markets, following), closed: fc.constantFrom(0, 0, LEFT, RIGHT) })
  .map(({ market, closed }) => ({ ...market, closed, teams: true }));

/** Mostly of two kinds, so that there is something to exchange. */
const plenty = fc
  .record({
    kinds: fc.tuple(simple, simple),
    which: fc.array(fc.oneof(fc.constant(0), fc.constant(-1), anySet), { maxLength: 6, size: 'max' }),
  })
  .map(({ kinds, which }) => which.map((of) => kinds[-of] ?? of));

/** Where two own units of a kind count as one of any kind, and neighbours often sell little. */
export const exchanging: fc.Arbitrary<Market> = fc
  .record({
    market: fc.oneof(markets, closing, following),
    own: fc.option(plenty, { nil: null }),
    sale: fc.constantFrom(1, 2, 5),
  })
  .map(({ market, own, sale }) => ({
    ...market,
    own: market.followers.length > 0 ? market.own : (own ?? market.own),
    left: market.left.slice(0, sale),
    right: market.right.slice(0, sale),
    exchanges: true,
  }));

const starting = fc.oneof(simple, fc.constant(0));

/** Where what the neighbours' boards start with costs a coin less. Mostly it is for sale, and what they want is at times. */
const withSmuggling = (kind: fc.Arbitrary<Market>): fc.Arbitrary<Market> =>
  fc
    .record({
      market: kind,
      left: starting,
      right: starting,
      sold: fc.tuple(fc.boolean(), fc.boolean()),
      wanted: fc.nat(2),
    })
    .map(({ market, left, right, sold: [fromLeft, fromRight], wanted }) => ({
      ...market,
      smuggles: { left, right },
      left: fromLeft && left > 0 ? [...market.left.slice(0, 4), left] : market.left,
      right: fromRight && right > 0 ? [...market.right.slice(0, 4), right] : market.right,
      demand: [left, right, 0].reduce((demand, set, i) => (i < wanted ? wanting(demand, set) : demand), market.demand),
    }));

/** With a unit of this kind in place of one of another. */
function wanting(demand: number[], set: number): number[] {
  const other = demand.findIndex((units, resource) => units > 0 && set !== 1 << resource);
  return set === 0 || other < 0
    ? demand
    : demand.map((units, resource) => units + Number(set === 1 << resource) - Number(resource === other));
}

export const smuggling = withSmuggling(fc.oneof(markets, closing));

export const smugglingAndExchanging = withSmuggling(exchanging);

/** Both of them in teams, together or alone. */
export const specialTeams: fc.Arbitrary<Market> = fc
  .oneof(exchanging, smuggling, smugglingAndExchanging)
  .map((market) => ({ ...market, teams: true }));

const costText = (demand: readonly number[]): string =>
  demand.map((count, resource) => (count > 0 ? `${count} ${RESOURCES[resource]}` : '')).join(' ');

export const costOf = ({ demand }: Market) => compileCost(costText(demand));

/** Three cities that have this. */
export function tableOf(market: Market): State {
  const state = clone(rules.blank);
  equip(state, market);
  return state;
}

/** Gives the cities of a table what they have for it. */
export function equip(state: State, market: Market, { wonders } = rules): void {
  const { own, basic, followers, left, right, prices, rebates, fromBank, exchanges, smuggles } = market;
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
  Object.assign(tally, prices, rebates, {
    fromBank,
    exchanges: Number(exchanges),
    smuggles: Number(smuggles !== null),
  });
  if (!smuggles) return;
  const boardWith = (kind: number): number => (kind ? wonders.findIndex(({ starts }) => starts === kind) : NOTHING);
  state.seats[rules.left[ME]].wonder = boardWith(smuggles.left);
  state.seats[rules.right[ME]].wonder = boardWith(smuggles.right);
}

const ANYTHING = RAW | MANUFACTURED;

export function unitsOf(market: Market): Unit[] {
  const { own, basic, followers, left, right, prices, waived, fromBank, closed, exchanges, smuggles } = market;
  const isRaw = (set: number): boolean => (set & RAW) !== 0;
  const makes = basic.reduce((all, set) => all | set, 0);
  const followed = followers.map(({ which }) => (which === 'again' ? makes : ANYTHING & ~makes));
  return [
    ...[...own, ...basic, ...followed].map((set): Unit => ({ set, owner: 'me', price: 0, exchanged: exchanges })),
    ...new Array<Unit>(waived).fill({ set: ANYTHING, owner: 'me', price: 0 }),
    ...new Array<Unit>(fromBank).fill({ set: ANYTHING, owner: 'bank', price: 1 }),
    ...(closed & LEFT ? [] : left).map(
      (set): Unit => ({
        set,
        owner: 'left',
        price: isRaw(set) ? prices.rawLeft : prices.madeLeft,
        cheaperAs: smuggles?.left,
      }),
    ),
    ...(closed & RIGHT ? [] : right).map(
      (set): Unit => ({
        set,
        owner: 'right',
        price: isRaw(set) ? prices.rawRight : prices.madeRight,
        cheaperAs: smuggles?.right,
      }),
    ),
  ];
}
