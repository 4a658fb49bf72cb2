/** What must hold of a room whatever happens to it. */
import { clockNow, type FromServer, type Known, LEVELS, learn, type Shown, withChanges } from '@polis/client';
import {
  asksOf,
  type Game,
  type GameEvent,
  NONE,
  redact,
  replay,
  type SeatId,
  save,
  type View,
  view,
} from '@polis/engine';
import { expect } from 'vitest';
import {
  chairOf,
  deadlines,
  type Fact,
  newsOf,
  numberTold,
  questionFor,
  type Room,
  rebuild,
  roomShown,
  shown,
  thinking,
} from '../../src/room/index.ts';

export interface Line {
  seq: number;
  at: number;
  fact: Fact;
}

type Message = Extract<FromServer, { type: 'shown' }>;

interface Witness {
  person: string;
  known: Known;
  /** The same, of someone whose client reads changes. */
  followed: Known;
  /** Names of cards that the engine has shown to this person so far. */
  granted: Set<string>;
}

/** A short journal is folded again after every fact, a long one now and then. */
const SHORT = 25;
const NOW_AND_THEN = 20;

/** Everyone who looks at a table, and what they know of it. */
export function witnesses(first: Room, people: readonly string[], present: ReadonlySet<string>) {
  const all: Witness[] = people.map((person) => {
    const known = learn(null, fresh(first, chair(first, person), present, first.at));
    if (!known) throw new Error('the first message says all');
    const followed = learn(null, fresh(first, chair(first, person), present, first.at, true)) as Known;
    return { person, known, followed, granted: new Set() };
  });

  /** One of those who only watch is enough once it is clear who plays. */
  const isTold = (witness: Witness, room: Room): boolean =>
    !room.game || chair(room, witness.person) !== null || witness === all[all.length - 1];

  function tell(witness: Witness, room: Room, now: number, what: Shown, changes: Shown = what): void {
    const you = chair(room, witness.person);
    if (!isTold(witness, room)) return;
    const message = sent(room, you, now, what);
    witness.known = learn(witness.known, message) as Known;
    witness.followed = learn(witness.followed, sent(room, you, now, changes)) as Known;
    same({ ...witness.followed, open: null }, { ...witness.known, open: null });
    knowsAll(witness, room, you, now);
    if (room.game) keepsSecrets(message, room.game, you, witness.granted);
    hasNoOtherParts(message);
    keepsTheDeal(message, room);
    keepsTheBeginning(message, room);
  }

  const knowsAll = ({ known }: Witness, room: Room, you: SeatId | null, now: number): void =>
    same(asOf(known, now), asOf(learn(null, fresh(room, you, present, now)) as Known, now));

  /** Who takes over a chair during a game may know what was seen from it. */
  function inherit(witness: Witness, before: Room, after: Room): void {
    const now = chair(after, witness.person);
    if (!before.game || now === null || chair(before, witness.person) === now) return;
    const giver = all.find(({ person }) => person === before.chairs[now].person?.id);
    for (const card of giver?.granted ?? []) witness.granted.add(card);
  }

  return {
    afterFact(before: Room, after: Room, events: readonly GameEvent[], journal: readonly Line[]): void {
      for (const witness of all) inherit(witness, before, after);
      const { alike, changes, own, only } = newsOf(before, after, events, present);
      if (changes.changed && before.game && after.game)
        same(withChanges(view(before.game, null), changes.changed), view(after.game, null));
      for (const witness of all) {
        const you = chair(after, witness.person);
        if (only !== null && only !== you) {
          // told nothing, they know all the same what they would be told now
          if (isTold(witness, after)) knowsAll(witness, after, you, after.at);
          continue;
        }
        const whole = { ...alike, ...own(you, false) };
        tell(witness, after, after.at, whole, { ...alike, ...changes, ...own(you, true) });
      }
      someoneGoesOn(after);
      if (after.seq < SHORT || after.seq % NOW_AND_THEN === 0) rebuilds(after, journal);
    },
    afterPresence(room: Room, now: number): void {
      for (const witness of all) tell(witness, room, now, { room: roomShown(room, present, now) });
    },
    /** Only time has passed. */
    afterNothing(room: Room, now: number): void {
      for (const witness of all) tell(witness, room, now, {});
    },
    rebuilds,
  };
}

const chair = (room: Room, person: string): SeatId | null => {
  const found = chairOf(room, person);
  return found < 0 ? null : found;
};

/** As it goes over the wire. */
const sent = (room: Room, you: SeatId | null, now: number, what: Shown): Message =>
  JSON.parse(JSON.stringify({ type: 'shown', table: room.id, seq: numberTold(room, room.seq), now, you, ...what }));

const fresh = (
  room: Room,
  you: SeatId | null,
  present: ReadonlySet<string>,
  now: number,
  readsChanges = false,
): Message => ({
  type: 'shown',
  table: room.id,
  seq: numberTold(room, room.seq),
  now,
  you,
  ...shown(room, you, present, now, { readsChanges }),
});

/** Everything known, with clocks that have gone on since they were told. */
function asOf(known: Known, now: number): object {
  const clocks = known.room.clocks && {
    left: known.room.clocks.left.map((_, chair) => clockNow(known, chair, now)?.left),
    runs: known.room.clocks.runs.map((_, chair) => clockNow(known, chair, now)?.isRunning),
    stands: known.room.clocks.runs.map((_, chair) => clockNow(known, chair, now)?.holiday !== null),
  };
  return { ...known, now, roomAt: now, room: { ...known.room, clocks } };
}

