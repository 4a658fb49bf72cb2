/** All tables: opens those that are needed, creates new ones, and puts away those where nothing happens. */
import type { Command, NewBeginning, Person, RoomRefusal, Settings } from '@polis/client';
import {
  beginsAgain,
  beginsWith,
  creation,
  type Decision,
  deadlines,
  type Fact,
  gathering,
  numberTold,
  openRoom,
  peopleNamed,
  type Room,
  rematchOf,
} from '../room/index.ts';
import type { Line, Rewrite, Written } from '../store/store.ts';
import { isLeftOut } from './apart.ts';
import { wantedFrom } from './branching.ts';
import { Elsewhere, isElsewhere } from './elsewhere.ts';
import { roomOf } from './journal.ts';
import type { KnownLog, Onlooker } from './onlookers.ts';
import { noSuchTable, type Outcome, type Unavailable } from './outcome.ts';
import { peopleOf, rowOf, wakeAt } from './rows.ts';
import type { Surroundings } from './surroundings.ts';
import { openTable, type Table } from './table.ts';

export type Created =
  | { id: string; code: string; refused: null }
  | { id: null; code: null; refused: RoomRefusal | Unavailable };

/** A table with its finished game. */
export interface Finished {
  room: Room;
  game: NonNullable<Room['game']>;
}

export interface Tables {
  /** `beginning`: null for a game that begins with its deal. */
  create(host: Person, settings: Settings, beginning?: NewBeginning | null): Promise<Created>;
  /**
   * The table with this id for these people, of whom the first is the host. Whoever asks for it again, at whichever node,
   * changes nothing.
   */
  gather(id: string, people: readonly Person[], settings: Settings): Promise<void>;
  /** A table whose game is over, also if it ended at another node a moment ago; null if there is none. */
  finished(id: string): Promise<Finished | null>;
  /** `action`: null when the server itself asks. `table`: where people should go now. */
  command(id: string, who: Person, action: string | null, command: Command): Promise<Outcome & { table?: string }>;
  watch(id: string, onlooker: Onlooker, known: KnownLog | null): Promise<Unavailable | null>;
  unwatch(id: string, onlooker: Onlooker): void;
  /** The room as it is; null if there is no such table. */
  room(id: string): Promise<Room | null>;
  /** A guest has signed in: their chair is the account's. */
  adopt(id: string, from: string, to: Person): Promise<Outcome>;
  /** Someone keeps away from another: they do not wait together any more. */
  part(id: string, who: string, from: string): Promise<Outcome>;
  /** A moderator has given someone another name. */
  rename(id: string, person: Person): Promise<Outcome>;
  /** Someone's holidays are others than the table knows. */
  tellHolidays(id: string, person: string): Promise<Outcome>;
  /** Takes people out of everything that is kept of a table. */
  forgetPeople(id: string, people: readonly string[], rewrite: (change: Rewrite) => Promise<Written>): Promise<void>;
  /** Another node has written at this table: these lines, or what is found in the journal. */
  refresh(id: string, lines?: readonly Line[]): Promise<void>;
  /** Opens a table that has something to do by itself; returns when it has, null if never. */
  lookAfter(id: string): Promise<number | null>;
  /** These are the other nodes from now on. */
  shareWith(nodes: readonly string[]): Promise<void>;
  open(): number;
  isOpen(id: string): boolean;
  /** Those of which it was found that they cannot be rebuilt as they were, open or not. */
  frozen(): ReadonlySet<string>;
  /** How far this node knows the tables that it has open, or those of them that are named. */
  heads(ids?: Iterable<string>): Promise<Map<string, number>>;
  /** Who of this node is at a table, and who of another. */
  presentHere(id: string): Promise<string[]>;
  presentElsewhere(id: string, node: string, people: readonly string[]): Promise<void>;
  /** Whether anyone is looking at it. */
  isAttended(id: string): Promise<boolean>;
  close(): Promise<void>;
}

const IDLE_MS = 60_000;

