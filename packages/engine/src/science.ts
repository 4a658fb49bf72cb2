/** Points for science symbols: each kind squared, and seven for every set of three (B-9.5). */
import type { Tally } from './types.ts';

const SET = 7;

type Symbols = Pick<
  Tally,
  'compass' | 'gear' | 'tablet' | 'any' | 'symbolCopies' | 'betterSets' | 'turnedSymbols' | 'moreSymbols'
>;

/** How many of each kind: compass, gear, tablet. */
type Counts = readonly [number, number, number];

/** How many symbols of each kind neighbours have on green cards: compass, gear, tablet. */
export type Copiable = Counts;

/**
 * The best total, each free symbol set to whatever suits the owner, copies taken from what there is to copy, and own
 * symbols turned where that helps.
 */
export function science(symbols: Symbols, copiable: Copiable): number {
  if (symbols.turnedSymbols === 0) return withCopies(symbols, symbols, copiable);
  let best = 0;
  for (const [compass, gear, tablet] of turnings(symbols))
    best = Math.max(best, withCopies({ compass, gear, tablet }, symbols, copiable));
  return best;
}

type Own = Pick<Symbols, 'compass' | 'gear' | 'tablet'>;

function withCopies(own: Own, symbols: Symbols, [compasses, gears, tablets]: Copiable): number {
  const { symbolCopies } = symbols;
  let best = 0;
  for (let c = 0; c <= Math.min(symbolCopies, compasses); c++)
    for (let g = 0; g <= Math.min(symbolCopies - c, gears); g++)
      best = Math.max(best, withFree(own, symbols, c, g, Math.min(symbolCopies - c - g, tablets)));
  return best;
}

function withFree({ compass, gear, tablet }: Own, symbols: Symbols, c: number, g: number, t: number): number {
  const { any, betterSets, moreSymbols } = symbols;
  let best = 0;
  for (let i = 0; i <= any; i++)
    for (let j = 0; i + j <= any; j++)
      best = Math.max(best, points(compass + c + i, gear + g + j, tablet + t + any - i - j, betterSets, moreSymbols));
  return best;
}

/** What the own symbols can be after some of them were turned into another kind: each time one, or none. */
function turnings({ compass, gear, tablet, turnedSymbols }: Symbols): Counts[] {
  let found: Counts[] = [[compass, gear, tablet]];
  for (let turn = 0; turn < turnedSymbols; turn++)
    found = found.flatMap((counts) => [
      counts,
      ...KINDS.flatMap((from) =>
        KINDS.flatMap((to) => (from === to || counts[from] === 0 ? [] : [changed(changed(counts, from, -1), to, 1)])),
      ),
    ]);
  return found;
}

const KINDS = [0, 1, 2];

const changed = (counts: Counts, kind: number, by: number): Counts =>
  counts.map((count, i) => (i === kind ? count + by : count)) as unknown as Counts;

/** How the symbols that make that total come about, by symbol: compass, gear, tablet. */
export interface SymbolUse {
  /** All of them. */
  counts: number[];
  /** Of these, symbols whose kind was chosen, copies of neighbours' symbols, and further ones of the commonest kind. */
  chosen: number[];
  copied: number[];
  added: number[];
  /** What turning symbols has changed: below 0 for the kind that there is less of. */
  turned: number[];
}

export function bestSymbols(symbols: Symbols, copiable: Copiable): SymbolUse {
  const { own, before } = bestCounts(symbols, copiable);
  let copies = symbols.symbolCopies;
  const copied = before.map((count, i) => {
    const taken = Math.min(count - own[i], copiable[i], copies);
    copies -= taken;
    return taken;
  });
  const counts = withMore(before, symbols.betterSets, symbols.moreSymbols);
  const printed = [symbols.compass, symbols.gear, symbols.tablet];
  return {
    counts: [...counts],
    copied,
    chosen: before.map((count, i) => count - own[i] - copied[i]),
    added: counts.map((count, i) => count - before[i]),
    turned: own.map((count, i) => count - printed[i]),
  };
}

/**
 * The own symbols, turned, and all of them before one more of the commonest. Of several ways that are as good, one in
 * which nothing is turned, with the fewest compasses and then the fewest gears.
 */
function bestCounts(symbols: Symbols, copiable: Copiable): { own: Counts; before: Counts } {
  const { any, symbolCopies, betterSets, moreSymbols } = symbols;
  const most = any + symbolCopies;
  let best = 0;
  const printed: Counts = [symbols.compass, symbols.gear, symbols.tablet];
  let found = { own: printed, before: printed };
  for (const own of turnings(symbols))
    for (let c = 0; c <= most; c++)
      for (let g = 0; g <= most; g++)
        for (let t = 0; t <= most; t++) {
          const copied = [c, g, t].reduce((sum, count, i) => sum + Math.min(count, copiable[i]), 0);
          const isPossible = c + g + t - Math.min(copied, symbolCopies) <= any;
          const before: Counts = [own[0] + c, own[1] + g, own[2] + t];
          const total = points(...before, betterSets, moreSymbols);
          if (!isPossible || total <= best) continue;
          best = total;
          found = { own, before };
        }
  return found;
}

function points(compass: number, gear: number, tablet: number, betterSets: number, more: number): number {
  if (more > 0) return points(...withMore([compass, gear, tablet], betterSets, more), betterSets, 0);
  return compass * compass + gear * gear + tablet * tablet + (SET + betterSets) * Math.min(compass, gear, tablet);
}

/** One more of the kind there is most of, so many times; a city without symbols has none to add to. */
function withMore(counts: Counts, betterSets: number, more: number): Counts {
  const most = Math.max(...counts);
  if (more === 0 || most === 0) return counts;
  const ways = KINDS.filter((kind) => counts[kind] === most).map((kind) =>
    withMore(changed(counts, kind, 1), betterSets, more - 1),
  );
  const worth = ([compass, gear, tablet]: Counts): number => points(compass, gear, tablet, betterSets, 0);
  return ways.reduce((best, other) => (worth(other) > worth(best) ? other : best));
}
