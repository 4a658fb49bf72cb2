/** What people ask of a table becomes a fact, or is refused with the reason. Nothing is changed here. */
import type { Command, Person, RoomCode, RoomRefusal, Settings } from '@polis/client';
import { type ChoiceForm, type Game, type GameConfig, hash, PolisError, readConfig } from '@polis/engine';
import { gameOf, isAsDealt, isOtherwise } from './beginning.ts';
import { deadlines, isThinking, SECOND } from './clocks.ts';
import { pledgers, refuseNonce } from './dealing.ts';
import { lendableFrom } from './grace.ts';
import { freeChair, type Happened, happen } from './happen.ts';
import { holidayAt } from './holidays.ts';
import { KNOWS } from './needs.ts';
import { due, refusePlan } from './plans.ts';
import { chairOf, chairsOfPeople, isTooLate, playerOf, STAND_IN } from './players.ts';
import type { Chair, Fact, Room } from './types.ts';

/** What the room cannot know or make by itself. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  now: number;
  /** Since when someone is not connected; null while they are. */
  awaySince(person: string): number | null;
  /** Whether whoever asks has an account; only asked for where the table wants one. */
  hasAccount: boolean;
  /** Whether people would take one name for the other. */
  areAlike(one: string, other: string): boolean;
  /** With whom whoever asks does not meet, since one of the two wants it so; only asked for where they sit down. */
  apartFrom: readonly string[];
  /** 32 hexadecimal digits that nobody can guess. */
  seed(): string;
  /** Opens a table for the same people and says which. */
  rematch: string | null;
}

export type Decision = { fact: Fact; refused: null } | { fact: null; refused: RoomRefusal };

export const yes = (fact: Fact): Decision => ({ fact, refused: null });
export const no = (code: RoomCode, message: string): Decision => ({ fact: null, refused: { code, message } });

/** A first table, with its creator on the first chair, unless another is named. */
export function creation(code: string, host: Person, settings: Settings, chair = 0): Decision {
  const refused = refuseSettings(settings);
  if (refused) return { fact: null, refused };
  if (chair >= settings.seats) return noSuchChair;
  const chairs = Array.from({ length: settings.seats }, freeChair);
  chairs[chair] = { ...freeChair(), person: host };
  return yes({ fact: 'created', code, host, settings, chairs });
}

/** A table for those who were found to play together, on the first chairs; the first of them is its host. */
export function gathering(code: string, people: readonly Person[], settings: Settings): Decision {
  const decided = creation(code, people[0], settings);
  if (decided.fact?.fact !== 'created') return decided;
  const chairs = decided.fact.chairs.map((chair, i) => ({ ...chair, person: people[i] ?? null }));
  return yes({ ...decided.fact, chairs });
}

/**
 * The table of a rematch: the same people and bots on the same chairs. Whoever was forgotten is left out. Whoever was
 * muted or removed stays so, except the host: only the host could lift it. `asker` is the host, unless they were muted:
 * then it is the host of before, or whoever else may speak. `isLeftOut`: they are not to meet those who come, or may not
 * play for now; their chair is free.
 */
export function rematchOf(
  room: Room,
  code: string,
  asker: Person,
  isLeftOut: (person: string, coming: readonly string[]) => boolean = () => false,
): Decision {
  const { settings, chairs, muted, removed } = room;
  const coming = [asker.id];
  for (const { person } of chairs)
    if (person?.name && person.id !== asker.id && !isLeftOut(person.id, coming)) coming.push(person.id);
  const again = chairs.map(
    ({ person, bot }): Chair => ({ ...freeChair(), person: person && coming.includes(person.id) ? person : null, bot }),
  );
  const mayHost = [asker, ...again.flatMap(({ person }) => person ?? [])].filter(({ id }) => !muted.includes(id));
  const former = mayHost.find(({ id }) => id === room.host);
  const host = mayHost.includes(asker) ? asker : (former ?? mayHost[0] ?? asker);
  return yes({
    fact: 'created',
    code,
    host,
    settings,
    chairs: again,
    muted: muted.filter((id) => id !== host.id),
    removed: removed.filter(({ id, name }) => name !== '' && id !== host.id),
  });
}

