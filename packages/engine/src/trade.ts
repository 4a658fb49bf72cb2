/**
 * What a cost comes to. Every way to get a resource is a unit that can be one of a set of resources. For a demand of
 * D units and a set S of resources, let d(S) be the units demanded in S and cap(S) the units able to give something
 * in S; a pool of units covers min over S of D - d(S) + cap(S) of the demand. Coverable sets of units form a matroid,
 * so buying cheapest-first is cheapest, and no search is needed.
 */
import type { Cost, Rules } from './rules.ts';
import { REDUCED_PRICE } from './tally.ts';
import type { Payment, SeatId, State, Tally } from './types.ts';
import { RAW, RAW_BITS, RESOURCES } from './vocabulary.ts';

interface Market {
  mine: Tally;
  left: Tally;
  right: Tally;
}

function marketOf(rules: Rules, state: State, seat: SeatId): Market {
  const { seats } = state;
  return { mine: seats[seat].tally, left: seats[rules.left[seat]].tally, right: seats[rules.right[seat]].tally };
}

/** Units of the city and its neighbours that could give something in the set. */
function unitsFor({ mine, left, right }: Market, set: number): number {
  const raw = set & RAW;
  const made = set >> RAW_BITS;
  return (
    mine.own[set] + left.rawForSale[raw] + right.rawForSale[raw] + left.madeForSale[made] + right.madeForSale[made]
  );
}

/** A split of the trade as one number that sorts by its total, then by what the bank and the left get. */
export type Split = number;
const splitOf = (left: number, right: number, bank: number): Split => ((left + right + bank) << 8) | (bank << 4) | left;
export const toLeft = (split: Split): number => split & 15;
export const toBank = (split: Split): number => (split >> 4) & 15;
export const toRight = (split: Split): number => (split >> 8) - toLeft(split) - toBank(split);

/** More room than any list of splits needs: two kinds of goods, at most seven units from the left, some of the bank. */
export const roomForSplits = (): Split[] => Array.from({ length: 128 }, () => 0);

/*
 * Costs are looked at millions of times, one at a time, so a survey is kept here and not made anew: for each set of
 * resources that the city is short of, how many units it lacks and how many each neighbour could give.
 */
const lacks: number[] = [];
const leftRaw: number[] = [];
const leftMade: number[] = [];
const rightRaw: number[] = [];
const rightMade: number[] = [];
let short = 0;
/** Units to buy: an own unit in place of a bought one never costs more, so it is always just what is lacking. */
let toBuy = 0;

/** False if the cost is out of reach: too little for sale, or more to buy than the purse has coins. */
function survey(mine: Tally, left: Tally, right: Tally, cost: Cost, waived: number, purse: number): boolean {
  const { sets, needs } = cost;
  const { own, fromBank } = mine;
  let count = 0;
  let most = 0;
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i];
    const lack = needs[i] - own[set] - waived;
    if (lack <= 0) continue;
    const raw = set & RAW;
    const made = set >> RAW_BITS;
    const fromLeft = left.rawForSale[raw];
    const fromRight = right.rawForSale[raw];
    const madeLeft = left.madeForSale[made];
    const madeRight = right.madeForSale[made];
    if (lack > purse || lack > fromLeft + fromRight + madeLeft + madeRight + fromBank) return false;
    if (lack > most) most = lack;
    lacks[count] = lack;
    leftRaw[count] = fromLeft;
    leftMade[count] = madeLeft;
    rightRaw[count] = fromRight;
    rightMade[count] = madeRight;
    count++;
  }
  short = count;
  toBuy = most;
  return true;
}

/** More coins than any cost comes to. */
const MORE_THAN_ENOUGH = 1000;

/** Coins for trade, at the least; -1 if the cost cannot be covered at all. */
export function cheapest(rules: Rules, state: State, seat: SeatId, cost: Cost, waived: number): number {
  const { mine, left, right } = marketOf(rules, state, seat);
  return survey(mine, left, right, cost, waived, MORE_THAN_ENOUGH) ? leastPrice(mine) : -1;
}

