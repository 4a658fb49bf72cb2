/** Those who look at a table, each at one device, and what they are told. */
import type { ChatLine, Person, Shown } from '@polis/client';
import { chairOf, isClosedTo, type News, numberTold, type Room, roomShown, shown } from '../room/index.ts';

export interface Onlooker {
  person: Person;
  /** From where they call. */
  address: string;
  /** Knows what to do with changes of a view. */
  readsChanges?: boolean;
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
  /** Tells everyone what is new for them, as of the room's last change. */
  tell(room: Room, news: News): void;
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

/** In JSON, without its braces. */
function inner(what: Shown): string {
  for (const _ in what) return JSON.stringify(what).slice(1, -1);
  return '';
}

const joined = (one: string, other: string): string => (one && other ? `${one},${other}` : one || other);

/** `at`: the time as of which clocks are told; `what`: in JSON, without its braces. */
const message = (room: Room, you: number | null, at: number, what: string): string =>
  `{"type":"shown","table":"${room.id}","seq":${numberTold(room, room.seq)},"now":${at},"you":${you}${what && `,${what}`}}`;

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

  /** What is the same for all is put into words once, and what is for a seat once for all who may see it. */
  function tell(room: Room, news: News, at = room.at): void {
    const alike = inner(news.alike);
    const alikeForReaders = joined(alike, inner(news.changes));
    const texts = new Map<string, string>();
    for (const onlooker of all) {
      const { readsChanges = false, apartFrom } = onlooker;
      const seat = seatOf(room, onlooker);
      if (news.only !== null && news.only !== seat) continue;
      // what is said may have to be left out for them
      if (apartFrom?.size) {
        const whole = { ...news.alike, ...(readsChanges && news.changes), ...news.own(seat, readsChanges) };
        onlooker.send(message(room, seat, at, inner(heardBy(onlooker, whole))));
        continue;
      }
      const key = `${seat} ${readsChanges}`;
      const text =
        texts.get(key) ??
        message(room, seat, at, joined(readsChanges ? alikeForReaders : alike, inner(news.own(seat, readsChanges))));
      texts.set(key, text);
      onlooker.send(text);
    }
  }

  function show(onlooker: Onlooker, room: Room, known: KnownLog | null): void {
    const seat = seatOf(room, onlooker);
    const from = known && known.undone === room.undone ? Math.min(known.told, room.told) : 0;
    const at = now();
    const { readsChanges = false } = onlooker;
    const whole = shown(room, seat, present(), at, { from, readsChanges });
    onlooker.send(message(room, seat, at, inner(heardBy(onlooker, whole))));
  }

  function tellPresence(room: Room): void {
    const at = now();
    tell(room, { alike: { room: roomShown(room, present(), at) }, changes: {}, own: () => ({}), only: null }, at);
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
