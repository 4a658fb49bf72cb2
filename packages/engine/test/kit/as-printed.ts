/** Finds out what a card or a stage does by building it at a table and looking at what has changed. */
import type { MadeUp, ScenarioSeat } from '../../src/scenario-types.ts';
import type { Edition, GameEvent, Payment } from '../../src/types.ts';
import { coinsOf, GOODS, MADE, RAW, unitsOf } from './costs.ts';
import type { Deed, Place } from './deeds.ts';
import { PLENTY } from './literals.ts';
import { mix } from './mix.ts';
import type { Tabletop } from './tabletop.ts';

const { table } = mix();

/** "each for every one of these in those cities". */
export interface Per {
  each: number;
  of: string;
  scope: string;
}
export const per = (each: number, of: string, scope: string): Per => ({ each, of, scope });

/** What a card or a stage gives, as the rulebook prints it. */
export interface Gives {
  /** Units produced each turn that neighbours may buy: '2 wood', 'wood/clay'. */
  makes?: string;
  /** And those they may not. */
  makesForItself?: string;
  /** What is bought for 1 coin from now on: 'raw right'. */
  cheap?: string;
  shields?: number;
  symbol?: 'compass' | 'gear' | 'tablet' | 'any';
  coins?: number | Per;
  points?: number | Per[];
  power?: 'dig' | 'last card' | 'free build' | 'copy guild';
}

/** What is to be built, and where. */
export interface Subject {
  /** The first if nothing is said. */
  edition?: Edition;
  age: number;
  seat: ScenarioSeat;
  deed: Extract<Deed, { do: 'build' | 'stage' }>;
  /** The colour of the card; null for a stage. */
  colour: string | null;
}

const SYMBOLS = ['compass', 'gear', 'tablet'] as const;

/** One unit of each resource, two of each, and one of each two. */
const PROBES = GOODS.flatMap((one, i) => [one, ...GOODS.slice(i).map((other) => `${one} ${other}`)]);
const probes: MadeUp[] = PROBES.map((cost) => ({ cost, colour: 'blue' }));

/** Whether these units can give what is asked, each of them one thing. */
function covers(units: string[], asked: string[]): boolean {
  const [first, ...rest] = asked;
  if (first === undefined) return true;
  return units.some((unit, i) => unit.split('/').includes(first) && covers(units.toSpliced(i, 1), rest));
}
const coveredBy = (units: string[]): string[] => PROBES.filter((probe) => covers(units, unitsOf(probe)));

const cheapList = (text: string): string[] => {
  const [kind, ...sides] = text.split(' ');
  return sides.flatMap((side) => (kind === 'raw' ? RAW : MADE).map((resource) => `${resource} ${side}`));
};

/** What the cities of the table have for the cards that count something; `stage` and `defeat` besides colours. */
const HAS: Record<Place, Record<string, number>> = {
  me: { brown: 3, grey: 1, blue: 1, yellow: 2, red: 1, green: 2, purple: 1, stage: 1, defeat: 1 },
  left: { brown: 1, grey: 2, blue: 3, yellow: 1, red: 3, green: 1, purple: 1, stage: 3, defeat: 3 },
  right: { brown: 2, grey: 3, blue: 2, yellow: 3, red: 2, green: 4, purple: 0, stage: 2, defeat: 2 },
};
/** Both editions have them. */
const CARDS: Record<string, string[]> = {
  brown: ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein'],
  grey: ['loom-age1', 'glassworks-age1', 'press-age1'],
  blue: ['altar', 'theater', 'baths', 'courthouse'],
  yellow: ['tavern', 'marketplace', 'east-trading-post', 'west-trading-post'],
  red: ['stockade', 'barracks', 'guard-tower', 'walls'],
  green: ['apothecary', 'workshop', 'scriptorium', 'school'],
  purple: ['workers-guild', 'spies-guild'],
};
const BOARDS: Record<Place, string> = { me: 'giza', left: 'ephesos', right: 'rhodos' };

export const building = (card: string): string => card.replace(/-age\d$/, '');

function richCity(place: Place, { seat, deed }: Subject): ScenarioSeat {
  const city = Object.entries(CARDS).flatMap(([colour, names]) =>
    names.filter((name) => building(name) !== building(deed.card)).slice(0, HAS[place][colour]),
  );
  const board = seat.wonder ? {} : { wonder: BOARDS[place], stages: HAS[place].stage };
  return { city, tokens: { defeat: HAS[place].defeat }, ...board };
}

const RICH_IN_GOODS = { makes: PLENTY, coins: 30 };

/** The table before and after the turn in which the subject is built; the neighbours sell their Theaters. */
function built(
  { edition, age, seat, deed }: Subject,
  { me, left, right, turn, rest = [] }: Partial<Record<Place, ScenarioSeat>> & { turn?: number; rest?: MadeUp[] },
): { before: Tabletop; after: Tabletop } {
  const before = table({
    edition,
    age,
    turn,
    me: { coins: 30, ...seat, ...me, hand: [deed.card, ...rest] },
    left: { ...RICH_IN_GOODS, ...left, hand: ['theater', ...rest] },
    right: { ...RICH_IN_GOODS, ...right, hand: ['theater', ...rest] },
  });
  return { before, after: before.play({ me: deed }) };
}

const asked = (t: Tabletop) => t.game.state.asks[0]?.ask ?? null;

