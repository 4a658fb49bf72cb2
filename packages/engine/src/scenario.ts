/**
 * A scenario sets a table as people describe it: who has built what, who holds which cards. `setTable` makes a game of
 * it that waits for everyone's choice of a card; `describe` says of any game what the table looks like.
 */
import { compile } from './compile.ts';
import { activeModules, VERSION } from './config.ts';
import { PolisError } from './errors.ts';
import type { Game } from './game.ts';
import { startRemembering } from './memory.ts';
import type { CardDef, Module, WonderDef } from './module.ts';
import { CITY, DISCARD, deckOf, HAND } from './piles.ts';
import type { Rules, Step } from './rules.ts';
import { clone } from './state.ts';
import { retally } from './tally.ts';
import { AGES } from './timeline.ts';
import { type CardId, type Edition, NOBODY, type Seat, type State } from './types.ts';
import {
  COLOURS,
  type Colour,
  type Effect,
  MANUFACTURED,
  parseUnits,
  produce,
  RAW,
  type ScienceSymbol,
  type Side,
  SYMBOLS,
  shields,
  symbol,
} from './vocabulary.ts';

export interface Scenario {
  modules?: string[];
  edition?: Edition;
  age?: number;
  turn?: number;
  discard?: string[];
  /** Clockwise: the left neighbour of a seat is the next one, the last one's is the first. */
  seats: ScenarioSeat[];
  /** Two players: which seat is the Free City, who plays for it, and the rest of its cards. */
  freeCity?: { seat: number; holder: number; drawPile?: string[] };
}

export interface ScenarioSeat {
  wonder?: string;
  side?: Side;
  stages?: number;
  coins?: number;
  city?: string[];
  hand?: (string | MadeUp)[];
  tokens?: ScenarioTokens;
  /** Further production that neighbours can buy, as from brown and grey cards. */
  makes?: string[];
  /** Further production that is not for sale. */
  makesPrivately?: string[];
  shields?: number;
  symbols?: Partial<Record<ScienceSymbol, number>>;
  /** Powers already spent in this Age. */
  used?: string[];
  /** Piles of modules by the field they name: a card or a list of cards. */
  [pile: string]: unknown;
}

/** `victory` lists the tokens by value; other tokens are counted by name. */
export interface ScenarioTokens {
  victory?: number[];
  defeat?: number;
}

/** A structure that no deck has, for questions about costs. */
export interface MadeUp {
  cost: string;
  colour: Colour;
}

const DEFAULT_COINS = 3;
const FREE_CITY = 2;

/** Throws a PolisError that says what makes no sense. */
export function setTable(scenario: Scenario): Game {
  const { age = 1, turn = 1, freeCity } = scenario;
  const { config, rules: whole } = scenarioRules(scenario);
  const rules: Rules = { ...whole, steps: stepsWithCards(whole, scenario, age, turn) };
  const state = clone(rules.blank);
  insist(Number.isInteger(age) && age >= 1 && age <= AGES, `there is no Age ${age}`);
  const window = firstWindow(scenario);
  const at = rules.steps.findIndex((step) => step.turn === turn && step.window === window);
  insist(at >= 0, `an Age has no turn ${turn}`);
  state.age = age;
  state.turn = turn;
  scenario.seats.forEach((from, id) => {
    seatAt(rules, state.seats[id], from, id, age);
    state.bank -= state.seats[id].coins;
  });
  state.piles[DISCARD] = (scenario.discard ?? []).map((name) => cardNamed(rules, name, age));
  if (freeCity) {
    state.controller[FREE_CITY] = freeCity.holder;
    state.piles[deckOf(age)] = (freeCity.drawPile ?? []).map((name) => cardNamed(rules, name, age));
  }
  startRemembering(state);
  state.at = at;
  const game: Game = { config, rules, state, moves: [] };
  beginTurn(game);
  return game;
}

/** The game goes on as far as there are cards: to the end of the Age at most, as nothing more is dealt. */
function stepsWithCards(rules: Rules, { seats }: Scenario, age: number, turn: number): Step[] {
  const most = Math.max(...seats.map(({ hand = [] }) => hand.length));
  const last = turn + most - (turn === 0 ? 0 : 1);
  const whole = last >= rules.setup.plays;
  return rules.steps.filter(
    (step) =>
      step.age === age &&
      step.window !== 'age.deal' &&
      (whole || (step.kind !== null && step.turn <= Math.max(last, turn))),
  );
}

/** With two players the holder draws first, unless the extra card is in the hand already. */
function firstWindow({ freeCity, seats }: Scenario): string {
  if (!freeCity) return 'turn.choose';
  const [one, other] = [seats[0], seats[1]].map((seat) => seat.hand?.length ?? 0);
  return one === other && one > 0 ? 'free-city.draw' : 'turn.choose';
}

