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

/** Every sum that left, right and bank can be paid so that each bought unit goes into the cost. `demand`: units by resource. */
export function everyPayment(
  demand: readonly number[],
  units: readonly Unit[],
  { rebateLeft, rebateRight }: { rebateLeft: number; rebateRight: number },
): Trade[] {
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
  const sums = new Map<string, Trade>();
  for (const used of reached) {
    const trade = {
      left: paidTo('left', units, used, rebateLeft),
      right: paidTo('right', units, used, rebateRight),
      bank: paidTo('bank', units, used, 0),
    };
    sums.set(`${trade.left} ${trade.right} ${trade.bank}`, trade);
  }
  return [...sums.values()];
}

/** Of units that are exactly alike the first is used first. */
const twinBefore = (units: readonly Unit[], used: number, i: number): boolean =>
  units.some(({ set, owner }, j) => j < i && !((used >> j) & 1) && set === units[i].set && owner === units[i].owner);

/** The rebate is for whichever unit is bought first. */
function paidTo(owner: Unit['owner'], units: readonly Unit[], used: number, rebate: number): number {
  const bought = units.filter((unit, i) => (used >> i) & 1 && unit.owner === owner);
  return bought.reduce((sum, unit) => sum + unit.price, bought.length > 0 ? -rebate : 0);
}

const atMost = (a: Trade, b: Trade): boolean => a.left <= b.left && a.right <= b.right && a.bank <= b.bank;

export const dominates = (a: Trade, b: Trade): boolean => atMost(a, b) && !atMost(b, a);

const total = ({ left, right, bank }: Trade): number => left + right + bank;

/** Those that no other beats, cheapest first and then by what the bank and the left get. */
export const undominated = (trades: readonly Trade[]): Trade[] =>
  trades
    .filter((trade) => !trades.some((other) => dominates(other, trade)))
    .sort((a, b) => total(a) - total(b) || a.bank - b.bank || a.left - b.left);

/** The least coins for trade, or -1 if the cost cannot be covered. */
export const least = (trades: readonly Trade[]): number => (trades.length === 0 ? -1 : Math.min(...trades.map(total)));
