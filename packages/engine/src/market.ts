/** What a city has for a cost, and what its neighbours sell it. */
import { ENOUGH, inLane, type Lanes } from './lanes.ts';
import { isPlain } from './plain-markets.ts';
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

/**
 * How many units of each resource can be had at most. Most costs in a hand are out of reach, nearly always for a single
 * resource: so this is told once for a hand, and they are not looked at further.
 */
export function reachOf({ mine, left, right }: Market): Lanes {
  if (!isPlain(mine)) return ENOUGH;
  const { own, fromBank } = mine;
  const rawLeft = left.rawForSale;
  const rawRight = right.rawForSale;
  const madeLeft = left.madeForSale;
  const madeRight = right.madeForSale;
  return (
    inLane(own[1] + rawLeft[1] + rawRight[1] + fromBank, 0) |
    inLane(own[2] + rawLeft[2] + rawRight[2] + fromBank, 1) |
    inLane(own[4] + rawLeft[4] + rawRight[4] + fromBank, 2) |
    inLane(own[8] + rawLeft[8] + rawRight[8] + fromBank, 3) |
    inLane(own[16] + madeLeft[1] + madeRight[1] + fromBank, 4) |
    inLane(own[32] + madeLeft[2] + madeRight[2] + fromBank, 5) |
    inLane(own[64] + madeLeft[4] + madeRight[4] + fromBank, 6)
  );
}
