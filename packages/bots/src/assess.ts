/** A decision looked at again, with only what was known when it was taken: would another one have been better? */
import type { Choice, OwnAsk, View } from '@polis/engine';
import { type Budget, halved, rulesFor } from './bot.ts';
import { positionOf, tableOfView } from './position.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { byEvaluation } from './search/by-evaluation.ts';
import { compare } from './search/compare.ts';
import type { Mind } from './search/mind.ts';
import { search } from './search/search.ts';

/** A choice and what could be expected of it. */
export interface Judged {
  choice: Choice;
  /** The chance to win, and the points at the end, that could be expected after it. */
  chance: number;
  points: number;
  reasons: Reason[];
}

/** What a decision was worth, beside the best one that was found. */
export interface Assessment {
  chosen: Judged;
  /** What would have been chosen; null if that is the same. */
  better: Judged | null;
  /** The standard error of the difference between their chances. */
  doubt: number;
}

/** So many besides the one that was chosen are worth a closer look. */
const RIVALS = 3;

/**
 * A tree that grows on and on follows what it happened to learn first: with 2,400 tries in one tree, in four and in sixteen
 * the differences between two choices were off by 3.3, 1.2 and 0.3 % from one comparison to the next, on average over eight
 * decisions. A tree that is too small does not see what is to come.
 */
const TREE = 160;

/**
 * A quarter of the time goes to finding the most promising choices, a quarter to finding the best of them, and the rest to
 * comparing it afresh with the one chosen: the best of several has had luck as well.
 */
export function assess(
  view: View,
  question: OwnAsk,
  chosen: Choice,
  budget: Budget,
  mind: Mind = byEvaluation,
): Assessment {
  const half = halved(budget, DEFAULT_ITERATIONS);
  const quarter = halved(half, DEFAULT_ITERATIONS);
  const rules = rulesFor(view, budget);
  const position = positionOf(rules, tableOfView(rules, view), question.seat);
  const judged = (choice: Choice, chance: number, points: number): Judged => ({
    choice,
    chance,
    points,
    reasons: reasonsFor(position, question.ask, choice),
  });
  const rivals = search(view, question, quarter, mind)
    .map(({ choice }) => choice)
    .filter((choice) => choice !== chosen)
    .slice(0, RIVALS);
  const first = compare(view, question, [chosen, ...rivals], quarter, mind, TREE);
  const best = first.chances.indexOf(Math.max(...first.chances));
  if (best === 0) return { chosen: judged(chosen, first.chances[0], first.points[0]), better: null, doubt: 0 };
  const { chances, points, doubt } = compare(view, question, [rivals[best - 1], chosen], half, mind, TREE);
  return {
    chosen: judged(chosen, chances[1], points[1]),
    better: judged(rivals[best - 1], chances[0], points[0]),
    doubt,
  };
}

const DEFAULT_ITERATIONS = 800;