/** Everything that can be seen of what the subject does. */
export function observe(subject: Subject) {
  const powers: string[] = [];

  // the turn after: what the city makes, sells and buys
  const first = built(subject, { rest: probes });
  let t = first.after;
  if (asked(t) === 'pick') {
    powers.push('dig');
    t = t.answer('me', { do: 'pass' });
  }
  const accepts = (place: Place, probe: number, pay: Partial<Payment>, via = 'paid') =>
    t.refusal(place, { do: 'build', card: t.seat(place).hand[probe], via, pay }) === null;
  const those = (test: (probe: number) => boolean) => PROBES.filter((_, i) => test(i));
  const price = (i: number) => 2 * unitsOf(PROBES[i]).length;
  if (accepts('me', 0, {}, 'olympia-free-build')) powers.push('free build');

  // a full table: what is counted
  const rich = built(subject, {
    me: richCity('me', subject),
    left: richCity('left', subject),
    right: richCity('right', subject),
    rest: probes.slice(0, 1),
  });
  const [was, is] = [rich.before.score(), rich.after.score()];
  const points = Object.fromEntries(
    ['wonder', 'civilian', 'commerce', 'guilds'].map((line) => [line, is[line] - was[line]]),
  );
  if (subject.colour === null && points.guilds > 0) powers.push('copy guild');

  // the last turn of the Age: what is fought with, and whether the last card may be played
  const last = built(subject, { turn: 6, rest: probes.slice(0, 1) });
  let end = last.after;
  if (asked(end) === 'play') powers.push('last card');
  while (asked(end)) end = end.answer('me', { do: 'pass' });

  return {
    makes: those((i) => accepts('me', i, {})),
    sellsToLeft: those((i) => accepts('left', i, { right: price(i) })),
    sellsToRight: those((i) => accepts('right', i, { left: price(i) })),
    cheap: ['left', 'right'].flatMap((side) =>
      GOODS.filter((resource) => accepts('me', PROBES.indexOf(resource), { [side]: 1 })).map(
        (resource) => `${resource} ${side}`,
      ),
    ),
    shields: strength(end.events),
    symbols: SYMBOLS.filter((missing) => completes(subject, missing)),
    coins: rich.after.seat().coins - rich.before.seat().coins + paid(rich.after.events),
    points,
    powers: powers.sort(),
  };
}

/** The strength in the conflict with the left neighbour, who has none. */
function strength(events: GameEvent[]): number {
  for (const event of events) {
    if (event.event === 'standoff') return event.strength;
    if (event.event === 'conflict') return event.strengths[0];
  }
  throw new Error('no conflict was fought');
}

/** Whether it is the symbol that a city with the two others is missing. */
function completes(subject: Subject, missing: (typeof SYMBOLS)[number]): boolean {
  const symbols = { compass: 1, gear: 1, tablet: 1, [missing]: 0 };
  const { before, after } = built(subject, { me: { symbols } });
  return after.score().science - before.score().science === 10 - 2;
}

const paid = (events: GameEvent[]): number =>
  events.flatMap((event) => ('pay' in event && event.seat === 0 ? Object.values(event.pay) : [])).reduce(sum, 0);
const sum = (a: number, b: number): number => a + b;

/** What should be seen of a subject that gives this, in a city that has all that. */
export function expected({ colour }: Subject, gives: Gives, all: Gives[] = [gives]): ReturnType<typeof observe> {
  const count = ({ each, of, scope }: Per): number =>
    each *
    scope.split(' ').reduce((n, place) => n + HAS[place as Place][of] + (place === 'me' && of === colour ? 1 : 0), 0);
  const total = (amount: number | Per | Per[] = 0): number =>
    typeof amount === 'number' ? amount : [amount].flat().map(count).reduce(sum, 0);
  const line = { blue: 'civilian', yellow: 'commerce', purple: 'guilds' }[colour ?? ''] ?? 'wonder';
  const sold = coveredBy(all.flatMap(({ makes = '' }) => unitsOf(makes)));
  const copied = gives.power === 'copy guild' ? total([per(1, 'brown', 'left right')]) : 0;
  return {
    makes: coveredBy(all.flatMap(({ makes = '', makesForItself = '' }) => unitsOf(`${makes} ${makesForItself}`))),
    sellsToLeft: sold,
    sellsToRight: sold,
    cheap: ['left', 'right'].flatMap((side) =>
      all.flatMap(({ cheap = '' }) => cheapList(cheap).filter((one) => one.endsWith(side))),
    ),
    shields: all.map(({ shields = 0 }) => shields).reduce(sum, 0),
    symbols: gives.symbol === 'any' ? [...SYMBOLS] : SYMBOLS.filter((symbol) => symbol === gives.symbol),
    coins: total(gives.coins),
    points: {
      wonder: 0,
      civilian: 0,
      commerce: 0,
      guilds: copied,
      [line]: total(gives.points) + (line === 'guilds' ? copied : 0),
    },
    powers: all.flatMap((one) => (one.power && (one.power !== 'dig' || one === gives) ? [one.power] : [])).sort(),
  };
}

/**
 * Whether it costs exactly this: a neighbour who has just these units sells them all for it, and there is no use for
 * one unit more.
 */
export function costsExactly({ edition, age, seat, deed }: Subject, cost: string, rawPrice = 2): boolean {
  const units = unitsOf(cost);
  const price = units.map((resource) => (RAW.includes(resource) ? rawPrice : 2)).reduce(sum, 0);
  const withNeighbour = (makes: string[]) =>
    table({ edition, age, me: { coins: 30, ...seat, hand: [deed.card] }, left: { makes } });
  const pays = (t: Tabletop, left: number): boolean => {
    const via = deed.do === 'build' ? { via: 'paid' } : {};
    return t.refusal('me', { ...deed, ...via, pay: { left, bank: coinsOf(cost) } }) === null;
  };
  const more = withNeighbour([...units, ...GOODS]);
  return pays(withNeighbour(units), price) && !pays(more, price + rawPrice) && !pays(more, price + 2);
}
