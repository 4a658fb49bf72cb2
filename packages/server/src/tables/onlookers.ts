/** Those who look at a table, each at one device, and what they are told. */
import type { FromServer } from '../protocol/messages.ts';
import { chairOf, type Person, type Room, roomShown, type Shown, shown } from '../room/index.ts';

export interface Onlooker {
  person: Person;
  send(message: string): void;
}

/** How far a client knows the log already. */
export interface KnownLog {
  told: number;
  undone: number;
}

export interface Onlookers {
  count(): number;
  present(): Set<string>;
  /** Shows everything to the newcomer, and to the others that someone is here. */
  add(onlooker: Onlooker, room: Room, known: KnownLog | null): void;
  remove(onlooker: Onlooker, room: Room): void;
  /** Tells everyone what is new for their seat, as of the room's last change. */
  tell(room: Room, what: (seat: number | null) => Shown): void;
  showAll(room: Room): void;
}

export function onlookersOf(now: () => number): Onlookers {
  const all = new Set<Onlooker>();
  const present = (): Set<string> => new Set([...all].map(({ person }) => person.id));

  const seatOf = (room: Room, { person }: Onlooker): number | null => {
    const chair = chairOf(room, person.id);
    return chair < 0 ? null : chair;
  };

  /** `at`: the time as of which clocks are told. */
  const written = ({ id, seq }: Room, you: number | null, at: number, what: Shown): string =>
    JSON.stringify({ type: 'shown', table: id, seq, now: at, you, ...what } satisfies FromServer);

  /** One text for all who may see the same. */
  function tell(room: Room, what: (seat: number | null) => Shown, at = room.at): void {
    const texts = new Map<number | null, string>();
    for (const onlooker of all) {
      const seat = seatOf(room, onlooker);
      let text = texts.get(seat);
      if (text === undefined) {
        text = written(room, seat, at, what(seat));
        texts.set(seat, text);
      }
      onlooker.send(text);
    }
  }

  function show(onlooker: Onlooker, room: Room, known: KnownLog | null): void {
    const seat = seatOf(room, onlooker);
    const from = known && known.undone === room.undone ? Math.min(known.told, room.told) : 0;
    const at = now();
    onlooker.send(written(room, seat, at, shown(room, seat, present(), at, from)));
  }

  function tellPresence(room: Room): void {
    const at = now();
    tell(room, () => ({ room: roomShown(room, present(), at) }), at);
  }

  return {
    count: () => all.size,
    present,
    add(onlooker, room, known) {
      const isNews = !present().has(onlooker.person.id);
      all.add(onlooker);
      show(onlooker, room, known);
      if (isNews) tellPresence(room);
    },
    remove(onlooker, room) {
      if (all.delete(onlooker) && !present().has(onlooker.person.id)) tellPresence(room);
    },
    tell,
    showAll(room) {
      for (const onlooker of all) show(onlooker, room, null);
    },
  };
}
