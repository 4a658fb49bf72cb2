/** What is scarce in a city, and the offers for it where a neighbour has one price: most costs need no more. */
import type { Cost } from './rules.ts';
import { greater } from './small.ts';
import { type Split, splitOf } from './splits.ts';
import type { Tally } from './types.ts';
import { MANUFACTURED, RAW, RAW_BITS, type ResourceSet } from './vocabulary.ts';

const ALL_KINDS = RAW | MANUFACTURED;

/** The kinds of which more is demanded than the city has units that are nothing else. */
export function scarceKinds({ own }: Tally, { kinds, needs }: Cost): ResourceSet {
  const all = own[ALL_KINDS];
  let found = 0;
  for (let rest = kinds; rest > 0; rest &= rest - 1) {
    const kind = rest & -rest;
    found |= kind & ((all - own[ALL_KINDS ^ kind] - needs[kind]) >> 31); // all bits of a number below 0 are set there
  }
  return found;
}

/**
 * Where all units cost the same at a neighbour it only matters how many come from the left. With n from there each set is
 * covered if what it lacks is no more than what n units of the left and the others of the right can give it: so every
 * number from the fewest that the left has to give to the most that the right can spare will do.
 */
export function offersAt(
  toLeftEach: number,
  toRightEach: number,
  scarce: ResourceSet,
  { own }: Tally,
  left: Tally,
  right: Tally,
  { needs }: Cost,
  waived: number,
  purse: number,
  out: Split[],
): number {
  let units = 0;
  let leastLeft = 0;
  let leastRight = 0;
  for (let set = scarce; set > 0; set = (set - 1) & scarce) {
    const lack = needs[set] - own[set] - waived;
    const fromLeft = left.rawForSale[set & RAW] + left.madeForSale[set >> RAW_BITS];
    const fromRight = right.rawForSale[set & RAW] + right.madeForSale[set >> RAW_BITS];
    if (lack > fromLeft + fromRight) return 0;
    units = greater(units, lack);
    leastLeft = greater(leastLeft, lack - fromRight);
    leastRight = greater(leastRight, lack - fromLeft);
  }
  const most = units - leastRight;
  const cheaperRight = toRightEach <= toLeftEach;
  let count = 0;
  for (let i = 0; i <= most - leastLeft; i++) {
    const fromLeft = cheaperRight ? leastLeft + i : most - i;
    const paidLeft = fromLeft * toLeftEach;
    const paidRight = (units - fromLeft) * toRightEach;
    if (paidLeft + paidRight > purse) break;
    out[count++] = splitOf(paidLeft, paidRight, 0);
  }
  return count;
}
