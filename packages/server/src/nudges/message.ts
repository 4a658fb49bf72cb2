/** What is told, the same for all channels: one message for everything that waits. */
import { createHash } from 'node:crypto';
import type { Room } from '../room/index.ts';
import type { Nudge } from '../store/outbox.ts';
import { askedIn } from '../tables/turns.ts';
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
  tables: { id: string; code: string; what: 'turn' | 'over' | 'invite' }[];
}

/** What is known of a table of which something is told. */
export type Known = Pick<Room, 'id' | 'code' | 'chairs' | 'game' | 'status' | 'host'>;

const MOST_LISTED = 5;

/** What a channel was told: tables, with the line since when it is so. */
export type Told = readonly (readonly [table: string, what: Nudge['what'], seq: number])[];

export const toldOf = (nudges: readonly Nudge[]): Told => nudges.map(({ table, what, seq }) => [table, what, seq]);

export const isNewTo = (told: Told, { table, what, seq }: Nudge): boolean =>
  !told.some(([id, was, line]) => id === table && was === what && line === seq);

/** Letters of base64url, as many as a push service takes for a topic. */
export const deliveryId = (channel: string, nudges: readonly Nudge[]): string =>
  createHash('sha256')
    .update(JSON.stringify([channel, toldOf(nudges)]))
    .digest('base64url')
    .slice(0, 32);

/** For the one whose turn it is. `rooms`: of all tables that are named. */
export function messageFor(
  person: string,
  channel: string,
  nudges: readonly Nudge[],
  rooms: ReadonlyMap<string, Known>,
  language: string,
): Message {
  const words = wordsIn(language);
  const known = nudges.flatMap(({ table, what }) => {
    const room = rooms.get(table);
    return room && what !== 'table' ? [{ room, what }] : [];
  });
  const turns = known.filter(({ what }) => what === 'turn');
  const invites = known.filter(({ what }) => what === 'invite');
  const overs = known.filter(({ what }) => what === 'over');
  const lines = [...turns, ...invites, ...overs].map(({ room, what }) => {
    if (what === 'invite') return words.invitedTo({ code: room.code, who: hostOf(room) });
    const who = listed(words, othersAt(room, person)) || words.nobody;
    const { code, game } = room;
    if (what === 'over') return words.overAt({ code, who });
    return words.at({ code, who, age: game?.state.age ?? 0, turn: game?.state.turn ?? 0 });
  });
  const more = lines.length - MOST_LISTED;
  const [only] = known;
  return {
    id: deliveryId(channel, nudges),
    title: titleOf(turns.length, invites.length, overs.length),
    body: [...lines.slice(0, MOST_LISTED), ...(more > 0 ? [words.others(more)] : [])].join('\n'),
    path: known.length === 1 ? `/table/${only.room.id}` : '/',
    count: turns.length,
    tables: known.map(({ room: { id, code }, what }) => ({ id, code, what })),
  };

  function titleOf(waiting: number, invited: number, ended: number): string {
    if (waiting === 0 && invited > 0) return invited === 1 ? words.invited : words.inviteds(invited);
    if (waiting === 0) return ended === 1 ? words.over : words.overs(ended);
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
