/** Whose turn it becomes with a line, and whose it is no more: for those who want to be told. */
import type { MyTable } from '../protocol/index.ts';
import { chairOf, deadlines, due, holidayAt, isLong, playerOf, type Room } from '../room/index.ts';
import type { Turns } from '../store/store.ts';

/** People who have something to answer, unless a bot does it for them, or what they have written for it. */
export function askedIn(room: Room): string[] {
  const { game, chairs, status, frozen } = room;
  if (!game || status !== 'playing' || frozen) return [];
  const { asks, sealed, controller } = game.state;
  const isDone = new Set(due(room).map(({ seat }) => seat));
  const people = new Set<string>();
  for (let seat = 0; seat < asks.length; seat++) {
    const chair = controller[seat];
    const { person } = chairs[chair];
    if (asks[seat] && sealed[seat] < 0 && !isDone.has(seat) && person && !playerOf(room, chair).bot)
      people.add(person.id);
  }
  return [...people];
}

/** What someone has to answer, since when, and until when; null if nothing waits for them. */
export function turnOf(room: Room | null, person: string, now: number): MyTable['mine'] {
  if (!room || !askedIn(room).includes(person)) return null;
  const chair = chairOf(room, person);
  const running = deadlines(room).find((one) => one.chair === chair)?.at ?? null;
  return {
    since: room.asked ?? room.at,
    // a clock that has run out, and nothing came of it
    deadline: running ?? (room.clocks?.out[chair] ? room.at : null),
    standsUntil: holidayAt(room, chair, now)?.until ?? null,
  };
}

/** Null where a line changes nothing of it. `action`: begins with the id of whoever has asked for the line. */
export function turnsOf(before: Room, after: Room, action: string | null): Turns | null {
  const isSame =
    before.game === after.game &&
    before.chairs === after.chairs &&
    before.clocks === after.clocks &&
    before.status === after.status;
  if (isSame) return null;
  const [was, is] = [askedIn(before), askedIn(after)];
  const isNew = before.game?.state.question !== after.game?.state.question || before.undone !== after.undone;
  const asked = is.filter((person) => isNew || !was.includes(person));
  const done = was.filter((person) => !is.includes(person));
  const isEnd = after.status === 'over' && before.status === 'playing';
  const over = isEnd
    ? after.chairs.flatMap(({ person }) => (person && !hasAsked(action, person.id) ? [person.id] : []))
    : [];
  const clocks = after.settings === before.settings && isLong(after.settings) ? movedClocks(before, after) : [];
  return asked.length + done.length + over.length + clocks.length > 0 ? { asked, done, over, clocks } : null;
}

/** People whose clock will run out at another time than before. */
function movedClocks(before: Room, after: Room): string[] {
  const was = new Map(deadlines(before).map(({ chair, at }) => [chair, at]));
  return deadlines(after).flatMap(({ chair, at }) => {
    const { person } = after.chairs[chair];
    return person && was.has(chair) && was.get(chair) !== at ? [person.id] : [];
  });
}

const hasAsked = (action: string | null, person: string): boolean => action?.startsWith(`${person}:`) ?? false;
