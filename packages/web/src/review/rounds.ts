/**
 * A look back goes in rounds: over all decisions, then over those that may be among the costliest, then over the foremost of
 * them. So most of the time goes to where it is still open which ones are named, and two reviews of a game name the same.
 */
import type { Assessment } from '@polis/bots';
import { costOf, mayBeCostly } from './costs.ts';

interface Round {
  /** Of the time of all. */
  share: number;
  /** It looks at so many decisions at most. */
  most: number;
}

const ROUNDS: readonly Round[] = [
  { share: 0.4, most: Number.POSITIVE_INFINITY },
  { share: 0.25, most: 9 },
  { share: 0.35, most: 5 },
];

/**
 * `open`: what the first round looks at; `found`: what is known, by decision. `lookAt` looks at some decisions, for that share
 * of the time together, and says what came of each: it stands in place of what was found in less time before.
 */
export async function inRounds(
  open: readonly number[],
  found: readonly (Assessment | null)[],
  lookAt: (numbers: readonly number[], share: number) => Promise<readonly (Assessment | null)[]>,
): Promise<(Assessment | null)[]> {
  const all = [...found];
  const sharesOf = all.map(() => 0);
  for (const { share, most } of ROUNDS) {
    const foremost = most < Number.POSITIVE_INFINITY ? mostCostly(all, most) : open;
    const isLonger = (number: number): boolean => share / foremost.length > sharesOf[number];
    const due = foremost.filter(isLonger);
    if (due.length === 0) continue;
    const seen = await lookAt(due, share);
    due.forEach((number, i) => {
      all[number] = seen[i] ?? all[number];
      sharesOf[number] = share / due.length;
    });
  }
  return all;
}

/** Those that may turn out to be costly, the likeliest first. */
function mostCostly(found: readonly (Assessment | null)[], most: number): number[] {
  return found
    .flatMap((one, number) => (one && mayBeCostly(one) ? [{ number, cost: costOf(one) }] : []))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most)
    .map(({ number }) => number);
}
