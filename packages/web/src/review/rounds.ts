/**
 * A look back goes in rounds: over all decisions, then over those of which it is least sure whether they are named, then over
 * the fewest of them. What is clearly among the costliest, or clearly not, has no second look: so two reviews of a game name
 * the same.
 */
import type { Assessment } from '@polis/bots';
import { costOf, leastNamed, marginOf, mayBeCostly } from './costs.ts';

interface Round {
  /** Of the time of all. */
  share: number;
  /** It looks at so many decisions at most. */
  most: number;
}

const ROUNDS: readonly Round[] = [
  { share: 0.4, most: Number.POSITIVE_INFINITY },
  { share: 0.25, most: 8 },
  { share: 0.35, most: 4 },
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
    const foremost = most < Number.POSITIVE_INFINITY ? leastSure(all, most) : open;
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

/** Whatever is so many margins away from what is named stays where it is. */
const SURE = 2;

/** Those of which it is open whether they are named, the least sure first. */
function leastSure(found: readonly (Assessment | null)[], most: number): number[] {
  const least = leastNamed(found.filter((one) => one !== null));
  return found
    .flatMap((one, number) =>
      one && mayBeCostly(one) ? [{ number, margins: Math.abs(costOf(one) - least) / marginOf(one) }] : [],
    )
    .filter(({ margins }) => margins < SURE)
    .sort((a, b) => a.margins - b.margins)
    .slice(0, most)
    .map(({ number }) => number);
}
