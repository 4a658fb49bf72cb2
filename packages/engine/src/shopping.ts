/** Which goods a play buys, for those who show it: the rules only know what they cost. */
import { type Choice, deedOf, PAID, paymentOf, SELL, viaOf } from './choice.ts';
import type { Game } from './game.ts';
import { type Market, marketOf } from './market.ts';
import { cheaperFrom, coverings, LESS } from './plain-markets.ts';
import { billOf } from './plays.ts';
import { insistSeat } from './seats.ts';
import { unitsForNothing } from './trade.ts';
import type { Payment, SeatId, Tally } from './types.ts';
import { RAW_BITS, RESOURCES, type Resource, type ResourceSet } from './vocabulary.ts';

/** Goods by where they are bought, a unit each. */
export interface Shopping {
  left: Resource[];
  right: Resource[];
  /** Bought from the bank, a coin each. */
  bank: Resource[];
}

const NOTHING: Shopping = { left: [], right: [], bank: [] };

/**
 * One way to read the payment that fits what everyone has to sell; nothing for what is not paid for. Of several it is one
 * that takes something for nothing from as few neighbours as can be, and of these one that buys the fewest goods,
 * which is also what is lacking where own goods come first.
 */
export function shoppingList({ rules, state }: Game, seat: SeatId, play: Choice): Shopping {
  insistSeat(rules, seat);
  if (deedOf(play) >= SELL || viaOf(play) !== PAID) return NOTHING;
  const { purchase, coins } = billOf({ rules, state, log: null }, seat, play);
  const told = paymentOf(play);
  const pay = { ...told, bank: told.bank - coins };
  const market = marketOf(rules, state, seat, purchase.closed);
  const found = split({
    market,
    cheaper: cheaperFrom(rules, state, seat),
    covered: coverings(market.mine, purchase.cost),
    demand: purchase.cost.demand,
    waived: purchase.waived,
    pay,
    gifts: unitsForNothing(rules, state, seat, purchase, pay),
  });
  return found ?? NOTHING;
}

interface Task {
  market: Market;
  /** What costs a coin less at that neighbour. */
  cheaper: { left: ResourceSet; right: ResourceSet };
  /** What own goods cover, in each way to use them. */
  covered: readonly (readonly number[])[];
  demand: readonly number[];
  waived: number;
  pay: Payment;
  /** From how many neighbours something is had for nothing. */
  gifts: number;
}

/** Units of each resource that come from there. */
interface Counts {
  left: number[];
  right: number[];
  bank: number[];
}

/** Tries every way to split what is demanded, the own goods first. */
function split(task: Task): Shopping | null {
  const counts: Counts = { left: [0, 0, 0, 0, 0, 0, 0], right: [0, 0, 0, 0, 0, 0, 0], bank: [0, 0, 0, 0, 0, 0, 0] };
  const most = sum(task.demand, 0);
  for (let units = 0; units <= most; units++)
    if (tryFrom(task, counts, 0, units))
      return { left: goods(counts.left), right: goods(counts.right), bank: goods(counts.bank) };
  return null;
}

const goods = (counts: readonly number[]): Resource[] =>
  RESOURCES.flatMap((resource, i) => new Array<Resource>(counts[i]).fill(resource));

/** Buys so many units of this resource and those behind it. */
function tryFrom(task: Task, counts: Counts, at: number, units: number): boolean {
  if (at === RESOURCES.length) return units === 0 && fits(task, counts);
  const most = Math.min(task.demand[at], units);
  for (let bought = 0; bought <= most; bought++)
    for (let left = bought; left >= 0; left--)
      for (let right = bought - left; right >= 0; right--) {
        counts.left[at] = left;
        counts.right[at] = right;
        counts.bank[at] = bought - left - right;
        if (tryFrom(task, counts, at + 1, units - bought)) return true;
      }
  counts.left[at] = 0;
  counts.right[at] = 0;
  counts.bank[at] = 0;
  return false;
}

function fits({ market, cheaper, covered, demand, waived, pay, gifts }: Task, counts: Counts): boolean {
  const { mine, left, right } = market;
  const own = demand.map((units, i) => units - counts.left[i] - counts.right[i] - counts.bank[i]);
  return (
    sum(counts.bank, 0) === pay.bank &&
    price(counts.left, mine.rawLeft, mine.madeLeft, mine.rebateLeft, cheaper.left) === pay.left &&
    price(counts.right, mine.rawRight, mine.madeRight, mine.rebateRight, cheaper.right) === pay.right &&
    isGift(counts.left, pay.left) + isGift(counts.right, pay.right) === gifts &&
    sells(left, counts.left) &&
    sells(right, counts.right) &&
    covered.some((units) => isCovered(own, units, waived))
  );
}

/** A rebate takes nothing off what is free without it. */
function price(counts: readonly number[], raw: number, made: number, rebate: number, cheaper: ResourceSet): number {
  const coins = counts.reduce((all, units, i) => {
    const each = (i < RAW_BITS ? raw : made) - ((cheaper >> i) & 1 ? LESS : 0);
    return all + units * each;
  }, 0);
  return coins === 0 ? 0 : coins - rebate;
}

const isGift = (counts: readonly number[], coins: number): number => (coins === 0 && sum(counts, 0) > 0 ? 1 : 0);

const sells = (seller: Tally, counts: readonly number[]): boolean =>
  isCovered(counts.slice(0, RAW_BITS), seller.rawForSale, 0) &&
  isCovered(counts.slice(RAW_BITS), seller.madeForSale, 0);

/** By Hall's theorem: no set of resources is wanted more often than there are units that can be one of them. */
function isCovered(wanted: readonly number[], units: readonly number[], wild: number): boolean {
  for (let set = 1; set < 1 << wanted.length; set++) {
    let count = 0;
    for (let i = 0; i < wanted.length; i++) if ((set >> i) & 1) count += wanted[i];
    if (count > units[set] + wild) return false;
  }
  return true;
}

function sum(counts: readonly number[], from: number): number {
  let all = 0;
  for (let i = from; i < counts.length; i++) all += counts[i];
  return all;
}
