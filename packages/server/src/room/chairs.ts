/** Who sits on which chair, after someone has come, gone, or become another; and who is the host. */
import type { Person } from '@polis/client';
import { replanned } from './holidays.ts';
import { chairOf } from './players.ts';
import type { Chair, Fact, Room } from './types.ts';

export const freeChair = (): Chair => ({ person: null, bot: null, lent: null, conceded: false });

export const withChair = (room: Room, at: number, chair: Chair): Room => ({
  ...room,
  chairs: room.chairs.map((old, i) => (i === at ? chair : old)),
});

/** People keep their chairs where these still exist; the others get free chairs, then chairs of bots. */
export function fitted(chairs: readonly Chair[], seats: number): Chair[] {
  const taken = chairs.filter((chair, i) => i < seats || chair.person);
  while (taken.length > seats) {
    const free = taken.findLastIndex(({ person, bot }) => !person && !bot);
    taken.splice(free < 0 ? taken.findLastIndex(({ person }) => !person) : free, 1);
  }
  while (taken.length < seats) taken.push(freeChair());
  return taken;
}

/** People who were forgotten cannot come back, so they are not listed among those sent away. */
export function removed(room: Room, chair: number): Room {
  const { person } = room.chairs[chair];
  const sentAway = person?.name ? [...room.removed, person] : room.removed;
  return withChair({ ...room, removed: sentAway }, chair, freeChair());
}

export const readmitted = (room: Room, person: string): Room =>
  room.removed.some(({ id }) => id === person)
    ? { ...room, removed: room.removed.filter(({ id }) => id !== person) }
    : room;

export function adopted(room: Room, from: string, to: Person): Room {
  return {
    ...readmitted(withPerson(room, from, to), to.id),
    host: room.host === from ? to.id : room.host,
    muted: [...new Set(room.muted.map((id) => (id === from ? to.id : id)))],
  };
}

/** Someone is another, or has another name, wherever the room shows them. */
export function withPerson(room: Room, from: string, to: Person): Room {
  const same = (person: Person): Person => (person.id === from ? to : person);
  return {
    ...room,
    chairs: room.chairs.map((chair) => (chair.person?.id === from ? { ...chair, person: to } : chair)),
    chat: room.chat.map((line) => ({ ...line, person: same(line.person) })),
    removed: room.removed.map(same),
  };
}

/** Someone leaves before the game; the next one becomes host, and a table without people is closed. */
export function left(room: Room, person: string): Room {
  const without = withChair(room, chairOf(room, person), freeChair());
  if (room.host !== person) return without;
  const heir = without.chairs.find((chair) => chair.person)?.person?.id ?? null;
  // only the host could lift it: a new host is muted no more
  const muted = room.muted.filter((id) => id !== heir);
  const next = { ...without, host: heir, muted };
  return heir === null ? { ...next, status: 'over', ended: room.at } : next;
}

export function wanted(room: Room, chair: number, by: number): Room {
  const { wanted: before = [], ...rest } = room.chairs[chair];
  return withChair(room, chair, { ...rest, wanted: [...before, by] });
}

/** Whoever is here again, or has a bot play for them, is not talked about any more. */
export const notWanted = ({ wanted: _, ...chair }: Chair): Chair => chair;

/** Whose chair it is may have changed since. */
export function onHoliday(room: Room, { person, spans }: Extract<Fact, { fact: 'holidays' }>): Room {
  const chair = chairOf(room, person);
  if (chair < 0) return room;
  const { holidays: known = [], ...rest } = room.chairs[chair];
  const holidays = replanned(known, spans, room.at, room.clocks?.since[chair] ?? room.at);
  return withChair(room, chair, { ...rest, holidays });
}
