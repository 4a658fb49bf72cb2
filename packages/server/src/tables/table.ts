/**
 * One table while people or bots are at it: takes what is asked of it one after the other, writes each fact down before
 * anyone is told, and tells everyone what changed for them.
 */
import type { Command, Person } from '@polis/client';
import type { ChoiceForm, GameEvent } from '@polis/engine';
import {
  atRest,
  botAnswer,
  carryOut,
  chairsOfPeople,
  type Decision,
  deadlines,
  decide,
  due,
  type Fact,
  happenAgain,
  isClosedTo,
  newsOf,
  numberTold,
  plannedAnswer,
  type Room,
  readLine,
  renaming,
  standInOf,
  type Thinking,
  thinking,
  timeouts,
} from '../room/index.ts';
import type { Line, Rewrite, Written } from '../store/store.ts';
import { botsAsked } from './asking.ts';
import { isElsewhere } from './elsewhere.ts';
import { rewriteWithout } from './forgetting.ts';
import { journalOf, roomOf } from './journal.ts';
import { adopt, type Here, part, prepare, tellHolidays } from './of-people.ts';
import { type KnownLog, noOnlookers, type Onlooker, onlookersOf } from './onlookers.ts';
import { noSuchTable, type Outcome, type Unavailable } from './outcome.ts';
import type { Surroundings } from './surroundings.ts';

export interface Table {
  room(): Room;
  /** `action`: the sender's name for it; the same one twice has one effect. Null: the server asks for it. */
  command(who: Person, action: string | null, command: Command, rematch?: string): Promise<Outcome>;
  /** Refused where the game is closed to onlookers. */
  watch(onlooker: Onlooker, known: KnownLog | null): Promise<Unavailable | null>;
  unwatch(onlooker: Onlooker): void;
  /** A guest has signed in; refused where both have a chair, or would wait beside someone with whom they do not meet. */
  adopt(from: string, to: Person): Promise<Outcome>;
  /** Someone keeps away from another: they do not wait together any more. */
  part(who: string, from: string): Promise<Outcome>;
  /** A moderator has given someone another name. */
  rename(person: Person): Promise<Outcome>;
  /** Someone's holidays are others than the table knows. */
  tellHolidays(person: string): Promise<Outcome>;
  /** Takes people out of the journal, for good. */
  forgetPeople(people: readonly string[], rewrite: (change: Rewrite) => Promise<Written>): Promise<void>;
  /** The table does not begin with a deal; nothing happens if that is known. */
  begin(fact: Extract<Fact, { fact: 'begins' }>): Promise<Outcome>;
  /** Clocks stood still for so many milliseconds after this line; unless there is another by now, they get them back. */
  resume(seq: number, lost: number): Promise<void>;
  /** Learns what another node has written: these lines, some of which it may know by now, or what is found in the journal. */
  refresh(lines?: readonly Line[]): Promise<void>;
  /**
   * These are the other nodes from now on. People at nodes that are gone are gone, and another node may have to ask the
   * bots and stop the clocks.
   */
  shareWith(nodes: readonly string[]): void;
  presentHere(): string[];
  presentElsewhere(node: string, people: readonly string[]): void;
  isAttended(): boolean;
  /** Lets it be known that someone looks, so that the table is kept though nothing happens there. */
  noteVisit(): void;
  /** Whether it can be put away: nobody looks, and nothing is going on or has to be done before this time. */
  isIdle(until: number): boolean;
  close(): void;
}

const MOST_TRIES = 5;
const RETRY_MS = 1000;
/** Well within the shortest time for which anything is kept, which is a day. */
const VISIT_MS = 6 * 3600 * 1000;
/** A timer cannot be set further ahead. */
const LONGEST_TIMER = 2 ** 31 - 1;

const hasGoneOn: Decision = { fact: null, refused: { code: 'stale', message: 'something has happened since' } };

