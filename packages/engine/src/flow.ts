/** The loop: enter the step at `state.at`; if someone is asked, stop; else move on. */
import { type Choice, NONE } from './choice.ts';
import type { Table } from './module.ts';
import type { Rules } from './rules.ts';
import type { GameEvent, State } from './types.ts';

/** Plays on from a step that has not been entered yet, until someone is asked or the game is over. */
export function run(table: Table): void {
  const { rules, state } = table;
  while (state.at < rules.end) {
    const step = rules.steps[state.at];
    state.age = step.age;
    state.turn = step.turn;
    step.phase.enter(table);
    if (step.phase.answer && waiting(state)) {
      state.question++;
      return;
    }
    state.at += 1 + step.follows;
  }
}

/**
 * Every asked seat has answered: resolves the answers and plays on to the next question. Trusts its caller and works
 * in place, for search on one's own copy. `choices` may be `state.sealed` itself.
 */
export function step(rules: Rules, state: State, choices: readonly Choice[], log: GameEvent[] | null): void {
  const table: Table = { rules, state, log };
  for (let seat = 0; seat < state.asks.length; seat++) state.asks[seat] = null;
  rules.steps[state.at]?.phase.answer?.(table, choices);
  for (let seat = 0; seat < state.sealed.length; seat++) state.sealed[seat] = NONE;
  if (waiting(state)) {
    state.question++;
    return;
  }
  state.at++;
  run(table);
}

/** True if someone is being asked something. */
function waiting(state: State): boolean {
  for (let seat = 0; seat < state.asks.length; seat++) if (state.asks[seat] !== null) return true;
  return false;
}

export const isOver = (rules: Rules, state: State): boolean => state.at >= rules.end;
