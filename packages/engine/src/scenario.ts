/**
 * A scenario sets a table as people describe it: who has built what, who holds which cards. `setTable` makes a game of
 * it that waits for everyone's choice of a card; `describe` says of any game what the table looks like.
 */
import { compile } from './compile.ts';
import { activeModules, isEdition, moduleNames, refusePlayers, requested, VERSION } from './config.ts';
import { PolisError } from './errors.ts';
import type { Game } from './game.ts';
import { startRemembering } from './memory.ts';
import type { CardDef, Module, WonderDef } from './module.ts';
import { CITY, DISCARD, deckOf, HAND } from './piles.ts';
import { NO_SEED } from './rng.ts';
import type { Rules } from './rules.ts';
import { optionAt, setOption } from './stages.ts';
import { clone } from './state.ts';
import { retally } from './tally.ts';
import { AGES } from './timeline.ts';
import type { CardId, Edition, Seat, State, WonderId } from './types.ts';
import {
  AGE_CARDS,
  COLOURS,
  type Colour,
  costText,
  type Effect,
  isSide,
  MANUFACTURED,
  parseUnits,
  produce,
  RAW,
  type ScienceSymbol,
  SIDES,
  type Side,
  SYMBOLS,
  shields,
  symbol,
} from './vocabulary.ts';
import { valuesOf } from './words.ts';

export interface Scenario {
  modules?: string[];
  /** Pairs of neighbours play together: the same as the module of that name. */
  teams?: boolean;
  edition?: Edition;
  age?: number;
  turn?: number;
  discard?: CardWord[];
  /** Clockwise: the left neighbour of a seat is the next one, the last one's is the first. */
  seats: ScenarioSeat[];
  /** Two players: which seat is the Free City, who plays for it, and the rest of its cards. */
  freeCity?: { seat: number; holder: number; drawPile?: string[] };
  /** What modules say about the table in fields of their own. */
  [field: string]: unknown;
}

export interface ScenarioSeat {
  wonder?: string;
  side?: keyof typeof SIDES;
  stages?: number;
  /** What was chosen for each built stage that offered a choice, in order: 1 for the first, 2 for the second. */
  options?: number[];
  coins?: number;
  city?: CardWord[];
  hand?: CardWord[];
  tokens?: ScenarioTokens;
  /** Further production that neighbours can buy, as from brown and grey cards. */
  makes?: string[];
  /** Further production that is not for sale. */
  makesPrivately?: string[];
  shields?: number;
  symbols?: Partial<Record<ScienceSymbol, number>>;
  /** Powers already spent in this Age. */
  used?: string[];
  /** Piles and tokens of modules by the field they name: a card, a list of cards, or a number. */
  [field: string]: unknown;
}

/** `victory` lists the tokens by value; other tokens are counted by name. */
export interface ScenarioTokens {
  victory?: number[];
  defeat?: number;
}

/** A card by name, or a structure that no deck has, for questions about costs. */
export type CardWord = string | MadeUp;
export interface MadeUp {
  cost: string;
  colour: Colour;
}

const DEFAULT_COINS = 3;
const FREE_CITY = 2;

/** Throws a PolisError that says what makes no sense. */
export function setTable(scenario: Scenario): Game {
  const { age = 1, turn = 1, freeCity } = scenario;
  insist(Number.isInteger(age) && age >= 1 && age <= AGES, `there is no Age ${age}`);
  const { config, rules: whole } = scenarioRules(scenario);
  const rules: Rules = { ...whole, ...stepsWithCards(whole, scenario, age, turn) };
  const window = firstWindow(scenario);
  const at = rules.steps.findIndex((step) => step.turn === turn && step.window === window);
  insist(at >= 0, `an Age has no turn ${turn}`);
  const state = clone(rules.blank);
  state.age = age;
  state.turn = turn;
  state.at = at;
  const cards = cardReader(rules, age);
  scenario.seats.forEach((from, id) => {
    seatAt(rules, state.seats[id], from, id, cards);
    state.bank -= state.seats[id].coins;
  });
  state.piles[DISCARD] = cards(scenario.discard ?? [], 'discard');
  if (freeCity) {
    state.controller[FREE_CITY] = freeCity.holder;
    state.piles[deckOf(age)] = cards(freeCity.drawPile ?? [], 'draw-pile');
  }
  for (const { field, set } of rules.scenario)
    if (scenario[field] !== undefined) plainly(() => set({ rules, state, log: null }, scenario[field]));
  putRestInBox(rules, state);
  startRemembering(state);
  const game: Game = { config, rules, state, moves: [] };
  beginTurn(game);
  return game;
}

