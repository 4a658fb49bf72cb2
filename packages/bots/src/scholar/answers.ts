/** The answers among which a net chooses: one of each kind, and every card that may go under a stage or be sold. */
import {
  type Ask,
  type Choice,
  choices,
  HAND,
  kindsIn,
  legalIn,
  type Rules,
  type SeatId,
  type State,
} from '@polis/engine';
import { Judge } from '../judge.ts';
import { positionOf, type Table } from '../position.ts';
import { bestOfEachKind, isJudgedByKind, type Options } from '../search/policy.ts';
import { quickWeights } from '../weights.ts';

const { STAGE, SELL } = choices;

/** Writes them with their worth by the evaluation, over what `out` had. */
export function answersOf(
  rules: Rules,
  state: State,
  table: Table,
  seat: SeatId,
  ask: Ask,
  out: Options,
  by = quickWeights,
): Options {
  const position = positionOf(rules, table, seat);
  if (!isJudgedByKind(position, ask)) return bestOfEachKind(position, by, ask, legalIn(rules, state, seat), out);
  const kinds = kindsIn(rules, state, seat, ask, listed);
  out.count = 0;
  if (kinds === 1 && choices.deedOf(listed[0]) !== SELL) {
    out.choices[0] = listed[0];
    out.worths[0] = 0;
    out.count = 1;
    return out;
  }
  const judge = new Judge(position, by);
  const hand = ask.from === seat && ask.pile === HAND ? state.seats[seat].piles[HAND] : null;
  for (let i = 0; i < kinds; i++) {
    const choice = listed[i];
    const worth = judge.worthOf(ask, choice);
    const deed = choices.deedOf(choice);
    if (hand !== null && (deed === STAGE || deed === SELL)) addEachCard(hand, choice, worth, out);
    else add(out, choice, worth);
  }
  return out;
}

const listed: Choice[] = [];

function addEachCard(hand: readonly number[], choice: Choice, worth: number, out: Options): void {
  const way = choices.withoutCard(choice);
  for (let i = 0; i < hand.length; i++)
    if (hand.indexOf(hand[i]) === i) add(out, choices.withCard(way, hand[i]), worth);
}

function add(out: Options, choice: Choice, worth: number): void {
  out.choices[out.count] = choice;
  out.worths[out.count++] = worth;
}
