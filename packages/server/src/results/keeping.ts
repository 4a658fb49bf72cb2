/**
 * Sees to it that every finished game has its result: at once when it ends here, and else when someone looks for games
 * that have none, be it after a crash or because the node where it ended is gone.
 */
import type { Line, Store } from '../store/store.ts';
import { inSlices, pausing } from '../tables/slices.ts';
import type { Log } from '../tables/surroundings.ts';
import { type GameResult, resultOf } from './result.ts';

export interface ResultKeeping {
  /** A game has ended here. */
  ended(table: string): void;
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
  function settle(table: string): Promise<void> {
    const settled = queue.then(() => keep(table));
    queue = settled.catch(() => undefined);
    return settled;
  }

  async function keep(table: string): Promise<void> {
    if (isClosed) return;
    await store.keepResult(table, await read(table, await store.lines(table)), accountsOnly);
  }

  /** A journal that nobody can read has no result; without this it would be looked at for ever. */
  async function read(table: string, lines: readonly Line[]): Promise<GameResult | null> {
    try {
      return await inSlices(resultOf(table, lines), pausing(after));
    } catch (error) {
      log.error({ err: error, table }, 'the result of a game could not be read');
      return null;
    }
  }

  /** False if something is left to do. */
  async function settleAll(since: number): Promise<boolean> {
    for (;;) {
      const tables = await store.unsettled(since, AT_ONCE);
      const areDone = await Promise.all(tables.map(triedToSettle));
      if (isClosed || areDone.includes(false)) return false;
      if (tables.length < AT_ONCE) return true;
    }
  }

  async function triedToSettle(table: string): Promise<boolean> {
    try {
      await settle(table);
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
    ended(table) {
      triedToSettle(table).catch(() => undefined);
    },
    settle,
    async close() {
      isClosed = true;
      callOff();
      await queue;
    },
  };
}