/** The game goes on as far as there are cards: to the end of the Age at most, as nothing more is dealt. */
function stepsWithCards(rules: Rules, { seats }: Scenario, age: number, turn: number): Pick<Rules, 'steps' | 'end'> {
  const most = Math.max(...seats.map(({ hand = [] }) => hand.length));
  const last = Math.max(turn, turn + most - (turn === 0 ? 0 : 1));
  const steps = rules.steps.filter((step) => step.age === age && step.window !== 'age.deal');
  const beyond = steps.findIndex((step) => step.kind !== null && step.turn > last);
  return { steps, end: beyond < 0 ? steps.length : beyond };
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
  const { modules: named = ['base'], teams = false, edition = 'first', seats, freeCity } = scenario;
  insist(isEdition(edition), `there is no edition ${String(edition)}`);
  const modules = teams && !named.includes('teams') ? [...named, 'teams'] : named;
  if (freeCity) {
    insist(seats.length === FREE_CITY + 1, 'with a Free City there are three seats: two players, then the Free City');
    insist(freeCity.seat === FREE_CITY, 'the Free City is the third seat (2), after the two players');
    insist(freeCity.holder === 0 || freeCity.holder === 1, 'the holder of the Free City is seat 0 or seat 1');
    insist((seats[FREE_CITY].hand ?? []).length === 0, 'the Free City has no hand: its holder plays for it');
  } else insist(seats.length >= 3, 'a table has 3 to 8 seats; for two players add the Free City as a third');
  const players = freeCity ? 2 : seats.length;
  insist(modules.includes('base'), 'every game needs the module "base"');
  const active = activeModules(modules, players, edition);
  for (const name of modules) {
    insist(moduleNames.includes(name), `there is no module "${name}"; there is ${moduleNames.join(', ')}`);
    insist(modules.indexOf(name) === modules.lastIndexOf(name), `the module "${name}" is named twice`);
  }
  const wrong = refusePlayers(requested(modules, edition), players);
  insist(wrong === null, String(wrong));
  const config = { version: VERSION, edition, modules, seats: players, seed: NO_SEED, wonders: null };
  return { config, rules: plainly(() => compile(asDescribed(active, scenario), edition, players)) };
}

/** What a scenario says in words may not be words at all. */
function plainly<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new PolisError('scenario', error.message);
  }
}

/** The modules with each seat's board changed to give what the scenario adds, and with its made-up structures. */
function asDescribed(active: readonly Module[], scenario: Scenario): Module[] {
  const boards = active.flatMap((module) => module.wonders ?? []);
  const cities = boards.map((board) => board.id);
  const named = scenario.seats.flatMap(({ wonder }) => wonder ?? []);
  for (const name of named) {
    insist(cities.includes(name), `there is no board "${name}"; there is ${cities.join(', ')}`);
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

const cityName = ({ wonder }: ScenarioSeat, id: number): string => wonder ?? `city-${id}`;

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
  const { dayAndNight = false } = board ?? {};
  return { id: cityName(seat, id), produces, dayAndNight, gives: { A: onSide('A'), B: onSide('B') }, sides };
}

/** Made-up structures are named by where they lie: `made-up-SEAT-PLACE` for those in a hand. */
const MADE_UP = 'made-up-';
const nameAt = (word: CardWord, where: string, place: number): string =>
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
    ...seats.flatMap(({ city = [], hand = [] }, seat) => [...found(hand, `${seat}`), ...found(city, `${seat}-city`)]),
    ...found(discard, 'discard'),
  ];
}

type CardReader = (pile: readonly CardWord[], where: string) => CardId[];

/** Structures printed in several Ages may be named without the Age. */
function cardReader(rules: Rules, age: number): CardReader {
  return (pile, where) =>
    pile.map((word, place) => {
      const name = nameAt(word, where, place);
      const found = [name, `${name}-age${Math.min(age, 2)}`].find((id) => rules.cardByName.has(id));
      insist(found !== undefined, `there is no card "${name}"`);
      const id = rules.cardByName.get(found as string) as CardId;
      insist(rules.cards[id].colour >= 0, `${name} is not a card that a player can have`);
      return id;
    });
}

