/**
 * Tells people what they are owed. Every node looks every second or so, claims some of them, sends, and writes down what
 * has become of it. If it dies in between, another one sends the same again, with the same id.
 */
import { canSitAt, meets, type Room } from '../room/index.ts';
import type { NudgeChannel, NudgeFailure } from '../store/nudges.ts';
import type { Nudge, Owed, Settled } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';
import { askedIn } from '../tables/turns.ts';
import { deliveryId, isNewTo, type Message, messageFor, messageOfTable, type Told, toldOf } from './message.ts';
import type { NudgePaces } from './options.ts';
import { NotSent } from './posting.ts';
import { type Reminder, remindersOf } from './reminders.ts';
import { mayRemindAt, mayTellAt } from './when.ts';

export interface Sending {
  /** Looks now, and again and again until it is closed. */
  begin(): void;
  close(): Promise<void>;
  /** How many people are owed something that should have been told a while ago, as of the last look. */
  late(): number;
}

/** Sends it there; false if nobody is there any more. Rejects with `NotSent`. `isNews`: else it takes something back. */
export type Send = (channel: NudgeChannel, message: Message, isNews: boolean, language: string) => Promise<boolean>;

interface Around extends Pick<Surroundings, 'now' | 'after' | 'log'> {
  store: Pick<Store, 'claimNudges' | 'settleNudges' | 'hereNow' | 'lateNudges' | 'removeOldNudges' | 'apartFrom'>;
  tables: Pick<Tables, 'room' | 'refresh'>;
  paces: NudgePaces;
  send: Send;
  /** Whether what is shown there can be taken back. */
  canTakeBack(channel: NudgeChannel): boolean;
  /** People who look at a table at this node. */
  peopleHere(): string[];
  counted(kind: NudgeChannel['kind'], isSent: boolean): void;
}

const AT_ONCE = 20;
/** How much longer each pause is than the one before. */
const LONGER = 5;
const LONGEST_MS = 12 * 3600 * 1000;
const MOST_TRIES = 8;
/** So often given up in a row: nothing is sent there any more, until its owner has tried it. */
export const MOST_GIVEN_UP = 5;
const LATE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;
/** For how long an address waits to be confirmed, and failures are listed. */
export const CONFIRM_MS = 3 * DAY_MS;
/** When a table is looked for again that this node cannot read. */
const UNKNOWN_MS = 30_000;
const TIDY_MS = 3600 * 1000;

type Tellable = Nudge | Reminder;

/** What has become of one channel. */
interface Done {
  channel: NudgeChannel;
  isLost: boolean;
  failure: NudgeFailure | null;
  /** When it has to be looked again. */
  due: number | null;
  /** Whether anything of this was told there. */
  hasTold: boolean;
}

