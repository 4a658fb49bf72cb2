/** Clocks are times in the journal: nothing ticks, and whoever looks can say how much is left. */
import { playerOf } from './players.ts';
import type { ClockSettings, Clocks, Room } from './types.ts';

const SECOND = 1000;

export function freshClocks(settings: ClockSettings, chairs: number): Clocks | null {
  if (!settings) return null;
  const left = settings.per === 'game' ? settings.seconds * SECOND : 0;
  return {
    left: new Array(chairs).fill(left),
    since: new Array(chairs).fill(null),
    out: new Array(chairs).fill(false),
  };
}

/** Everyone has been asked anew: each gets the time for it. */
export function newQuestion(room: Room): Room {
  const { clock } = room.settings;
  if (!room.clocks || !clock) return room;
  const left = room.clocks.left.map(
    (had) => (clock.per === 'move' ? clock.seconds : clock.bonus) * SECOND + (clock.per === 'move' ? 0 : had),
  );
  const clocks = { left, since: left.map(() => null), out: left.map((ms) => ms <= 0) };
  return setRunning({ ...room, clocks }, room.at);
}

/** Starts the clocks of people who have to answer, and stops all others. */
export function setRunning(room: Room, at: number): Room {
  if (!room.clocks) return room;
  const { left, since, out } = room.clocks;
  const runs = room.chairs.map((_, chair) => !out[chair] && isThinking(room, chair));
  return {
    ...room,
    clocks: {
      left: left.map((ms, chair) =>
        since[chair] !== null && !runs[chair] ? Math.max(0, ms - (at - since[chair])) : ms,
      ),
      since: since.map((from, chair) => (runs[chair] ? (from ?? at) : null)),
      out,
    },
  };
}

/** Whether a person at this chair has something to answer. */
function isThinking(room: Room, chair: number): boolean {
  const { game } = room;
  if (!game || room.status !== 'playing' || playerOf(room, chair).bot) return false;
  const { asks, sealed, controller } = game.state;
  return asks.some((ask, seat) => ask !== null && sealed[seat] < 0 && controller[seat] === chair);
}

/** When each clock that runs will have run out. */
export function deadlines({ clocks }: Room): { chair: number; at: number }[] {
  if (!clocks) return [];
  return clocks.since.flatMap((from, chair) => (from === null ? [] : [{ chair, at: from + clocks.left[chair] }]));
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

/** From `since` until now nobody could play: what runs has run that much less. */
export function standStill(room: Room, since: number, at: number): Room {
  if (!room.clocks) return room;
  const lost = Math.max(0, at - since);
  return {
    ...room,
    clocks: { ...room.clocks, since: room.clocks.since.map((from) => (from === null ? null : from + lost)) },
  };
}