function seatAt(rules: Rules, seat: Seat, from: ScenarioSeat, id: number, cards: CardReader): void {
  const { side = 'A', stages = 0, coins = DEFAULT_COINS, city = [], hand = [] } = from;
  insist(isSide(side), `a board has the sides A and B, or day and night, not "${String(side)}"`);
  const sides = rules.wonderByCity.get(cityName(from, id)) as Record<Side, WonderId>;
  seat.wonder = sides[SIDES[side]];
  const most = rules.wonders[seat.wonder].stages.length;
  insist(stages >= 0 && stages <= most, `${from.wonder ?? 'a city without a board'} has ${most} stages, not ${stages}`);
  insist(Number.isInteger(coins) && coins >= 0, `a city cannot have ${coins} coins`);
  seat.stage = stages;
  setOptions(rules, seat, from);
  seat.coins = coins;
  seat.piles[CITY] = cards(city, `${id}-city`);
  seat.piles[HAND] = cards(hand, `${id}`);
  fillPiles(rules, seat, from, cards);
  const buildings = seat.piles[CITY].map((built) => rules.cards[built].building);
  const twice = city.find((_, i) => buildings.indexOf(buildings[i]) !== i);
  insist(!twice, `seat ${id} has ${String(twice)} twice`);
  setTokens(rules, seat, { ...from.tokens, ...tokenFields(rules, from) });
  for (const power of from.used ?? []) {
    const known = rules.powers.map(({ name }) => name);
    const others = known.length > 0 ? `; there is ${known.join(', ')}` : '';
    insist(known.includes(power), `there is no power "${power}"${others}`);
    seat.used |= 1 << known.indexOf(power);
  }
  seat.tally = retally(rules, seat);
}

/** One choice for each built stage that offered one. */
function setOptions(rules: Rules, seat: Seat, { wonder, options = [] }: ScenarioSeat): void {
  const built = rules.wonders[seat.wonder].stages.slice(0, seat.stage);
  const offering = built.flatMap(({ options: offered }, stage) => (offered.length > 0 ? [{ stage, offered }] : []));
  insist(
    options.length === offering.length,
    `stages that offer a choice and are built at ${wonder}: ${offering.length}; "options" says which was chosen, 1 for the first`,
  );
  offering.forEach(({ stage, offered }, i) => {
    const chosen = options[i];
    insist(Number.isInteger(chosen) && chosen >= 1 && chosen <= offered.length, `there is no option ${chosen}`);
    setOption(seat, stage, chosen);
  });
}

/** Fields of the scenario that modules have named for their piles. */
function fillPiles(rules: Rules, seat: Seat, from: ScenarioSeat, cards: CardReader): void {
  rules.seatPiles.forEach(({ scenario: field }, pile) => {
    const named = field === undefined ? undefined : from[field];
    if (named === undefined) return;
    seat.piles[pile] = cards((Array.isArray(named) ? named : [named]).map(String), '');
  });
}

/** Of cards that are dealt before the game, those that nobody has lie where they are drawn from. */
function putRestInBox(rules: Rules, state: State): void {
  const held = new Set(
    state.seats.flatMap((seat) => seat.piles.flatMap((pile, id) => (isMark(rules, id) ? [] : pile))),
  );
  for (const { cards, rest, order } of rules.setup.deals) {
    state.piles[order] = cards.slice();
    state.piles[rest] = cards.filter((card) => !held.has(card));
  }
}

const isMark = (rules: Rules, pile: number): boolean => rules.markPiles.includes(pile);

function setTokens(rules: Rules, seat: Seat, { victory = [], ...others }: ScenarioTokens): void {
  const names = rules.tokens.map((token) => (token.right ? '' : token.id));
  const add = (name: string, count: number): void => {
    insist(names.includes(name), `there is no token "${name}"`);
    insist(Number.isInteger(count) && count >= 0, `a city cannot have ${count} tokens`);
    seat.tokens[names.indexOf(name)] += count;
  };
  for (const value of victory) add(`victory-${value}`, 1);
  for (const [name, count] of Object.entries(others)) add(name, count);
}

/** Fields of the scenario that modules have named for their tokens: a number, or a list with a place for each. */
const tokenFields = (rules: Rules, from: ScenarioSeat): Record<string, number> =>
  Object.fromEntries(
    rules.tokens.flatMap(({ id, scenario: field, place }) => {
      const told = field === undefined ? undefined : from[field];
      if (told === undefined) return [];
      if (place === undefined) return [[id, Number(told)]];
      const places = rules.tokens.filter((token) => token.scenario === field).length;
      insist(Array.isArray(told) && told.length <= places, `"${field}" is a list of at most ${places} numbers`);
      return [[id, Number((told as unknown[])[place] ?? 0)]];
    }),
  );

