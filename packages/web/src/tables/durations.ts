/** Times that a clock can be set to, in seconds, and how they are said. */
import type { Settings } from '@polis/client';

export const MOVE_SECONDS = [30, 60, 120, 300, 3600, 86_400, 259_200] as const;
export const GAME_SECONDS = [600, 1200, 1800, 3600] as const;
export const BONUS_SECONDS = [0, 5, 10, 20, 30] as const;
/** How long someone is waited for before others lend their chair. */
export const GRACE_SECONDS = [30, 120, 300, 900, 3600, 86_400] as const;

/** The same where a table without a clock says nothing of it. */
const USUAL_GRACE = 120;

/** Null where it depends on the clock. */
export const graceOf = ({ grace, clock }: Pick<Settings, 'grace' | 'clock'>): number | null =>
  grace ?? (clock === null ? USUAL_GRACE : null);

/** Holidays are for clocks as long as this. */
const LONG_SECONDS = 3600;

export const isLong = ({ clock }: Pick<Settings, 'clock'>): boolean => clock !== null && clock.seconds >= LONG_SECONDS;

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export function durationText(language: string, seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? UNITS[3];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** From two of a unit on by that unit, never more than it is: "2 days", "47 hours", "5 minutes". */
export function roughText(language: string, ms: number): string {
  const seconds = Math.max(60, Math.floor(ms / 1000));
  const [, size] = UNITS.find(([, length]) => seconds >= 2 * length && length >= 60) ?? UNITS[2];
  return durationText(language, Math.floor(seconds / size) * size);
}
