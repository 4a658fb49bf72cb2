/** What each onlooker is shown of a room: built up for them, and afterwards only what has changed. */
import { changesBetween, type RoomShown, type Shown } from '@polis/client';
import {
  asksOf,
  type Game,
  type GameEvent,
  type GameRecord,
  openView,
  ownView,
  redact,
  replay,
  type SeatId,
  save,
  type View,
  view,
} from '@polis/engine';
import { beginningShown } from './beginning.ts';
import { timeLeft } from './clocks.ts';
import { sealedOf } from './dealing.ts';
import { MOST_CHAT } from './happen.ts';
import { holidayAt, holidaysAt } from './holidays.ts';
import { planShown } from './plans.ts';
import { playerOf } from './players.ts';
import type { Room } from './types.ts';

export function roomShown(room: Room, present: ReadonlySet<string>, now: number): RoomShown {
  const { clocks, undo, dealing } = room;
  return {
    code: room.code,
    status: room.status,
    host: room.host,
    settings: room.settings,
    beginning: beginningShown(room),
    chairs: room.chairs.map(({ person, bot, lent, conceded, pledge = null, wanted = [] }, chair) => ({
      person,
      bot,
      lent,
      conceded,
      byBot: playerOf(room, chair).bot !== null,
      present: person !== null && present.has(person.id),
      pledge,
      holidays: [...holidaysAt(room, chair)],
      wanted,
    })),
    clocks: clocks && {
      left: clocks.left.map((_, chair) => timeLeft(room, chair, now)),
      runs: clocks.since.map((from, chair) => from !== null && !holidayAt(room, chair, now)),
      stands: clocks.since.map((from, chair) => from !== null && holidayAt(room, chair, now) !== null),
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
export function shown(
  room: Room,
  seat: SeatId | null,
  present: ReadonlySet<string>,
  now: number,
  { from = 0, readsChanges = false }: { from?: number; readsChanges?: boolean } = {},
): Shown {
  const { game } = room;
  return {
    room: roomShown(room, present, now),
    ...(readsChanges && game ? inParts(game, seat) : { view: game && view(game, seat) }),
    log: { from, events: game ? eventsOf(room, from).map((event) => redact(event, seat)) : [] },
    chat: room.chat,
    ...(seat !== null && game && { plan: planShown(room, seat) }),
  };
}

/** A view as what everyone may see, and what is different from that. */
function inParts(game: Game, seat: SeatId | null): Shown {
  const open = openView(game);
  return { open, ...ownPart(game, seat, open) };
}

function ownPart(game: Game, seat: SeatId | null, open: View): Shown {
  const own = seat === null ? null : changesBetween(open, ownView(game, seat, open));
  return own ? { own } : NOTHING;
}

const NOTHING: Shown = {};

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

/** What a fact has changed. */
export interface News {
  /** For all onlookers alike. */
  alike: Shown;
  /** Besides for all who read changes: what everyone may see of the game. */
  changes: Shown;
  /** Besides for each. */
  own(seat: SeatId | null, readsChanges: boolean): Shown;
  /** The only seat that is told of it at all; null: everyone is. */
  only: SeatId | null;
}

/** `events` are those that came with it. */
export function newsOf(before: Room, after: Room, events: readonly GameEvent[], present: ReadonlySet<string>): News {
  const news = newsForAll(before, after, events, present);
  if (before.plans === after.plans && before.undone === after.undone) return { ...news, only: null };
  const isNew = (seat: SeatId): boolean =>
    (before.plans[seat] ?? null) !== (after.plans[seat] ?? null) ||
    (before.undone !== after.undone && Boolean(after.plans[seat]));
  return {
    ...news,
    own: (seat, readsChanges) => ({
      ...news.own(seat, readsChanges),
      ...(seat !== null && isNew(seat) && { plan: planShown(after, seat) }),
    }),
    only: before.quiet === after.quiet ? null : after.plans.findIndex((_, seat) => isNew(seat)),
  };
}

function newsForAll(
  before: Room,
  after: Room,
  events: readonly GameEvent[],
  present: ReadonlySet<string>,
): Omit<News, 'only'> {
  // whoever watched may sit on a chair now, whose cards they have not seen
  if (after.game && hasChangedHands(before, after))
    return {
      alike: NOTHING,
      changes: NOTHING,
      own: (seat, readsChanges) => shown(after, seat, present, after.at, { readsChanges }),
    };
  const alike: Shown = {};
  if (hasChangedAround(before, after)) alike.room = roomShown(after, present, after.at);
  if (after.chat !== before.chat) Object.assign(alike, chatChanged(before, after));
  const { game: was } = before;
  const { game } = after;
  if (!game || game === was) return { alike, changes: NOTHING, own: () => NOTHING };
  // a game that is over asks nothing new, and an undo leads to an earlier question
  if (was?.state.question === game.state.question && after.status === before.status) {
    alike.answered = game.state.sealed.map((choice) => choice >= 0);
    return {
      alike,
      changes: NOTHING,
      own: (seat) => (seat !== null && hasAnswered(was, game, seat) ? { asks: asksOf(game, seat) } : NOTHING),
    };
  }
  const log =
    before.undone === after.undone
      ? { from: after.told - events.length, events: [...events] }
      : { from: 0, events: eventsOf(after, 0) };
  const isSecret = log.events.some(({ secret }) => secret);
  if (!isSecret) alike.log = log;
  const open = openView(game);
  return {
    alike,
    changes: was ? { changed: changesBetween(openView(was), open) ?? {} } : { open },
    own: (seat, readsChanges) => ({
      ...(isSecret && { log: { ...log, events: log.events.map((event) => redact(event, seat)) } }),
      ...(readsChanges ? ownPart(game, seat, open) : { view: seat === null ? open : ownView(game, seat, open) }),
    }),
  };
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
  'beginning',
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
