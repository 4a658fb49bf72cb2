/** The one way a room changes: a fact happens to it. The journal is folded with it, and so is every new fact. */
import { FIRST_BOXES, type Level, type Person, type RoomRefusal, type Settings, USUAL } from '@polis/client';
import {
  commitmentOf,
  create,
  type GameEvent,
  isAsRecorded,
  over,
  replay,
  retract,
  type SeatId,
  save,
  submit,
} from '@polis/engine';
import { isAsDealt } from './beginning.ts';
import { freshClocks, newQuestion, runOut, setRunning, standStill, stopAll } from './clocks.ts';
import { dealingFor, dealt, isComplete, told } from './dealing.ts';
import { given, resignsAtOnce } from './giving.ts';
import { replanned } from './holidays.ts';
import { KNOWS, needsOf } from './needs.ts';
import { afterAnswer, afterUndo, planned } from './plans.ts';
import { chairOf, chairsNotGivenUp, chairsOfPeople, isByBot, STAND_IN } from './players.ts';
import type { Chair, Fact, Room } from './types.ts';
import { lastTurn } from './undo.ts';

export type Happened =
  | { room: Room; events: GameEvent[]; refused: null }
  | { room: Room; events: []; refused: RoomRefusal };

/** A line of the journal. */
export interface WrittenFact {
  seq: number;
  at: number;
  fact: Fact;
}

interface Again {
  room: Room;
  events: readonly GameEvent[];
}

export const MOST_CHAT = 100;

export const freeChair = (): Chair => ({ person: null, bot: null, lent: null, conceded: false });

/** What was kept before a setting existed says nothing of it. */
export const complete = (settings: Settings): Settings => ({
  ...settings,
  boxes: settings.boxes ?? FIRST_BOXES,
  boards: settings.boards ?? [],
  expert: settings.expert ?? false,
  grace: settings.grace ?? null,
  timeout: settings.timeout ?? 'answer',
  lending: settings.lending ?? 'anyone',
  holidays: settings.holidays ?? true,
  slow: settings.slow ?? 0,
  talk: settings.talk ?? 'everyone',
  accounts: settings.accounts ?? false,
  onlookers: settings.onlookers ?? true,
  rated: settings.rated ?? true,
  hints: settings.hints ?? 'unrated',
});

export function openRoom(id: string, fact: Extract<Fact, { fact: 'created' }>, at: number): Room {
  const { code, host, settings, chairs, muted = [], removed = [] } = fact;
  return {
    id,
    code,
    seq: 1,
    at,
    status: 'gathering',
    host: host.id,
    settings: complete(settings),
    beginning: null,
    chairs,
    game: null,
    dealing: null,
    deal: null,
    commitment: null,
    told: 0,
    undone: 0,
    clocks: null,
    asked: null,
    botAnswered: [],
    plans: [],
    quiet: [],
    given: [],
    isResignedAtOnce: false,
    ended: null,
    undo: null,
    chat: [],
    muted,
    removed,
    next: null,
    frozen: null,
    needs: needsOf(fact),
  };
}

/** A fact that the engine refuses leaves the room as it was. */
export function happen(before: Room, fact: Fact, at: number): Happened {
  const room = { ...before, seq: before.seq + 1, at, needs: Math.max(before.needs, needsOf(fact)) };
  switch (fact.fact) {
    case 'created':
      throw new Error('a room is created once');
    case 'unreadable':
      throw new Error('a line cannot be read');
    case 'answered':
      return answered(before, room, fact);
    case 'retracted':
      return retracted(before, room, fact.seat);
    case 'planned':
      return { room: planned(room, before.at, fact), events: [], refused: null };
    case 'started':
      return started(room, fact);
    case 'told':
      return toldPart(before, room, fact);
    case 'dealt':
      return begin(before, room);
    case 'undo-asked':
      return settleUndo({ ...room, undo: { by: fact.chair, agreed: [fact.chair], everyone: fact.everyone ?? false } });
    case 'undo-agreed':
      return settleUndo(
        room.undo ? { ...room, undo: { ...room.undo, agreed: [...room.undo.agreed, fact.chair] } } : room,
      );
    case 'lent':
      return lent(room, [fact.chair], fact.bot);
    case 'ran-out':
      return ranOut(room, fact.chairs);
    case 'conceded':
      return conceded(room, fact.chair);
    default:
      return { room: quietly(room, fact), events: [], refused: null };
  }
}

type Consequential =
  | 'created'
  | 'unreadable'
  | 'answered'
  | 'retracted'
  | 'planned'
  | 'started'
  | 'told'
  | 'dealt'
  | 'undo-asked'
  | 'undo-agreed'
  | 'lent'
  | 'ran-out'
  | 'conceded';
