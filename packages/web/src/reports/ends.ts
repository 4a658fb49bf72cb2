/** When a measure ends. */
export const ENDS = ['day', 'week', 'month', 'year', 'date', 'never'] as const;
export type End = (typeof ENDS)[number];

const DAY_MS = 86_400_000;
const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;

const two = (number: number): string => String(number).padStart(2, '0');

/** As a field for days writes it, by the clock of this place. */
export function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A day that is named is the last one: it counts to its end here. Null: never. */
export function endAt(end: End, day: string, now: number): number | null {
  if (end === 'never') return null;
  if (end !== 'date') return now + DAYS[end] * DAY_MS;
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).getTime() - 1;
}