/** Much quicker than `toEqual`, which tells the difference once there is one. */
function same(one: object, other: object): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

/** The journal makes the same room again, and a room that was rebuilt goes on as the one that was not. */
export function rebuilds(room: Room, journal: readonly Line[]): void {
  const again = rebuild(room.id, journal);
  same(plain(again), plain(room));
  expect(again.game?.rules).toBe(room.game?.rules);
}

/** Without the rules, which are the same for all games of a kind. */
const plain = (room: Room): object => ({ ...room, game: room.game && { ...room.game, rules: null } });

export const textOf = (room: Room): string => JSON.stringify(plain(room));

/** Until the game is over a person or a bot is asked who can answer, and clocks run for people who are asked only. */
function someoneGoesOn(room: Room): void {
  const { game, chairs, clocks, settings } = room;
  if (!game || room.frozen) return;
  expect(room.status).toBe(game.state.at >= game.rules.end ? 'over' : 'playing');
  const byBots = thinking(room);
  for (const { seat } of byBots) expect(questionFor(room, seat)?.question.choices.length).toBeGreaterThan(0);
  const byPeople = chairs.flatMap(({ person, lent, conceded }, i) => {
    const isOpen = asksOf(game, i).some(({ sealed, choices }) => sealed === NONE && choices.length > 0);
    const isTooLate = settings.timeout !== 'nothing' && clocks?.out[i];
    return person && !lent && !conceded && !isTooLate && isOpen ? [i] : [];
  });
  expect(byBots.length + byPeople.length > 0).toBe(room.status === 'playing');
  if (clocks) expect(deadlines(room).map((one) => one.chair)).toEqual(byPeople.filter((i) => !clocks.out[i]));
}

/** All cards that the engine's view shows. */
function grant(granted: Set<string>, { rules }: Game, { seats, piles, asks }: View): void {
  const shownPiles = [...piles, ...seats.flatMap((one) => one.piles)].flatMap(({ cards }) => cards ?? []);
  const offered = asks.flatMap(({ ask }) => (ask.ask === 'pick' ? ask.options : []));
  for (const card of [...shownPiles, ...offered]) granted.add(rules.cards[card].name);
}

const PARTS = ['type', 'table', 'seq', 'now', 'you', 'room', 'view', 'answered', 'asks', 'plan', 'log', 'chat', 'said'];
const ROOM =
  'code,status,host,settings,beginning,chairs,clocks,undo,muted,removed,next,frozen,undone,commitment,dealing';
const BEGINNING = 'is,of,name,age,turn,keeps';
const CHAIR = 'person,bot,lent,conceded,byBot,present,pledge,holidays,wanted';

function hasNoOtherParts(message: Message): void {
  expect(Object.keys(message).filter((part) => !PARTS.includes(part))).toEqual([]);
  if (!message.room) return;
  expect(Object.keys(message.room).join()).toBe(ROOM);
  if (message.room.beginning) expect(Object.keys(message.room.beginning).join()).toBe(BEGINNING);
  expect(message.room.chairs.filter((one) => Object.keys(one).join() !== CHAIR)).toEqual([]);
}

/** Neither what the server has drawn nor what people add to it: the record tells it, once the game is over. */
function keepsTheDeal(message: Message, { dealing, deal }: Room): void {
  const parts = [...(dealing?.parts ?? []), ...(deal?.parts ?? [])].map(({ nonce }) => nonce);
  const text = JSON.stringify(message);
  for (const secret of [dealing?.config.seed, deal?.secret, ...parts])
    if (secret) expect(text.includes(secret)).toBe(false);
}

/** Nor by what seed anything was dealt before the game here began. */
function keepsTheBeginning(message: Message, { beginning }: Room): void {
  const text = JSON.stringify(message);
  for (let at = beginning?.from; at && 'game' in at; at = at.game.from) expect(text.includes(at.game.seed)).toBe(false);
}

/** Nothing is in a message that the engine does not grant to its reader, now or before. */
function keepsSecrets(message: Message, game: Game, you: SeatId | null, granted: Set<string>): void {
  const seen = view(game, you);
  grant(granted, game, seen);
  expect(JSON.stringify(message).includes(game.config.seed)).toBe(false);
  if (message.view) same(message.view, seen);
  if (message.answered) same(message.answered, seen.answered);
  if (message.asks) same(message.asks, seen.asks);
  if (message.log) same(message.log.events, redacted(game, you).slice(message.log.from));
  // what is built may be lost again before anyone looks
  for (const event of message.log?.events ?? []) if (event.event === 'built') granted.add(event.card);
  // what someone has wished for are their own words
  const { view: _, chat: __, said: ___, plan: ____, room, ...rest } = message;
  if (you === null) expect(message.plan).toBe(undefined);
  const words = JSON.stringify([rest, room?.chairs, room?.frozen]).matchAll(/"([\w' -]+)"/g);
  const isLevel = (name: string): boolean => (LEVELS as readonly string[]).includes(name);
  const cards = [...words].map(([, word]) => word).filter((word) => game.rules.cardByName.has(word) && !isLevel(word));
  expect(cards.filter((name) => !granted.has(name))).toEqual([]);
}

const told = new WeakMap<Game, GameEvent[]>();

function redacted(game: Game, you: SeatId | null): GameEvent[] {
  const events = told.get(game) ?? [];
  if (!told.has(game)) replay(save(game), undefined, events);
  told.set(game, events);
  return events.map((event) => redact(event, you));
}