type QuietFact = Exclude<Fact, { fact: Consequential }>;

/** What changes the room and not the game. */
function quietly(room: Room, fact: QuietFact): Room {
  switch (fact.fact) {
    case 'begins':
      return begins(room, fact);
    case 'sat':
      return withChair(readmitted(room, fact.person.id), fact.chair, { ...freeChair(), person: fact.person });
    case 'left':
      return left(room, fact.person);
    case 'set':
      return { ...room, settings: complete(fact.settings), chairs: fitted(room.chairs, fact.settings.seats) };
    case 'bot':
      return withChair(room, fact.chair, { ...freeChair(), bot: fact.bot });
    case 'pledged':
      return withChair(room, fact.chair, { ...room.chairs[fact.chair], pledge: fact.pledge });
    case 'dealing':
      return { ...room, dealing: dealingFor(room, fact) };
    case 'ordered':
      return { ...room, chairs: fact.order.map((chair) => room.chairs[chair]) };
    case 'removed':
      return removed(room, fact.chair);
    case 'readmitted':
      return readmitted(room, fact.person);
    case 'undo-refused':
      return { ...room, undo: null };
    case 'reclaimed':
      return setRunning(withChair(room, fact.chair, { ...room.chairs[fact.chair], lent: null }));
    case 'lend-agreed':
      return wanted(room, fact.chair, fact.by);
    case 'holidays':
      return onHoliday(room, fact);
    case 'resumed':
      return standStill(room, fact.lost ?? room.at - fact.since);
    case 'said':
      // someone was forgotten, and with them what they said
      if (fact.text === '') return room;
      return { ...room, chat: [...room.chat, { at: room.at, person: fact.person, text: fact.text }].slice(-MOST_CHAT) };
    case 'muted':
      return {
        ...room,
        muted: [...room.muted.filter((id) => id !== fact.person), ...(fact.muted ? [fact.person] : [])],
      };
    case 'rematch':
      return { ...room, next: fact.table };
    case 'adopted':
      return adopted(room, fact.from, fact.to);
    case 'renamed':
      return withPerson(room, fact.person.id, fact.person);
    case 'agreed':
    case 'forgotten':
      return room;
  }
}

/** Chairs are as many as the game has players, and who sits on which stays. */
function begins(room: Room, { fact: _, settings, ...beginning }: Extract<Fact, { fact: 'begins' }>): Room {
  return { ...room, beginning, settings: complete(settings), chairs: fitted(room.chairs, settings.seats) };
}

/** People who were forgotten cannot come back, so they are not listed among those sent away. */
function removed(room: Room, chair: number): Room {
  const { person } = room.chairs[chair];
  const sentAway = person?.name ? [...room.removed, person] : room.removed;
  return withChair({ ...room, removed: sentAway }, chair, freeChair());
}

const readmitted = (room: Room, person: string): Room =>
  room.removed.some(({ id }) => id === person)
    ? { ...room, removed: room.removed.filter(({ id }) => id !== person) }
    : room;

function adopted(room: Room, from: string, to: Person): Room {
  return {
    ...readmitted(withPerson(room, from, to), to.id),
    host: room.host === from ? to.id : room.host,
    muted: [...new Set(room.muted.map((id) => (id === from ? to.id : id)))],
  };
}

/** Someone is another, or has another name, wherever the room shows them. */
function withPerson(room: Room, from: string, to: Person): Room {
  const same = (person: Person): Person => (person.id === from ? to : person);
  return {
    ...room,
    chairs: room.chairs.map((chair) => (chair.person?.id === from ? { ...chair, person: to } : chair)),
    chat: room.chat.map((line) => ({ ...line, person: same(line.person) })),
    removed: room.removed.map(same),
  };
}