/** `begun`: what these lines make of it. `gone` is called when it turns out that the table was removed. */
export function openTable(begun: Room, lines: readonly Line[], around: Surroundings, gone: () => void): Table {
  const { id } = begun;
  let room = atRest(begun, null);
  const journal = journalOf(id, lines, around);
  const onlookers = onlookersOf(around.now);
  const bots = botsAsked(around, answerOfBot, goOn, isAbandoned, () => onlookers.caller(room));
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let callOffAlarm: (() => void) | null = null;
  let isClosed = false;
  let isLeading = false;
  let noted = Number.NEGATIVE_INFINITY;
  const here: Here = { around, room: () => room, act: (decision) => act(null, decision) };

  /** One thing after the other: what comes meanwhile waits. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    queued++;
    const result = queue.then(work).finally(() => {
      queued--;
    });
    queue = result.catch(() => undefined);
    return result;
  }

  /** Decides, writes and tells; decides anew when another node was quicker. */
  async function act(action: string | null, decision: () => Decision): Promise<Outcome> {
    let isUpToDate = !around.others.mayWrite();
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = action === null ? null : await journal.lineOf(action);
      if (known !== null) return { seq: numberTold(room, known), refused: null };
      const { next, events, refused, fact, at } = outcomeOf(decision());
      if (refused && isUpToDate) return { seq: null, refused };
      // what another node has written may allow it, and is read before it is refused
      isUpToDate = true;
      const written = refused ? null : await journal.write(room, next, fact, action, at);
      if (written === 'gone') {
        close();
        gone();
        return { seq: null, refused: noSuchTable };
      }
      if (!refused && written === 'written') {
        move(next, events);
        return { seq: numberTold(next, next.seq), refused: null };
      }
      await catchUp();
    }
    return { seq: null, refused: { code: 'unavailable', message: 'too much is happening at this table; try again' } };
  }

  function outcomeOf({ fact: wanted, refused: because }: Decision) {
    if (because) return { refused: because };
    const at = Math.max(around.now(), room.at);
    const { room: next, events, refused, fact } = carryOut(room, wanted, at);
    return refused ? { refused } : { next: atRest(next, room), events, fact, at, refused: null };
  }

  /** Another node has written: what it wrote happens here too. */
  async function catchUp(read?: readonly Line[]): Promise<void> {
    const lines = read ?? (await around.journals.lines(id, room.seq + 1));
    const written = lines.filter(({ seq }) => seq > room.seq);
    if (written.some((line) => readLine(line).fact.fact === 'forgotten')) return readAnew();
    for (const line of written) {
      journal.add(line);
      const { room: next, events } = happenAgain(room, readLine(line));
      tell(atRest(next, room), events);
    }
    if (isElsewhere(room, around)) leaveIt();
    else if (written.length > 0) goOn();
  }

  /** To a node that knows more. */
  function leaveIt(): void {
    onlookers.sendElsewhere();
    close();
    gone();
  }

  /** Someone was forgotten: lines that were read before have changed, so the whole journal is read again. */
  async function readAnew(): Promise<void> {
    room = atRest(await roomOf(id, await journal.readAnew(), around), null);
    onlookers.sendAway(room);
    onlookers.showAll(room);
    goOn();
  }

  function move(next: Room, events: readonly GameEvent[]): void {
    const before = room;
    tell(next, events);
    around.moved(next, before);
    goOn();
  }

  function tell(next: Room, events: readonly GameEvent[]): void {
    const before = room;
    room = next;
    onlookers.sendAway(room);
    const present = onlookers.present();
    onlookers.tell(next, newsOf(before, next, events, present));
  }

  /** Tries again as often as others write meanwhile. */
  async function forgetPeople(
    people: readonly string[],
    rewrite: (change: Rewrite) => Promise<Written>,
  ): Promise<void> {
    const standIns = new Map(people.map((person) => [person, standInOf(around.newId())]));
    for (;;) {
      const change = await rewriteWithout(standIns, id, around);
      if (!change) return;
      if ((await rewrite(change)) !== 'written') continue;
      await catchUp();
      around.moved(room, room);
      return;
    }
  }

  /** Asks the bots whose turn it is, carries out what people have wished for, and sets the alarm for the clocks. */
  function goOn(): void {
    if (isClosed) return;
    isLeading = around.others.leads(id, room.needs);
    bots.update(isLeading ? thinking(room) : [], room);
    if (isLeading && due(room).length > 0)
      fulfil().catch((error) => {
        around.log.error({ err: error, table: id }, 'a wish could not be carried out');
        around.after(RETRY_MS, goOn);
      });
    setAlarm();
  }

  /** One answer, after which it is looked again. If two nodes do so, one finds that it is given, as with bots. */
  async function fulfil(): Promise<void> {
    // at a table that is just being opened clocks get back first what they lost
    await null;
    const { refused } = await inTurn(() => act(null, () => (isClosed ? hasGoneOn : plannedAnswer(room))));
    if (refused && refused.code !== 'stale') throw new Error(refused.message);
  }

  /** Nobody looks, and only bots play on. */
  function isAbandoned(): boolean {
    return chairsOfPeople(room).length === 0 && onlookers.present().size === 0;
  }

  async function answerOfBot({ seat, question }: Thinking, choice: ChoiceForm): Promise<void> {
    const { refused } = await inTurn(() => act(null, () => botAnswer(room, seat, question, choice)));
    if (refused && refused.code !== 'stale' && refused.code !== 'not-yours') throw new Error(refused.message);
  }

  function setAlarm(): void {
    callOffAlarm?.();
    callOffAlarm = null;
    if (!isLeading) return;
    const next = nextDeadline();
    if (!Number.isFinite(next)) return;
    callOffAlarm = around.after(Math.min(Math.max(0, next - around.now()), LONGEST_TIMER), () => {
      inTurn(ring).catch((error) => {
        around.log.error({ err: error, table: id }, 'a clock could not be stopped');
        callOffAlarm = around.after(RETRY_MS, setAlarm);
      });
    });
  }

  const nextDeadline = (): number => room.dealing?.until ?? Math.min(...deadlines(room).map(({ at }) => at));

  async function ring(): Promise<void> {
    const { refused } = await act(null, runOutNow);
    if (refused && !isClosed) setAlarm();
  }

  const standingStill = (lost: number): Decision => ({
    fact: { fact: 'resumed', since: room.at, lost },
    refused: null,
  });

  function runOutNow(): Decision {
    const fact = timeouts(room, around.now());
    return fact ? { fact, refused: null } : { fact: null, refused: { code: 'stale', message: 'no clock has run out' } };
  }

  function noteVisit(): void {
    const since = around.now() - VISIT_MS;
    if (room.status === 'over' || onlookers.count() === 0 || Math.max(room.at, noted) > since) return;
    noted = around.now();
    around.visited(id);
  }

  function close(): void {
    isClosed = true;
    callOffAlarm?.();
    bots.stop();
    around.others.closed(id);
  }

  if (room.frozen) around.log.error({ table: id, why: room.frozen }, 'a table is frozen');
  around.others.opened(id);
  goOn();
  return {
    room: () => room,
    command: (who, action, command, rematch) =>
      inTurn(async () => {
        const hasAccount = command.do === 'sit' && room.settings.accounts ? await around.hasAccount(who.id) : true;
        const apartFrom = command.do === 'sit' ? await around.apartFrom(who.id) : [];
        if (command.do === 'start') await prepare(here);
        const outcome = await act(action === null ? null : `${who.id}:${action}`, () =>
          decide(room, who, command, {
            now: around.now(),
            awaySince: onlookers.awaySince,
            hasAccount,
            areAlike: around.areAlike,
            apartFrom,
            seed: around.seed,
            rematch: rematch ?? null,
          }),
        );
        const spans = command.do === 'sit' && !outcome.refused ? (await around.holidaysOf([who.id])).get(who.id) : null;
        if (spans) await tellHolidays(here, who.id, spans);
        return outcome;
      }),
    adopt: (from, to) => inTurn(() => adopt(here, from, to)),
    part: (who, from) => inTurn(() => part(here, who, from)),
    tellHolidays: (person) =>
      inTurn(async () => tellHolidays(here, person, (await around.holidaysOf([person])).get(person))),
    rename: (person) => inTurn(() => act(null, () => renaming(room, person))),
    forgetPeople: (people, rewrite) => inTurn(() => forgetPeople(people, rewrite)),
    watch: (onlooker, known) =>
      inTurn(async () => {
        if (isClosedTo(room, onlooker.person.id)) return noOnlookers;
        onlookers.add(onlooker, room, known);
        noteVisit();
        around.others.arePresent(id, onlookers.presentHere());
        return null;
      }),
    unwatch(onlooker) {
      onlookers.remove(onlooker, room);
      around.others.arePresent(id, onlookers.presentHere());
    },
    begin: (fact) =>
      inTurn(async () => {
        const isKnown = (): boolean => room.beginning !== null || room.status !== 'gathering';
        if (isKnown()) return { seq: room.seq, refused: null };
        const outcome = await act(null, () => (isKnown() ? hasGoneOn : { fact, refused: null }));
        return isKnown() ? { seq: room.seq, refused: null } : outcome;
      }),
    resume: (seq, lost) =>
      inTurn(async () => {
        await act(null, () => (room.seq === seq ? standingStill(lost) : hasGoneOn));
      }),
    refresh: (lines) => inTurn(() => catchUp(lines)),
    shareWith(nodes) {
      onlookers.onlyAt(nodes, room);
      if (isElsewhere(room, around)) leaveIt();
      else goOn();
    },
    presentHere: onlookers.presentHere,
    presentElsewhere: (node, people) => onlookers.presentElsewhere(node, people, room),
    isAttended: () => onlookers.count() > 0,
    noteVisit,
    isIdle: (until) =>
      onlookers.count() === 0 && queued === 0 && !bots.isBusy() && !(isLeading && nextDeadline() <= until),
    close,
  };
}
