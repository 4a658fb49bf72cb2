/** What is told, the same for all channels: one message for everything that waits. */
import { createHash } from 'node:crypto';
import type { Room } from '../room/index.ts';
import type { Nudge } from '../store/outbox.ts';
import { askedIn } from '../tables/turns.ts';
import type { Reminder } from './reminders.ts';
import { wordsIn } from './texts.ts';

export interface Message {
  /** The same whenever the same is told at the same place, so that a repeat can be told from news. */
  id: string;
  title: string;
  body: string;
  /** Where to go, from the root of the server. */
  path: string;
  /** How many tables wait. */
  count: number;
  tables: { id: string; code: string; what: 'turn' | 'reminder' | 'over' | 'invite' }[];
}

/** What is known of a table of which something is told. */
export type Known = Pick<Room, 'id' | 'code' | 'chairs' | 'game' | 'status' | 'host'>;

/** What can be told: what is owed, and that a clock is about to run out. */
export type Tellable = Nudge | Reminder;

const MOST_LISTED = 5;

/** What a channel was told: tables, with the line since when it is so. */
export type Told = readonly (readonly [table: string, what: Tellable['what'], seq: number])[];

export const toldOf = (nudges: readonly Tellable[]): Told => nudges.map(({ table, what, seq }) => [table, what, seq]);

export const isNewTo = (told: Told, { table, what, seq }: Tellable): boolean =>
  !told.some(([id, was, line]) => id === table && was === what && line === seq);

/** Letters of base64url, as many as a push service takes for a topic. */
export const deliveryId = (channel: string, nudges: readonly Tellable[]): string =>
  createHash('sha256')
    .update(JSON.stringify([channel, toldOf(nudges)]))
    .digest('base64url')
    .slice(0, 32);

/** For the one whose turn it is. `rooms`: of all tables that are named. */
export function messageFor(
  person: string,
  channel: string,
  nudges: readonly Tellable[],
  rooms: ReadonlyMap<string, Known>,
  { language, now }: { language: string; now: number },
): Message {
  const words = wordsIn(language);
  const of = (what: Tellable['what']) =>
    nudges.flatMap((nudge) => {
      const room = rooms.get(nudge.table);
      return room && nudge.what === what ? [{ room, what, deadline: 'deadline' in nudge ? nudge.deadline : null }] : [];
    });
  const reminders = of('reminder');
  const turns = of('turn').filter(({ room }) => !reminders.some((reminder) => reminder.room === room));
  const invites = of('invite');
  const overs = of('over');
  // the most urgent first
  const known = [...reminders.sort((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0)), ...turns, ...invites, ...overs];
  const lines = known.map(({ room, what, deadline }) => {
    if (what === 'invite') return words.invitedTo({ code: room.code, who: hostOf(room) });
    const who = listed(words, othersAt(room, person)) || words.nobody;
    const { code, game } = room;
    if (what === 'over') return words.overAt({ code, who });
    const place = words.at({ code, who, age: game?.state.age ?? 0, turn: game?.state.turn ?? 0 });
    return deadline === null ? place : words.left(place, deadline - now);
  });
  const more = lines.length - MOST_LISTED;
  const [only] = known;
  const waiting = reminders.length + turns.length;
  return {
    id: deliveryId(channel, nudges),
    title: titleOf(),
    body: [...lines.slice(0, MOST_LISTED), ...(more > 0 ? [words.others(more)] : [])].join('\n'),
    path: known.length === 1 ? `/table/${only.room.id}` : waiting > 0 ? '/my-turn' : '/',
    count: waiting,
    tables: known.map(({ room: { id, code }, what }) => ({ id, code, what: what === 'table' ? 'turn' : what })),
  };

  function titleOf(): string {
    if (reminders.length > 0) return reminders.length === 1 ? words.reminder : words.reminders(reminders.length);
    if (waiting === 0 && invites.length > 0)
      return invites.length === 1 ? words.invited : words.inviteds(invites.length);
    if (waiting === 0) return overs.length === 1 ? words.over : words.overs(overs.length);
    return waiting === 1 ? words.turn : words.turns(waiting);
  }
}

/** For all who listen to one table: who has to move. Null if nobody has. */
export function messageOfTable(channel: string, nudge: Nudge, room: Room, language: string): Message | null {
  const words = wordsIn(language);
  const { id, code, game, status } = room;
  const asked = askedIn(room);
  const isOver = status === 'over';
  if (!isOver && asked.length === 0) return null;
  const names = room.chairs.flatMap(({ person }) => (person && asked.includes(person.id) ? [person.name] : []));
  const who =
    listed(
      words,
      room.chairs.flatMap(({ person }) => (person ? [person.name] : [])),
    ) || words.nobody;
  return {
    id: deliveryId(channel, [nudge]),
    title: isOver ? words.overOf(code) : words.turnOf(listed(words, names)),
    body: isOver
      ? words.overAt({ code, who })
      : words.at({ code, who, age: game?.state.age ?? 0, turn: game?.state.turn ?? 0 }),
    path: `/table/${id}`,
    count: asked.length,
    tables: [{ id, code, what: isOver ? 'over' : 'turn' }],
  };
}

export function testMessage(channel: string, language: string, now: number): Message {
  const { title, body } = wordsIn(language).test;
  const id = createHash('sha256').update(`test ${channel} ${now}`).digest('base64url').slice(0, 32);
  return { id, title, body, path: '/notices', count: 0, tables: [] };
}

const hostOf = ({ chairs, host }: Known): string =>
  chairs.find(({ person }) => person?.id === host)?.person?.name ?? '';

const othersAt = ({ chairs }: Known, me: string): string[] =>
  chairs.flatMap(({ person }) => (person && person.id !== me ? [person.name] : []));

const listed = (words: ReturnType<typeof wordsIn>, names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${words.and}${names[names.length - 1]}`;
