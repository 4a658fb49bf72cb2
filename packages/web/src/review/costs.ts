/** What decisions cost, as far as that can be told from chance. */
import type { Assessment, Judged } from '@polis/bots';

/** A difference in the chance to win that is worth a word. */
const LEAST = 0.04;
/** Differences within so many standard errors may be nothing. */
const ERRORS = 3;
const SHOWN = 3;

export interface Costly extends Assessment {
  /** Its place among the decisions. */
  number: number;
  better: Judged;
  cost: number;
}

export const costOf = ({ chosen, better }: Assessment): number =>
  better ? Math.max(0, better.chance - chosen.chance) : 0;

const inPercent = ({ chance }: Judged): number => Math.round(chance * 100);

/** The difference as it is written: that of both chances as they are written beside it. */
export const writtenGain = (chosen: Judged, better: Judged): number => (inPercent(better) - inPercent(chosen)) / 100;

/** By how much the difference may be off. */
export const marginOf = ({ doubt }: Assessment): number => ERRORS * doubt;

export const isCostly = (one: Assessment): boolean => costOf(one) >= LEAST && costOf(one) > marginOf(one);

/** Whether a longer look might find it costly. */
export const mayBeCostly = (one: Assessment): boolean => one.better !== null && costOf(one) + marginOf(one) >= LEAST;

/** What a decision has to cost to be named: more than the fourth, less than the third, and worth a word. */
export function leastNamed(found: readonly Assessment[]): number {
  const costs = found.map(costOf).sort((a, b) => b - a);
  const [third = 0, fourth = 0] = costs.slice(SHOWN - 1);
  return Math.max(LEAST, (third + fourth) / 2);
}

/** The costliest first. */
export const costliest = (found: readonly (Assessment | null)[]): Costly[] =>
  found
    .flatMap((one, number) =>
      one?.better && isCostly(one) ? [{ ...one, better: one.better, number, cost: costOf(one) }] : [],
    )
    .sort((a, b) => b.cost - a.cost)
    .slice(0, SHOWN);
