/** What one more science symbol is worth, with those that will still come. */
import type { Position } from './position.ts';
import type { Weights } from './weights.ts';

export type Symbols = readonly [compass: number, gear: number, tablet: number];

/** Beside symbols of a kind: those of choice, those that may be turned, further ones of the commonest kind. */
export interface Changes {
  free: number;
  turned: number;
  added: number;
}

export const NO_SYMBOLS: Symbols = [0, 0, 0];
export const NO_CHANGES: Changes = { free: 0, turned: 0, added: 0 };

const SET = 7;
const KINDS = [0, 1, 2];

/** `added`: so many more of the commonest. A city that has hardly any has hardly anything to add to. */
function points([a, b, c]: Symbols, set: number, added: number): number {
  if (added > 0) return withAdded([a, b, c], set, added);
  return a * a + b * b + c * c + set * Math.min(a, b, c);
}

function withAdded(counts: Symbols, set: number, added: number): number {
  const most = Math.max(...counts);
  const more = Math.min(1, most);
  const ways = KINDS.filter((kind) => counts[kind] === most).map((kind) =>
    points(changed(counts, kind, more), set, added - 1),
  );
  return Math.max(...ways);
}

const changed = (counts: Symbols, kind: number, by: number): Symbols =>
  counts.map((count, i) => (i === kind ? count + by : count)) as unknown as Symbols;

/** The same as things stand, worked out once. */
export function scienceNow(position: Position, weights: Weights): number {
  if (Number.isNaN(position.memo.science)) position.memo.science = scienceAhead(position, weights, NO_SYMBOLS);
  return position.memo.science;
}

/** Science at the end with these symbols more: free ones go where they count most, and turned ones too. */
export function scienceAhead(
  { me, playsLeft }: Position,
  weights: Weights,
  more: Symbols,
  { free, turned, added }: Changes = NO_CHANGES,
): number {
  const { compass, gear, tablet, any, betterSets, symbolCopies, turnedSymbols, moreSymbols } = me.tally;
  const held = compass + gear + tablet;
  const toCome = (playsLeft * (weights.symbols + weights.symbolsHeld * held)) / 3;
  const counts = [compass + more[0] + toCome, gear + more[1] + toCome, tablet + more[2] + toCome];
  const set = SET + betterSets;
  const commonest = moreSymbols + added;
  let wild = any + free + 0.8 * symbolCopies;
  while (wild > 0) {
    const step = Math.min(1, wild);
    let best = 0;
    let bestPoints = -1;
    for (let kind = 0; kind < 3; kind++) {
      counts[kind] += step;
      const now = points(counts as unknown as Symbols, set, commonest);
      if (now > bestPoints) [best, bestPoints] = [kind, now];
      counts[kind] -= step;
    }
    counts[best] += step;
    wild -= step;
  }
  let turns: Symbols = counts as unknown as Symbols;
  for (let turn = 0; turn < turnedSymbols + turned; turn++) turns = bestTurn(turns, set, commonest);
  return points(turns, set, commonest);
}

/** What one more such change adds to science at the end. */
export function worthOfChange(position: Position, weights: Weights, what: keyof Changes): number {
  const changes = { ...NO_CHANGES, [what]: 1 };
  return scienceAhead(position, weights, NO_SYMBOLS, changes) - scienceNow(position, weights);
}

/** One symbol turned into another kind, if that helps. */
function bestTurn(counts: Symbols, set: number, added: number): Symbols {
  let best = counts;
  for (const from of KINDS)
    for (const to of KINDS) {
      if (from === to) continue;
      const other = changed(changed(counts, from, -Math.min(1, counts[from])), to, Math.min(1, counts[from]));
      if (points(other, set, added) > points(best, set, added)) best = other;
    }
  return best;
}
