/**
 * One table while people or bots are at it: takes what is asked of it one after the other, writes each fact down before
 * anyone is told, and tells everyone what changed for them.
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { GameEvent } from '@polis/engine';
import type { FromServer, SocketCode } from '../protocol/index.ts';
import {
  botAnswer,
  type Command,
  carryOut,
  chairOf,
  changes,
  type Decision,
  deadlines,
  decide,
  type Fact,
  type Person,
  questionFor,
  type Room,
  type RoomRefusal,
  rebuild,
  roomShown,
  shown,
  type Thinking,
  thinking,
  timeouts,
} from '../room/index.ts';
import type { Line } from '../store/store.ts';
import { peopleOf, rowOf } from './rows.ts';
import type { Surroundings } from './surroundings.ts';

/** Someone who looks at a table, at one device. */
export interface Onlooker {
  person: Person;
  send(message: string): void;
}

export type Outcome = { seq: number; refused: null } | { seq: null; refused: RoomRefusal | Unavailable };
export interface Unavailable {
  code: SocketCode;
  message: string;
}

export interface Table {
  readonly room: () => Room;
  /** `action`: the sender's name for it; the same one twice has one effect. */
  command(who: Person, action: string, command: Command, rematch?: string): Promise<Outcome>;
  watch(onlooker: Onlooker, known: { told: number; undone: number } | null): Promise<void>;
  unwatch(onlooker: Onlooker): void;
  /** Clocks stood still since then. */
  resume(since: number): Promise<void>;
  /** Reads what another node has written. */
  refresh(): Promise<void>;
  isAttended(): boolean;
  /** Whether it can be put away: nobody looks, and nothing is going on. */
  isIdle(): boolean;
  close(): void;
}

const MOST_TRIES = 5;
const RETRY_MS = 1000;
/** A timer cannot be set further ahead. */
const LONGEST_TIMER = 2 ** 31 - 1;

const parsed = ({ seq, at, body }: Line) => ({ seq, at, fact: JSON.parse(body) as Fact });

