/**
 * What a cost comes to. Every way to get a resource is a unit that can be one of a set of resources. For a demand of
 * D units and a set S of resources, let d(S) be the units demanded in S and cap(S) the units able to give something
 * in S; a pool of units covers min over S of D - d(S) + cap(S) of the demand. Coverable sets of units form a matroid,
 * so buying cheapest-first is cheapest, and no search is needed.
 */
import type { Cost, Rules } from './rules.ts';
import { REDUCED_PRICE } from './tally.ts';
import type { SeatId, State, Tally } from './types.ts';
import { RAW, RAW_BITS, RESOURCES } from './vocabulary.ts';

/** What one seat can buy and for how much: the two neighbours' goods at this seat's prices. */
interface Market {
  own: readonly number[];
  leftRaw: readonly number[];
  leftMade: readonly number[];
  rightRaw: readonly number[];
  rightMade: readonly number[];
  prices: Tally;
}

// One market is looked at at a time, and millions of them: it is filled in place.
const market: Market = {
  own: [],
  leftRaw: [],
  leftMade: [],
  rightRaw: [],
  rightMade: [],
  prices: null as unknown as Tally,
};

function visit(rules: Rules, state: State, seat: SeatId): Tally {
  const mine = state.seats[seat].tally;
  const left = state.seats[rules.left[seat]].tally;
  const right = state.seats[rules.right[seat]].tally;
  market.own = mine.own;
  market.leftRaw = left.rawForSale;
  market.leftMade = left.madeForSale;
  market.rightRaw = right.rawForSale;
  market.rightMade = right.madeForSale;
  market.prices = mine;
  return mine;
}

/** True if the city's own production covers the cost. */
export function selfSufficient(tally: Tally, cost: Cost): boolean {
  const { sets, needs } = cost;
  for (let i = sets.length - 1; i >= 0; i--) if (tally.own[sets[i]] < needs[i]) return false;
  return true;
}

/** What no purchase can cover, and whether neighbours sell any of it. */
export function missing(
  rules: Rules,
  state: State,
  seat: SeatId,
  cost: Cost,
): { lacks: { count: number; resources: string[] }[]; forSale: boolean } {
  visit(rules, state, seat);
  const lack = (i: number): number => cost.needs[i] - allUnits(cost.sets[i]);
  const sets = cost.sets.map((_, i) => i).sort((i, j) => bits(cost.sets[i]) - bits(cost.sets[j]));
  const worst = Math.max(...sets.map(lack));
  // resources that are short by themselves say it best; else the smallest set that is short together
  const alone = sets.filter((i) => bits(cost.sets[i]) === 1 && lack(i) > 0);
  const enough = alone.reduce((sum, i) => sum + lack(i), 0) >= worst;
  const told = enough ? alone : [sets.find((i) => lack(i) === worst) as number];
  return {
    lacks: told.map((i) => ({ count: lack(i), resources: namesIn(cost.sets[i]) })),
    forSale: told.some((i) => allUnits(cost.sets[i]) > market.own[cost.sets[i]]),
  };
}

const namesIn = (set: number): string[] => RESOURCES.filter((_, i) => (set >> i) & 1);

const bits = (set: number): number => namesIn(set).length;

function allUnits(set: number): number {
  const raw = set & RAW;
  const made = set >> RAW_BITS;
  return market.own[set] + market.leftRaw[raw] + market.rightRaw[raw] + market.leftMade[made] + market.rightMade[made];
}

/** A split of the trade as one number that sorts by its total, then by what the left gets. */
export type Split = number;
const splitOf = (left: number, right: number): Split => ((left + right) << 4) | left;
export const toLeft = (split: Split): number => split & 15;
export const toRight = (split: Split): number => (split >> 4) - (split & 15);
export const inAll = (split: Split): number => split >> 4;

/** More room than any list of splits needs: two kinds of goods and at most seven units to buy from the left. */
export const roomForSplits = (): Split[] => new Array<Split>(36).fill(0);

/** The list with the one split that buys nothing. */
export function noTrade(out: Split[]): number {
  out[0] = splitOf(0, 0);
  return 1;
}

/** Coins for trade, at the least; -1 if the cost cannot be covered at all. */
export function cheapest(rules: Rules, state: State, seat: SeatId, cost: Cost): number {
  const mine = visit(rules, state, seat);
  const { sets, needs } = cost;
  const cheapLeftRaw = mine.rawLeft === REDUCED_PRICE;
  const cheapRightRaw = mine.rawRight === REDUCED_PRICE;
  const cheapLeftMade = mine.madeLeft === REDUCED_PRICE;
  const cheapRightMade = mine.madeRight === REDUCED_PRICE;
  let unmadeMost = 0;
  let dearMost = 0;
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i];
    const raw = set & RAW;
    const made = set >> RAW_BITS;
    let lack = needs[i] - market.own[set];
    if (lack > unmadeMost) unmadeMost = lack;
    let dear = 0;
    const fromLeft = market.leftRaw[raw];
    const fromRight = market.rightRaw[raw];
    const madeLeft = market.leftMade[made];
    const madeRight = market.rightMade[made];
    if (cheapLeftRaw) lack -= fromLeft;
    else dear += fromLeft;
    if (cheapRightRaw) lack -= fromRight;
    else dear += fromRight;
    if (cheapLeftMade) lack -= madeLeft;
    else dear += madeLeft;
    if (cheapRightMade) lack -= madeRight;
    else dear += madeRight;
    if (lack > dear) return -1;
    if (lack > dearMost) dearMost = lack;
  }
  return unmadeMost + dearMost;
}

