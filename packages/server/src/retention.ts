/**
 * Removes what nobody has touched for long: games that were never finished, tables where nobody began to play, and guests
 * who cannot come back. A little at a time, so that nobody waits for it; several nodes that do it do no harm.
 */

import type { Untouched } from './store/retention.ts';
import type { Store, TableStatus } from './store/store.ts';
import { hadGame } from './tables/rows.ts';
import { timeAgo } from './tables/standstills.ts';
import type { Surroundings } from './tables/surroundings.ts';
import type { Tables } from './tables/tables.ts';

export interface Retention {
  close(): Promise<void>;
}

interface Around extends Pick<Surroundings, 'now' | 'after' | 'log'> {
  store: Pick<
    Store,
    'standstills' | 'untouched' | 'untouchedWithoutResult' | 'removeTable' | 'removeGuests' | 'removeOldCare'
  >;
  tables: Pick<Tables, 'isOpen'>;
  /** Is told of every table that was removed. */
  removed(): void;
}

export interface Times {
  keepDays: number;
  keepReportDays: number;
}

const DAY_MS = 24 * 3600 * 1000;
/** Nobody waits so long at a table for others to come. */
const MOST_GATHERING_DAYS = 7;
const ROUND_MS = 3600 * 1000;
const AT_ONCE = 50;
const PAUSE_MS = 100;

/** `days`: how long unfinished games are kept; 0 = for ever, with guests. Reports have a time of their own. */
export function keepFor(
  { keepDays: days, keepReportDays }: Times,
  { store, tables, removed, now, after, log }: Around,
): Retention {
  let isClosed = false;
  let callOff: () => void = () => undefined;
  let round: Promise<void> = Promise.resolve();

  async function removeAll(): Promise<void> {
    if (keepReportDays > 0) {
      const reports = await store.removeOldCare(now() - keepReportDays * DAY_MS);
      if (reports > 0) log.info({ reports }, 'reports that were decided long ago are removed');
    }
    if (days > 0) await removeUntouched();
  }

  async function removeUntouched(): Promise<void> {
    const standstills = await store.standstills(0);
    const since = (most: number): number => timeAgo(Math.min(days, most) * DAY_MS, now(), standstills);
    const games = await removeTables('playing', since(days));
    const gatherings = await removeTables('gathering', since(MOST_GATHERING_DAYS));
    const left = await removeLeft(since(MOST_GATHERING_DAYS));
    const guests = await removeGuests(since(days));
    if (games + gatherings + left + guests > 0)
      log.info({ games, gatherings, left, guests }, 'what nobody has touched is removed');
  }

  async function removeTables(status: Exclude<TableStatus, 'over'>, since: number): Promise<number> {
    let count = 0;
    let last: Untouched | null = null;
    do {
      const found: Untouched[] = isClosed ? [] : await store.untouched(status, since, AT_ONCE, last);
      for (const { id } of found) if (await remove(id, since)) count++;
      last = found.length < AT_ONCE ? null : found[AT_ONCE - 1];
      if (last) await pause();
    } while (last !== null);
    return count;
  }

  /** Slice by slice, until there is no next one. */
  async function goThrough(slice: (after: string) => Promise<{ count: number; next: string | null }>): Promise<number> {
    let sum = 0;
    for (let after: string | null = ''; after !== null && !isClosed; ) {
      const { count, next }: Awaited<ReturnType<typeof slice>> = await slice(after);
      sum += count;
      after = next;
      if (next !== null) await pause();
    }
    return sum;
  }

  /** Tables that everyone left before a game: no history of anyone. */
  const removeLeft = (since: number): Promise<number> =>
    goThrough(async (after) => {
      const { tables: found, next } = await store.untouchedWithoutResult(after, AT_ONCE, since);
      let count = 0;
      for (const table of found) if (!hadGame(table) && (await remove(table.id, since))) count++;
      return { count, next };
    });

  const removeGuests = (before: number): Promise<number> =>
    goThrough(async (after) => {
      const { removed: count, next } = await store.removeGuests(after, AT_ONCE, before);
      return { count, next };
    });

  async function remove(id: string, since: number): Promise<boolean> {
    if (isClosed || tables.isOpen(id) || !(await store.removeTable(id, since))) return false;
    removed();
    return true;
  }

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      after(PAUSE_MS, resolve);
    });

  function begin(): void {
    round = removeAll()
      .catch((error) => log.error({ err: error }, 'what nobody has touched could not be removed'))
      .then(() => {
        if (!isClosed) callOff = after(ROUND_MS, begin);
      });
  }

  if (days > 0 || keepReportDays > 0) callOff = after(0, begin);
  return {
    async close() {
      isClosed = true;
      callOff();
      await round;
    },
  };
}
