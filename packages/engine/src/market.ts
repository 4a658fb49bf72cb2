/** What a city has for a cost, and what its neighbours sell it. */
import type { Cost, Rules } from './rules.ts';
import { emptyTally } from './tally.ts';
import type { SeatId, State, Tally } from './types.ts';
import { LEFT, RAW, RAW_BITS, RIGHT, type Scope } from './vocabulary.ts';

export interface Market {
  mine: Tally;
  left: Tally;
  right: Tally;
}

/** What is bought, and by whom. */
export interface Purchase {
  cost: Cost;
  /** Resources that need not be had at all. */
  waived: number;
  /** Neighbours from whom nothing may be bought. */
  closed: Scope;
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

/** Units that the neighbours sell and that could give something in the set. */
export function unitsForSale({ left, right }: Market, set: number): number {
  const raw = set & RAW;
  const made = set >> RAW_BITS;
  return left.rawForSale[raw] + right.rawForSale[raw] + left.madeForSale[made] + right.madeForSale[made];
}