/** A mix that the engine does not play is refused with its sentence. */
function refuseSettings(settings: Settings): RoomRefusal | null {
  try {
    configOf(settings, '0'.repeat(32));
    return null;
  } catch (error) {
    if (error instanceof PolisError) return { code: error.code, message: error.message };
    throw error;
  }
}

/** The game that the settings of a table are about. */
function configOf({ modules, edition, boxes, boards, expert, seats, wonders }: Settings, seed: string): GameConfig {
  return readConfig({ modules, edition, boxes, boards, expert, seats, wonders, seed });
}

export function decide(room: Room, who: Person, command: Command, circumstances: Circumstances): Decision {
  const mayTalk = room.needs <= KNOWS && (command.do === 'say' || command.do === 'mute');
  if (room.frozen && !mayTalk) return no('frozen', 'this game could not be rebuilt as it was, so it stands still');
  if (room.dealing && BEFORE_THE_GAME.includes(command.do))
    return no('dealing', 'the cards are being dealt; wait a moment');
  switch (command.do) {
    case 'pledge':
      return pledge(room, who, command.pledge);
    case 'tell':
      return tell(room, who, command.nonce);
    case 'sit':
      return sit(room, who, command.chair, circumstances);
    case 'leave':
      return leave(room, who);
    case 'set':
    case 'bot':
    case 'order':
    case 'remove':
    case 'start':
      return arrange(room, who, command, circumstances);
    case 'answer':
    case 'retract':
      return answer(room, who, command);
    case 'plan':
      return plan(room, who, command);
    case 'undo':
    case 'agree':
      return undo(room, who, command);
    case 'lend':
      return lend(room, who, command, circumstances);
    case 'reclaim':
    case 'concede':
      return ownChair(room, who, command.do);
    case 'say':
      return say(room, who, command.text, circumstances);
    case 'mute':
      return mute(room, who, command);
    case 'readmit':
      return readmit(room, who, command.person);
    case 'rematch':
      return rematch(room, who, circumstances.rematch);
  }
}

/** What cannot be done while people tell what they add to the deal, which takes seconds at most. */
const BEFORE_THE_GAME: readonly Command['do'][] = ['sit', 'set', 'bot', 'order', 'remove', 'start', 'pledge'];

/** From then on nobody's chair becomes free. */
const hasStarted = ({ status, dealing }: Room): boolean => status === 'playing' || dealing !== null;

export const notGathering = no('not-gathering', 'the game has begun, or the table is closed');
const notPlaying = no('not-playing', 'no game is being played here');
export const notSeated = no('not-seated', 'only those who sit at this table can do that');
const removedByHost = no('removed', 'the host has removed you from this table');
const noSuchChair = no('no-such-chair', 'there is no such chair');
export const stale: Decision = { fact: null, refused: { code: 'stale', message: 'that question has been settled' } };

/** Why someone whose chair a bot plays, for now or for good, has no say in the game; null for those who play. */
function refuseToAbsent({ chairs }: Room, chair: number): Decision | null {
  if (chairs[chair].conceded) return no('conceded', 'you have given up this game');
  return chairs[chair].lent ? no('lent', 'a bot plays for you; take your chair back first') : null;
}

/** Someone else sits here whose name looks the same. */
export const isNameTaken = ({ chairs }: Room, who: Person, areAlike: Circumstances['areAlike']): boolean =>
  chairs.some(({ person }) => person && person.id !== who.id && areAlike(person.name, who.name));

export const meets = ({ chairs }: Room, apartFrom: readonly string[]): boolean =>
  chairs.some(({ person }) => person && apartFrom.includes(person.id));

/** Says neither who it is nor whose wish. */
export const keptApart = no('kept-apart', 'you and someone at this table do not play together');

const nameTaken = no('name-taken', 'someone at this table has a name that looks like yours; choose another');

