/** The public side of a game: what may be answered, and answering it. */

import { readAnswer } from './answer.ts';
import {
  type Choice,
  cardOf,
  coinsOf,
  deedOf,
  GIVE,
  give,
  givenOf,
  MOST_VALUE,
  NONE,
  PASS,
  PASSING,
  PAY,
  PICK,
  pay,
  pick,
  SIDE,
  side,
} from './choice.ts';
import { type Refusal, refusal } from './errors.ts';
import { isOver, step } from './flow.ts';
import { hash } from './hash.ts';
import type { Table } from './module.ts';
import { listPlays, refusePlay, samplePlay } from './plays.ts';
import { askedText } from './question.ts';
import { type Dice, roll } from './rng.ts';
import type { Rules } from './rules.ts';
import { type FinalScore, finalScore } from './score.ts';
import { insistSeat, refuseNoSeat } from './seats.ts';
import { clone, resealed } from './state.ts';
import {
  type Ask,
  type ChoiceInput,
  type GameConfig,
  type GameEvent,
  NOBODY,
  type SeatId,
  type State,
} from './types.ts';
import { coinsText } from './vocabulary.ts';
import { valuesOf } from './words.ts';

/** A game in progress. Never changed: `submit` hands back a new one. */
export interface Game {
  config: GameConfig;
  rules: Rules;
  state: State;
  /** Every answer that has been revealed, in order, with the hash of the table after it. */
  moves: readonly Move[];
}

/** An answer that has been revealed. */
export interface Move {
  seat: SeatId;
  choice: Choice;
  hash: string;
}

/** What became of an answer. */
export type Submitted =
  | { game: Game; events: GameEvent[]; error: null }
  /** Nothing has changed: `game` is the one that came in. */
  | { game: Game; events: GameEvent[]; error: Refusal };

const tableOf = (game: Game): Table => ({ rules: game.rules, state: game.state, log: null });

/** Everything sensible this seat may answer now, in a fixed order; nothing if it is not asked. */
export function legal({ rules, state }: Game, seat: SeatId): Choice[] {
  insistSeat(rules, seat);
  return legalIn(rules, state, seat);
}

/** The same for a state without a game, as search has them. */
export function legalIn(rules: Rules, state: State, seat: SeatId): Choice[] {
  const ask = state.asks[seat];
  if (!ask) return [];
  if (ask.ask === 'play') return listPlays({ rules, state, log: null }, seat, ask);
  if (ask.ask === 'side') return ask.wonders.map((_, i) => side(i));
  if (ask.ask === 'pay') return payments(state, seat, ask.coins);
  if (ask.ask === 'give') return gifts(rules, state, seat, ask.count);
  const picks: Choice[] = ask.options.map(pick);
  return ask.optional ? [...picks, PASSING] : picks;
}

/** Any part of what is due may be paid, from all that can be paid down to nothing (C-08). */
function payments(state: State, seat: SeatId, due: number): Choice[] {
  const most = Math.min(due, state.seats[seat].coins, MOST_VALUE);
  const ways: Choice[] = [];
  for (let coins = most; coins >= 0; coins--) ways.push(pay(coins));
  return ways;
}

/** Every way to choose so many of the victory tokens held. */
function gifts(rules: Rules, state: State, seat: SeatId, count: number): Choice[] {
  const [ones, threes, fives] = rules.military.victories.map((token) => state.seats[seat].tokens[token]);
  const ways: Choice[] = [];
  for (let one = Math.min(count, ones); one >= 0; one--)
    for (let three = Math.min(count - one, threes); three >= 0; three--)
      if (count - one - three <= fives) ways.push(give([one, three, count - one - three]));
  return ways;
}

/** One random answer without listing them all. A seat that waits for another needs that one's answer sealed. */
export function sample(rules: Rules, state: State, seat: SeatId, dice: Dice): Choice {
  const ask = state.asks[seat] as Ask;
  if (ask.ask === 'play') return samplePlay({ rules, state, log: null }, seat, ask, dice);
  const choices = legalIn(rules, state, seat);
  return choices[roll(dice, choices.length)];
}

/** Why this seat may not answer so, or null if it may. */
export function refuse(table: Table, seat: SeatId, choice: Choice): Refusal | null {
  const { rules, state } = table;
  const ask = state.asks[seat] as Ask;
  const deed = deedOf(choice);
  if (ask.ask === 'play') return refusePlay(table, seat, ask, choice);
  if (ask.ask === 'pick' && deed === PASS && ask.optional) return null;
  if (deed !== ANSWERS[ask.ask]) return refusal('not-this-question', askedText(table, seat));
  if (ask.ask === 'pay') return refusePay(state, seat, ask.coins, choice);
  if (legalIn(rules, state, seat).includes(choice)) return null;
  if (ask.ask === 'side') return refusal('not-this-question', askedText(table, seat));
  const what = ask.ask === 'pick' ? rules.cards[cardOf(choice)]?.name : valuesOf(rules, givenOf(choice)).join(', ');
  return refusal('not-offered', `${what || 'that'} is not offered; ${askedText(table, seat)}`);
}