/** Enters the windows up to the question everyone is asked; nobody is asked without a hand. */
function beginTurn({ rules, state }: Game): void {
  for (; ; state.at++) {
    const { window, phase } = rules.steps[state.at];
    phase.enter({ rules, state, log: null });
    if (window === 'turn.choose') break;
  }
  if (state.asks.some((ask) => ask !== null)) state.question++;
}

function scenarioRules(scenario: Scenario): Pick<Game, 'config' | 'rules'> {
  const { modules = ['base'], edition = 'first', seats, freeCity } = scenario;
  if (freeCity) {
    insist(seats.length === FREE_CITY + 1, 'with a Free City there are three seats: two players, then the Free City');
    insist(freeCity.seat === FREE_CITY, 'the Free City is the third seat (2), after the two players');
    insist(freeCity.holder === 0 || freeCity.holder === 1, 'the holder of the Free City is seat 0 or seat 1');
  } else insist(seats.length >= 3, 'a table has 3 to 7 seats; for two players add the Free City as a third');
  const players = freeCity ? 2 : seats.length;
  const active = activeModules(modules, players);
  for (const name of modules)
    insist(
      active.some((m) => m.id === name),
      `there is no module "${name}"`,
    );
  for (const {
    players: [, most],
  } of active)
    insist(players <= most, `a table has at most ${most} seats`);
  const config = { version: VERSION, edition, modules, seats: players, seed: '0'.repeat(32), wonders: null };
  const plain = compile(active, edition, players);
  return { config, rules: compile(asDescribed(active, plain, scenario), edition, players) };
}

/** The modules with each seat's board changed to give what the scenario adds, and with its made-up structures. */
function asDescribed(active: readonly Module[], plain: Rules, { seats }: Scenario): Module[] {
  const boards = active.flatMap((module) => module.wonders ?? []);
  const named = seats.flatMap(({ wonder }) => wonder ?? []);
  for (const name of named) {
    insist(
      boards.some((board) => board.id === name),
      `there is no board "${name}"; there is ${plain.cities.join(', ')}`,
    );
    insist(named.indexOf(name) === named.lastIndexOf(name), `the board of ${name} is there only once`);
  }
  const changed = seats.map((seat, id) => boardOf(boards, seat, id));
  const madeUp = seats.flatMap((seat, id) => madeUpCards(seat, id));
  return [
    ...active.map((module) => ({ ...module, wonders: [] })),
    { id: 'scenario', players: [2, 8], cards: madeUp, wonders: changed },
  ];
}

function boardOf(boards: readonly WonderDef[], seat: ScenarioSeat, id: number): WonderDef {
  const board = boards.find((other) => other.id === seat.wonder);
  const sold = (seat.makes ?? []).join(' ');
  for (const set of units(sold))
    insist(
      (set & RAW) === set || (set & MANUFACTURED) === set,
      `"${sold}" mixes raw and manufactured goods in one unit`,
    );
  const gives: Effect[] = [
    produce((seat.makesPrivately ?? []).filter((text) => units(text)).join(' ')),
    shields(seat.shields ?? 0),
    ...SYMBOLS.flatMap((name) => new Array<Effect>(seat.symbols?.[name] ?? 0).fill(symbol(name))),
  ];
  const produces = [board?.produces ?? '', sold].join(' ').trim();
  const sides = board?.sides ?? { A: [], B: [] };
  const onSide = (side: Side): Effect[] => [...(board?.gives?.[side] ?? []), ...gives];
  return { id: board?.id ?? `city-${id}`, produces, gives: { A: onSide('A'), B: onSide('B') }, sides };
}

function units(text: string): number[] {
  try {
    return parseUnits(text);
  } catch (error) {
    throw new PolisError('scenario', (error as Error).message);
  }
}

const madeUpName = (seat: number, place: number): string => `made-up-${seat}-${place}`;

function madeUpCards({ hand = [] }: ScenarioSeat, seat: number): CardDef[] {
  return hand.flatMap((card, place) => {
    if (typeof card === 'string') return [];
    insist(COLOURS.indexOf(card.colour) >= 0 && COLOURS.indexOf(card.colour) < 7, `no structure is ${card.colour}`);
    return [{ id: madeUpName(seat, place), age: 1, colour: card.colour, cost: card.cost, gives: [] }];
  });
}

