/** Points for science symbols: each kind squared, and seven for every set of three (B-9.5). */
import type { Tally } from './types.ts';

const SET = 7;

type Symbols = Pick<Tally, 'compass' | 'gear' | 'tablet' | 'any' | 'betterSets'>;

/** The best total, each free symbol set to whatever suits the owner. */
export function science({ compass, gear, tablet, any, betterSets }: Symbols): number {
  const points = (a: number, b: number, c: number): number =>
    a * a + b * b + c * c + (SET + betterSets) * Math.min(a, b, c);
  let best = 0;
  for (let c = 0; c <= any; c++)
    for (let g = 0; c + g <= any; g++) best = Math.max(best, points(compass + c, gear + g, tablet + any - c - g));
  return best;
}
