/** What was found by trying, with the interval that holds the true value in 19 of 20 cases. */

export interface Estimate {
  value: number;
  /** Null as long as too little was tried to say. */
  from: number | null;
  to: number | null;
}

/** The quantile of the normal distribution. */
const Z = 1.96;
/** Fewer values do not show how far they differ. */
const LEAST = 4;

/** Of values that are independent of each other, by Student's distribution. */
export function meanOf(values: readonly number[]): Estimate | null {
  const count = values.length;
  if (count === 0) return null;
  const value = values.reduce((sum, one) => sum + one, 0) / count;
  if (count < LEAST) return { value, from: null, to: null };
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  const margin = student(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { value, from: value - margin, to: value + margin };
}

/** The quantile of Student's distribution, as a series in one over the degrees of freedom: within 1 % from three on. */
function student(freedom: number): number {
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** So many of so many: Wilson's interval, which is never outside of 0 and 1. */
export function shareOf(wins: number, games: number): Estimate | null {
  if (games === 0) return null;
  const value = wins / games;
  const around = 1 + Z ** 2 / games;
  const middle = (value + Z ** 2 / (2 * games)) / around;
  const margin = (Z / around) * Math.sqrt((value * (1 - value)) / games + (Z / (2 * games)) ** 2);
  return { value, from: Math.max(0, middle - margin), to: Math.min(1, middle + margin) };
}

/** A chance is never outside of 0 and 1. */
export const asChance = ({ value, from, to }: Estimate): Estimate => ({
  value,
  from: from === null ? null : Math.max(0, from),
  to: to === null ? null : Math.min(1, to),
});