export function openTables(around: Surroundings): Tables {
  const open = new Map<string, Promise<Table | null>>();
  const used = new Map<string, number>();
  const frozen = new Set<string>();

  /** The table, read from its journal if it is not at hand. */
  function find(id: string): Promise<Table | null> {
    used.set(id, around.now());
    let found = open.get(id);
    if (!found) {
      found = read(id);
      open.set(id, found);
      found.then(
        (table) => {
          if (!table) drop(id);
        },
        () => drop(id),
      );
    }
    return found;
  }

  /** From memory: its journal stays. */
  function drop(id: string): void {
    open.delete(id);
    used.delete(id);
  }

  async function opened(ids: Iterable<string> = open.keys()): Promise<Table[]> {
    const found = await Promise.all(Array.from(ids, (id) => open.get(id)?.catch(() => null)));
    return found.filter((table) => table !== null && table !== undefined);
  }

  async function read(id: string): Promise<Table | null> {
    const lines = await around.journals.lines(id);
    if (lines.length === 0) return null;
    const room = await roomOf(id, lines, around);
    if (isElsewhere(room, around)) throw new Elsewhere(`the table ${id} is left to a node that knows more`);
    const lost = deadlines(room).length > 0 ? await around.stoodStill(room.at) : 0;
    const table = openTable(room, lines, around, () => drop(id));
    if (room.frozen) frozen.add(id);
    else frozen.delete(id);
    // before anything else happens there, its clock least of all
    try {
      if (lost > 0) await table.resume(room.seq, lost);
    } catch (error) {
      // it is opened anew at the next try, and must not live on beside that
      table.close();
      throw error;
    }
    return table;
  }

  /** Writes the first line of a table; if several open the same one, only one of them does. */
  async function found(id: string, decided: (code: string) => Decision): Promise<Created> {
    for (;;) {
      const code = around.newCode();
      const { fact, refused } = decided(code);
      if (refused) return { id: null, code: null, refused };
      if (fact.fact !== 'created') throw new Error('a table begins with its creation');
      const at = around.now();
      const room = openRoom(id, fact, at);
      const line = { seq: 1, at, action: null, body: JSON.stringify(fact) };
      const named = peopleNamed({ action: null, fact });
      const written = await around.journals.write({
        table: id,
        line,
        row: rowOf(room),
        people: peopleOf(room),
        named,
        turns: null,
      });
      if (written !== 'code-taken') return { id, code, refused: null };
    }
  }

  async function create(host: Person, settings: Settings, beginning: NewBeginning | null): Promise<Created> {
    const id = around.newId();
    if (!beginning) return found(id, (code) => creation(code, host, settings));
    const { wanted, refused: notThere } = await wantedFrom(beginning, finished);
    if (!wanted) return { id: null, code: null, refused: notThere };
    const { fact, refused } = beginsWith({ ...wanted, name: beginning.name, by: host.id }, settings);
    if (refused) return { id: null, code: null, refused };
    const created = await found(id, (code) => creation(code, host, unlisted(fact.settings), beginning.seat));
    return created.refused ? created : ((await begins(id, fact)) ?? created);
  }

  /** Nobody finds a table before it is known where it begins. */
  const unlisted = (settings: Settings): Settings => ({ ...settings, listed: false });

  /**
   * In a line of its own: older nodes, which do not know of it, leave the table to others then. Null, or why it could not
   * be written.
   */
  async function begins(id: string, fact: Extract<Fact, { fact: 'begins' }>): Promise<Created | null> {
    const { refused } = (await (await find(id))?.begin(fact)) ?? { refused: noSuchTable };
    return refused ? { id: null, code: null, refused } : null;
  }

  async function finished(id: string): Promise<Finished | null> {
    if ((await find(id))?.room().status !== 'over') await (await open.get(id))?.refresh();
    const room = (await find(id))?.room();
    return room?.status === 'over' && room.game ? { room, game: room.game } : null;
  }

  async function command(
    id: string,
    who: Person,
    action: string | null,
    wanted: Command,
  ): Promise<Outcome & { table?: string }> {
    const table = await find(id);
    if (!table) return { seq: null, refused: noSuchTable };
    return wanted.do === 'rematch' ? rematch(table, who, action) : table.command(who, action, wanted);
  }

  /** The old table says which one is its rematch, so that all who ask, at whichever node, are given the same. */
  async function rematch(table: Table, who: Person, action: string | null): Promise<Outcome & { table?: string }> {
    const outcome = await table.command(who, action, { do: 'rematch' }, around.newId());
    const room = table.room();
    const { seq, next } = room;
    if (!next || !peopleOf(room).includes(who.id)) return outcome;
    // whoever was to open it may have broken down before
    if ((await around.journals.lines(next)).length === 0) {
      const apart = isLeftOut(await around.apart(peopleOf(room)));
      await found(next, (code) => rematchOf(room, code, who, apart));
    }
    const again = beginsAgain(room);
    if (again) await begins(next, again);
    return { seq: outcome.seq ?? numberTold(room, seq), refused: null, table: next };
  }

  async function gather(id: string, people: readonly Person[], settings: Settings): Promise<void> {
    if ((await around.journals.lines(id)).length === 0) await found(id, (code) => gathering(code, people, settings));
  }

  async function putAway(): Promise<void> {
    const before = around.now() - IDLE_MS;
    const soon = around.now() + IDLE_MS;
    for (const [id, at] of used) {
      if (at > before) continue;
      const table = await open.get(id);
      table?.noteVisit();
      // someone may have come while it was being looked up
      if (!table?.isIdle(soon) || (used.get(id) ?? 0) > before) continue;
      table.close();
      drop(id);
    }
  }

  let callOffSweep = around.after(IDLE_MS, sweep);
  function sweep(): void {
    putAway().catch((error) => around.log.error({ err: error }, 'tables could not be put away'));
    callOffSweep = around.after(IDLE_MS, sweep);
  }

  return {
    create: (host, settings, beginning = null) => create(host, settings, beginning),
    finished,
    gather,
    command,
    async watch(id, onlooker, known) {
      const table = await find(id);
      if (!table) return noSuchTable;
      return table.watch(onlooker, known);
    },
    unwatch(id, onlooker) {
      open.get(id)?.then(
        (table) => table?.unwatch(onlooker),
        () => undefined,
      );
    },
    room: async (id) => (await find(id))?.room() ?? null,
    async adopt(id, from, to) {
      const table = await find(id);
      return table ? table.adopt(from, to) : { seq: null, refused: noSuchTable };
    },
    async part(id, who, from) {
      const table = await find(id);
      return table ? table.part(who, from) : { seq: null, refused: noSuchTable };
    },
    async rename(id, person) {
      const table = await find(id);
      return table ? table.rename(person) : { seq: null, refused: noSuchTable };
    },
    async tellHolidays(id, person) {
      const table = await find(id);
      return table ? table.tellHolidays(person) : { seq: null, refused: noSuchTable };
    },
    async forgetPeople(id, people, rewrite) {
      await (await find(id))?.forgetPeople(people, rewrite);
    },
    async refresh(id, lines) {
      await (await open.get(id))?.refresh(lines);
    },
    async lookAfter(id) {
      const table = await find(id);
      return table ? wakeAt(table.room()) : null;
    },
    async shareWith(nodes) {
      for (const table of await opened()) table.shareWith(nodes);
    },
    open: () => open.size,
    isOpen: (id) => open.has(id),
    frozen: () => frozen,
    async heads(ids) {
      return new Map((await opened(ids)).map((table) => [table.room().id, table.room().seq]));
    },
    presentHere: async (id) => (await open.get(id))?.presentHere() ?? [],
    async presentElsewhere(id, node, people) {
      (await open.get(id))?.presentElsewhere(node, people);
    },
    isAttended: async (id) => (await open.get(id))?.isAttended() ?? false,
    async close() {
      callOffSweep();
      for (const table of await opened()) table.close();
    },
  };
}
