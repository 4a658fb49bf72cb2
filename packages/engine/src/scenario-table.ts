/** Lays down what a scenario tells: cities, hands, the discard pile, and what modules add. */
import { cardCalled, noCard } from './card-names.ts';
import type { ReadCards, Table } from './module.ts';
import { DISCARD } from './piles.ts';
import type { Rules } from './rules.ts';
import { insist, nameAt, plainly, refuse, told } from './scenario-rules.ts';
import { setBoards, setSeat } from './scenario-seats.ts';
import type { CardWord, Scenario } from './scenario-types.ts';
import { AGES } from './timeline.ts';
import type { CardId, State } from './types.ts';

/** The Age of what comes before the first one. */
export const BEFORE = 0;

/** The Age and the turn of a scenario, also of one that does not say them. */
export function timeTold({ age = 1, turn = age === BEFORE ? 0 : 1 }: Scenario): { age: number; turn: number } {
  insist(age <= AGES, `there is no Age ${age}`);
  return { age, turn };
}

/** On a table with nothing on it. What nobody tells of is not there. */
export function layTable(rules: Rules, state: State, scenario: Scenario, cards: ReadCards): Table {
  const { age, turn } = timeTold(scenario);
  if (age === BEFORE) insist(turn === 0, 'before the first Age there are no turns');
  else
    insist(
      rules.steps.some((step) => step.kind !== null && step.age === age && step.turn === turn),
      `an Age has no turn ${turn}`,
    );
  const table: Table = { rules, state, log: null };
  state.age = age;
  state.turn = turn;
  setBoards(rules, state.seats, scenario.seats, cards);
  scenario.seats.forEach((from, id) => {
    setSeat(table, from, id, cards);
    if (from.side === 'choice')
      insist(age === BEFORE, `the side of ${from.wonder} was chosen before the first Age: it is A or B`);
    state.bank -= state.seats[id].coins;
  });
  state.piles[DISCARD] = cards(scenario.discard ?? [], 'discard');
  for (const { field, set } of rules.scenario)
    if (told(scenario, field) !== undefined) plainly(() => set(table, told(scenario, field), cards));
  return table;
}

/** The step with which the turn begins: its first, unless a module's field says otherwise. */
export function startOfTurn(table: Table, scenario: Scenario): number {
  const { rules, state } = table;
  const windows = rules.scenario.flatMap(({ field, begins }) =>
    begins && told(scenario, field) !== undefined ? [begins(table, told(scenario, field))] : [],
  );
  return rules.steps.findIndex(
    ({ kind, age, turn, window }) =>
      kind !== null && age === state.age && turn === state.turn && (windows.length === 0 || windows.includes(window)),
  );
}

/** `there`: of cards that have one name, those of which there is one to be told. */
export function cardReader(
  rules: Rules,
  age: number,
  there: (where: string) => readonly CardId[] = nowhere,
): ReadCards {
  return (pile, where) =>
    pile.map((word, place) => {
      const name = nameAt(word as CardWord, where, place);
      const called = rules.cardByName.get(name) ?? cardCalled(rules, name, age, there(where));
      const id = called ?? refuse(noCard(rules, name));
      insist(rules.cards[id].colour >= 0, `${name} is not a card that a player can have`);
      return id;
    });
}

const nowhere = (): readonly CardId[] => [];
