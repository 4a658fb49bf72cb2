/**
 * One alarm for all tables of a node. Tables in which nothing happens are closed, and the database knows when each of them
 * wakes: those that do so within seconds are opened, and an open table has a timer of its own.
 */
import type { Store, Waking } from '../store/store.ts';
import type { Surroundings } from './surroundings.ts';
import type { Tables } from './tables.ts';

export interface Alarm {
  /** Looks now, and again before long, until it is closed. */
  begin(): void;
  /** Opens the tables of this node that are due. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK_MS = 5000;
/** More than from one look to the next, so that every table is open before its time. */
export const AHEAD_MS = 2 * LOOK_MS;
const AT_ONCE = 200;

type Around = Pick<Surroundings, 'others' | 'now' | 'after' | 'log'>;

export function setAlarm(
  tables: Pick<Tables, 'lookAfter'>,
  store: Pick<Store, 'waking' | 'setWake'>,
  { others, now, after, log }: Around,
): Alarm {
  let queue: Promise<void> = Promise.resolve();
  let callOff: (() => void) | null = null;
  let isClosed = false;

  async function lookAtAll(): Promise<void> {
    let last: Waking | null = null;
    do {
      const until = now() + AHEAD_MS;
      const found: Waking[] = await store.waking(until, AT_ONCE, last);
      for (const table of found) {
        if (isClosed) return;
        if (others.leads(table.id, table.needs)) await wake(table, until);
      }
      last = found.length < AT_ONCE ? null : found[AT_ONCE - 1];
    } while (last !== null);
  }

  /** The row may say too early a time: it is set right, or the table would be opened again and again. */
  async function wake({ id, wake: stored }: Waking, until: number): Promise<void> {
    try {
      const next = await tables.lookAfter(id);
      if (next === null || next > until) await store.setWake(id, stored, next);
    } catch (error) {
      log.error({ err: error, table: id }, 'a table could not be looked after');
    }
  }

  /** One after the other: who leads a table may have changed since the last look began. */
  function look(): Promise<void> {
    const looked = queue.then(lookAtAll);
    queue = looked.catch(() => undefined);
    return looked;
  }

  function begin(): void {
    const again = (): void => {
      if (!isClosed) callOff = after(LOOK_MS, begin);
    };
    look().then(again, (error) => {
      log.error({ err: error }, 'the tables that wake could not be looked for');
      again();
    });
  }

  return {
    begin,
    look,
    async close() {
      isClosed = true;
      callOff?.();
      await queue;
    },
  };
}
