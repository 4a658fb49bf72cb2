/** How everyone plays in the games that search imagines: by the evaluation, with some doubt. */
import {
  type Ask,
  type Choice,
  choices,
  type Dice,
  kindsIn,
  legalIn,
  type Rules,
  roll,
  type SeatId,
  type State,
} from '@polis/engine';
import { Judge } from '../judge.ts';
import { type Position, positionOf, type Table, tableOfState } from '../position.ts';
import { mindsCardUnder } from '../stages.ts';
import { quickWeights, type Weights } from '../weights.ts';

/** Answers and their worth in points, side by side. Made millions of times: lists that stay, and counted. */
export interface Options {
  count: number;
  choices: Choice[];
  worths: number[];
}

export const noOptions = (): Options => ({ count: 0, choices: [], worths: [] });

export const onlyOption = (choice: Choice): Options => ({ count: 1, choices: [choice], worths: [0] });

function addOption(options: Options, choice: Choice, worth: number): void {
  options.choices[options.count] = choice;
  options.worths[options.count++] = worth;
}

/** What the seat may sensibly answer, written over what `out` had. */
export function optionsOf(rules: Rules, state: State, table: Table, seat: SeatId, out: Options): Options {
  const ask = state.asks[seat];
  out.count = 0;
  if (!ask) return out;
  const position = positionOf(rules, table, seat);
  if (!isJudgedByKind(position, ask))
    return bestOfEachKind(position, quickWeights, ask, legalIn(rules, state, seat), out);
  out.count = kindsIn(rules, state, seat, ask, out.choices);
  if (out.count === 1) out.worths[0] = 0;
  else {
    const judge = new Judge(position, quickWeights);
    for (let i = 0; i < out.count; i++) out.worths[i] = judge.worthOf(ask, out.choices[i]);
  }
  return out;
}

/**
 * Whether the first play of a kind is the best one: the cheapest payment is, unless the bank is paid in a neighbour's
 * place; and any card is as good under a stage, unless the stage minds.
 */
export const isJudgedByKind = (position: Position, ask: Ask): ask is PlayAsk =>
  ask.ask === 'play' && !ask.forced && position.me.tally.fromBank === 0 && !mindsCardUnder(position);

type PlayAsk = Extract<Ask, { ask: 'play' }>;

const { BUILD, STAGE, SELL, CHAIN, build, cardOf, deedOf, unpaid, withoutCard } = choices;

/**
 * Of choices that differ only in who is paid, or in the card that is given up for a stage or for coins, the best. What a
 * chain makes free is neither paid for nor built by a power: the chain is listed first.
 */
export function bestOfEachKind(
  position: Position,
  by: Weights,
  ask: Ask,
  all: readonly Choice[],
  out: Options,
): Options {
  out.count = 0;
  if (all.length === 1) {
    addOption(out, all[0], 0);
    return out;
  }
  const judge = new Judge(position, by);
  const kinds: number[] = [];
  for (const choice of all) {
    const kind = kindOf(choice);
    if (deedOf(choice) === BUILD && kinds.includes(byChain(choice)) && kind !== byChain(choice)) continue;
    const worth = judge.worthOf(ask, choice);
    const before = kinds.indexOf(kind);
    if (before < 0) {
      kinds.push(kind);
      addOption(out, choice, worth);
    } else if (worth > out.worths[before]) {
      out.choices[before] = choice;
      out.worths[before] = worth;
    }
  }
  return out;
}

const byChain = (choice: Choice): number => build(cardOf(choice), CHAIN, 0, 0, 0);

/** The same for choices that differ only in who is paid, or in the card that is given up. */
export function kindOf(choice: Choice): number {
  switch (deedOf(choice)) {
    case BUILD:
      return unpaid(choice);
    case STAGE:
    case SELL:
      return withoutCard(unpaid(choice));
    default:
      return choice;
  }
}

const FINE = 1 << 20;

/** Noise that makes the likeliest choice come first most often. */
const gumbel = (dice: Dice): number => -Math.log(-Math.log((roll(dice, FINE) + 0.5) / FINE));

/** One of them: the better, the likelier. */
export function drawn({ count, choices: all, worths }: Options, doubt: number, dice: Dice): Choice {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const noisy = doubt > 0 ? worths[i] + doubt * gumbel(dice) : worths[i];
    if (noisy > most) {
      best = i;
      most = noisy;
    }
  }
  return all[best];
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