export function keepSending(around: Around): Sending {
  const { store, tables, paces, now, after, log } = around;
  let isClosed = false;
  let callOff: () => void = () => undefined;
  let round: Promise<void> = Promise.resolve();
  let late = 0;
  let notedAt = Number.NEGATIVE_INFINITY;
  let tidiedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    if (now() - notedAt >= paces.hereMs) {
      notedAt = now();
      await store.hereNow(around.peopleHere(), now());
      late = await store.lateNudges(now() - LATE_MS);
    }
    if (now() - tidiedAt >= TIDY_MS) {
      tidiedAt = now();
      await store.removeOldNudges(now() - CONFIRM_MS);
    }
    for (;;) {
      const owed = await store.claimNudges(now(), now() + paces.claimMs, AT_ONCE);
      const here = new Set(owed.length > 0 ? around.peopleHere() : []);
      // who has just come is here before that is written down
      await Promise.all(owed.map((one) => tellAll(here.has(one.person) ? { ...one, here: now() } : one)));
      if (owed.length < AT_ONCE || isClosed) return;
    }
  }

  /** One who makes trouble does not keep others waiting: they are tried again when the claim is past. */
  async function tellAll(owed: Owed): Promise<void> {
    try {
      await store.settleNudges(await settled(owed), now());
    } catch (error) {
      log.error({ err: error }, 'someone could not be told of their turn');
    }
  }

  async function settled(owed: Owed): Promise<Settled> {
    const { person, version, wish } = owed;
    const rooms = await roomsOf(owed);
    const isInvited = owed.nudges.some(({ what }) => what === 'invite');
    const apartFrom = isInvited ? await store.apartFrom(person) : [];
    const isSo = (nudge: Nudge): boolean => stillSo(nudge, rooms.get(nudge.table), person, apartFrom);
    const wanted = owed.nudges.filter(({ what }) => what !== 'over' || (wish.ends && wish.mode !== 'never'));
    const turns = wanted.filter(isSo);
    const reminders = remindersOf(person, wish, turns, rooms);
    const nudges = [...turns, ...reminders.filter(({ at }) => at <= now())];
    const later = reminders.flatMap(({ at }) => (at > now() ? [at] : []));
    // what its clock says is asked again
    if (wish.remind > 0 && turns.some(({ table }) => !rooms.has(table))) later.push(now() + UNKNOWN_MS);
    const done = await Promise.all(owed.channels.map((channel) => tell(owed, channel, nudges, rooms)));
    const left = done.filter(({ isLost }) => !isLost).map(({ channel }) => channel);
    return {
      person,
      version,
      due: earliest([...done.map(({ due }) => due), ...later]),
      channels: left,
      lost: done.flatMap(({ isLost, channel }) => (isLost ? [channel.id] : [])),
      told: done.some(({ hasTold }) => hasTold) ? turns : [],
      gone: owed.nudges.filter((nudge) => !turns.includes(nudge) || isDoneWith(nudge, left)),
      failures: done.flatMap(({ failure }) => (failure ? [failure] : [])),
    };
  }

  /** Of the tables of which something is owed; without those that cannot be read now. */
  async function roomsOf({ nudges }: Owed): Promise<Map<string, Room | null>> {
    const rooms = new Map<string, Room | null>();
    for (const { table, seq } of nudges)
      try {
        let room = await tables.room(table);
        // another node has written it, and this one has not read it yet
        if (room && room.seq < seq) {
          await tables.refresh(table);
          room = await tables.room(table);
        }
        if (!room || room.seq >= seq) rooms.set(table, room);
      } catch {
        // it is left to another node, or cannot be read: then all that is known of it is that it waits
      }
    return rooms;
  }

  async function tell(
    owed: Owed,
    channel: NudgeChannel,
    all: readonly Tellable[],
    rooms: ReadonlyMap<string, Room | null>,
  ): Promise<Done> {
    const nudges = all.filter(({ table, what }) =>
      channel.table === null ? what !== 'table' : what === 'table' && table === channel.table,
    );
    const told = JSON.parse(channel.told) as Told;
    const known = nudges.filter((nudge) => !isNewTo(told, nudge));
    const news = nudges.filter((nudge) => isNewTo(told, nudge));
    const isUnchanged = known.length === told.length;
    const nothing = { isLost: false, failure: null, due: null, hasTold: false };
    const knows = (some: readonly Tellable[]): NudgeChannel => ({ ...channel, told: JSON.stringify(toldOf(some)) });
    if (channel.confirmed === null || channel.givenUp >= MOST_GIVEN_UP) return { ...nothing, channel: knows(nudges) };
    if (news.length === 0 && isUnchanged) return { ...nothing, channel };

    const at = news.length > 0 ? mayTell(owed, channel, news) : now();
    const due = at === null ? null : Math.max(at, channel.next ?? 0);
    const isNow = due !== null && due <= now() && news.length > 0;
    if (isNow) return sent(owed, channel, nudges, rooms, true);
    const wait = news.length > 0 ? due : null;
    if (isUnchanged) return { ...nothing, channel, due: wait };
    const hasEnded = told.some(
      ([table, is]) => isState(is) && !known.some((one) => one.table === table && one.what === is),
    );
    if (!hasEnded || !around.canTakeBack(channel)) return { ...nothing, channel: knows(known), due: wait };
    if ((channel.next ?? 0) > now()) return { ...nothing, channel, due: channel.next };
    const back = await sent(owed, channel, known, rooms, false);
    return { ...back, due: earliest([back.due, wait]) };
  }

  /** What is told first takes the rest along. */
  const mayTell = ({ wish, here }: Owed, { table }: NudgeChannel, news: readonly Tellable[]): number | null =>
    earliest(
      news.map((one) => {
        if (one.what === 'reminder') return mayRemindAt(wish, { ...one, here, now: now() }, paces);
        // what goes to all of a table is nobody's own
        if (table !== null) return Math.max(now(), one.at + paces.gatherMs);
        return mayTellAt(wish, { at: one.at, here, now: now() }, paces);
      }),
    );

  /** Tells all of it there, as one message. */
  async function sent(
    { person, wish: { language } }: Owed,
    channel: NudgeChannel,
    nudges: readonly Tellable[],
    rooms: ReadonlyMap<string, Room | null>,
    isNews: boolean,
  ): Promise<Done> {
    const told = JSON.stringify(toldOf(nudges));
    const calm = { ...channel, tries: 0, next: null };
    const message = messageOf();
    const isUnknown = isNews && message?.tables.length === 0;
    if (isUnknown) return { channel, isLost: false, failure: null, due: now() + UNKNOWN_MS, hasTold: false };
    // nobody has to move there any more
    if (message === null)
      return { channel: { ...calm, told }, isLost: false, failure: null, due: null, hasTold: false };
    try {
      const isThere = await around.send(channel, message, isNews, language);
      around.counted(channel.kind, true);
      return {
        channel: { ...calm, told, givenUp: 0 },
        isLost: !isThere,
        failure: null,
        due: null,
        hasTold: isThere,
      };
    } catch (error) {
      if (!(error instanceof NotSent)) log.error({ err: error }, 'someone could not be told of their turn');
      around.counted(channel.kind, false);
      return failed(channel, nudges, error instanceof NotSent ? error : new NotSent('failed'));
    }

    function messageOf(): Message | null {
      const there = new Map([...rooms].flatMap(([id, room]) => (room ? [[id, room] as const] : [])));
      if (channel.table === null) return messageFor(person, channel.id, nudges, there, { language, now: now() });
      const nudge = nudges.find((one): one is Nudge => one.what === 'table');
      const room = there.get(channel.table);
      return nudge && room ? messageOfTable(channel.id, nudge, room, language) : null;
    }
  }

  function failed(channel: NudgeChannel, nudges: readonly Tellable[], { why, isFinal }: NotSent): Done {
    const tries = channel.tries + 1;
    const isGivenUp = isFinal || tries >= MOST_TRIES;
    const next = now() + Math.min(paces.retryMs * LONGER ** (tries - 1), LONGEST_MS);
    return {
      channel: isGivenUp
        ? { ...channel, told: JSON.stringify(toldOf(nudges)), tries: 0, next: null, givenUp: channel.givenUp + 1 }
        : { ...channel, tries, next },
      isLost: false,
      failure: { channel: channel.id, delivery: deliveryId(channel.id, nudges), at: now(), tries, why, isGivenUp },
      due: isGivenUp ? null : next,
      hasTold: false,
    };
  }

  function begin(): void {
    round = look()
      .catch((error) => log.error({ err: error }, 'it could not be looked who is to be told of their turn'))
      .then(() => {
        if (!isClosed) callOff = after(paces.lookMs, begin);
      });
  }

  return {
    begin,
    late: () => late,
    async close() {
      isClosed = true;
      callOff();
      await round;
    },
  };
}

/** `room`: null if it was removed, undefined if nothing is known of it. */
function stillSo(
  { what }: Nudge,
  room: Room | null | undefined,
  person: string,
  apartFrom: readonly string[],
): boolean {
  if (room === undefined) return true;
  if (room === null) return false;
  if (what === 'turn') return askedIn(room).includes(person);
  if (what === 'invite') return canSitAt(room, person) && !meets(room, apartFrom);
  return what === 'over' ? room.status === 'over' : room.status === 'over' || askedIn(room).length > 0;
}

/** What lasts, and can be taken back when it does no more. */
const isState = (what: Tellable['what']): boolean => what === 'turn' || what === 'invite';

/** An end is told once, everywhere; a turn stays as long as it is one. */
function isDoneWith(nudge: Nudge, channels: readonly NudgeChannel[]): boolean {
  if (isState(nudge.what)) return false;
  return channels
    .filter(({ table }) => (nudge.what === 'table' ? table === nudge.table : table === null))
    .every(({ told }) => !isNewTo(JSON.parse(told) as Told, nudge));
}

function earliest(times: readonly (number | null)[]): number | null {
  const some = times.filter((time) => time !== null);
  return some.length > 0 ? Math.min(...some) : null;
}
