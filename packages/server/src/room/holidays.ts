/**
 * While someone is on holiday their clocks stand still. A table is told when that will be, and reckons with it: nothing has
 * to be written when a holiday begins or ends (docs/decisions/0030-a-holiday-is-told-ahead.md).
 */
import { type Settings, type Span, spanAt } from '@polis/client';
import type { Room } from './types.ts';

/** Whoever plays with a clock as long as this is expected to be away. */
const LONG_SECONDS = 3600;

export const isLong = ({ clock }: Pick<Settings, 'clock'>): boolean => clock !== null && clock.seconds >= LONG_SECONDS;

/** Whether holidays mean anything at a table. */
export const doHolidaysCount = (settings: Settings): boolean => settings.holidays && isLong(settings);

/** Of whoever has this chair, as far as they count here. */
export const holidaysAt = ({ settings, chairs }: Pick<Room, 'settings' | 'chairs'>, chair: number): readonly Span[] =>
  doHolidaysCount(settings) ? (chairs[chair].holidays ?? []) : [];

export const holidayAt = (room: Room, chair: number, now: number): Span | null => spanAt(holidaysAt(room, chair), now);

/** What is past cannot be changed, and is kept as long as a clock is reckoned by it: one that runs since `from`. */
export function replanned(known: readonly Span[], planned: readonly Span[], at: number, from: number): Span[] {
  const past = known
    .filter(({ since }) => since < at)
    .map(({ since, until }) => ({ since, until: Math.min(until, at) }))
    .filter(({ until }) => until > from || until === at);
  const coming = planned
    .filter(({ until }) => until > at)
    .map(({ since, until }) => ({ since: Math.max(since, at), until }))
    .sort((a, b) => a.since - b.since);
  const [next, ...later] = coming;
  const last = past.at(-1);
  // the one that goes on
  if (last && next && last.until === next.since)
    return [...past.slice(0, -1), { ...last, until: next.until }, ...later];
  return [...past, ...coming];
}
