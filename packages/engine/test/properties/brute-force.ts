/** The reference for trade: tries every assignment of units to a cost. Slow, and obviously right. */
import type { ResourceSet } from '../../src/vocabulary.ts';

/** Something that can be one resource of the set, for so many coins to its owner. */
export interface Unit {
  set: ResourceSet;
  owner: 'me' | 'left' | 'right' | 'bank';
  price: number;
  /** Two such units that can be of one kind may stand for one of any kind. */
  exchanged?: boolean;
  /** What it costs a coin less as. */
  cheaperAs?: ResourceSet;
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
  const fewest = Math.min(...fair.map((use) => countBought(units, use)));
  const sums = new Map<string, Payable>();
  for (const use of fair) {
    if (ownFirst && countBought(units, use) > fewest) continue;
    const trade = tradeOf(units, use, rebates);
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

/** Units in use, a bit each, and the coins off those of each neighbour. */
interface Use {
  used: number;
  offLeft: number;
  offRight: number;
}

/** Every way to use units that is just what the cost takes. */
function everyUse(demand: readonly number[], units: readonly Unit[]): Use[] {
  const numberOf = ({ used, offLeft, offRight }: Use): number => (used * 8 + offLeft) * 8 + offRight;
  let reached: Use[] = [{ used: 0, offLeft: 0, offRight: 0 }];
  for (const resource of demand.flatMap((count, resource) => new Array<number>(count).fill(resource))) {
    const next = reached.flatMap((use) => [...asItself(units, use, resource), ...byExchange(units, use)]);
    reached = [...new Map(next.map((use) => [numberOf(use), use])).values()];
  }
  return reached;
}

const isFree = (units: readonly Unit[], used: number, i: number): boolean =>
  !((used >> i) & 1) && !twinBefore(units, used, i);

/** One more unit in use that can be this resource. */
const asItself = (units: readonly Unit[], { used, offLeft, offRight }: Use, resource: number): Use[] =>
  units.flatMap(({ set, owner, cheaperAs = 0 }, i) => {
    if (!((set >> resource) & 1) || !isFree(units, used, i)) return [];
    const off = (cheaperAs >> resource) & 1;
    return {
      used: used | (1 << i),
      offLeft: offLeft + (owner === 'left' ? off : 0),
      offRight: offRight + (owner === 'right' ? off : 0),
    };
  });

/** Two more that can be of one kind, whatever is wanted. */
const byExchange = (units: readonly Unit[], use: Use): Use[] =>
  units.flatMap((one, i) => {
    if (!one.exchanged || !isFree(units, use.used, i)) return [];
    const used = use.used | (1 << i);
    return units.flatMap((other, j) =>
      j > i && other.exchanged && other.set & one.set && isFree(units, used, j)
        ? { ...use, used: used | (1 << j) }
        : [],
    );
  });

/** Of units that are exactly alike the first is used first. */
const twinBefore = (units: readonly Unit[], used: number, i: number): boolean =>
  units.some(
    ({ set, owner, exchanged }, j) =>
      j < i &&
      !((used >> j) & 1) &&
      set === units[i].set &&
      owner === units[i].owner &&
      exchanged === units[i].exchanged,
  );

const usedOf = (owner: Unit['owner'], units: readonly Unit[], { used }: Use): Unit[] =>
  units.filter((unit, i) => (used >> i) & 1 && unit.owner === owner);

const countBought = (units: readonly Unit[], use: Use): number =>
  (['left', 'right', 'bank'] as const).reduce((sum, owner) => sum + usedOf(owner, units, use).length, 0);

/** A rebate is for whichever unit is bought first that costs something. */
function tradeOf(units: readonly Unit[], use: Use, { rebateLeft, rebateRight }: Rebates): Payable {
  const paid = (bought: readonly Unit[], off: number): number =>
    Math.max(
      0,
      bought.reduce((sum, unit) => sum + unit.price, -off),
    );
  const [left, right, bank] = (['left', 'right', 'bank'] as const).map((owner) => usedOf(owner, units, use));
  const toLeft = paid(left, use.offLeft + rebateLeft);
  const toRight = paid(right, use.offRight + rebateRight);
  const gifts = Number(left.length > 0 && toLeft === 0) + Number(right.length > 0 && toRight === 0);
  return { left: toLeft, right: toRight, bank: paid(bank, 0), gifts };
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
