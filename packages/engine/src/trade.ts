/**
 * What a cost comes to. Every way to get a resource is a unit that can be one of a set of resources. For a demand of
 * D units and a set S of resources, let d(S) be the units demanded in S and cap(S) the units able to give something
 * in S; a pool of units covers min over S of D - d(S) + cap(S) of the demand. Coverable sets of units form a matroid,
 * so buying cheapest-first is cheapest, and no search is needed.
 */
import type { Cost, Rules } from './rules.ts';
import { emptyTally, REDUCED_PRICE } from './tally.ts';
import type { Payment, SeatId, State, Tally } from './types.ts';
import { LEFT, RAW, RAW_BITS, RIGHT, type Scope } from './vocabulary.ts';

export interface Market {
  mine: Tally;
  left: Tally;
  right: Tally;
}

const NOTHING_FOR_SALE = emptyTally(0);

/** `closed`: neighbours from whom nothing may be bought. */
export function marketOf(rules: Rules, state: State, seat: SeatId, closed: Scope): Market {
  const { seats } = state;
  return {
    mine: seats[seat].tally,
    left: closed & LEFT ? NOTHING_FOR_SALE : seats[rules.left[seat]].tally,
    right: closed & RIGHT ? NOTHING_FOR_SALE : seats[rules.right[seat]].tally,
  };
}

/** Units of the city and its neighbours that could give something in the set. */
export function unitsFor({ mine, left, right }: Market, set: number): number {
  const raw = set & RAW;
  const made = set >> RAW_BITS;
  return (
    mine.own[set] + left.rawForSale[raw] + right.rawForSale[raw] + left.madeForSale[made] + right.madeForSale[made]
  );
}

/** A split of the trade as one number that sorts by its total, then the bank before neighbours, the right before the left. */
export type Split = number;
const splitOf = (left: number, right: number, bank: number): Split =>
  ((left + right + bank) << 8) | ((15 - bank) << 4) | left;
export const toLeft = (split: Split): number => split & 15;
export const toBank = (split: Split): number => 15 - ((split >> 4) & 15);
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
  const coins = purse + mine.rebateLeft + mine.rebateRight;
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
    if (lack > coins || lack > fromLeft + fromRight + madeLeft + madeRight + fromBank) return false;
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
export function cheapest(rules: Rules, state: State, seat: SeatId, { cost, waived, closed }: Purchase): number {
  const { mine, left, right } = marketOf(rules, state, seat, closed);
  return survey(mine, left, right, cost, waived, MORE_THAN_ENOUGH) ? leastPrice(mine) : -1;
}

/** Cheapest first: every unit to buy costs one coin, and those that nobody sells for one coin cost another. */
function leastPrice(mine: Tally): number {
  if (mine.rebateLeft > 0 || mine.rebateRight > 0) return leastPriceWithRebates(mine);
  const { rawLeft, rawRight, madeLeft, madeRight, fromBank } = mine;
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

/** A rebate is for one unit of a neighbour's raw materials or of its manufactured goods, whichever is better. */
function leastPriceWithRebates(mine: Tally): number {
  let best = MORE_THAN_ENOUGH;
  for (const onRawLeft of [true, false])
    for (const onRawRight of [true, false]) best = Math.min(best, priceWithRebates(mine, onRawLeft, onRawRight));
  return best;
}

/** Units that cost something cost one coin, and those that nobody sells for one coin or less cost another. */
function priceWithRebates(mine: Tally, onRawLeft: boolean, onRawRight: boolean): number {
  let paid = 0;
  let dear = 0;
  for (let i = 0; i < short; i++) {
    let free = 0;
    let cheap = mine.fromBank;
    const offer = (units: number, price: number, rebate: number): void => {
      const reduced = Math.min(rebate, units);
      if (price === REDUCED_PRICE) {
        free += reduced;
        cheap += units;
      } else cheap += reduced;
    };
    offer(leftRaw[i], mine.rawLeft, onRawLeft ? mine.rebateLeft : 0);
    offer(leftMade[i], mine.madeLeft, onRawLeft ? 0 : mine.rebateLeft);
    offer(rightRaw[i], mine.rawRight, onRawRight ? mine.rebateRight : 0);
    offer(rightMade[i], mine.madeRight, onRawRight ? 0 : mine.rebateRight);
    paid = Math.max(paid, lacks[i] - free);
    dear = Math.max(dear, lacks[i] - cheap);
  }
  return paid + dear;
}

/**
 * Writes every undominated split of the trade that the purse can pay into `out`, cheapest first, and returns how many
 * there are. `waived` resources need not be had at all; `closed` neighbours sell nothing.
 */
export function offers(
  rules: Rules,
  state: State,
  seat: SeatId,
  cost: Cost,
  waived: number,
  closed: Scope,
  purse: number,
  out: Split[],
): number {
  if (purse < 0) return 0;
  out[0] = splitOf(0, 0, 0);
  if (cost.units === 0) return 1;
  const { mine, left, right } = marketOf(rules, state, seat, closed);
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
        const rebate = raw + made > 0 ? mine.rebateLeft : 0;
        const paid = bank + raw * mine.rawLeft + made * mine.madeLeft - rebate;
        const rest = toBuy - bank - raw - made - mine.rebateRight; // whatever is left costs a coin each at least
        if (paid + rest > purse) continue;
        const toTheRight = restFromRight(bank, raw, made, mine);
        if (toTheRight >= 0 && paid + toTheRight <= purse) count = insert(out, count, paid - bank, toTheRight, bank);
      }
  return count;
}

