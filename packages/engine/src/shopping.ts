/** Which goods a play buys, for those who show it: the rules only know what they cost. */
import { type Choice, deedOf, PAID, paymentOf, SELL, viaOf } from './choice.ts';
import type { Game } from './game.ts';
import { billOf } from './plays.ts';
import { insistSeat } from './seats.ts';
import { emptyTally } from './tally.ts';
import type { Payment, SeatId, Tally } from './types.ts';
import { LEFT, RAW_BITS, RESOURCES, type Resource, RIGHT } from './vocabulary.ts';

/** Goods by where they are bought, a unit each. */
export interface Shopping {
  left: Resource[];
  right: Resource[];
  /** Bought from the bank, a coin each. */
  bank: Resource[];
}

const NOTHING: Shopping = { left: [], right: [], bank: [] };
const NOTHING_FOR_SALE = emptyTally(0);

/** One way to read the payment that fits what everyone has to sell; nothing for what is not paid for. */
export function shoppingList({ rules, state }: Game, seat: SeatId, play: Choice): Shopping {
  insistSeat(rules, seat);
  if (deedOf(play) >= SELL || viaOf(play) !== PAID) return NOTHING;
  const { purchase, coins } = billOf({ rules, state, log: null }, seat, play);
  const pay = paymentOf(play);
  const seller = (side: number, at: SeatId): Tally =>
    purchase.closed & side ? NOTHING_FOR_SALE : state.seats[at].tally;
  const found = split({
    mine: state.seats[seat].tally,
    left: seller(LEFT, rules.left[seat]),
    right: seller(RIGHT, rules.right[seat]),
    demand: purchase.cost.demand,
    waived: purchase.waived,
    pay: { ...pay, bank: pay.bank - coins },
  });
  return found ?? NOTHING;
}

interface Task {
  mine: Tally;
  left: Tally;
  right: Tally;
  demand: readonly number[];
  waived: number;
  pay: Payment;
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
  return tryFrom(task, counts, 0)
    ? { left: goods(counts.left), right: goods(counts.right), bank: goods(counts.bank) }
    : null;
}

const goods = (counts: readonly number[]): Resource[] =>
  RESOURCES.flatMap((resource, i) => new Array<Resource>(counts[i]).fill(resource));

function tryFrom(task: Task, counts: Counts, at: number): boolean {
  if (at === RESOURCES.length) return fits(task, counts);
  const most = task.demand[at];
  for (let bought = 0; bought <= most; bought++)
    for (let left = bought; left >= 0; left--)
      for (let right = bought - left; right >= 0; right--) {
        counts.left[at] = left;
        counts.right[at] = right;
        counts.bank[at] = bought - left - right;
        if (tryFrom(task, counts, at + 1)) return true;
      }
  counts.left[at] = 0;
  counts.right[at] = 0;
  counts.bank[at] = 0;
  return false;
}

function fits({ mine, left, right, demand, waived, pay }: Task, counts: Counts): boolean {
  return (
    sum(counts.bank, 0) === pay.bank &&
    price(counts.left, mine.rawLeft, mine.madeLeft, mine.rebateLeft) === pay.left &&
    price(counts.right, mine.rawRight, mine.madeRight, mine.rebateRight) === pay.right &&
    sells(left, counts.left) &&
    sells(right, counts.right) &&
    isCovered(
      demand.map((units, i) => units - counts.left[i] - counts.right[i] - counts.bank[i]),
      mine.own,
      waived,
    )
  );
}

function price(counts: readonly number[], raw: number, made: number, rebate: number): number {
  const rawUnits = sum(counts, 0) - sum(counts, RAW_BITS);
  const madeUnits = sum(counts, RAW_BITS);
  return rawUnits + madeUnits === 0 ? 0 : rawUnits * raw + madeUnits * made - rebate;
}

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
