/** What one seat has found out about its choices at one question, and which of them it tries next. */
import type { Choice } from '@polis/engine';
import type { Options } from './policy.ts';
import type { Settings } from './settings.ts';

interface Arm {
  choice: Choice;
  tries: number;
  /** Sum of the chances to win, and of the points. */
  wins: number;
  points: number;
}

/** In the order in which they were first tried. There are few: a list is gone through sooner than a map is asked. */
export type Arms = Arm[];

/** What is known of a choice, if it was tried. */
export function armOf(arms: Arms, choice: Choice): Arm | undefined {
  for (let i = 0; i < arms.length; i++) if (arms[i].choice === choice) return arms[i];
  return undefined;
}

/** The choice that has done best so far, with some allowance for what was tried little and looks good. */
export function tried(arms: Arms, { count, choices, worths }: Options, { prior, curiosity }: Settings): Choice {
  if (count === 1) return choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, worths[i]);
  let sum = 0;
  let all = 1;
  for (let i = 0; i < count; i++) {
    likely[i] = Math.exp((worths[i] - most) / prior);
    sum += likely[i];
    const arm = armOf(arms, choices[i]);
    known[i] = arm;
    if (arm) all += arm.tries;
  }
  const spread = (curiosity * Math.sqrt(all)) / sum;
  const fresh = expectedOf(arms);
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const arm = known[i];
    const score = arm ? arm.wins / arm.tries + (spread * likely[i]) / (1 + arm.tries) : fresh + spread * likely[i];
    if (score > bestScore) {
      best = i;
      bestScore = score;
    }
  }
  return choices[best];
}

// written anew by every call, for each of its options
const likely: number[] = [];
const known: (Arm | undefined)[] = [];

/** What is not tried yet is taken to be a little worse than the rest. */
function expectedOf(arms: Arms): number {
  let tries = 0;
  let wins = 0;
  for (const arm of arms) {
    tries += arm.tries;
    wins += arm.wins;
  }
  return tries > 0 ? Math.max(0, wins / tries - 0.05) : 0.5;
}

/** How it ended after that choice. */
export function learn(arms: Arms, choice: Choice, chance: number, points: number): void {
  const arm = armOf(arms, choice);
  if (!arm) arms.push({ choice, tries: 1, wins: chance, points });
  else {
    arm.tries++;
    arm.wins += chance;
    arm.points += points;
  }
}
