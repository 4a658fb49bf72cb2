/** Clocks are as of the last message about the room; from then on they run here. */
import { type ClockNow, clockNow, type Known } from '@polis/client';
import { useEffect, useReducer } from 'react';
import { isOverdue } from '../../game/overdue.ts';

const TICK_MS = 250;
const seen = new WeakMap<Known['room'], number>();

export interface RunningClock extends Pick<ClockNow, 'left' | 'holiday'> {
  chair: number;
}

/** My clock while I am asked, else the one that will run out first; null when none is there to show. */
export function useClock(known: Known): RunningClock | null {
  const { room, roomAt, now, you } = known;
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const runs = room.clocks ? [...room.clocks.runs, ...(room.clocks.stands ?? [])].some(Boolean) : false;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  if (!room.clocks) return null;
  if (!seen.has(room)) seen.set(room, performance.now() - (now - roomAt));
  const at = roomAt + performance.now() - (seen.get(room) ?? 0);
  const running = room.clocks.left.flatMap((_, chair) => {
    const clock = clockNow(known, chair, at);
    const isShown = clock && (clock.isRunning || clock.holiday || isOverdue(known, chair));
    return isShown ? [{ ...clock, chair }] : [];
  });
  const mine = running.find(({ chair }) => chair === you);
  const next = running.sort((a, b) => Number(!a.isRunning) - Number(!b.isRunning) || a.left - b.left)[0] ?? null;
  return mine ?? next;
}

/** `1:42`, `12:03:20`; days are for the words around it. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
