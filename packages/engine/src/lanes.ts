/** Units of all kinds of resources in one number, so that a cost is held against what can be had with one subtraction. */
import { lesser } from './small.ts';
import { MOST_UNITS, RESOURCES } from './vocabulary.ts';

/** Units by resource, four bits each. No cost has more than seven units, so the highest of the four is free. */
export type Lanes = number;

const LANE = 4;
const HIGHEST: Lanes = RESOURCES.reduce((all, _, resource) => all | (8 << (LANE * resource)), 0);

/** As many units as any cost has. */
export const ENOUGH: Lanes = (HIGHEST >> 3) * MOST_UNITS;

/** So many units of one resource, or as many as any cost has. */
export const inLane = (units: number, resource: number): Lanes => lesser(units, MOST_UNITS) << (LANE * resource);

export const lanesOf = (units: readonly number[]): Lanes =>
  units.reduce((all, count, resource) => all | inLane(count, resource), 0);

/** Whether of some resource there are fewer units than wanted: then the subtraction borrows from the bit above them. */
export const areTooFew = (units: Lanes, wanted: Lanes): boolean => (((units | HIGHEST) - wanted) & HIGHEST) !== HIGHEST;
