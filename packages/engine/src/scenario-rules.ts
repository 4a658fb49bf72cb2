/** The rules of the table that a scenario describes: its modules, and boards that give what is assumed. */
import { comesWith, refuseFields } from './absent.ts';
import { compile, type Kind } from './compile.ts';
import { PolisError } from './errors.ts';
import type { Game } from './game.ts';
import {
  activeModules,
  boardNames,
  type Mix,
  moduleNames,
  readBoxes,
  readMix,
  refusePlayers,
  requested,
} from './mixes.ts';
import type { CardDef, Module, WonderDef } from './module.ts';
import { modules as allModules } from './modules/index.ts';
import { noSuch } from './nearest.ts';
import { NO_SEED } from './rng.ts';
import type { Rules } from './rules.ts';
import type { CardWord, Scenario, ScenarioSeat } from './scenario-types.ts';
import { VERSION } from './versions.ts';
import {
  AGE_CARDS,
  type Effect,
  MANUFACTURED,
  parseUnits,
  produce,
  RAW,
  type Side,
  SYMBOLS,
  shields,
  symbol,
} from './vocabulary.ts';

export function insist(holds: boolean, otherwise: string): asserts holds {
  if (!holds) refuse(otherwise);
}

export function refuse(sentence: string): never {
  throw new PolisError('scenario', sentence);
}

/** Costs and effects of a scenario that cannot be read are the fault of the scenario. */
export function plainly<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError) && !(error instanceof PolisError)) throw error;
    throw new PolisError('scenario', error.message);
  }
}

/** What a scenario, or a seat of it, says in a field that a module has named. */
export const told = (from: Scenario | ScenarioSeat, field: string): unknown => (from as Record<string, unknown>)[field];

export function scenarioRules(scenario: Scenario): Pick<Game, 'config' | 'rules'> {
  const { edition = 'first', seats, expert = false } = scenario;
  const modules = modulesOf(scenario);
  const players = playersOf(scenario);
  insist(seats.length >= 3, 'a table has 3 to 8 seats; for two players add the Free City as a third');
  const boxes = plainly(() => readBoxes(scenario.boxes, edition, modules));
  const mix = { modules, edition, boxes, boards: [...boardNames] }; // a scenario may have any board
  const active = activeModules(mix, players);
  const wrong = refusePlayers(requested(mix), players) ?? refuseFields(scenario, seats, active);
  if (wrong !== null) refuse(wrong);
  const kind = { version: VERSION, edition, boxes, boards: mix.boards, expert, seats: players };
  const config = { ...kind, modules, seed: NO_SEED, wonders: null };
  return { config, rules: describedRules(kind, modules, active, scenario) };
}

/** The mix that a scenario tells, as a game has it. */
export function mixTold(scenario: Scenario, version: number, boards: readonly string[]): Mix {
  const { edition = 'first', seats, expert = false, boxes } = scenario;
  insist(seats.length >= 3, 'a table has 3 to 8 seats; for two players add the Free City as a third');
  const modules = modulesOf(scenario);
  const mix = readMix(version, { edition, modules, boxes, boards, expert, seats: playersOf(scenario) });
  const picked = seats.flatMap(({ wonder }) => wonder ?? []);
  const active = activeModules({ ...mix, boxes: mix.boxes ?? {}, picked }, mix.seats, version);
  const wrong = refuseFields(scenario, seats, active);
  if (wrong !== null) refuse(wrong);
  return mix;
}

/** Boards as they are printed, with nothing assumed of them: the rules are those of any game. */
export const isPlain = ({ seats }: Scenario): boolean =>
  seats.every((seat) => seat.wonder !== undefined && Object.keys(onlyAssumed(seat)).length === 1);

/** The board of a seat and what is assumed of it; what comes to nothing is left out. */
export function onlyAssumed({ wonder, makes, makesPrivately, shields: more, symbols }: ScenarioSeat): ScenarioSeat {
  return {
    ...(wonder === undefined ? {} : { wonder }),
    ...(makes?.length ? { makes } : {}),
    ...(makesPrivately?.length ? { makesPrivately } : {}),
    ...(more ? { shields: more } : {}),
    ...(symbols && Object.values(symbols).some((n) => n > 0) ? { symbols } : {}),
  };
}

/** All names of cards in it, and some words that are none. */
export const namesTold = ({ seats, discard = [] }: Scenario): string[] =>
  [discard, ...seats.flatMap((seat) => Object.values(seat))].flat().filter((word) => typeof word === 'string');

/** The rules of a mix on boards of which something is assumed. */
export function assumedRules(mix: Mix, from: readonly ScenarioSeat[]): Rules {
  const { version, edition, modules, boxes = {}, boards = [], expert = false, seats } = mix;
  const kind = { version, edition, boxes, boards, expert, seats };
  const active = activeModules({ modules, edition, boxes, boards }, seats, version);
  return describedRules(kind, modules, active, { seats: from.map(onlyAssumed) });
}

const described = new Map<string, Rules>();
/** Tables are without number: rules are kept of those that were asked for last. */
const MOST_KEPT = 24;