const withChair = (room: Room, at: number, chair: Chair): Room => ({
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

function wanted(room: Room, chair: number, by: number): Room {
  const { wanted: before = [], ...rest } = room.chairs[chair];
  return withChair(room, chair, { ...rest, wanted: [...before, by] });
}

/** Whoever is here again, or has a bot play for them, is not talked about any more. */
const notWanted = ({ wanted: _, ...chair }: Chair): Chair => chair;

/** Whose chair it is may have changed since. */
function onHoliday(room: Room, { person, spans }: Extract<Fact, { fact: 'holidays' }>): Room {
  const chair = chairOf(room, person);
  if (chair < 0) return room;
  const { holidays: known = [], ...rest } = room.chairs[chair];
  const holidays = replanned(known, spans, room.at, room.clocks?.since[chair] ?? room.at);
  return withChair(room, chair, { ...rest, holidays });
}

/** Someone leaves before the game; the next one becomes host, and a table without people is closed. */
function left(room: Room, person: string): Room {
  const without = withChair(room, chairOf(room, person), freeChair());
  if (room.host !== person) return without;
  const heir = without.chairs.find((chair) => chair.person)?.person?.id ?? null;
  // only the host could lift it: a new host is muted no more
  const muted = room.muted.filter((id) => id !== heir);
  const next = { ...without, host: heir, muted };
  return heir === null ? { ...next, status: 'over', ended: room.at } : next;
}

type Start = Pick<Extract<Fact, { fact: 'started' }>, 'config' | 'fill'> & Partial<Pick<Room, 'deal' | 'commitment'>>;

/** Once the last of them has told theirs the game begins. */
function toldPart(before: Room, room: Room, { chair, nonce }: Extract<Fact, { fact: 'told' }>): Happened {
  if (!room.dealing) return refusedAs(before, { code: 'not-dealing', message: 'no cards are being dealt here' });
  const dealing = told(room.dealing, chair, nonce);
  const next = { ...room, dealing };
  return isComplete(dealing) ? begin(before, next) : { room: next, events: [], refused: null };
}

function begin(before: Room, room: Room): Happened {
  if (!room.dealing) return refusedAs(before, { code: 'not-dealing', message: 'no cards are being dealt here' });
  const { fill } = room.dealing;
  return started({ ...room, dealing: null }, { fill, ...dealt(room.dealing) });
}

function started(
  room: Room,
  { config, fill, deal = null, commitment = isAsDealt(room.beginning) ? null : commitmentOf(config.seed) }: Start,
): Happened {
  const events: GameEvent[] = [];
  const game = create(room.beginning ? { ...config, from: room.beginning.from } : config, events);
  const chairs = room.chairs.map(({ pledge: _, ...chair }) =>
    chair.person || chair.bot ? chair : { ...chair, bot: fill },
  );
  const clocks = freshClocks(room.settings.clock, chairs.length);
  const begun: Room = { ...room, status: 'playing', chairs, game, deal, commitment, told: events.length, clocks };
  return { room: nextQuestion(begun), events, refused: null };
}

/** What others wanted of someone was about the last one. */
function nextQuestion(room: Room): Room {
  const chairs = room.chairs.some((chair) => chair.wanted) ? room.chairs.map(notWanted) : room.chairs;
  return newQuestion({ ...room, chairs, asked: room.at });
}

function answered(before: Room, room: Room, fact: Extract<Fact, { fact: 'answered' }>): Happened {
  if (!before.game) return refusedAs(before, { code: 'not-playing', message: 'no game is being played here' });
  const { game, events, error } = submit(before.game, fact.seat, fact.choice);
  if (error) return refusedAs(before, error);
  const others = room.botAnswered.filter((seat) => seat !== fact.seat);
  const botAnswered = isByBot(before, fact.seat) ? [...others, fact.seat] : others;
  const now: Room = {
    ...afterAnswer(before, room, fact.seat, fact.wish),
    game,
    told: room.told + events.length,
    botAnswered,
    given: given(before, fact, game),
  };
  if (over(game))
    return { room: { ...stopAll(now), undo: null, plans: [], status: 'over', ended: room.at }, events, refused: null };
  const isSettled = game.state.question !== before.game.state.question;
  return {
    room: isSettled ? nextQuestion({ ...now, botAnswered: [], undo: null }) : setRunning(now),
    events,
    refused: null,
  };
}

function retracted(before: Room, room: Room, seat: SeatId): Happened {
  if (!before.game) return refusedAs(before, { code: 'not-playing', message: 'no game is being played here' });
  const { game, error } = retract(before.game, seat);
  if (error) return refusedAs(before, error);
  const botAnswered = room.botAnswered.filter((one) => one !== seat);
  const rest = afterAnswer(before, room, seat, undefined);
  return { room: setRunning({ ...rest, game, botAnswered }), events: [], refused: null };
}

/** In rated games nothing is undone while a bot plays for someone, nor what was asked for before. */
function lent(room: Room, which: readonly number[], bot: Level): Happened {
  const undo = room.undo?.everyone && room.settings.rated ? null : room.undo;
  const chairs = room.chairs.map((chair, i) => (which.includes(i) ? { ...notWanted(chair), lent: bot } : chair));
  return settleUndo(setRunning({ ...room, undo, chairs }));
}

/** What then happens to a chair is as the table has agreed. */
function ranOut(room: Room, chairs: readonly number[]): Happened {
  const out = runOut(room, chairs);
  return room.settings.timeout === 'chair' ? lent(out, chairs, STAND_IN) : { room: out, events: [], refused: null };
}

function conceded(room: Room, chair: number): Happened {
  const isResignedAtOnce = room.isResignedAtOnce || resignsAtOnce(room, chair);
  return settleUndo(
    setRunning(withChair({ ...room, isResignedAtOnce }, chair, { ...room.chairs[chair], conceded: true })),
  );
}

/** When the last of those who are asked agrees, the last turn has not happened. */
function settleUndo(room: Room): Happened {
  const { undo } = room;
  const people = undo?.everyone ? chairsNotGivenUp(room) : chairsOfPeople(room);
  if (!undo || !room.game || people.length === 0 || !people.every((chair) => undo.agreed.includes(chair)))
    return { room, events: [], refused: null };
  const events: GameEvent[] = [];
  const game = replay(save(room.game), lastTurn(room.game), events);
  const back: Room = {
    ...room,
    botAnswered: [],
    given: room.given.slice(0, game.moves.length),
    undo: null,
    plans: afterUndo(room, game.state.question),
    game,
    told: events.length,
    undone: room.undone + 1,
  };
  return { room: nextQuestion(back), events: [], refused: null };
}

const refusedAs = (room: Room, refused: RoomRefusal): Happened => ({ room, events: [], refused });

/** Is told of every fact after the first, with the room before and after it. */
export type Watch = (before: Room, fact: Fact, after: Room) => void;

/**
 * What a journal makes of a room. A game that is not rebuilt as it was is frozen there: people only talk from then on.
 */
export function rebuild(id: string, lines: readonly WrittenFact[], watch?: Watch): Room {
  const steps = rebuilding(id, lines, watch);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same line by line, for those who must not be kept from other work by a long journal. */
export function* rebuilding(id: string, lines: Iterable<WrittenFact>, watch?: Watch): Generator<null, Room> {
  let room: Room | null = null;
  for (const line of lines) {
    const before: Room | null = room;
    room = before ? happenAgain(before, line).room : openAgain(id, line);
    if (before) watch?.(before, line.fact, room);
    yield null;
  }
  if (!room) throw new Error(`table ${id} has no journal`);
  return room;
}

function openAgain(id: string, { seq, at, fact }: WrittenFact): Room {
  try {
    if (fact.fact === 'created') return openRoom(id, fact, at);
  } catch {
    // it says too little
  }
  return lostRoom(id, seq, at);
}

/** Nothing is known of a table whose first line is lost but that people talk there. */
const lostRoom = (id: string, seq: number, at: number): Room => ({
  ...openRoom(id, { fact: 'created', code: '', host: { id: '', name: '' }, settings: LOST, chairs: [] }, at),
  seq,
  status: 'over',
  host: null,
  frozen: `line ${seq} does not tell how the table began`,
});

const LOST: Settings = {
  ...USUAL,
  modules: ['base'],
  edition: 'first',
  seats: 3,
  wonders: null,
  listed: false,
  rated: false,
};

/** What the next line of the journal makes of a room, and the events that came with it. */
export function happenAgain(room: Room, line: WrittenFact): Again {
  const { room: next, events } = again(room, line);
  return { room: { ...next, seq: line.seq }, events };
}

/** What happens to people, not to the game. */
export const DESPITE_FROST: readonly Fact['fact'][] = ['said', 'muted', 'adopted', 'renamed', 'forgotten'];

function again(room: Room, { seq, at, fact }: WrittenFact): Again {
  if (needsOf(fact) > KNOWS) return frozen({ ...room, needs: needsOf(fact) }, `line ${seq} is of a newer Polis`);
  if (room.frozen && !DESPITE_FROST.includes(fact.fact)) return { room, events: [] };
  if (fact.fact === 'unreadable') return frozen(room, `line ${seq} cannot be read`);
  try {
    const { room: next, events, refused } = happen(room, fact, at);
    if (refused) return frozen(room, `line ${seq} cannot happen again: ${refused.code}`);
    if (fact.fact === 'answered' && next.game && !isAsRecorded(next.game, fact.hash))
      return frozen(room, `after line ${seq} the table is not the one that was recorded`);
    return { room: next, events };
  } catch (error) {
    return frozen(room, `line ${seq} cannot happen again: ${(error as Error).name}`);
  }
}

/** Everyone is shown why: the sentence names no card, since it could be a hidden one. */
const frozen = (room: Room, why: string): Again => ({
  room: { ...stopAll(room), dealing: null, frozen: room.frozen ?? why },
  events: [],
});
