/** What an exercise is: a table, a question to one seat, and the answer that is clearly best (docs/decisions/0027). */
import type { ChoiceForm, GameConfig, SeatId } from '@polis/engine';

/** Raised when an exercise means something else than before; those of another version are not asked. */
export const EXERCISE_VERSION = 1;

/** What an exercise is about. New ones come last: in sets they are told by their place. */
export const THEMES = ['trade', 'conflict', 'science', 'chains', 'denial', 'leaders', 'edifice'] as const;
export type Theme = (typeof THEMES)[number];

/** A position in which one choice is clearly best. */
export interface Exercise {
  version: number;
  /** Its name in addresses: the same position always has the same. */
  id: string;
  /** The game it is from, and all that was chosen in it before. */
  config: GameConfig;
  choices: [seat: SeatId, choice: ChoiceForm][];
  /** Who is asked: it answers for its own city, as the first. */
  seat: SeatId;
  /** Of the table, so that nobody is asked about another one. */
  hash: string;
  best: ChoiceForm;
  /** Ways to do the same that are clearly worse, such as a stage with a card that should not go under it. */
  worse: ChoiceForm[];
  /** Two looks that agree. */
  proof: [Look, Look];
  themes: Theme[];
  /** How hard it seemed when it was found, on the scale of ratings. */
  rating: number;
}

/** What one long look has found. */
export interface Look {
  /** All of them: those that looked for the best choice, and those that compared it with the second. */
  tries: number;
  /** The best choice that is something else; the looks need not agree on it. */
  second: ChoiceForm;
  /** What could be expected of the best choice and of the second, each tried `each` times. */
  expected: [best: Expected, second: Expected];
  each: number;
  /** The standard error of the difference between their chances. */
  doubt: number;
}

/** The chance to win, and the points at the end. */
export interface Expected {
  chance: number;
  points: number;
}
