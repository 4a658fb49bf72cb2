/** Points for science symbols: each kind squared, and seven for every set of three (B-9.5). */
import type { Tally } from './types.ts';

const SET = 7;

type Symbols = Pick<Tally, 'compass' | 'gear' | 'tablet' | 'any' | 'symbolCopies' | 'betterSets'>;

/** How many symbols of each kind neighbours have on green cards: compass, gear, tablet. */
export type Copiable = readonly [number, number, number];

/** The best total, each free symbol set to whatever suits the owner, and copies taken from what there is to copy. */
export function science(symbols: Symbols, [compasses, gears, tablets]: Copiable): number {
  const { symbolCopies } = symbols;
  let best = 0;
  for (let c = 0; c <= Math.min(symbolCopies, compasses); c++)
    for (let g = 0; g <= Math.min(symbolCopies - c, gears); g++)
      best = Math.max(best, withFree(symbols, c, g, Math.min(symbolCopies - c - g, tablets)));
  return best;
}

/** How the symbols that make that total come about, by symbol: compass, gear, tablet. */
export interface SymbolUse {
  /** All of them. */
  counts: number[];
  /** Of these, symbols whose kind was chosen, and copies of neighbours' symbols. */
  chosen: number[];
  copied: number[];
}

export function bestSymbols(symbols: Symbols, copiable: Copiable): SymbolUse {
  const own = [symbols.compass, symbols.gear, symbols.tablet];
  const counts = bestCounts(symbols, copiable);
  let copies = symbols.symbolCopies;
  const copied = counts.map((count, i) => {
    const taken = Math.min(count - own[i], copiable[i], copies);
    copies -= taken;
    return taken;
  });
  return { counts, copied, chosen: counts.map((count, i) => count - own[i] - copied[i]) };
}

/** Of several that are as good, the one with the fewest compasses and then the fewest gears. */
function bestCounts(symbols: Symbols, copiable: Copiable): [number, number, number] {
  const { compass, gear, tablet, any, symbolCopies, betterSets } = symbols;
  const most = any + symbolCopies;
  let best = 0;
  let counts: [number, number, number] = [compass, gear, tablet];
  for (let c = 0; c <= most; c++)
    for (let g = 0; g <= most; g++)
      for (let t = 0; t <= most; t++) {
        const copied = [c, g, t].reduce((sum, count, i) => sum + Math.min(count, copiable[i]), 0);
        const isPossible = c + g + t - Math.min(copied, symbolCopies) <= any;
        const total = points(compass + c, gear + g, tablet + t, betterSets);
        if (!isPossible || total <= best) continue;
        best = total;
        counts = [compass + c, gear + g, tablet + t];
      }
  return counts;
}

function withFree({ compass, gear, tablet, any, betterSets }: Symbols, c: number, g: number, t: number): number {
  let best = 0;
  for (let i = 0; i <= any; i++)
    for (let j = 0; i + j <= any; j++)
      best = Math.max(best, points(compass + c + i, gear + g + j, tablet + t + any - i - j, betterSets));
  return best;
}

const points = (compass: number, gear: number, tablet: number, betterSets: number): number =>
  compass * compass + gear * gear + tablet * tablet + (SET + betterSets) * Math.min(compass, gear, tablet);