function sit(
  room: Room,
  who: Person,
  wanted: number | null,
  { hasAccount, areAlike, apartFrom }: Circumstances,
): Decision {
  if (room.status !== 'gathering') return notGathering;
  if (chairOf(room, who.id) >= 0) return no('already-seated', 'you sit at this table');
  if (isRemoved(room, who.id)) return removedByHost;
  if (room.settings.accounts && !hasAccount)
    return no('needs-account', 'only people with an account sit down at this table');
  if (meets(room, apartFrom)) return keptApart;
  if (isNameTaken(room, who, areAlike)) return nameTaken;
  const chair = wanted ?? room.chairs.findIndex(({ person, bot }) => !person && !bot);
  if (wanted === null && chair < 0) return no('chair-taken', 'every chair is taken');
  if (!room.chairs[chair]) return noSuchChair;
  if (room.chairs[chair].person || room.chairs[chair].bot) return no('chair-taken', 'someone sits there');
  return yes({ fact: 'sat', person: who, chair });
}

function pledge(room: Room, who: Person, text: string): Decision {
  if (room.status !== 'gathering') return notGathering;
  const chair = chairOf(room, who.id);
  return chair < 0 ? notSeated : yes({ fact: 'pledged', chair, pledge: text });
}

function tell(room: Room, who: Person, nonce: string): Decision {
  const chair = chairOf(room, who.id);
  const wrong = refuseNonce(room.dealing, chair, nonce);
  if (wrong === 'not-dealing') return no(wrong, 'nobody waits for what you add to the deal');
  return wrong ? no(wrong, 'that is not what you have pledged') : yes({ fact: 'told', chair, nonce });
}

/** Leaving a game that was started lends the chair to a bot; it can be taken back. */
function leave(room: Room, who: Person): Decision {
  const chair = chairOf(room, who.id);
  if (chair < 0) return notSeated;
  if (room.status === 'over') return notPlaying;
  if (!hasStarted(room)) return yes({ fact: 'left', person: who.id });
  return refuseToAbsent(room, chair) ?? yes({ fact: 'lent', chair, bot: STAND_IN });
}

type Arrangement = Extract<Command, { do: 'set' | 'bot' | 'order' | 'remove' | 'start' }>;

/** What the host does before the game. */
function arrange(room: Room, who: Person, command: Arrangement, circumstances: Circumstances): Decision {
  if (room.status !== 'gathering') return notGathering;
  if (room.host !== who.id) return no('not-host', 'only the host of the table can do that');
  switch (command.do) {
    case 'set':
      return set(room, command.settings);
    case 'order':
      return isPermutation(command.order, room.chairs.length)
        ? yes({ fact: 'ordered', order: command.order })
        : no('order', 'an order names every chair once');
    case 'bot':
      if (!room.chairs[command.chair]) return noSuchChair;
      if (room.chairs[command.chair].person) return no('chair-taken', 'someone sits there');
      return yes({ fact: 'bot', chair: command.chair, bot: command.bot });
    case 'remove':
      return remove(room, who, command.chair);
    case 'start':
      return start(room, command.fill, circumstances);
  }
}

function set(room: Room, settings: Settings): Decision {
  if (isOtherwise(room, settings))
    return no('begun-elsewhere', 'what is played here follows from where the game begins, and it is not rated');
  const refused = room.beginning ? null : refuseSettings(settings);
  if (refused) return { fact: null, refused };
  const people = room.chairs.filter(({ person }) => person).length;
  if (people > settings.seats)
    return no('chair-taken', `${people} people sit here, too many for ${settings.seats} chairs`);
  return yes({ fact: 'set', settings });
}

function remove(room: Room, who: Person, chair: number): Decision {
  if (!room.chairs[chair]) return noSuchChair;
  const { person } = room.chairs[chair];
  if (!person) return no('chair-empty', 'nobody sits there');
  if (person.id === who.id) return no('not-yours', 'leave the table instead');
  return yes({ fact: 'removed', chair });
}