/**
 * Writes every undominated split of the trade between left and right into `out`, cheapest first, and returns how many
 * there are. All of them buy exactly what the city cannot make: an own unit in place of a bought one never costs more.
 */
export function offers(rules: Rules, state: State, seat: SeatId, cost: Cost, out: Split[]): number {
  const mine = visit(rules, state, seat);
  const toBuy = unmade(cost);
  const demanded = cost.sets[0] ?? 0;
  const mostRaw = Math.min(toBuy, market.leftRaw[demanded & RAW]);
  const mostMade = Math.min(toBuy, market.leftMade[demanded >> RAW_BITS]);
  let count = 0;
  for (let raw = 0; raw <= mostRaw; raw++)
    for (let made = 0; made <= mostMade && raw + made <= toBuy; made++) {
      const right = restFromRight(cost, raw, made, mine);
      if (right >= 0) count = insert(out, count, raw * mine.rawLeft + made * mine.madeLeft, right);
    }
  return count;
}

/** Units the city cannot make itself. */
function unmade(cost: Cost): number {
  let most = 0;
  for (let i = 0; i < cost.sets.length; i++) {
    const lack = cost.needs[i] - market.own[cost.sets[i]];
    if (lack > most) most = lack;
  }
  return most;
}

/** With so many raw and manufactured units from the left, what the right gets for the rest; -1 if it cannot. */
function restFromRight(cost: Cost, raw: number, made: number, mine: Tally): number {
  let unmadeMost = 0;
  let dearMost = 0;
  for (let i = 0; i < cost.sets.length; i++) {
    const set = cost.sets[i];
    let lack =
      cost.needs[i] -
      market.own[set] -
      Math.min(raw, market.leftRaw[set & RAW]) -
      Math.min(made, market.leftMade[set >> RAW_BITS]);
    if (lack > unmadeMost) unmadeMost = lack;
    let dear = 0;
    const rawRight = market.rightRaw[set & RAW];
    const madeRight = market.rightMade[set >> RAW_BITS];
    if (mine.rawRight === REDUCED_PRICE) lack -= rawRight;
    else dear += rawRight;
    if (mine.madeRight === REDUCED_PRICE) lack -= madeRight;
    else dear += madeRight;
    if (lack > dear) return -1;
    if (lack > dearMost) dearMost = lack;
  }
  return unmadeMost + dearMost;
}

/** Puts a split into the sorted list unless one of it is as good, and drops those it makes pointless. */
function insert(out: Split[], count: number, left: number, right: number): number {
  for (let i = 0; i < count; i++) if (toLeft(out[i]) <= left && toRight(out[i]) <= right) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) if (toLeft(out[i]) < left || toRight(out[i]) < right) out[kept++] = out[i];
  const split = splitOf(left, right);
  let at = kept;
  for (; at > 0 && out[at - 1] > split; at--) out[at] = out[at - 1];
  out[at] = split;
  return kept + 1;
}

/**
 * True if some assignment uses every bought unit for the cost at its exact price, own production covering the rest
 * (B-10.5): for some numbers of units per neighbour and kind, they alone are all usable, and with the city's own
 * units they cover everything.
 */
export function payable(
  rules: Rules,
  state: State,
  seat: SeatId,
  cost: Cost,
  pay: { left: number; right: number },
): boolean {
  const mine = visit(rules, state, seat);
  for (let leftRaw = 0; leftRaw * mine.rawLeft <= pay.left; leftRaw++) {
    const leftMade = (pay.left - leftRaw * mine.rawLeft) / mine.madeLeft;
    if (!Number.isInteger(leftMade)) continue;
    for (let rightRaw = 0; rightRaw * mine.rawRight <= pay.right; rightRaw++) {
      const rightMade = (pay.right - rightRaw * mine.rawRight) / mine.madeRight;
      if (!Number.isInteger(rightMade)) continue;
      if (usesAll(cost, leftRaw, leftMade, rightRaw, rightMade)) return true;
    }
  }
  return false;
}

function usesAll(cost: Cost, leftRaw: number, leftMade: number, rightRaw: number, rightMade: number): boolean {
  const bought = leftRaw + leftMade + rightRaw + rightMade;
  if (bought > cost.units) return false;
  let usable = cost.units;
  for (let i = 0; i < cost.sets.length; i++) {
    const set = cost.sets[i];
    const need = cost.needs[i];
    const taken =
      Math.min(leftRaw, market.leftRaw[set & RAW]) +
      Math.min(rightRaw, market.rightRaw[set & RAW]) +
      Math.min(leftMade, market.leftMade[set >> RAW_BITS]) +
      Math.min(rightMade, market.rightMade[set >> RAW_BITS]);
    if (taken + market.own[set] < need) return false;
    usable = Math.min(usable, cost.units - need + taken);
  }
  return usable >= bought;
}