function insist(holds: boolean, otherwise: string): void {
  if (!holds) throw new PolisError('scenario', otherwise);
}

/** The table as a scenario: `before` gives what a state does not keep, such as production that was only assumed. */
export function describe({ config, rules, state }: Game, before: Scenario): Scenario {
  const words = (pile: readonly CardId[]): CardWord[] => pile.map((id) => wordFor(rules, id));
  const scenario: Scenario = {
    modules: [...config.modules],
    ...(config.edition === 'first' ? {} : { edition: config.edition }),
    ...clock(rules, state),
    discard: words(state.piles[DISCARD]),
    seats: state.seats.map((seat, id) => describeSeat(rules, seat, before.seats[id])),
  };
  if (before.freeCity)
    scenario.freeCity = {
      seat: FREE_CITY,
      holder: state.controller[FREE_CITY],
      drawPile: state.piles[deckOf(state.age)].map((id) => rules.cards[id].name),
    };
  for (const { field, describe: tell } of rules.scenario) scenario[field] = tell({ rules, state, log: null });
  return scenario;
}

/** Tokens in the fields that modules have named for them; fields without any are left out. */
function tokensTold(rules: Rules, seat: Seat): Record<string, number | number[]> {
  const told: Record<string, number | number[]> = {};
  rules.tokens.forEach(({ scenario: field, place }, token) => {
    if (field === undefined) return;
    if (place === undefined) told[field] = seat.tokens[token];
    else told[field] = [...((told[field] as number[] | undefined) ?? []), seat.tokens[token]];
  });
  return Object.fromEntries(Object.entries(told).filter(([, count]) => [count].flat().some((n) => n > 0)));
}

function wordFor(rules: Rules, id: CardId): CardWord {
  const { name, cost, colour } = rules.cards[id];
  return name.startsWith(MADE_UP) ? { cost: costText(cost.coins, cost.demand), colour: COLOURS[colour] } : name;
}

/** When a turn or an Age is over, the table is at the start of the next. */
function clock(rules: Rules, { at, age, turn }: State): { age: number; turn: number } {
  if (at < rules.end) return { age, turn: rules.steps[at].kind === null ? rules.setup.plays : turn };
  const ageGoesOn = at < rules.steps.length;
  if (ageGoesOn) return { age, turn: turn + 1 };
  const first = Math.min(...rules.steps.flatMap((step) => (step.kind === null ? [] : [step.turn])));
  return age < AGES ? { age: age + 1, turn: first } : { age, turn: rules.setup.plays };
}

function describeSeat(rules: Rules, seat: Seat, before: ScenarioSeat): ScenarioSeat {
  const words = (pile: readonly CardId[]): CardWord[] => pile.map((id) => wordFor(rules, id));
  const { wonder, makes, makesPrivately, shields: assumed, symbols } = before;
  const board = wonder ? { wonder, side: rules.wonders[seat.wonder].side, stages: seat.stage } : {};
  const used = rules.powers.flatMap(({ name: power }, bit) => ((seat.used >> bit) & 1 ? [power] : []));
  const piles = rules.seatPiles.flatMap(({ scenario: field, marks }, pile): [string, CardWord | CardWord[]][] => {
    const names = words(seat.piles[pile]);
    return field === undefined || names.length === 0 ? [] : [[field, marks ? names[0] : names]];
  });
  const options = Array.from({ length: seat.stage }, (_, stage) => optionAt(seat, stage)).filter(
    (option) => option > 0,
  );
  const { victories, defeat } = rules.military;
  const victory = valuesOf(
    rules,
    victories.map((token) => seat.tokens[token]),
  );
  return {
    ...board,
    ...(options.length > 0 ? { options } : {}),
    coins: seat.coins,
    city: words(seat.piles[CITY]),
    hand: words(seat.piles[HAND]),
    ...Object.fromEntries(piles),
    ...tokensTold(rules, seat),
    tokens: { victory, defeat: seat.tokens[defeat] },
    ...(makes ? { makes } : {}),
    ...(makesPrivately ? { makesPrivately } : {}),
    ...(assumed ? { shields: assumed } : {}),
    ...(symbols ? { symbols } : {}),
    ...(used.length > 0 ? { used } : {}),
  };
}