/** The deed that answers each kind of question. */
const ANSWERS = { side: SIDE, pick: PICK, pay: PAY, give: GIVE } as const;

function refusePay(state: State, seat: SeatId, due: number, choice: Choice): Refusal | null {
  const paid = coinsOf(choice);
  if (paid > due) return refusal('wrong-payment', `no more than ${coinsText(due)} can be paid here, not ${paid}`);
  const { coins } = state.seats[seat];
  return paid > coins ? refusal('cannot-pay', `this city has ${coinsText(coins)}, not ${paid}`) : null;
}

/**
 * Answers for a seat. Checked and pure: a bad answer gives back the same game with the reason. A seat may answer anew
 * until the last one has answered; then everything asked is resolved. `question` names the question answered
 * (`state.question`), so that a late answer cannot land on the next one.
 */
export function submit(
  game: Game,
  seat: SeatId,
  answer: ChoiceInput,
  question: number = game.state.question,
): Submitted {
  const refused = refuseSeat(game, seat, question);
  if (refused) return { game, events: [], error: refused };
  const read = readAnswer(tableOf(game), seat, answer);
  const error = typeof read === 'number' ? refuse(tableOf(game), seat, read) : read;
  if (error) return { game, events: [], error };
  const events: GameEvent[] = [];
  return { game: sealed(game, seat, read as Choice, events), events, error: null };
}

export function refuseSeat(
  { rules, state }: Pick<Game, 'rules' | 'state'>,
  seat: unknown,
  question: unknown,
): Refusal | null {
  if (isOver(rules, state)) return refusal('over', 'the game is over');
  const noSeat = refuseNoSeat(rules, seat);
  if (noSeat) return noSeat;
  if (question !== state.question) return refusal('stale', 'that question has been settled');
  const ask = state.asks[seat as SeatId];
  if (!ask) return refusal('not-asked', 'this seat is not being asked anything');
  if (ask.ask === 'play' && ask.after !== NOBODY && state.sealed[ask.after] === NONE)
    return refusal('wait', 'a card for the own city has to be chosen first');
  return null;
}

/** Only what is played on is copied: most answers have others to wait for. */
function sealed(game: Game, seat: SeatId, choice: Choice, events: GameEvent[]): Game {
  const { config, rules } = game;
  const waiting = resealed(game.state);
  unseal(waiting, seat);
  waiting.sealed[seat] = choice;
  if (!isAnswered(waiting)) return { config, rules, state: waiting, moves: game.moves };
  const state = clone(waiting);
  const moves = resolve(rules, state, events);
  return { config, rules, state, moves: [...game.moves, ...moves] };
}

/** Whether nobody is asked who has not answered. */
export function isAnswered({ asks, sealed: answers }: State): boolean {
  for (let seat = 0; seat < asks.length; seat++) if (asks[seat] !== null && answers[seat] === NONE) return false;
  return true;
}

/** If the last answer is in, plays on in place and returns what has been answered. */
export function resolve(rules: Rules, state: State, log: GameEvent[] | null): Move[] {
  if (!isAnswered(state)) return [];
  const answers = state.sealed.slice();
  const before = hash({ rules, state });
  step(rules, state, answers, log);
  const moves = answers.flatMap((choice, seat) => (choice === NONE ? [] : [{ seat, choice, hash: before }]));
  moves[moves.length - 1].hash = hash({ rules, state });
  return moves;
}

/** Takes a seat's answer back, as long as others are still thinking. */
export function retract(game: Game, seat: SeatId): Submitted {
  const noSeat = refuseNoSeat(game.rules, seat);
  if (noSeat) return { game, events: [], error: noSeat };
  if (game.state.sealed[seat] === NONE)
    return { game, events: [], error: refusal('nothing-sealed', 'there is no answer to take back') };
  const state = resealed(game.state);
  unseal(state, seat);
  return { game: { ...game, state }, events: [], error: null };
}

/** Takes an answer back; one that was given after it goes with it. */
export function unseal(state: State, seat: SeatId): void {
  state.sealed[seat] = NONE;
  state.asks.forEach((ask, other) => {
    if (ask?.ask === 'play' && ask.after === seat) state.sealed[other] = NONE;
  });
}

/** The score sheets as they stand, and who would win. */
export const score = (game: Game): FinalScore => finalScore(tableOf(game));

/** Whether nothing more will be asked. */
export const over = ({ rules, state }: Game): boolean => isOver(rules, state);