/** With so many units from the bank and from the left, what the right gets for the rest; -1 if it cannot. */
function restFromRight(bank: number, raw: number, made: number, mine: Tally): number {
  const { rawRight, madeRight, rebateRight } = mine;
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
  return mostLack > 0 ? mostLack + mostDear - rebateRight : 0;
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

/** What is bought, and by whom. */
export interface Purchase {
  cost: Cost;
  /** Resources that need not be had at all. */
  waived: number;
  /** Neighbours from whom nothing may be bought. */
  closed: Scope;
}

/**
 * A payment is right if some assignment uses every bought unit for the cost at its exact price, own production covering
 * the rest (B-10.5): for some numbers of units per neighbour and kind, they alone are all usable, and with the city's
 * own units they cover everything. Returns from how many neighbours a unit was had for nothing, at the least; -1 if the
 * payment is wrong. In teams own resources come first: nothing is bought that is not lacking (C-66).
 */
export function unitsForNothing(
  rules: Rules,
  state: State,
  seat: SeatId,
  { cost, waived, closed }: Purchase,
  pay: Payment,
): number {
  const market = marketOf(rules, state, seat, closed);
  const { mine, left, right } = market;
  if (pay.bank < 0 || pay.bank > mine.fromBank) return -1;
  if (!survey(mine, left, right, cost, waived, MORE_THAN_ENOUGH)) return -1;
  const most = rules.teams ? toBuy : cost.units;
  const free = { units: waived, bank: pay.bank };
  const fromLeft = purchases(pay.left, mine.rawLeft, mine.madeLeft, mine.rebateLeft);
  const fromRight = purchases(pay.right, mine.rawRight, mine.madeRight, mine.rebateRight);
  let fewest = -1;
  for (const one of fromLeft)
    for (const other of fromRight) {
      const gifts = one.gifts + other.gifts;
      const better = fewest < 0 || gifts < fewest;
      if (better && usesAll(market, cost, free, one, other, most)) fewest = gifts;
    }
  return fewest;
}

/** Every number of units that these coins are the price of. */
function purchases(coins: number, rawPrice: number, madePrice: number, rebate: number): Bought[] {
  const found: Bought[] = coins === 0 ? [{ raw: 0, made: 0, gifts: 0 }] : [];
  const full = coins + rebate;
  const gifts = coins === 0 ? 1 : 0;
  for (let raw = 0; raw * rawPrice <= full; raw++) {
    const made = (full - raw * rawPrice) / madePrice;
    if (Number.isInteger(made) && raw + made > 0) found.push({ raw, made, gifts });
  }
  return found;
}

interface Bought {
  raw: number;
  made: number;
  /** 1 if nothing was paid for it. */
  gifts: number;
}

function usesAll(
  { mine, left, right }: Market,
  cost: Cost,
  any: { units: number; bank: number },
  fromLeft: Bought,
  fromRight: Bought,
  most: number,
): boolean {
  const bought = any.bank + fromLeft.raw + fromLeft.made + fromRight.raw + fromRight.made;
  if (bought > most) return false;
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
