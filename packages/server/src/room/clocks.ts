/** Clocks are times in the journal: nothing ticks, and whoever looks can say how much is left. */
import { type ClockSettings, timeAfter, timeBetween } from '@polis/client';
import { NONE, type SeatId } from '@polis/engine';
import { holidaysAt } from './holidays.ts';
import { chairsOfPeople, playerOf } from './players.ts';
import type { Clocks, Room } from './types.ts';

export const SECOND = 1000;

export function freshClocks(settings: ClockSettings, chairs: number): Clocks | null {
  if (!settings) return null;
  const left = settings.per === 'game' ? settings.seconds * SECOND : 0;
  return {
    left: new Array(chairs).fill(left),
    since: new Array(chairs).fill(null),
    out: new Array(chairs).fill(false),
  };
}

/** A new question: the time that the last one took is used up, and those who are asked get the time for this one. */
export function newQuestion(room: Room): Room {
  const { clock } = room.settings;
  const { clocks } = stopAll(room);
  if (!clocks || !clock) return room;
  const people = chairsOfPeople(room);
  const left = clocks.left.map((had, chair) => {
    if (clock.per === 'move') return clock.seconds * SECOND;
    return people.includes(chair) && seatsAsked(room, chair).length > 0 ? had + clock.bonus * SECOND : had;
  });
  return setRunning({ ...room, clocks: { ...clocks, left, out: left.map((ms) => ms <= 0) } });
}

/** Starts the clocks of people who have to answer and have time left, and stops all others. */
export const setRunning = (room: Room): Room =>
  withRunning(room, (chair) => isThinking(room, chair) && !room.clocks?.out[chair]);

export const stopAll = (room: Room): Room => withRunning(room, () => false);

function withRunning(room: Room, runs: (chair: number) => boolean): Room {
  const { at, clocks } = room;
  if (!clocks) return room;
  const since = clocks.since.map((from, chair) => (runs(chair) ? (from ?? at) : null));
  const left = clocks.left.map((ms, chair) => {
    return clocks.since[chair] !== null && since[chair] === null ? timeLeft(room, chair, at) : ms;
  });
  return { ...room, clocks: { left, since, out: clocks.out } };
}

/** Whether a person at this chair has something to answer. */
export const isThinking = (room: Room, chair: number): boolean =>
  !playerOf(room, chair).bot && seatsAsked(room, chair).some((seat) => room.game?.state.sealed[seat] === NONE);

/** The seats that someone is asked for: the own one, and a city played for. */
const seatsAsked = ({ game }: Room, chair: number): SeatId[] =>
  game?.state.asks.flatMap((ask, seat) => (ask && game.state.controller[seat] === chair ? [seat] : [])) ?? [];

/** When each clock that runs, or stands still for a holiday, will have run out. */
export function deadlines(room: Room): { chair: number; at: number }[] {
  const { clocks } = room;
  if (!clocks) return [];
  return clocks.since.flatMap((from, chair) =>
    from === null ? [] : [{ chair, at: timeAfter(holidaysAt(room, chair), from, clocks.left[chair]) }],
  );
}

/** Milliseconds that a chair has left now. */
export function timeLeft(room: Room, chair: number, now: number): number {
  if (!room.clocks) return 0;
  const { left, since } = room.clocks;
  const from = since[chair];
  return from === null ? left[chair] : Math.max(0, left[chair] - timeBetween(holidaysAt(room, chair), from, now));
}

export function runOut(room: Room, chairs: readonly number[]): Room {
  if (!room.clocks) return room;
  const { left, since, out } = room.clocks;
  return {
    ...room,
    clocks: {
      left: left.map((ms, chair) => (chairs.includes(chair) ? 0 : ms)),
      since: since.map((from, chair) => (chairs.includes(chair) ? null : from)),
      out: out.map((is, chair) => is || chairs.includes(chair)),
    },
  };
}

/** Nobody could play for so many milliseconds: clocks that run get that time back, also what of it was a holiday. */
export function standStill(room: Room, ms: number): Room {
  if (!room.clocks) return room;
  const lost = Math.max(0, ms);
  return {
    ...room,
    clocks: { ...room.clocks, since: room.clocks.since.map((from) => (from === null ? null : from + lost)) },
  };
}
