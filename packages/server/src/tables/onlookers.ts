/** Those who look at a table, each at one device, and what they are told. */
import type { ChatLine, FromServer, Person, Shown } from '@polis/client';
import { chairOf, isClosedTo, type Room, roomShown, shown } from '../room/index.ts';

export interface Onlooker {
  person: Person;
  /** From where they call. */
  address: string;
  /** With whom they do not meet: what these say is not for them. */
  apartFrom?: ReadonlySet<string>;
  send(message: string): void;
  /** Has to come again: another node looks after a table they are at. */
  comeAgain(): void;
  /** Is told when a table is closed to them that they were looking at. */
  sentAway(table: string, why: typeof noOnlookers): void;
}

/** How far a client knows the log already. */
export interface KnownLog {
  told: number;
  undone: number;
}

export interface Onlookers {
  count(): number;
  /** People who look at the table, here or at another node. */
  present(): Set<string>;
  /** When someone was last among them, as far as is known since the table was opened here; null while they are. */
  awaySince(person: string): number | null;
  /** Those who do so here. */
  presentHere(): string[];
  /** From where those call whose table it is: the host, else someone who sits here, else anyone; empty if nobody does. */
  caller(room: Room): string;
  /** Those who do so at another node. */
  presentElsewhere(node: string, people: readonly string[], room: Room): void;
  /** Other nodes than these are gone. */
  onlyAt(nodes: readonly string[], room: Room): void;
  /** Shows everything to the newcomer, and to the others that someone is here. */
  add(onlooker: Onlooker, room: Room, known: KnownLog | null): void;
  remove(onlooker: Onlooker, room: Room): void;
  /** Those to whom the table is closed by now are told so, and look no more. */
  sendAway(room: Room): void;
  /** Another node looks after the table: they find it there. */
  sendElsewhere(): void;
  /** Tells everyone what is new for their seat, as of the room's last change. */
  tell(room: Room, what: (seat: number | null) => Shown): void;
  showAll(room: Room): void;
}

export const noOnlookers = {
  code: 'no-onlookers',
  message: 'this game is for those who play it',
} as const;

/** Without what those have said with whom the onlooker does not meet. */
function heardBy({ apartFrom }: Onlooker, news: Shown): Shown {
  const { chat, said } = news;
  if (!apartFrom?.size || !(chat || said)) return news;
  const heard = (lines: readonly ChatLine[]) => lines.filter(({ person }) => !apartFrom.has(person.id));
  return { ...news, ...(chat && { chat: heard(chat) }), ...(said && { said: heard(said) }) };
}

export function onlookersOf(now: () => number): Onlookers {
  const all = new Set<Onlooker>();
  const elsewhere = new Map<string, readonly string[]>();
  // who was there before it was opened here is not known: nobody has been away for longer
  const opened = now();
  const lastHere = new Map<string, number>();
  const presentHere = (): string[] => [...new Set([...all].map(({ person }) => person.id))];

  function present(): Set<string> {
    const people = new Set<string>();
    for (const { person } of all) people.add(person.id);
    for (const some of elsewhere.values()) for (const person of some) people.add(person);
    return people;
  }

  const seatOf = (room: Room, { person }: Onlooker): number | null => {
    const chair = chairOf(room, person.id);
    return chair < 0 ? null : chair;
  };

  /** `at`: the time as of which clocks are told. */
  const written = ({ id, seq }: Room, you: number | null, at: number, what: Shown): string =>
    JSON.stringify({ type: 'shown', table: id, seq, now: at, you, ...what } satisfies FromServer);

  /** One text for all who may see the same. */
  function tell(room: Room, what: (seat: number | null) => Shown, at = room.at): void {
    const texts = new Map<number | null, { news: Shown; text: string }>();
    for (const onlooker of all) {
      const seat = seatOf(room, onlooker);
      let same = texts.get(seat);
      if (same === undefined) {
        const news = what(seat);
        same = { news, text: written(room, seat, at, news) };
        texts.set(seat, same);
      }
      const heard = heardBy(onlooker, same.news);
      onlooker.send(heard === same.news ? same.text : written(room, seat, at, heard));
    }
  }

  function show(onlooker: Onlooker, room: Room, known: KnownLog | null): void {
    const seat = seatOf(room, onlooker);
    const from = known && known.undone === room.undone ? Math.min(known.told, room.told) : 0;
    const at = now();
    onlooker.send(written(room, seat, at, heardBy(onlooker, shown(room, seat, present(), at, from))));
  }

  function tellPresence(room: Room): void {
    const at = now();
    tell(room, () => ({ room: roomShown(room, present(), at) }), at);
  }

  function tellIfOthers(before: Set<string>, room: Room): void {
    const after = present();
    for (const person of before) if (!after.has(person)) lastHere.set(person, now());
    if (before.size !== after.size || [...after].some((person) => !before.has(person))) tellPresence(room);
  }

  return {
    count: () => all.size,
    present,
    awaySince: (person) => (present().has(person) ? null : (lastHere.get(person) ?? opened)),
    presentHere,
    caller(room) {
      const here = [...all];
      const host = here.find(({ person }) => person.id === room.host);
      const seated = here.find((onlooker) => seatOf(room, onlooker) !== null);
      return (host ?? seated ?? here[0])?.address ?? '';
    },
    presentElsewhere(node, people, room) {
      const before = present();
      elsewhere.set(node, people);
      tellIfOthers(before, room);
    },
    onlyAt(nodes, room) {
      const before = present();
      for (const node of elsewhere.keys()) if (!nodes.includes(node)) elsewhere.delete(node);
      tellIfOthers(before, room);
    },
    add(onlooker, room, known) {
      const isNews = !present().has(onlooker.person.id);
      all.add(onlooker);
      show(onlooker, room, known);
      if (isNews) tellPresence(room);
    },
    remove(onlooker, room) {
      const before = present();
      all.delete(onlooker);
      tellIfOthers(before, room);
    },
    sendElsewhere() {
      for (const onlooker of all) onlooker.comeAgain();
      all.clear();
    },
    sendAway(room) {
      for (const onlooker of [...all])
        if (isClosedTo(room, onlooker.person.id)) {
          all.delete(onlooker);
          onlooker.sentAway(room.id, noOnlookers);
        }
    },
    tell,
    showAll(room) {
      for (const onlooker of all) show(onlooker, room, null);
    },
  };
}
