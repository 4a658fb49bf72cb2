/**
 * A scenario sets a table as people describe it: who has built what, who holds which cards. `setTable` makes a game of
 * it that waits for everyone's choice of a card; `describe` (describe.ts) says of any game what the table looks like.
 */
import { run } from './flow.ts';
import type { Game } from './game.ts';
import { startRemembering } from './memory.ts';
import type { Table } from './module.ts';
import { BOX } from './piles.ts';
import type { Rules } from './rules.ts';
import { refuseTable } from './scenario-checks.ts';
import { scenarioForm } from './scenario-form.ts';
import { refuse, scenarioRules } from './scenario-rules.ts';
import { BEFORE, cardReader, layTable, startOfTurn, timeTold } from './scenario-table.ts';
import type { Scenario } from './scenario-types.ts';
import { clone } from './state.ts';
import type { CardId, State } from './types.ts';
import { isRecruit } from './vocabulary.ts';

/** Throws a PolisError that says what makes no sense. */
export function setTable(scenario: Scenario): Game {
  scenarioForm(scenario, '');
  const { age, turn } = timeTold(scenario);
  const { config, rules: whole } = scenarioRules(scenario);
  const rules: Rules = { ...whole, ...stepsWithCards(whole, scenario, age, turn) };
  const table = layTable(rules, clone(rules.blank), scenario, cardReader(rules, age));
  const { state } = table;
  const wrong = refuseTable(table, scenario.strict ?? false);
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
  state.at = startOfTurn(table, scenario);
  for (; ; state.at++) {
    const { window, phase } = rules.steps[state.at];
    phase.enter(table);
    if (window === 'turn.choose') break;
  }
  if (state.asks.some((ask) => ask !== null)) state.question++;
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
