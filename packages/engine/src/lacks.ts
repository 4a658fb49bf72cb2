/**
 * What a city lacks for a cost that nobody sells it enough for. For a set S of resources, what is demanded in S beyond
 * the units able to give something in S has to come from elsewhere, and by Hall's theorem nothing else has to.
 */
import { listed } from './english.ts';
import type { Cost, Rules } from './rules.ts';
import { type Market, marketOf, type Purchase, unitsFor } from './trade.ts';
import type { SeatId, State } from './types.ts';
import { RESOURCES } from './vocabulary.ts';

/** So many units more, each of which could be any of these resources. */
export interface Lack {
  count: number;
  resources: string[];
}

/** What a city lacks for a cost. */
export interface Missing {
  /**
   * The fewest units that are enough. Where a unit may be one of several resources, any choice is enough that takes no
   * more of a resource than is demanded.
   */
  lacks: Lack[];
  /** Whether neighbours sell any of it. */
  forSale: boolean;
}

export function missing(rules: Rules, state: State, seat: SeatId, { cost, waived, closed }: Purchase): Missing {
  const market = marketOf(rules, state, seat, closed);
  const units = unitsLacking(cost, leastFrom(cost, market, waived));
  const sets = [...new Set(units)].sort((a, b) => namesIn(a).length - namesIn(b).length || a - b);
  return {
    lacks: sets.map((set) => ({ count: units.filter((unit) => unit === set).length, resources: namesIn(set) })),
    forSale: sets.some((set) => unitsFor(market, set) > market.mine.own[set]),
  };
}

/** For each set of demanded resources, how many units of it have to come from elsewhere at the least. */
function leastFrom({ sets, needs }: Cost, market: Market, waived: number): number[] {
  const wild = waived + market.mine.fromBank;
  const least = [0];
  const bySize = sets.map((set, i) => ({ set, need: needs[i] })).sort((a, b) => a.set - b.set); // parts come first
  for (const { set, need } of bySize)
    least[set] = singlesOf(set).reduce(
      (most, one) => Math.max(most, least[set - one]),
      need - wild - unitsFor(market, set),
    );
  return least;
}

/**
 * Each lacking unit, as the set of resources it could be. At first each is a single resource: going through them, it is
 * enough to add what those before leave open, as `least` is supermodular. Then each set is widened for as long as every
 * choice is still enough, but only by resources that are short together.
 */
function unitsLacking({ sets, demand }: Cost, least: readonly number[]): number[] {
  const whole = sets[0] ?? 0;
  const units: number[] = [];
  let before = 0;
  for (const one of singlesOf(whole)) {
    for (let count = least[before | one] - least[before]; count > 0; count--) units.push(one);
    before |= one;
  }
  const roomIn = (set: number): number => demand.reduce((sum, n, i) => ((set >> i) & 1 ? sum + n : sum), 0);
  // the fewest units that a choice puts into a set: those that find no room outside of it
  const fewestIn = (set: number): number =>
    sets.reduce((most, wider) => {
      if ((set & wider) !== set) return most;
      const inside = units.filter((unit) => (unit & wider) === unit).length;
      return Math.max(most, inside - roomIn(wider & ~set));
    }, 0);
  const isEnough = (): boolean => sets.every((set) => fewestIn(set) >= least[set]);
  for (let i = 0; i < units.length; i++)
    for (const one of singlesOf(tiedTo(units[i], sets, least))) {
      const narrow = units[i];
      units[i] |= one;
      if (!isEnough()) units[i] = narrow;
    }
  return units;
}

/** The resources that are short together with this one: what they lack is more than what each part lacks alone. */
function tiedTo(one: number, sets: readonly number[], least: readonly number[]): number {
  const whole = sets[0];
  const apart = sets.filter((set) => set & one && least[set] + least[whole & ~set] === least[whole]);
  return apart.reduce((common, set) => common & set, whole);
}

const singlesOf = (set: number): number[] => RESOURCES.map((_, i) => 1 << i).filter((one) => set & one);

const namesIn = (set: number): string[] => RESOURCES.filter((_, i) => (set >> i) & 1);

/** `needs 1 more glass and 2 more wood or clay; neither neighbour sells it` */
export function lackText({ lacks, forSale }: Missing): string {
  const told = lacks.map(({ count, resources }) => `${count} more ${listed(resources, 'or')}`);
  return `needs ${listed(told)}; ${forSale ? 'the neighbours do not sell enough' : 'neither neighbour sells it'}`;
}
