/**
 * A scenario sets a table as people describe it: who has built what, who holds which cards. `setTable` makes a game of
 * it that waits for everyone's choice of a card; `describe` (describe.ts) says of any game what the table looks like.
 */
import { cardCalled, noCard } from './card-names.ts';
import { run } from './flow.ts';
import type { Game } from './game.ts';
import { startRemembering } from './memory.ts';
import type { ReadCards, Table } from './module.ts';
import { BOX, DISCARD } from './piles.ts';
import type { Rules } from './rules.ts';
import { refuseTable } from './scenario-checks.ts';
import { insist, nameAt, plainly, refuse, scenarioRules } from './scenario-rules.ts';
import { setSeat } from './scenario-seats.ts';
import { clone } from './state.ts';
import { AGES } from './timeline.ts';
import type { CardId, Edition, State } from './types.ts';
import type { Colour, ScienceSymbol, SIDES } from './vocabulary.ts';

/** A table as people describe it (docs/scenario.md). */
export interface Scenario {
  modules?: string[];
  /** Pairs of neighbours play together: the same as the module of that name. */
  teams?: boolean;
  edition?: Edition;
  /** The whole table is told, and not a part of it: hands have to be as large as they are at this time of a game. */
  strict?: boolean;
  /** 0 for what comes before the first one: sides are chosen there, and modules may ask more. */
  age?: number;
  turn?: number;
  discard?: CardWord[];
  /** Clockwise: the left neighbour of a seat is the next one, the last one's is the first. */
  seats: ScenarioSeat[];
  /** What modules say about the table in fields of their own. */
  [field: string]: unknown;
}

/** A city as people describe it. */
export interface ScenarioSeat {
  wonder?: string;
  /** `choice`: it is still to be chosen. */
  side?: keyof typeof SIDES | 'choice';
  stages?: number;
  /** What was chosen for each built stage that offered a choice, in order: 1 for the first, 2 for the second. */
  options?: number[];
  coins?: number;
  city?: CardWord[];
  /** The cards under the stages, in the order in which they came there, as far as they are known. */
  under?: CardWord[];
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

/** The Age of what comes before the first one. */
const BEFORE = 0;

/** Throws a PolisError that says what makes no sense. */
export function setTable(scenario: Scenario): Game {
  const { age = 1, turn = age === BEFORE ? 0 : 1, discard = [], strict = false } = scenario;
  insist(Number.isInteger(age) && age >= BEFORE && age <= AGES, `there is no Age ${age}`);
  const { config, rules: whole } = scenarioRules(scenario);
  const rules: Rules = { ...whole, ...stepsWithCards(whole, scenario, age, turn) };
  if (age === BEFORE) insist(turn === 0, 'before the first Age there are no turns');
  else
    insist(
      rules.steps.some((step) => step.kind !== null && step.turn === turn),
      `an Age has no turn ${turn}`,
    );
  const state = clone(rules.blank);
  const table: Table = { rules, state, log: null };
  state.age = age;
  state.turn = turn;
  const cards = cardReader(rules, age);
  scenario.seats.forEach((from, id) => {
    setSeat(rules, state.seats[id], from, id, cards);
    if (from.side === 'choice')
      insist(age === BEFORE, `the side of ${from.wonder} was chosen before the first Age: it is A or B`);
    state.bank -= state.seats[id].coins;
  });
  state.piles[DISCARD] = cards(discard, 'discard');
  for (const { field, set } of rules.scenario)
    if (scenario[field] !== undefined) plainly(() => set(table, scenario[field], cards));
  const wrong = refuseTable(table, strict);
  if (wrong !== null) refuse(wrong);
  putRestInBox(rules, state);
  startRemembering(state);
  if (age === BEFORE) run(table);
  else beginTurn(table, scenario);
  return { config, rules, state, moves: [] };
}

/** The game goes on as far as there are cards: to the end of the Age at most, as nothing more is dealt. */
function stepsWithCards(rules: Rules, { seats }: Scenario, age: number, turn: number): Pick<Rules, 'steps' | 'end'> {
  const most = Math.max(...seats.map(({ hand = [] }) => hand.length));
  const last = Math.max(turn, turn + most - (turn === 0 ? 0 : 1));
  const steps = rules.steps.filter((step) => step.age === age && step.window !== 'age.deal');
  const beyond = steps.findIndex((step) => step.kind !== null && step.turn > last);
  return { steps, end: beyond < 0 ? steps.length : beyond };
}

/** Enters the windows of the turn up to the question everyone is asked; nobody is asked without a hand. */
function beginTurn(table: Table, scenario: Scenario): void {
  const { rules, state } = table;
  const windows = rules.scenario.flatMap(({ field, begins }) =>
    begins && scenario[field] !== undefined ? [begins(table, scenario[field])] : [],
  );
  state.at = rules.steps.findIndex(
    ({ kind, turn, window }) =>
      kind !== null && turn === state.turn && (windows.length === 0 || windows.includes(window)),
  );
  for (; ; state.at++) {
    const { window, phase } = rules.steps[state.at];
    phase.enter(table);
    if (window === 'turn.choose') break;
  }
  if (state.asks.some((ask) => ask !== null)) state.question++;
}

function cardReader(rules: Rules, age: number): ReadCards {
  return (pile, where) =>
    pile.map((word, place) => {
      const name = nameAt(word as CardWord, where, place);
      const id = cardCalled(rules, name, age) ?? refuse(noCard(rules, name));
      insist(rules.cards[id].colour >= 0, `${name} is not a card that a player can have`);
      return id;
    });
}

/** Cards that are dealt before the game or laid out open lie in their box, unless the scenario says where they are. */
function putRestInBox(rules: Rules, state: State): void {
  const told = new Set([
    ...state.piles.flat(),
    ...state.seats.flatMap(({ piles }) => piles.flatMap((pile, id) => (rules.markPiles.includes(id) ? [] : pile))),
  ]);
  const untold = (cards: readonly CardId[]): CardId[] => cards.filter((card) => !told.has(card));
  for (const { cards, rest, order } of rules.setup.deals) {
    state.piles[order] = cards.slice();
    state.piles[rest] = untold(cards);
  }
  for (const { cards, to } of rules.setup.pools)
    if (rules.tablePiles[to].visible === 'all') state.piles[BOX].push(...untold(cards));
}
