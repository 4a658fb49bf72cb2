/** The rules of the table that a scenario describes: its modules, and boards that give what is assumed. */
import { comesWith, refuseFields } from './absent.ts';
import { compile } from './compile.ts';
import { activeModules, boardNames, moduleNames, readBoxes, refusePlayers, requested } from './config.ts';
import { PolisError } from './errors.ts';
import type { Game } from './game.ts';
import type { CardDef, Module, WonderDef } from './module.ts';
import { modules as allModules } from './modules/index.ts';
import { noSuch } from './nearest.ts';
import { NO_SEED } from './rng.ts';
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
  const described = () => asDescribed(active, scenario, mix);
  return { config, rules: plainly(() => compile(described(), kind)) };
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
function asDescribed(active: readonly Module[], scenario: Scenario, mix: Parameters<typeof comesWith>[2]): Module[] {
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
      cards: madeUpCards(scenario, active),
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
    produce((seat.makesPrivately ?? []).join(' ')),
    shields(seat.shields ?? 0),
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
