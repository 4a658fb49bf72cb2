/**
 * What a city lacks for a cost that nobody sells it enough for. For a set S of resources, what is demanded in S beyond
 * the units able to give something in S has to come from elsewhere, and by Hall's theorem nothing else has to.
 */
import { listed } from './english.ts';
import { type Market, marketOf, type Purchase, unitsForSale } from './market.ts';
import { coverings } from './plain-markets.ts';
import type { Cost, Rules } from './rules.ts';
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
  const leasts = coverings(market.mine, cost).map((own) => leastFrom(cost, market, own, waived));
  const units = freest(cost, leasts);
  const sets = [...new Set(units)].sort((a, b) => namesIn(a).length - namesIn(b).length || a - b);
  return {
    lacks: sets.map((set) => ({ count: units.filter((unit) => unit === set).length, resources: namesIn(set) })),
    forSale: sets.some((set) => unitsForSale(market, set) > 0),
  };
}

/** For each set of demanded resources, how many units of it have to come from elsewhere at the least. */
function leastFrom({ sets, needs }: Cost, market: Market, own: readonly number[], waived: number): number[] {
  const wild = waived + market.mine.fromBank;
  const least = [0];
  for (const set of sets)
    least[set] = singlesOf(set).reduce(
      (most, one) => Math.max(most, least[set - one]),
      needs[set] - wild - own[set] - unitsForSale(market, set),
    );
  return least;
}

/**
 * Each lacking unit, as the set of resources it could be. At first each is a single resource: going through them, it is
 * enough to add what those before leave open, as `least` is supermodular. Then each set is widened for as long as every
 * choice is still enough, but only by resources that are short together.
 */
function unitsLacking({ kinds, sets, demand }: Cost, least: readonly number[]): number[] {
  const units: number[] = [];
  let before = 0;
  for (const one of singlesOf(kinds)) {
    for (let count = least[before | one] - least[before]; count > 0; count--) units.push(one);
    before |= one;
  }
  // the fewest units that a choice puts into a set: those that find no room outside of it
  const fewestIn = (set: number): number =>
    sets.reduce((most, wider) => {
      if ((set & wider) !== set) return most;
      const inside = units.filter((unit) => (unit & wider) === unit).length;
      return Math.max(most, inside - countIn(demand, wider & ~set));
    }, 0);
  const isEnough = (): boolean => sets.every((set) => fewestIn(set) >= least[set]);
  for (let i = 0; i < units.length; i++)
    for (const one of singlesOf(tiedTo(units[i], kinds, sets, least))) {
      const narrow = units[i];
      units[i] |= one;
      if (!isEnough()) units[i] = narrow;
    }
  return units;
}

/**
 * Where own units can be used in several ways: what is lacking with the one that leaves least to find, with every
 * resource that would do as well because of another one.
 */
function freest(cost: Cost, leasts: readonly (readonly number[])[]): number[] {
  const ways = leasts.map((least) => unitsLacking(cost, least));
  let units = ways.reduce((one, other) => (other.length < one.length ? other : one));
  if (ways.length === 1) return units;
  let choices = choicesOf(units, cost);
  const isEnough = (choice: readonly number[]): boolean =>
    leasts.some((least) => cost.sets.every((set) => countIn(choice, set) >= least[set]));
  const widen = (): boolean =>
    units.some((unit, i) =>
      singlesOf(cost.kinds & ~unit).some((one) => {
        const wider = units.with(i, unit | one);
        const more = choicesOf(wider, cost);
        if (more.length === choices.length || !more.every(isEnough)) return false;
        units = wider;
        choices = more;
        return true;
      }),
    );
  while (widen());
  return units;
}

/** Every choice of these units that takes no more of a resource than is demanded, as units by resource. */
function choicesOf(units: readonly number[], { demand }: Cost): number[][] {
  let found: number[][] = [demand.map(() => 0)];
  for (const unit of units) {
    const next = found.flatMap((choice) =>
      demand.flatMap((most, i) => ((unit >> i) & 1 && choice[i] < most ? [choice.with(i, choice[i] + 1)] : [])),
    );
    found = [...new Map(next.map((choice) => [choice.join(), choice])).values()];
  }
  return found;
}

const countIn = (choice: readonly number[], set: number): number =>
  choice.reduce((sum, n, i) => ((set >> i) & 1 ? sum + n : sum), 0);

/** The resources that are short together with this one: what they lack is more than what each part lacks alone. */
function tiedTo(one: number, whole: number, sets: readonly number[], least: readonly number[]): number {
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
