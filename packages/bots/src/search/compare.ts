/** Two choices side by side: tried equally often, with the same imagined cards, so that luck does not decide. */
import type { Choice, OwnAsk, View } from '@polis/engine';
import { type Budget, rulesFor } from '../bot.ts';
import { onlyOption } from './policy.ts';
import { attempt, emptyNode, timer, worlds } from './search.ts';
import { type Settings, settings } from './settings.ts';

export interface Compared {
  /** Of each choice, in the order given: the chance to win and the points that can be expected after it. */
  chances: number[];
  points: number[];
  /** The standard error of the difference between the first two chances: how far another comparison would be off. */
  doubt: number;
}

/**
 * Tries learn from those before them, so they are not independent. Comparisons of the same two choices with other dice
 * and other numbers of tries differ by this much more than the worlds within one comparison suggest.
 */
const LEARNING = 0.01;

export function compare(
  view: View,
  question: OwnAsk,
  choices: readonly Choice[],
  budget: Budget,
  by: Settings = settings,
): Compared {
  const { seat } = question;
  const rules = rulesFor(view, budget);
  const sides = choices.map((choice) => ({ choice, root: emptyNode(), wins: 0, points: 0 }));
  const gaps: number[] = [];
  const imagined = worlds(view, question, rules, budget);
  const goesOn = timer(budget);
  let tries = 0;
  for (let done = 0; goesOn(done); done += by.perWorld * choices.length) {
    const world = imagined();
    const means = sides.map((side) => {
      const opening = world.opening.map((options, of) => (of === seat ? onlyOption(side.choice) : options));
      for (let i = 0; i < by.perWorld; i++) attempt({ ...world, opening }, side.root, seat, budget, by);
      const arm = side.root.arms[seat].get(side.choice);
      const wins = arm?.wins ?? 0;
      const mean = (wins - side.wins) / by.perWorld;
      side.wins = wins;
      side.points = arm?.points ?? 0;
      return mean;
    });
    gaps.push(means[0] - means[1]);
    tries += by.perWorld;
  }
  return {
    chances: sides.map(({ wins }) => wins / tries),
    points: sides.map(({ points }) => points / tries),
    doubt: Math.hypot(standardError(gaps), LEARNING),
  };
}

/** A single world does not show how far worlds differ. */
function standardError(values: readonly number[]): number {
  const count = values.length;
  if (count < 2) return 1;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (count - 1) / count);
}