function start(
  room: Room,
  fill: Extract<Command, { do: 'start' }>['fill'],
  { seed, awaySince }: Circumstances,
): Decision {
  const empty = room.chairs.findIndex(({ person, bot }) => !person && !bot);
  if (empty >= 0 && fill === null) return no('chair-empty', `chair ${empty + 1} is still free`);
  try {
    const { from: _, ...config } = room.beginning
      ? gameOf(room.beginning.from, seed())
      : configOf(room.settings, seed());
    // where nothing is dealt nobody can add to it
    const chairs = isAsDealt(room.beginning) ? [] : pledgers(room, ({ id }) => awaySince(id) === null);
    return yes(chairs.length > 0 ? { fact: 'dealing', config, fill, chairs } : { fact: 'started', config, fill });
  } catch (error) {
    if (error instanceof PolisError) return { fact: null, refused: { code: error.code, message: error.message } };
    throw error;
  }
}

const isPermutation = (order: readonly number[], length: number): boolean =>
  order.length === length && [...order].sort((a, b) => a - b).every((chair, i) => chair === i);

/** Gives or takes back an answer. Here it is checked whose answer it is; the engine checks all the rest. */
function answer(room: Room, who: Person, command: Extract<Command, { do: 'answer' | 'retract' }>): Decision {
  const chair = chairOf(room, who.id);
  if (chair < 0) return notSeated;
  if (room.status !== 'playing' || !room.game) return notPlaying;
  const { state } = room.game;
  if (state.controller[command.seat] !== chair) return no('not-yours', 'that is not your seat');
  const absent = refuseToAbsent(room, chair);
  if (absent) return absent;
  if (command.question !== state.question || (command.undone ?? room.undone) !== room.undone) return stale;
  if (isTooLate(room, chair)) return no('lent', 'your time has run out; a bot answers for you');
  // else a bot could be asked for advice
  if (room.settings.rated && room.botAnswered.includes(command.seat))
    return no('lent', 'a bot has answered this question for you, and in a rated game that stays');
  if (command.do === 'retract') return yes({ fact: 'retracted', seat: command.seat });
  return yes({ fact: 'answered', seat: command.seat, choice: command.choice, hash: '' });
}

/** A bot's answer, for a seat that is a bot's to answer at this moment. */
export function botAnswer(room: Room, seat: number, question: number, choice: ChoiceForm): Decision {
  if (room.status !== 'playing' || !room.game || room.frozen) return notPlaying;
  const { state } = room.game;
  if (question !== state.question) return stale;
  if (!playerOf(room, state.controller[seat]).bot) return no('not-yours', 'a person plays this seat');
  if (state.sealed[seat] >= 0) return no('not-yours', 'this seat has answered');
  return yes({ fact: 'answered', seat, choice, hash: '' });
}

/** The next answer that was wished for. Whoever comes too late finds that it is given, or asked for no more. */
export function plannedAnswer(room: Room): Decision {
  const [first] = due(room);
  if (!first) return stale;
  const { seat, choice, place } = first;
  return yes({ fact: 'answered', seat, choice, hash: '', wish: place });
}

/** The whole list of wishes at once. For a city that one plays for besides the own one there is none. */
function plan(room: Room, who: Person, { seat, question, undone, wishes }: Extract<Command, { do: 'plan' }>): Decision {
  const chair = chairOf(room, who.id);
  if (chair < 0) return notSeated;
  if (room.status !== 'playing' || !room.game) return notPlaying;
  if (seat !== chair) return no('not-yours', 'that is not your seat');
  const absent = refuseToAbsent(room, chair);
  if (absent) return absent;
  if (question > room.game.state.question || (undone ?? room.undone) !== room.undone) return stale;
  const refused = refusePlan(room, chair, wishes);
  return refused ? { fact: null, refused } : yes({ fact: 'planned', chair, question, wishes });
}

/** Each is played anew whenever the table is opened. */
const MOST_UNDOS = 100;