/** The same ones for tables that differ in nothing that rules depend on, as long as they are kept. */
function describedRules(kind: Kind, modules: readonly string[], active: readonly Module[], scenario: Scenario): Rules {
  const madeUp = madeUpCards(scenario, active);
  const boards = scenario.seats.map((seat) => [
    seat.wonder,
    seat.makes,
    seat.makesPrivately,
    seat.shields,
    seat.symbols,
  ]);
  const key = JSON.stringify([kind, modules, boards, madeUp]);
  const rules =
    described.get(key) ?? plainly(() => compile(asDescribed(active, scenario, madeUp, { ...kind, modules }), kind));
  described.delete(key);
  described.set(key, rules);
  for (const [oldest] of described) {
    if (described.size <= MOST_KEPT) break;
    described.delete(oldest);
  }
  return rules;
}

function modulesOf({ modules: named = ['base'], teams }: Scenario): string[] {
  insist(teams !== false || !named.includes('teams'), '"teams" is false, and the module "teams" is named');
  const modules = teams && !named.includes('teams') ? [...named, 'teams'] : named;
  insist(modules.includes('base'), 'every game needs the module "base"');
  for (const name of modules) {
    if (!moduleNames.includes(name)) refuse(noSuch('module', name, moduleNames));
    insist(modules.indexOf(name) === modules.lastIndexOf(name), `the module "${name}" is named twice`);
  }
  return modules;
}

/** Every seat has a player, unless a field says otherwise. */
function playersOf(scenario: Scenario): number {
  const { length } = scenario.seats;
  for (const { scenario: field } of allModules)
    if (field?.players && told(scenario, field.field) !== undefined)
      return plainly(() => field.players?.(told(scenario, field.field), length)) ?? length;
  return length;
}

/** The modules with each seat's board changed to give what the scenario adds, and with its made-up structures. */
function asDescribed(
  active: readonly Module[],
  scenario: Scenario,
  madeUp: CardDef[],
  mix: Parameters<typeof comesWith>[2],
): Module[] {
  const boards = active.flatMap((module) => module.wonders ?? []);
  const cities = boards.map((board) => board.id);
  const named = scenario.seats.flatMap(({ wonder }) => wonder ?? []);
  for (const name of named) {
    if (!cities.includes(name)) {
      const needed = comesWith('wonders', name, mix);
      refuse(needed ? `${name}: this board comes with ${needed}` : noSuch('board', name, cities));
    }
    insist(named.indexOf(name) === named.lastIndexOf(name), `the board of ${name} is there only once`);
  }
  return [
    ...active.map((module) => ({ ...module, wonders: [] })),
    {
      id: 'scenario',
      players: [],
      automatic: true,
      cards: madeUp,
      wonders: scenario.seats.map((seat, id) => boardOf(boards, seat, id)),
    },
  ];
}

const NO_BOARD = 'city-';
export const cityName = ({ wonder }: ScenarioSeat, id: number): string => wonder ?? `${NO_BOARD}${id}`;
/** False for what stands in for the board of a city without one. */
export const isBoard = (city: string): boolean => !city.startsWith(NO_BOARD);

function boardOf(boards: readonly WonderDef[], seat: ScenarioSeat, id: number): WonderDef {
  const board = boards.find((other) => other.id === seat.wonder);
  const sold = (seat.makes ?? []).join(' ');
  for (const set of parseUnits(sold))
    insist(
      (set & RAW) === set || (set & MANUFACTURED) === set,
      `"${sold}" mixes raw and manufactured goods in one unit`,
    );
  const gives: Effect[] = [
    ...(seat.makesPrivately?.length ? [produce(seat.makesPrivately.join(' '))] : []),
    ...(seat.shields ? [shields(seat.shields)] : []),
    ...SYMBOLS.flatMap((name) => new Array<Effect>(seat.symbols?.[name] ?? 0).fill(symbol(name))),
  ];
  const produces = [board?.produces ?? '', sold].join(' ').trim();
  const sides = board?.sides ?? { A: [], B: [] };
  const onSide = (side: Side): Effect[] => [...(board?.gives?.[side] ?? []), ...gives];
  return {
    ...board,
    id: cityName(seat, id),
    produces,
    starts: board?.produces ?? null,
    gives: { A: onSide('A'), B: onSide('B') },
    sides,
  };
}

/** Made-up structures are named by where they lie: `made-up-SEAT-PLACE` for those in a hand. */
const MADE_UP = 'made-up-';
export const isMadeUp = (name: string): boolean => name.startsWith(MADE_UP);
export const nameAt = (word: CardWord, where: string, place: number): string =>
  typeof word === 'string' ? word : `${MADE_UP}${where}-${place}`;

function madeUpCards({ seats, discard = [] }: Scenario, active: readonly Module[]): CardDef[] {
  const colours = active.flatMap((module) => module.colours ?? []).map(({ colour }) => colour);
  const found = (pile: readonly CardWord[], where: string): CardDef[] =>
    pile.flatMap((word, place) => {
      if (typeof word === 'string') return [];
      insist(AGE_CARDS.includes(word.colour) && colours.includes(word.colour), `no structure is ${word.colour} here`);
      return [{ id: nameAt(word, where, place), age: 1, colour: word.colour, cost: word.cost, gives: [] }];
    });
  return [
    ...seats.flatMap(({ city = [], under = [], hand = [] }, seat) => [
      ...found(hand, `${seat}`),
      ...found(city, `${seat}-city`),
      ...found(under, `${seat}-under`),
    ]),
    ...found(discard, 'discard'),
  ];
}
