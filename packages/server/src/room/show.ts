/** What each onlooker is shown of a room: built up for them, and afterwards only what has changed. */
import type { RoomShown, Shown } from '@polis/client';
import {
  asksOf,
  type Game,
  type GameEvent,
  type GameRecord,
  redact,
  replay,
  type SeatId,
  save,
  view,
} from '@polis/engine';
import { sealedOf } from './dealing.ts';
import { MOST_CHAT } from './happen.ts';
import { playerOf } from './players.ts';
import type { Room } from './types.ts';

export function roomShown(room: Room, present: ReadonlySet<string>, now: number): RoomShown {
  const { clocks, undo, dealing } = room;
  return {
    code: room.code,
    status: room.status,
    host: room.host,
    settings: room.settings,
    chairs: room.chairs.map(({ person, bot, lent, conceded, pledge = null }, chair) => ({
      person,
      bot,
      lent,
      conceded,
      byBot: playerOf(room, chair).bot !== null,
      present: person !== null && present.has(person.id),
      pledge,
    })),
    clocks: clocks && {
      left: clocks.left.map((ms, i) => Math.max(0, ms - (clocks.since[i] === null ? 0 : now - clocks.since[i]))),
      runs: clocks.since.map((from) => from !== null),
    },
    undo: undo && { by: undo.by, agreed: undo.agreed },
    muted: room.muted,
    removed: room.removed,
    next: room.next,
    frozen: room.frozen,
    undone: room.undone,
    commitment: room.commitment,
    dealing: dealing && {
      sealed: sealedOf(dealing),
      parts: dealing.parts.map(({ seat, pledge, nonce }) => ({ seat, pledge, isTold: nonce !== null })),
    },
  };
}

/** Of a game that is over: until then it holds what is hidden. */
export const recordOf = (room: Pick<Room, 'commitment' | 'deal'>, game: Game): GameRecord => ({
  ...save(game),
  ...(room.commitment ? { commitment: room.commitment } : {}),
  ...(room.deal ? { deal: room.deal } : {}),
});

/** All that an onlooker may know, with the log from event `from` on. */
export function shown(room: Room, seat: SeatId | null, present: ReadonlySet<string>, now: number, from = 0): Shown {
  const { game } = room;
  return {
    room: roomShown(room, present, now),
    view: game && view(game, seat),
    log: { from, events: game ? eventsOf(room, from).map((event) => redact(event, seat)) : [] },
    chat: room.chat,
  };
}

const retold = new WeakMap<Game, GameEvent[]>();

/** Events are kept only until the next move. Earlier ones are found again by replaying the record. */
function eventsOf({ game }: Room, from: number): GameEvent[] {
  if (!game) return [];
  let events = retold.get(game);
  if (!events) {
    events = [];
    replay(save(game), undefined, events);
    retold.set(game, events);
  }
  return events.slice(from);
}

/** What a fact has changed for an onlooker; `events` are those that came with it. */
export function changes(
  before: Room,
  after: Room,
  seat: SeatId | null,
  events: readonly GameEvent[],
  present: ReadonlySet<string>,
): Shown {
  // whoever watched may sit on a chair now, whose cards they have not seen
  if (after.game && hasChangedHands(before, after)) return shown(after, seat, present, after.at);
  const told: Shown = {};
  if (hasChangedAround(before, after)) told.room = roomShown(after, present, after.at);
  if (after.chat !== before.chat) Object.assign(told, chatChanged(before, after));
  if (after.game === before.game || !after.game) return told;
  // a game that is over asks nothing new, and an undo leads to an earlier question
  if (before.game?.state.question === after.game.state.question && after.status === before.status) {
    told.answered = after.game.state.sealed.map((choice) => choice >= 0);
    if (seat !== null && hasAnswered(before.game, after.game, seat)) told.asks = asksOf(after.game, seat);
    return told;
  }
  told.view = view(after.game, seat);
  if (before.undone !== after.undone)
    return { ...told, log: { from: 0, events: eventsOf(after, 0).map((e) => redact(e, seat)) } };
  return { ...told, log: { from: after.told - events.length, events: events.map((event) => redact(event, seat)) } };
}

/** The new line alone, unless those before it are others than they were. */
function chatChanged({ chat: before }: Room, { chat: after }: Room): Pick<Shown, 'chat' | 'said'> {
  const older = after.slice(0, -1);
  // the oldest may have made room for the new one
  const stayed = before.slice(before.length - older.length);
  const isOneMore = older.length === Math.min(before.length, MOST_CHAT - 1);
  return isOneMore && older.every((line, i) => line === stayed[i]) ? { said: after.slice(-1) } : { chat: after };
}

/** During a game chairs change hands only when a guest signs in. */
const hasChangedHands = (before: Room, after: Room): boolean =>
  before.game !== null &&
  before.chairs !== after.chairs &&
  before.chairs.some(({ person }, i) => person?.id !== after.chairs[i].person?.id);

/** Whether an answer of the onlooker, or one given for a city played for, is another than before. */
const hasAnswered = (before: Game, after: Game, seat: SeatId): boolean =>
  after.state.controller.some((by, of) => by === seat && before.state.sealed[of] !== after.state.sealed[of]);

const AROUND = [
  'status',
  'host',
  'settings',
  'chairs',
  'clocks',
  'undo',
  'muted',
  'removed',
  'next',
  'frozen',
  'undone',
  'dealing',
] as const;

const hasChangedAround = (before: Room, after: Room): boolean => AROUND.some((field) => before[field] !== after[field]);