export function openTable(id: string, lines: readonly Line[], around: Surroundings): Table {
  let room = rebuild(id, lines.map(parsed));
  const actions = new Map(lines.flatMap(({ action, seq }) => (action === null ? [] : [[action, seq] as const])));
  const onlookers = new Set<Onlooker>();
  const underway = new Map<string, AbortController>();
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  /** One thing after the other: what comes meanwhile waits. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    queued++;
    const result = queue.then(work).finally(() => {
      queued--;
    });
    queue = result.catch(() => undefined);
    return result;
  }

  const present = (): Set<string> => new Set([...onlookers].map(({ person }) => person.id));

  /** Decides, writes and tells; decides anew when another node was quicker. */
  async function act(action: string | null, decision: () => Decision): Promise<Outcome> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = action === null ? undefined : actions.get(action);
      if (known !== undefined) return { seq: known, refused: null };
      const { fact: wanted, refused: because } = decision();
      if (because) return { seq: null, refused: because };
      const at = Math.max(around.now(), room.at);
      const { room: next, events, refused, fact } = carryOut(room, wanted, at);
      if (refused) return { seq: null, refused };
      const written = await write(next, fact, action);
      if (written === 'written') {
        if (action !== null) actions.set(action, next.seq);
        move(next, events);
        return { seq: next.seq, refused: null };
      }
      await catchUp();
    }
    return { seq: null, refused: { code: 'unavailable', message: 'too much is happening at this table; try again' } };
  }

  async function write(next: Room, fact: Fact, action: string | null) {
    const people = fact.fact === 'sat' || fact.fact === 'left' || fact.fact === 'removed' || fact.fact === 'set';
    return around.writer.write({
      table: id,
      line: { seq: next.seq, at: next.at, action, body: JSON.stringify(fact) },
      row: rowOf(next),
      people: people ? peopleOf(next) : null,
    });
  }

  /** Another node has written: what it wrote happens here too. */
  async function catchUp(): Promise<void> {
    const lines = await around.store.lines(id, 1);
    if (lines.length === 0 || lines[lines.length - 1].seq === room.seq) return;
    for (const { action, seq } of lines) if (action !== null) actions.set(action, seq);
    room = rebuild(id, lines.map(parsed));
    for (const onlooker of onlookers) showAll(onlooker, null);
    goOn();
  }

  function move(next: Room, events: readonly GameEvent[]): void {
    const before = room;
    room = next;
    const seen = present();
    tellEach((seat) => changes(before, next, seat, events, seen));
    around.moved(next, before);
    goOn();
  }

  /** The same message for all who may see the same. */
  function tellEach(what: (seat: number | null) => object): void {
    const messages = new Map<number | null, string>();
    for (const onlooker of onlookers) {
      const chair = chairOf(room, onlooker.person.id);
      const you = chair < 0 ? null : chair;
      let message = messages.get(you);
      if (message === undefined) {
        message = JSON.stringify(about(you, what(you)));
        messages.set(you, message);
      }
      onlooker.send(message);
    }
  }

  const about = (you: number | null, what: object): FromServer => ({
    type: 'shown',
    table: id,
    seq: room.seq,
    now: around.now(),
    you,
    ...what,
  });

  function showAll(onlooker: Onlooker, known: { told: number; undone: number } | null): void {
    const chair = chairOf(room, onlooker.person.id);
    const you = chair < 0 ? null : chair;
    const from = known && known.undone === room.undone ? Math.min(known.told, room.told) : 0;
    onlooker.send(JSON.stringify(about(you, shown(room, you, present(), around.now(), from))));
  }

  const tellPresence = (): void => tellEach(() => ({ room: roomShown(room, present(), around.now()) }));

  /** Asks the bots whose turn it is, and sets the alarm for the clocks. */
  function goOn(): void {
    if (isClosed) return;
    const wanted = new Map(thinking(room).map((item) => [keyOf(item), item]));
    for (const [key, abort] of underway)
      if (!wanted.has(key)) {
        underway.delete(key);
        abort.abort();
      }
    for (const [key, item] of wanted) if (!underway.has(key)) ask(key, item);
    setAlarm();
  }

  const keyOf = ({ seat, question, bot }: Thinking): string => `${room.undone}/${question}/${seat}/${bot}`;

  function ask(key: string, { seat, question, bot }: Thinking): void {
    const asked = questionFor(room, seat);
    if (!asked) return;
    const abort = new AbortController();
    underway.set(key, abort);
    around.thinkers
      .think({ ...asked, bot, seed: randomInt(2 ** 31), ms: around.botMs }, abort.signal)
      .then((choice) => inTurn(() => act(null, () => botAnswer(room, seat, question, choice))))
      .then(({ refused }) => {
        if (refused && refused.code !== 'stale' && refused.code !== 'not-yours')
          throw new Error(`a bot's answer was refused: ${refused.message}`);
        underway.delete(key);
      })
      .catch((error) => {
        if (abort.signal.aborted || isClosed) return;
        around.log.error({ err: error, table: id, bot }, 'a bot could not answer');
        setTimeout(() => {
          underway.delete(key);
          goOn();
        }, RETRY_MS).unref();
      });
  }

  function setAlarm(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const next = Math.min(...deadlines(room).map(({ at }) => at));
    if (!Number.isFinite(next)) return;
    const wait = Math.min(Math.max(0, next - around.now()), LONGEST_TIMER);
    timer = setTimeout(() => {
      inTurn(ring).catch((error) => {
        around.log.error({ err: error, table: id }, 'a clock could not be stopped');
        timer = setTimeout(setAlarm, RETRY_MS).unref();
      });
    }, wait).unref();
  }

  async function ring(): Promise<void> {
    const fact = timeouts(room, around.now());
    if (fact) await act(null, () => timeoutsNow());
    else setAlarm();
  }

  function timeoutsNow(): Decision {
    const fact = timeouts(room, around.now());
    return fact ? { fact, refused: null } : { fact: null, refused: { code: 'stale', message: 'no clock has run out' } };
  }

  goOn();
  return {
    room: () => room,
    command: (who, action, command, rematch) =>
      inTurn(() =>
        act(`${who.id}:${action}`, () =>
          decide(room, who, command, { present: present(), seed, rematch: rematch ?? null }),
        ),
      ),
    watch: (onlooker, known) =>
      inTurn(async () => {
        const isNews = !present().has(onlooker.person.id);
        onlookers.add(onlooker);
        showAll(onlooker, known);
        if (isNews) tellPresence();
      }),
    unwatch(onlooker) {
      if (!onlookers.delete(onlooker)) return;
      if (!present().has(onlooker.person.id)) tellPresence();
    },
    resume: (since) =>
      inTurn(async () => {
        if (room.clocks?.since.some((from) => from !== null))
          await act(null, () => ({ fact: { fact: 'resumed', since: Math.max(since, room.at) }, refused: null }));
      }),
    refresh: () => inTurn(catchUp),
    isAttended: () => onlookers.size > 0,
    isIdle: () => onlookers.size === 0 && queued === 0 && underway.size === 0 && timer === null,
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      for (const abort of underway.values()) abort.abort();
    },
  };
}

const seed = (): string => randomBytes(16).toString('hex');
