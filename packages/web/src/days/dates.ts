/** Days as calendars and date fields have them, `2026-12-24`, on this device. */

const two = (count: number): string => String(count).padStart(2, '0');

/** So many days after the one that it is at this time. */
export function dateAfter(at: number, days: number): string {
  const date = new Date(at);
  date.setDate(date.getDate() + days);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** How many days there are from the first to the last; 0 if they are in the wrong order, or none. */
export function daysFrom(first: string, last: string): number {
  const days = (Date.parse(`${last}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / 86_400_000 + 1;
  return Math.max(0, days || 0);
}

/** At noon, so that it is this day in every zone. */
export const timeOf = (date: string): number => Date.parse(`${date}T12:00`);
