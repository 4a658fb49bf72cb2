/**
 * Choices side by side: tried equally often, with the same imagined cards, so that luck does not decide. Each of them is tried
 * once with the same cards, unlike in a search. Near the end most hangs on what is hidden: in three late decisions comparisons by
 * four tries in each of 325 worlds were 2.8 % apart, by one in each of 1,300 worlds 1.4 %; in three early ones there was no difference.
 */
import type { Choice, OwnAsk, View } from '@polis/engine';
import { type Budget, rulesFor } from '../bot.ts';
import { armOf } from './arms.ts';
import { byEvaluation } from './by-evaluation.ts';
import type { Mind } from './mind.ts';
import { onlyOption } from './policy.ts';
import { attempt, emptyNode, timer, worlds } from './search.ts';

export interface Compared {
  /** Of each choice, in the order given: the chance to win and the points that can be expected after it. */
  chances: number[];
  points: number[];
  /** The standard error of the difference between the first two chances: how far another comparison would be off. */
  doubt: number;
  /** Of each. */
  tries: number;
}

/**
 * Tries learn from those before them, so they are not independent. Comparisons of the same two choices with other dice
 * and other numbers of tries differ by this much more than the worlds within one tree suggest.
 */
const LEARNING = 0.01;

/** What is known of a choice: in the tree that grows now, and in those before. */
const sideOf = (choice: Choice) => ({ choice, root: emptyNode(), wins: 0, points: 0, winsBefore: 0, pointsBefore: 0 });

/** `tree`: after so many tries of each choice all is forgotten and begun anew, so that what was learned first does not lead all. */
export function compare(
  view: View,
  question: OwnAsk,
  choices: readonly Choice[],
  budget: Budget,
  mind: Mind = byEvaluation,
  tree: number = Number.POSITIVE_INFINITY,
): Compared {
  const { seat } = question;
  const rules = rulesFor(view, budget);
  const sides = choices.map(sideOf);
  const gaps: number[] = [];
  const ofTrees: number[] = [];
  const imagined = worlds(view, question, rules, budget, mind);
  const goesOn = timer(budget);
  let tries = 0;
  for (let done = 0; goesOn(done); done += choices.length) {
    if (tries > 0 && tries % tree === 0) {
      ofTrees.push(meanOf(gaps.slice(-tree)));
      for (const side of sides) replant(side);
    }
    const world = imagined();
    const won = sides.map((side) => {
      const opening = world.opening.map((options, of) => (of === seat ? onlyOption(side.choice) : options));
      attempt({ ...world, opening }, side.root, seat, budget, mind);
      const arm = armOf(side.root.arms[seat], side.choice);
      const before = side.wins;
      side.wins = arm?.wins ?? 0;
      side.points = arm?.points ?? 0;
      return side.wins - before;
    });
    gaps.push(won[0] - (won[1] ?? 0));
    tries++;
  }
  const error = Math.max(standardError(gaps), ofTrees.length > FEW ? standardError(ofTrees) : 0);
  return {
    chances: sides.map(({ wins, winsBefore }) => (winsBefore + wins) / tries),
    points: sides.map(({ points, pointsBefore }) => (pointsBefore + points) / tries),
    doubt: Math.hypot(error, LEARNING / Math.sqrt(1 + ofTrees.length)),
    tries,
  };
}

/** So many trees do not show how far trees differ. */
const FEW = 2;

function replant(side: ReturnType<typeof sideOf>): void {
  side.winsBefore += side.wins;
  side.pointsBefore += side.points;
  side.wins = 0;
  side.points = 0;
  side.root = emptyNode();
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A single world does not show how far worlds differ. */
export function standardError(values: readonly number[]): number {
  const count = values.length;
  if (count < 2) return 1;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (count - 1) / count);
}
