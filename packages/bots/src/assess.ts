/** A decision looked at again, with only what was known when it was taken: would another one have been better? */
import type { Choice, OwnAsk, View } from '@polis/engine';
import { type Budget, rulesFor } from './bot.ts';
import { positionOf, tableOfView } from './position.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { compare } from './search/compare.ts';
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
  /** What search would have chosen; null if that is the same. */
  better: Judged | null;
  /** The standard error of the difference between their chances. */
  doubt: number;
}

/** Half of the time goes to finding a choice, the other half to comparing the two afresh. */
export function assess(view: View, question: OwnAsk, chosen: Choice, budget: Budget): Assessment {
  const half = halved(budget);
  const [best] = search(view, question, half);
  const rules = rulesFor(view, budget);
  const position = positionOf(rules, tableOfView(rules, view), question.seat);
  const judged = (choice: Choice, chance: number, points: number): Judged => ({
    choice,
    chance,
    points,
    reasons: reasonsFor(position, question.ask, choice),
  });
  if (best.choice === chosen) return { chosen: judged(chosen, best.chance, best.points), better: null, doubt: 0 };
  const { chances, points, doubt } = compare(view, question, [best.choice, chosen], half);
  return {
    chosen: judged(chosen, chances[1], points[1]),
    better: judged(best.choice, chances[0], points[0]),
    doubt,
  };
}

const DEFAULT_ITERATIONS = 800;

function halved({ clock, iterations, ...rest }: Budget): Budget {
  if (clock) return { ...rest, clock: { ...clock, ms: clock.ms / 2 } };
  return { ...rest, iterations: Math.ceil((iterations ?? DEFAULT_ITERATIONS) / 2) };
}
