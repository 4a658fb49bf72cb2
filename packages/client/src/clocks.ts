/** A clock as it is now, by what was told of it. */
import type { Known } from './known.ts';
import { type Span, spanAt, timeBetween } from './spans.ts';

export interface ClockNow {
  /** Milliseconds. */
  left: number;
  isRunning: boolean;
  /** The holiday for which it stands still. */
  holiday: Span | null;
}

/** `now`: of the server's time. Null where there are no clocks. */
export function clockNow(
  { room, roomAt }: Pick<Known, 'room' | 'roomAt'>,
  chair: number,
  now: number,
): ClockNow | null {
  const { clocks } = room;
  if (!clocks) return null;
  // a server that is being replaced may not know of holidays yet
  const holidays = room.chairs[chair].holidays ?? [];
  const hasStarted = clocks.runs[chair] || (clocks.stands?.[chair] ?? false);
  const left = clocks.left[chair] - (hasStarted ? timeBetween(holidays, roomAt, now) : 0);
  const holiday = hasStarted ? spanAt(holidays, now) : null;
  return { left: Math.max(0, left), isRunning: hasStarted && !holiday, holiday };
}