/** Cheapest first: every unit to buy costs one coin, and those that nobody sells for one coin cost another. */
function leastPrice({ rawLeft, rawRight, madeLeft, madeRight, fromBank }: Tally): number {
  let dear = 0;
  for (let i = 0; i < short; i++) {
    let lack = lacks[i] - fromBank;
    if (rawLeft === REDUCED_PRICE) lack -= leftRaw[i];
    if (rawRight === REDUCED_PRICE) lack -= rightRaw[i];
    if (madeLeft === REDUCED_PRICE) lack -= leftMade[i];
    if (madeRight === REDUCED_PRICE) lack -= rightMade[i];
    if (lack > dear) dear = lack;
  }
  return toBuy + dear;
}

/**
 * Writes every undominated split of the trade that the purse can pay into `out`, cheapest first, and returns how many
 * there are. `waived` resources need not be had at all.
 */
export function offers(
  rules: Rules,
  state: State,
  seat: SeatId,
  cost: Cost,
  waived: number,
  purse: number,
  out: Split[],
): number {
  if (purse < 0) return 0;
  out[0] = splitOf(0, 0, 0);
  if (cost.units === 0) return 1;
  const { mine, left, right } = marketOf(rules, state, seat);
  if (!survey(mine, left, right, cost, waived, purse)) return 0;
  if (toBuy === 0) return 1;
  if (leastPrice(mine) > purse) return 0;
  const demanded = cost.sets[0];
  const mostRaw = Math.min(toBuy, left.rawForSale[demanded & RAW]);
  const mostMade = Math.min(toBuy, left.madeForSale[demanded >> RAW_BITS]);
  const mostBank = Math.min(toBuy, mine.fromBank);
  let count = 0;
  for (let bank = 0; bank <= mostBank; bank++)
    for (let raw = 0; raw <= mostRaw && bank + raw <= toBuy; raw++)
      for (let made = 0; made <= mostMade && bank + raw + made <= toBuy; made++) {
        const paid = bank + raw * mine.rawLeft + made * mine.madeLeft;
        if (paid + toBuy - bank - raw - made > purse) continue; // whatever is left costs a coin each at least
        const toTheRight = restFromRight(bank, raw, made, mine);
        if (toTheRight >= 0 && paid + toTheRight <= purse) count = insert(out, count, paid - bank, toTheRight, bank);
      }
  return count;
}

/** With so many units from the bank and from the left, what the right gets for the rest; -1 if it cannot. */
function restFromRight(bank: number, raw: number, made: number, { rawRight, madeRight }: Tally): number {
  let mostLack = 0;
  let mostDear = 0;
  for (let i = 0; i < short; i++) {
    let lack = lacks[i] - bank - Math.min(raw, leftRaw[i]) - Math.min(made, leftMade[i]);
    if (lack > mostLack) mostLack = lack;
    let dear = 0;
    if (rawRight === REDUCED_PRICE) lack -= rightRaw[i];
    else dear += rightRaw[i];
    if (madeRight === REDUCED_PRICE) lack -= rightMade[i];
    else dear += rightMade[i];
    if (lack > dear) return -1;
    if (lack > mostDear) mostDear = lack;
  }
  return mostLack + mostDear;
}

