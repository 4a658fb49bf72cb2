/** How everyone plays in the games that search imagines: by the evaluation, with some doubt. */
import { type Choice, type Dice, legalIn, type Rules, roll, type SeatId, type State } from '@polis/engine';
import { Judge } from '../judge.ts';
import { positionOf, type Table, tableOfState } from '../position.ts';
import { type Weights, weights } from '../weights.ts';

/** What is denied to others is not looked at: it costs as much time as all the rest. */
const QUICK: Weights = { ...weights, deny: 0 };

export interface Option {
  choice: Choice;
  worth: number;
}

/** Everything the seat may answer, with its worth. */
export function optionsOf(rules: Rules, state: State, table: Table, seat: SeatId): Option[] {
  const ask = state.asks[seat];
  if (!ask) return [];
  const all = legalIn(rules, state, seat);
  if (all.length === 1) return [{ choice: all[0], worth: 0 }];
  const judge = new Judge(positionOf(rules, table, seat), QUICK);
  return all.map((choice) => ({ choice, worth: judge.worthOf(ask, choice) }));
}

const FINE = 1 << 20;

/** Noise that makes the likeliest choice come first most often. */
const gumbel = (dice: Dice): number => -Math.log(-Math.log((roll(dice, FINE) + 0.5) / FINE));

/** One of them: the better, the likelier. */
export function drawn(options: readonly Option[], doubt: number, dice: Dice): Choice {
  let best = options[0].choice;
  let most = Number.NEGATIVE_INFINITY;
  for (const { choice, worth } of options) {
    const noisy = doubt > 0 ? worth + doubt * gumbel(dice) : worth;
    if (noisy > most) [best, most] = [choice, noisy];
  }
  return best;
}

/** Every seat that is asked answers; those that wait for another come after it. */
export function answerAll(rules: Rules, state: State, answer: (seat: SeatId, table: Table) => Choice): void {
  const table = tableOfState(rules, state);
  for (let seat = 0; seat < rules.seats; seat++) {
    const ask = state.asks[seat];
    if (ask === null || (ask.ask === 'play' && ask.after >= 0)) continue;
    state.sealed[seat] = answer(seat, table);
  }
  for (let seat = rules.players; seat < rules.seats; seat++)
    if (state.asks[seat] !== null && state.sealed[seat] < 0) state.sealed[seat] = answer(seat, table);
}
