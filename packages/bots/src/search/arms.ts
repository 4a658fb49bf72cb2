/** What one seat has found out about its choices at one question, and which of them it tries next. */
import type { Choice } from '@polis/engine';
import type { Option } from './policy.ts';
import type { Settings } from './settings.ts';

interface Arm {
  tries: number;
  /** Sum of the chances to win, and of the points. */
  wins: number;
  points: number;
}

export type Arms = Map<Choice, Arm>;

/** The choice that has done best so far, with some allowance for what was tried little and looks good. */
export function tried(arms: Arms, options: readonly Option[], { prior, curiosity }: Settings): Choice {
  if (options.length === 1) return options[0].choice;
  let most = Number.NEGATIVE_INFINITY;
  for (const { worth } of options) most = Math.max(most, worth);
  let sum = 0;
  let all = 1;
  for (const { choice, worth } of options) {
    sum += Math.exp((worth - most) / prior);
    all += arms.get(choice)?.tries ?? 0;
  }
  const spread = (curiosity * Math.sqrt(all)) / sum;
  const fresh = expectedOf(arms);
  let best = options[0].choice;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const { choice, worth } of options) {
    const arm = arms.get(choice);
    const mean = arm ? arm.wins / arm.tries : fresh;
    const score = mean + (spread * Math.exp((worth - most) / prior)) / (1 + (arm?.tries ?? 0));
    if (score > bestScore) [best, bestScore] = [choice, score];
  }
  return best;
}

/** What is not tried yet is taken to be a little worse than the rest. */
function expectedOf(arms: Arms): number {
  let tries = 0;
  let wins = 0;
  for (const arm of arms.values()) {
    tries += arm.tries;
    wins += arm.wins;
  }
  return tries > 0 ? Math.max(0, wins / tries - 0.05) : 0.5;
}

/** How it ended after that choice. */
export function learn(arms: Arms, choice: Choice, chance: number, points: number): void {
  const arm = arms.get(choice);
  if (!arm) arms.set(choice, { tries: 1, wins: chance, points });
  else {
    arm.tries++;
    arm.wins += chance;
    arm.points += points;
  }
}
