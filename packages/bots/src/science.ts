/** What one more science symbol is worth, with those that will still come. */
import type { Position } from './position.ts';
import type { Weights } from './weights.ts';

export type Symbols = readonly [compass: number, gear: number, tablet: number];

const SET = 7;

function points([a, b, c]: Symbols, set: number): number {
  return a * a + b * b + c * c + set * Math.min(a, b, c);
}

/** The same as things stand, worked out once. */
export function scienceNow(position: Position, weights: Weights): number {
  if (position.memo.science < 0) position.memo.science = scienceAhead(position, weights, [0, 0, 0], 0);
  return position.memo.science;
}

/** Science at the end with these symbols more: free ones go where they count most. */
export function scienceAhead({ me, playsLeft }: Position, weights: Weights, more: Symbols, free: number): number {
  const { compass, gear, tablet, any, betterSets, symbolCopies } = me.tally;
  const held = compass + gear + tablet;
  const toCome = (playsLeft * (weights.symbols + weights.symbolsHeld * held)) / 3;
  const counts = [compass + more[0] + toCome, gear + more[1] + toCome, tablet + more[2] + toCome];
  const set = SET + betterSets;
  let wild = any + free + 0.8 * symbolCopies;
  while (wild > 0) {
    const step = Math.min(1, wild);
    let best = 0;
    let bestPoints = -1;
    for (let kind = 0; kind < 3; kind++) {
      counts[kind] += step;
      const now = points(counts as unknown as Symbols, set);
      if (now > bestPoints) [best, bestPoints] = [kind, now];
      counts[kind] -= step;
    }
    counts[best] += step;
    wild -= step;
  }
  return points(counts as unknown as Symbols, set);
}
