/** How everyone plays in the games that search imagines: by the evaluation, with some doubt. */
import {
  type Ask,
  type Choice,
  choices,
  type Dice,
  legalIn,
  type Rules,
  roll,
  type SeatId,
  type State,
} from '@polis/engine';
import { Judge } from '../judge.ts';
import { type Position, positionOf, type Table, tableOfState } from '../position.ts';
import { type Weights, weights } from '../weights.ts';

/** What is denied to others is not looked at: it costs as much time as all the rest. */
const QUICK: Weights = { ...weights, deny: 0 };

/** An answer, and its worth in points. */
export interface Option {
  choice: Choice;
  worth: number;
}

/** What the seat may sensibly answer. */
export function optionsOf(rules: Rules, state: State, table: Table, seat: SeatId): Option[] {
  const ask = state.asks[seat];
  return ask ? bestOfEachKind(positionOf(rules, table, seat), QUICK, ask, legalIn(rules, state, seat)) : [];
}

const { BUILD, STAGE, SELL } = choices;

/**
 * Of choices that differ only in who is paid, or in the card that is given up for a stage or for coins, the best. What a
 * chain makes free is neither paid for nor built by a power: the chain is listed first.
 */
export function bestOfEachKind(position: Position, by: Weights, ask: Ask, all: readonly Choice[]): Option[] {
  if (all.length === 1) return [{ choice: all[0], worth: 0 }];
  const judge = new Judge(position, by);
  const kinds: number[] = [];
  const best: Option[] = [];
  for (const choice of all) {
    const kind = kindOf(choice);
    if (choices.deedOf(choice) === BUILD && kinds.includes(byChain(choice)) && kind !== byChain(choice)) continue;
    const worth = judge.worthOf(ask, choice);
    const before = kinds.indexOf(kind);
    if (before < 0) {
      kinds.push(kind);
      best.push({ choice, worth });
    } else if (worth > best[before].worth) best[before] = { choice, worth };
  }
  return best;
}

const byChain = (choice: Choice): number => choices.build(choices.cardOf(choice), choices.CHAIN, 0, 0, 0);

function kindOf(choice: Choice): number {
  switch (choices.deedOf(choice)) {
    case BUILD:
      return choices.build(choices.cardOf(choice), choices.viaOf(choice), 0, 0, 0);
    case STAGE:
      return choices.stage(
        0,
        0,
        0,
        0,
        choices.joinOf(choice),
        choices.optionOf(choice) | choices.placeOf(choice),
        choices.whichOf(choice),
      );
    case SELL:
      return choices.sell(0);
    default:
      return choice;
  }
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

/** The seat whose answer has to come first; -1 if there is none. */
export const waitsFor = (ask: Ask): SeatId => (ask.ask === 'play' ? ask.after : -1);

/** Every seat that is asked answers; those that wait for another come after it. */
export function answerAll(rules: Rules, state: State, answer: (seat: SeatId, table: Table) => Choice): void {
  const table = tableOfState(rules, state);
  for (let seat = 0; seat < rules.seats; seat++) {
    const ask = state.asks[seat];
    if (ask === null || waitsFor(ask) >= 0) continue;
    state.sealed[seat] = answer(seat, table);
  }
  for (let seat = rules.players; seat < rules.seats; seat++)
    if (state.asks[seat] !== null && state.sealed[seat] < 0) state.sealed[seat] = answer(seat, table);
}
