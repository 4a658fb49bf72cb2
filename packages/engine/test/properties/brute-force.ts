/** The reference for trade: tries every assignment of units to a cost. Slow, and obviously right. */
import type { ResourceSet } from '../../src/vocabulary.ts';

/** Something that can be one resource of the set, for so many coins to its owner. */
export interface Unit {
  set: ResourceSet;
  owner: 'me' | 'left' | 'right' | 'bank';
  price: number;
}

export interface Trade {
  left: number;
  right: number;
  bank: number;
}

/** A payment, and the fewest neighbours from whom something is had for nothing when it is made. */
export type Payable = Trade & { gifts: number };

/** Every sum that left, right and bank can be paid so that each bought unit goes into the cost. `demand`: units by resource. */
export function everyPayment(
  demand: readonly number[],
  units: readonly Unit[],
  rebates: Rebates,
  ownFirst = false,
): Payable[] {
  const fair = everyUse(demand, units);
  const fewest = Math.min(...fair.map((used) => countBought(units, used)));
  const sums = new Map<string, Payable>();
  for (const used of fair) {
    if (ownFirst && countBought(units, used) > fewest) continue;
    const trade = tradeOf(units, used, rebates);
    const name = `${trade.left} ${trade.right} ${trade.bank}`;
    const gifts = Math.min(trade.gifts, sums.get(name)?.gifts ?? trade.gifts);
    sums.set(name, { ...trade, gifts });
  }
  return [...sums.values()];
}

interface Rebates {
  rebateLeft: number;
  rebateRight: number;
}

/** Every set of units, a bit each, that is just what the cost takes. */
function everyUse(demand: readonly number[], units: readonly Unit[]): number[] {
  let reached = new Set([0]); // sets of units in use, a bit each
  for (const resource of demand.flatMap((count, resource) => new Array<number>(count).fill(resource))) {
    const next = new Set<number>();
    for (const used of reached)
      units.forEach((unit, i) => {
        const free = !((used >> i) & 1);
        if (free && (unit.set >> resource) & 1 && !twinBefore(units, used, i)) next.add(used | (1 << i));
      });
    reached = next;
  }
  return [...reached];
}

/** Of units that are exactly alike the first is used first. */
const twinBefore = (units: readonly Unit[], used: number, i: number): boolean =>
  units.some(({ set, owner }, j) => j < i && !((used >> j) & 1) && set === units[i].set && owner === units[i].owner);

const usedOf = (owner: Unit['owner'], units: readonly Unit[], used: number): Unit[] =>
  units.filter((unit, i) => (used >> i) & 1 && unit.owner === owner);

const countBought = (units: readonly Unit[], used: number): number =>
  (['left', 'right', 'bank'] as const).reduce((sum, owner) => sum + usedOf(owner, units, used).length, 0);

/** A rebate is for whichever unit is bought first. */
function tradeOf(units: readonly Unit[], used: number, { rebateLeft, rebateRight }: Rebates): Payable {
  const paid = (bought: readonly Unit[], rebate: number): number =>
    bought.reduce((sum, unit) => sum + unit.price, bought.length > 0 ? -rebate : 0);
  const [left, right, bank] = (['left', 'right', 'bank'] as const).map((owner) => usedOf(owner, units, used));
  const isGift = (bought: readonly Unit[], rebate: number): boolean => bought.length > 0 && paid(bought, rebate) === 0;
  return {
    left: paid(left, rebateLeft),
    right: paid(right, rebateRight),
    bank: paid(bank, 0),
    gifts: Number(isGift(left, rebateLeft)) + Number(isGift(right, rebateRight)),
  };
}

const atMost = (a: Trade, b: Trade): boolean => a.left <= b.left && a.right <= b.right && a.bank <= b.bank;

export const dominates = (a: Trade, b: Trade): boolean => atMost(a, b) && !atMost(b, a);

const total = ({ left, right, bank }: Trade): number => left + right + bank;

/** Those that no other beats, cheapest first; of equally cheap ones first what leaves the neighbours least, then the left. */
export const undominated = <T extends Trade>(trades: readonly T[]): T[] =>
  trades
    .filter((trade) => !trades.some((other) => dominates(other, trade)))
    .sort((a, b) => total(a) - total(b) || b.bank - a.bank || a.left - b.left);

/** The least coins for trade, or -1 if the cost cannot be covered. */
export const least = (trades: readonly Trade[]): number => (trades.length === 0 ? -1 : Math.min(...trades.map(total)));
