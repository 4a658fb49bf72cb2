/** Makes an exercise of a question in a game, if it is one. */
import {
  type Choice,
  type Game,
  hash,
  NONE,
  type OwnAsk,
  type SeatId,
  seedFrom,
  unpack,
  type View,
  view,
} from '@polis/engine';
import type { Mind } from '../search/mind.ts';
import type { Seen } from './look.ts';
import { type Care, type Proven, proveBest } from './prove.ts';
import { EXERCISE_VERSION, type Exercise, type Look } from './types.ts';

/** What a seat is asked about its own city before anyone has answered; null if there is nothing to choose between. */
export function questionFor(game: Game, seat: SeatId): { view: View; question: OwnAsk } | null {
  if (game.state.asks[seat] === null || game.state.sealed.some((choice) => choice !== NONE)) return null;
  const seen = view(game, seat);
  const question = seen.asks.find((one) => one.seat === seat);
  // a side is chosen before there is a table to look at
  return question && question.ask.ask !== 'side' && question.choices.length > 1 ? { view: seen, question } : null;
}

/** Null if no answer is clearly best. `game` has all its moves, as one that was played or replayed has. */
export function findExercise(game: Game, seat: SeatId, care: Care, mind: Mind): Exercise | null {
  const asked = questionFor(game, seat);
  const proven = asked && proveBest(asked.view, asked.question, care, mind);
  return proven && exerciseFrom(game, seat, proven);
}

/** The same where the proof was found elsewhere, such as in a worker. */
export function exerciseFrom(game: Game, seat: SeatId, { best, worse, looks, themes, rating }: Proven): Exercise {
  const { config, rules, moves } = game;
  const now = hash(game);
  const named = (choice: Choice) => unpack(rules, choice);
  const told = ({ second, expected, doubt, each, tries }: Seen): Look => ({
    tries,
    second: named(second),
    expected,
    each,
    doubt,
  });
  return {
    version: EXERCISE_VERSION,
    id: idOf(config.seed, now, seat),
    config,
    choices: moves.map((move) => [move.seat, named(move.choice)]),
    seat,
    hash: now,
    best: named(best),
    worse: worse.map(named),
    proof: [told(looks[0]), told(looks[1])],
    themes,
    rating,
  };
}

const ID_LETTERS = 10;

/** Says nothing of the seed. */
export const idOf = (seed: string, table: string, seat: SeatId): string =>
  seedFrom(`exercise ${seed} ${table}`, seat).slice(0, ID_LETTERS);