/** Puts a split into the sorted list unless one of it is as good, and drops those it makes pointless. */
function insert(out: Split[], count: number, left: number, right: number, bank: number): number {
  for (let i = 0; i < count; i++)
    if (toLeft(out[i]) <= left && toRight(out[i]) <= right && toBank(out[i]) <= bank) return count;
  let kept = 0;
  for (let i = 0; i < count; i++)
    if (toLeft(out[i]) < left || toRight(out[i]) < right || toBank(out[i]) < bank) out[kept++] = out[i];
  const split = splitOf(left, right, bank);
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
export function payable(rules: Rules, state: State, seat: SeatId, cost: Cost, waived: number, pay: Payment): boolean {
  const market = marketOf(rules, state, seat);
  const { mine } = market;
  if (pay.bank < 0 || pay.bank > mine.fromBank) return false;
  const free = { units: waived, bank: pay.bank };
  for (let raw = 0; raw * mine.rawLeft <= pay.left; raw++) {
    const made = (pay.left - raw * mine.rawLeft) / mine.madeLeft;
    if (!Number.isInteger(made)) continue;
    for (let rawToo = 0; rawToo * mine.rawRight <= pay.right; rawToo++) {
      const madeToo = (pay.right - rawToo * mine.rawRight) / mine.madeRight;
      if (!Number.isInteger(madeToo)) continue;
      if (usesAll(market, cost, free, { raw, made }, { raw: rawToo, made: madeToo })) return true;
    }
  }
  return false;
}

interface Bought {
  raw: number;
  made: number;
}

function usesAll(
  { mine, left, right }: Market,
  cost: Cost,
  any: { units: number; bank: number },
  fromLeft: Bought,
  fromRight: Bought,
): boolean {
  const bought = any.bank + fromLeft.raw + fromLeft.made + fromRight.raw + fromRight.made;
  if (bought > cost.units) return false;
  return cost.sets.every((set, i) => {
    const raw = set & RAW;
    const made = set >> RAW_BITS;
    const taken =
      any.bank +
      Math.min(fromLeft.raw, left.rawForSale[raw]) +
      Math.min(fromRight.raw, right.rawForSale[raw]) +
      Math.min(fromLeft.made, left.madeForSale[made]) +
      Math.min(fromRight.made, right.madeForSale[made]);
    const covered = taken + mine.own[set] + any.units >= cost.needs[i];
    const allUsed = cost.units - cost.needs[i] + taken >= bought;
    return covered && allUsed;
  });
}

/** So many units more, each of which could be any of these resources. */
export interface Lack {
  count: number;
  resources: string[];
}

/** What no purchase can cover, and whether neighbours sell any of it. */
export function missing(
  rules: Rules,
  state: State,
  seat: SeatId,
  cost: Cost,
  waived: number,
): { lacks: Lack[]; forSale: boolean } {
  const market = marketOf(rules, state, seat);
  const wild = waived + market.mine.fromBank;
  const lackOf = (set: number): number => needOf(cost, set) - wild - unitsFor(market, set);
  const single = (set: number): boolean => (set & (set - 1)) === 0;
  const alone = cost.sets.filter((set) => single(set) && lackOf(set) > 0).sort((a, b) => a - b);
  // what several resources lack together, beyond what some of them lack alone
  const beyond = (set: number): number =>
    lackOf(set) - alone.reduce((sum, one) => (one & set ? sum + lackOf(one) : sum), 0);
  const together = clustered(cost.sets.filter((set) => !single(set) && beyond(set) > 0));
  const others = (set: number): number => alone.reduce((rest, one) => rest & ~one, set) || set;
  const told = [...alone, ...together];
  return {
    lacks: [
      ...alone.map((set) => ({ count: lackOf(set), resources: namesIn(set) })),
      ...together.map((set) => ({ count: beyond(set), resources: namesIn(others(set)) })),
    ],
    forSale: told.some((set) => unitsFor(market, set) > market.mine.own[set]),
  };
}

/** Of these sets the smallest, those that overlap joined into one. */
function clustered(sets: readonly number[]): number[] {
  const smallest = sets.filter((set) => !sets.some((other) => other !== set && (other & set) === other));
  return smallest.reduce<number[]>((clusters, set) => {
    const touched = clusters.filter((other) => other & set);
    const joined = touched.reduce((union, other) => union | other, set);
    return [...clusters.filter((other) => !(other & set)), joined];
  }, []);
}

const needOf = (cost: Cost, set: number): number => cost.needs[cost.sets.indexOf(set)];

const namesIn = (set: number): string[] => RESOURCES.filter((_, i) => (set >> i) & 1);
