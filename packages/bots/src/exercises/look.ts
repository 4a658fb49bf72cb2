/** Looks at a question: is one of its answers clearly better than everything else? */
import type { Choice, OwnAsk, View } from '@polis/engine';
import { type Budget, halved } from '../bot.ts';
import { compare } from '../search/compare.ts';
import type { Mind } from '../search/mind.ts';
import { type Found, search } from '../search/search.ts';
import { isSameThing, isSameWay } from './thing.ts';
import type { Expected } from './types.ts';

/** A look as it is taken, with choices as they are packed. */
export interface Seen {
  best: Choice;
  second: Choice;
  /** Other ways to do the same as the best choice that have turned out clearly worse. */
  worse: Choice[];
  expected: [best: Expected, second: Expected];
  doubt: number;
  /** Of each of the two, and of the whole look. */
  each: number;
  tries: number;
}

/** Less of a difference in the chance to win is no exercise. */
const LEAST_GAP = 0.05;
/** Differences within so many standard errors may be nothing. */
const ERRORS = 3;

export const gapOf = ([best, second]: readonly Expected[]): number => best.chance - second.chance;

/** Whether the difference is large, and large against the doubt. */
export const isClear = ({ expected, doubt }: Pick<Seen, 'expected' | 'doubt'>): boolean =>
  gapOf(expected) >= LEAST_GAP && gapOf(expected) > ERRORS * doubt;

/** The best choice and the second at first sight; null if a long look is not worth its time. */
export function glance(
  view: View,
  question: OwnAsk,
  budget: Budget,
  mind: Mind,
  least = LEAST_GAP,
): Pick<Seen, 'best' | 'second'> | null {
  const found = search(view, question, budget, mind);
  const second = secondIn(found);
  if (second === null || found[0].chance - second.chance < least) return null;
  return { best: found[0].choice, second: second.choice };
}

const DEFAULT_ITERATIONS = 2000;

/** What has been looked for is flattered a little: search has tried most what has gone well. */
const FLATTERY = 0.01;

/**
 * Half of the tries look for the best choice, the other half compare it afresh with the second. Null if something else
 * looks about as good already, or nothing else can be done.
 */
export function look(view: View, question: OwnAsk, budget: Budget, mind: Mind): Seen | null {
  const half = halved(budget, DEFAULT_ITERATIONS);
  const found = search(view, question, half, mind);
  const second = secondIn(found);
  const [best] = found;
  if (second === null || best.chance - second.chance < LEAST_GAP - FLATTERY) return null;
  const { chances, points, doubt, tries } = compare(view, question, [best.choice, second.choice], half, mind);
  return {
    best: best.choice,
    second: second.choice,
    worse: found.filter((one) => isClearlyWorse(one, best)).map(({ choice }) => choice),
    expected: [
      { chance: chances[0], points: points[0] },
      { chance: chances[1], points: points[1] },
    ],
    doubt,
    each: tries,
    tries: found.reduce((sum, one) => sum + one.tries, 0) + 2 * tries,
  };
}

/** Of a choice that was hardly tried nobody knows how good it looks. */
const LEAST_TRIES = 4;

/** Of all that is something else than the best, that which looks best. */
function secondIn(found: readonly Found[]): Found | null {
  const others = found.slice(1).filter(({ choice }) => !isSameThing(choice, found[0].choice));
  const known = others.filter(({ tries }) => tries >= LEAST_TRIES);
  return (known.length > 0 ? known : others).reduce<Found | null>(
    (most, one) => (most === null || one.chance > most.chance ? one : most),
    null,
  );
}

/** How far the chances after single tries lie apart. */
const SPREAD = 0.2;

/** Another way to do the same, and no luck can explain how much worse it went. */
const isClearlyWorse = ({ choice, chance, tries }: Found, best: Found): boolean =>
  isSameThing(choice, best.choice) &&
  !isSameWay(choice, best.choice) &&
  best.chance - chance > ERRORS * SPREAD * Math.sqrt(1 / tries + 1 / best.tries);