function undo(room: Room, who: Person, command: Extract<Command, { do: 'undo' | 'agree' }>): Decision {
  const chair = chairOf(room, who.id);
  if (chair < 0) return notSeated;
  if (room.status !== 'playing' || !room.game) return notPlaying;
  // whose chair is lent does not ask for it, but is asked
  const absent = command.do === 'undo' || room.chairs[chair].conceded ? refuseToAbsent(room, chair) : null;
  if (absent) return absent;
  if (room.settings.rated && room.chairs.some(({ lent, conceded }) => lent && !conceded))
    return no('lent', 'nothing is undone in a rated game while a bot plays for someone');
  if (command.do === 'undo') {
    // asking for what someone else asks for already is agreeing with them
    if (room.undo) return undo(room, who, { do: 'agree', yes: true });
    if (room.game.moves.length === 0) return no('nothing-to-undo', 'nothing has happened yet');
    if (room.undone >= MOST_UNDOS) return no('no-more-undos', `a game has at most ${MOST_UNDOS} undos`);
    return yes({ fact: 'undo-asked', chair, everyone: true });
  }
  if (!room.undo) return no('no-undo-asked', 'nobody asks for an undo');
  if (command.yes && room.undo.agreed.includes(chair)) return no('undo-asked', 'you have agreed already');
  return yes({ fact: command.yes ? 'undo-agreed' : 'undo-refused', chair });
}

/**
 * One's own chair at any time, to any bot; another's only as the table has agreed, once they have been away for a while,
 * and to one that plays well for them.
 */
function lend(
  room: Room,
  who: Person,
  { chair, bot }: Extract<Command, { do: 'lend' }>,
  circumstances: Circumstances,
): Decision {
  const by = chairOf(room, who.id);
  if (by < 0) return notSeated;
  if (room.status !== 'playing') return notPlaying;
  const lender = room.chairs[chair];
  if (!lender) return noSuchChair;
  if (!lender.person || lender.conceded) return no('not-yours', 'a bot plays there');
  if (lender.lent) return no('lent', 'a bot plays there already');
  if (by === chair) return yes({ fact: 'lent', chair, bot });
  const refused = refuseLending(room, chair, lender.person, circumstances);
  if (refused) return refused;
  return room.settings.lending === 'everyone'
    ? lendTogether(room, chair, by, circumstances)
    : yes({ fact: 'lent', chair, bot: STAND_IN });
}

function refuseLending(
  room: Room,
  chair: number,
  { id, name }: Person,
  { now, awaySince }: Circumstances,
): Decision | null {
  const { lending, timeout } = room.settings;
  if (lending === 'nobody') return no('not-lendable', 'at this table nobody lends the chair of someone else');
  const isOverdue = timeout === 'nothing' && room.clocks?.out[chair] && isThinking(room, chair);
  const holiday = holidayAt(room, chair, now);
  // one that was taken when the time was over already gives none back
  if (holiday && !isOverdue)
    return no('on-holiday', `${name} is on holiday until ${new Date(holiday.until).toISOString()}`);
  // together they need not wait for someone who is here and does not move
  if (lending === 'everyone' && isOverdue) return null;
  const since = awaySince(id);
  if (since === null) return no('present', `${name} is here`);
  const wait = lendableFrom(room, chair, since) - now;
  if (wait <= 0) return null;
  return no('not-yet', `${name} is away for a moment; ask again in ${Math.ceil(wait / SECOND)} seconds`);
}

/** All others who are there and play have to want it. */
function lendTogether(room: Room, chair: number, by: number, { awaySince }: Circumstances): Decision {
  const absent = refuseToAbsent(room, by);
  if (absent) return absent;
  const wanted = room.chairs[chair].wanted ?? [];
  const isThere = (other: number): boolean => awaySince(room.chairs[other].person?.id ?? '') === null;
  const missing = chairsOfPeople(room).filter(
    (other) => other !== chair && other !== by && isThere(other) && !wanted.includes(other),
  );
  if (missing.length === 0) return yes({ fact: 'lent', chair, bot: STAND_IN });
  if (wanted.includes(by)) return no('lend-asked', 'you have agreed already; others have not yet');
  return yes({ fact: 'lend-agreed', chair, by });
}

