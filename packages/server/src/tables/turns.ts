/** Whose turn it becomes with a line, and whose it is no more: for those who want to be told. */
import { due, playerOf, type Room } from '../room/index.ts';
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
  return asked.length + done.length + over.length > 0 ? { asked, done, over } : null;
}

const hasAsked = (action: string | null, person: string): boolean => action?.startsWith(`${person}:`) ?? false;
