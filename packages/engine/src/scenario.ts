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
import { scenarioForm } from './scenario-form.ts';
import { insist, nameAt, plainly, refuse, scenarioRules, told } from './scenario-rules.ts';
import { setBoards, setSeat } from './scenario-seats.ts';
import type { CardWord, Scenario } from './scenario-types.ts';
import { clone } from './state.ts';
import { AGES } from './timeline.ts';
import type { CardId, State } from './types.ts';
import { isRecruit } from './vocabulary.ts';

/** The Age of what comes before the first one. */
const BEFORE = 0;

/** Throws a PolisError that says what makes no sense. */
export function setTable(scenario: Scenario): Game {
  scenarioForm(scenario, '');
  const { age = 1, turn = age === BEFORE ? 0 : 1, discard = [], strict = false } = scenario;
  insist(age <= AGES, `there is no Age ${age}`);
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
  setBoards(rules, state.seats, scenario.seats, cards);
  scenario.seats.forEach((from, id) => {
    setSeat(table, from, id, cards);
    if (from.side === 'choice')
      insist(age === BEFORE, `the side of ${from.wonder} was chosen before the first Age: it is A or B`);
    state.bank -= state.seats[id].coins;
  });
  state.piles[DISCARD] = cards(discard, 'discard');
  for (const { field, set } of rules.scenario)
    if (told(scenario, field) !== undefined) plainly(() => set(table, told(scenario, field), cards));
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
    begins && told(scenario, field) !== undefined ? [begins(table, told(scenario, field))] : [],
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
  const known = new Set([
    ...state.piles.flat(),
    ...state.seats.flatMap(({ piles }) => piles.flatMap((pile, id) => (rules.markPiles.includes(id) ? [] : pile))),
  ]);
  const untold = (cards: readonly CardId[]): CardId[] => cards.filter((card) => !known.has(card));
  const recruits = [...known].filter((card) => isRecruit(rules.cards[card]));
  // whoever is at this table is one of those who are dealt, also a recruit for experts where none are played
  const deals = rules.setup.deals.map((deal) => ({ ...deal, cards: [...new Set([...deal.cards, ...recruits])] }));
  rules.setup = { ...rules.setup, deals };
  for (const { cards, rest, order } of deals) {
    state.piles[order] = cards.slice();
    state.piles[rest] = untold(cards);
  }
  for (const { cards, to } of rules.setup.pools)
    if (rules.tablePiles[to].visible === 'all') state.piles[BOX].push(...untold(cards));
}