function seatAt(rules: Rules, seat: Seat, from: ScenarioSeat, id: number, age: number): void {
  const { side = 'A', stages = 0, coins = DEFAULT_COINS, city = [], hand = [] } = from;
  seat.wonder = rules.wonderByCity.get(from.wonder ?? `city-${id}`)?.[side] ?? NOBODY;
  insist(seat.wonder !== NOBODY, `a board has the sides A and B, not "${side}"`);
  const most = rules.wonders[seat.wonder].stages.length;
  insist(stages >= 0 && stages <= most, `${from.wonder ?? 'a city without a board'} has ${most} stages, not ${stages}`);
  insist(Number.isInteger(coins) && coins >= 0, `a city cannot have ${coins} coins`);
  seat.stage = stages;
  seat.coins = coins;
  seat.piles[CITY] = city.map((name) => cardNamed(rules, name, age));
  seat.piles[HAND] = hand.map((card, place) =>
    cardNamed(rules, typeof card === 'string' ? card : madeUpName(id, place), age),
  );
  fillPiles(rules, seat, from, age);
  const buildings = seat.piles[CITY].map((card) => rules.cards[card].building);
  const twice = city.find((_, i) => buildings.indexOf(buildings[i]) !== i);
  insist(!twice, `seat ${id} has ${twice} twice`);
  setTokens(rules, seat, from.tokens ?? {});
  for (const power of from.used ?? []) {
    const known = rules.powers.map(({ name }) => name);
    const bit = known.indexOf(power);
    insist(bit >= 0, `there is no power "${power}"; there is ${known.join(', ')}`);
    seat.used |= 1 << bit;
  }
  seat.tally = retally(rules, seat);
}

/** Fields of the scenario that modules have named for their piles. */
function fillPiles(rules: Rules, seat: Seat, from: ScenarioSeat, age: number): void {
  rules.seatPiles.forEach(({ scenario: field }, pile) => {
    const named = field === undefined ? undefined : from[field];
    if (named === undefined) return;
    const names = Array.isArray(named) ? named : [named];
    seat.piles[pile] = names.map((name) => cardNamed(rules, String(name), age));
  });
}

function setTokens(rules: Rules, seat: Seat, { victory = [], ...others }: ScenarioTokens): void {
  const names = rules.tokens.map((token) => token.id);
  const add = (name: string, count: number): void => {
    insist(names.includes(name), `there is no token "${name}"`);
    insist(Number.isInteger(count) && count >= 0, `a city cannot have ${count} tokens`);
    seat.tokens[names.indexOf(name)] += count;
  };
  for (const value of victory) add(`victory-${value}`, 1);
  for (const [name, count] of Object.entries(others)) add(name, count);
}

/** Structures printed in several Ages may be named without the Age. */
function cardNamed(rules: Rules, name: string, age: number): CardId {
  const found = [name, `${name}-age${Math.min(age, 2)}`].find((id) => rules.cardByName.has(id));
  insist(found !== undefined, `there is no card "${name}"`);
  return rules.cardByName.get(found as string) as CardId;
}

function insist(holds: boolean, otherwise: string): void {
  if (!holds) throw new PolisError('scenario', otherwise);
}

/** The table as a scenario: `before` gives what a state does not keep, such as production that was only assumed. */
export function describe({ rules, state }: Game, before: Scenario): Scenario {
  const name = (id: CardId): string => rules.cards[id].name;
  const scenario: Scenario = {
    modules: [...rules.modules],
    ...clock(rules, state),
    discard: state.piles[DISCARD].map(name),
    seats: state.seats.map((seat, id) => describeSeat(rules, seat, before.seats[id])),
  };
  if (before.freeCity)
    scenario.freeCity = {
      seat: FREE_CITY,
      holder: state.controller[FREE_CITY],
      drawPile: state.piles[deckOf(state.age)].map(name),
    };
  return scenario;
}

/** When a turn or an Age is over, the table is at the start of the next. */
function clock(rules: Rules, { at, age, turn }: State): { age: number; turn: number } {
  if (at < rules.steps.length) return { age, turn };
  const ageGoesOn = rules.steps[at - 1].kind !== null;
  if (ageGoesOn) return { age, turn: turn + 1 };
  return age < AGES ? { age: age + 1, turn: 1 } : { age, turn: rules.setup.plays };
}

function describeSeat(rules: Rules, seat: Seat, before: ScenarioSeat): ScenarioSeat {
  const name = (id: CardId): string => rules.cards[id].name;
  const { wonder, makes, makesPrivately, shields: assumed, symbols } = before;
  const board = wonder ? { wonder, side: rules.wonders[seat.wonder].side, stages: seat.stage } : {};
  const used = rules.powers.flatMap(({ name: power }, bit) => ((seat.used >> bit) & 1 ? [power] : []));
  const piles = rules.seatPiles.flatMap(({ scenario: field, marks }, pile): [string, string | string[]][] => {
    const names = seat.piles[pile].map(name);
    return field === undefined || names.length === 0 ? [] : [[field, marks ? names[0] : names]];
  });
  const victory = [1, 3, 5].flatMap((value) =>
    new Array<number>(seat.tokens[rules.tokenByName(`victory-${value}`)]).fill(value),
  );
  return {
    ...board,
    coins: seat.coins,
    city: seat.piles[CITY].map(name),
    hand: seat.piles[HAND].map(name),
    ...Object.fromEntries(piles),
    tokens: { victory, defeat: seat.tokens[rules.tokenByName('defeat')] },
    ...(makes ? { makes } : {}),
    ...(makesPrivately ? { makesPrivately } : {}),
    ...(assumed ? { shields: assumed } : {}),
    ...(symbols ? { symbols } : {}),
    ...(used.length > 0 ? { used } : {}),
  };
}