function ownChair(room: Room, who: Person, deed: 'reclaim' | 'concede'): Decision {
  const chair = chairOf(room, who.id);
  if (chair < 0) return notSeated;
  if (!hasStarted(room)) return notPlaying;
  if (room.chairs[chair].conceded) return no('conceded', 'you have given up this game');
  if (deed === 'concede') return yes({ fact: 'conceded', chair });
  return room.chairs[chair].lent ? yes({ fact: 'reclaimed', chair }) : no('not-lent', 'no bot plays for you');
}

function say(room: Room, who: Person, text: string, { now, areAlike }: Circumstances): Decision {
  if (isRemoved(room, who.id)) return removedByHost;
  if (room.muted.includes(who.id)) return no('muted', 'the host has muted you');
  if (room.settings.talk === 'seated' && chairOf(room, who.id) < 0)
    return no('not-seated', 'only those who sit at this table speak here');
  if (chairOf(room, who.id) < 0 && isNameTaken(room, who, areAlike)) return nameTaken;
  const last = room.chat.findLast(({ person }) => person.id === who.id);
  const wait = last ? last.at + room.settings.slow * SECOND - now : 0;
  if (wait > 0) return no('slow', `the chat is slow here; speak again in ${Math.ceil(wait / SECOND)} seconds`);
  // by the name that everyone sees at the chair
  return yes({ fact: 'said', person: room.chairs[chairOf(room, who.id)]?.person ?? who, text });
}

function mute(room: Room, who: Person, { person, muted }: Extract<Command, { do: 'mute' }>): Decision {
  if (room.host !== who.id) return no('not-host', 'only the host of the table can do that');
  const isKnown =
    chairOf(room, person) >= 0 || room.muted.includes(person) || room.chat.some((line) => line.person.id === person);
  if (!isKnown || person === who.id) return no('no-such-person', 'there is nobody like that here to be muted');
  return yes({ fact: 'muted', person, muted });
}

const isRemoved = ({ removed }: Room, person: string): boolean => removed.some(({ id }) => id === person);

function readmit(room: Room, who: Person, person: string): Decision {
  if (room.host !== who.id) return no('not-host', 'only the host of the table can do that');
  return isRemoved(room, person)
    ? yes({ fact: 'readmitted', person })
    : no('no-such-person', 'nobody like that was removed from here');
}

function rematch(room: Room, who: Person, table: string | null): Decision {
  if (chairOf(room, who.id) < 0) return notSeated;
  if (room.status !== 'over' || !room.game) return no('not-over', 'the game is not over');
  if (room.next) return no('has-rematch', 'the next table is open already');
  // the game ended only after the rematch was asked for
  if (table === null) return no('not-over', 'the game has just ended; ask again');
  return yes({ fact: 'rematch', table });
}

/** The clocks that have run out by now, as a fact. */
export function timeouts(room: Room, now: number): Fact | null {
  if (room.frozen) return null;
  if (room.dealing) return room.dealing.until <= now ? { fact: 'dealt' } : null;
  if (room.status !== 'playing') return null;
  const chairs = deadlines(room).flatMap(({ chair, at }) => (at <= now ? [chair] : []));
  return chairs.length > 0 ? { fact: 'ran-out', chairs } : null;
}

/** Lets a fact happen and completes it with what is only known then. */
export function carryOut(room: Room, fact: Fact, at: number): Happened & { fact: Fact } {
  const happened = happen(room, fact, at);
  if (happened.refused || fact.fact !== 'answered' || !happened.room.game) return { ...happened, fact };
  return { ...happened, fact: { ...fact, hash: hashOf(happened.room.game) } };
}

/** Answers that wait for others leave the table as the last move has left it. */
const hashOf = (game: Game): string => game.moves[game.moves.length - 1]?.hash ?? hash(game);
