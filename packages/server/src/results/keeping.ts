/**
 * Sees to it that every finished game has its result: at once when it ends here, and else when someone looks for games
 * that have none, be it after a crash or because the node where it ended is gone.
 */
import type { Room } from '../room/index.ts';
import type { Store } from '../store/store.ts';
import { roomOf } from '../tables/journal.ts';
import type { Log } from '../tables/surroundings.ts';
import { type GameResult, resultOf } from './result.ts';

export interface ResultKeeping {
  /** A game has ended here, and this is its room. */
  ended(room: Room): void;
  /** Resolves when the result of this table, which is over, is kept. */
  settle(table: string): Promise<void>;
  close(): Promise<void>;
}

interface Around {
  store: Pick<Store, 'lines' | 'unsettled' | 'keepResult'>;
  /** Whether games of guests are not rated. */
  accountsOnly: boolean;
  log: Log;
  now(): number;
  after(ms: number, work: () => void): () => void;
}

const LOOK_MS = 60_000;
/** After the first search only games that changed within this time are looked for. */
const LATELY_MS = 3_600_000;
const AT_ONCE = 100;

export function keepResults({ store, accountsOnly, log, now, after }: Around): ResultKeeping {
  let queue: Promise<void> = Promise.resolve();
  let isClosed = false;

  /** One after the other: reading a whole game takes a moment, and those who play should not notice. */
  function inTurn(work: () => Promise<unknown>): Promise<void> {
    const done = queue.then(async () => {
      if (!isClosed) await work();
    });
    queue = done.catch(() => undefined);
    return done;
  }

  const keep = async (table: string, room: () => Room | Promise<Room>): Promise<unknown> =>
    store.keepResult(table, await read(table, room), accountsOnly);

  /** From its journal: the room that this node has in memory may be behind. */
  const settle = (table: string): Promise<void> =>
    inTurn(async () => {
      const lines = await store.lines(table);
      await keep(table, () => roomOf(table, lines, { after }));
    });

  /** A journal that nobody can read has no result; without this it would be looked at for ever. */
  async function read(table: string, room: () => Room | Promise<Room>): Promise<GameResult | null> {
    try {
      return resultOf(await room());
    } catch (error) {
      log.error({ err: error, table }, 'the result of a game could not be read');
      return null;
    }
  }

  /** False if something is left to do. */
  async function settleAll(since: number): Promise<boolean> {
    for (;;) {
      const tables = await store.unsettled(since, AT_ONCE);
      const areDone = await Promise.all(tables.map((table) => tried(table, settle(table))));
      if (isClosed || areDone.includes(false)) return false;
      if (tables.length < AT_ONCE) return true;
    }
  }

  async function tried(table: string, settled: Promise<void>): Promise<boolean> {
    try {
      await settled;
      return true;
    } catch (error) {
      log.error({ err: error, table }, 'the result of a game could not be kept');
      return false;
    }
  }

  let callOff = after(0, () => look(0));
  function look(since: number): void {
    const again = (from: number): void => {
      if (!isClosed) callOff = after(LOOK_MS, () => look(from));
    };
    settleAll(since).then(
      (isDone) => again(isDone ? now() - LATELY_MS : since),
      (error) => {
        log.error({ err: error }, 'games without a result could not be looked for');
        again(since);
      },
    );
  }

  return {
    ended(room) {
      const kept = inTurn(() => keep(room.id, () => room));
      tried(room.id, kept).catch(() => undefined);
    },
    settle,
    async close() {
      isClosed = true;
      callOff();
      await queue;
    },
  };
}
