/**
 * Copies the embedded database while a server writes to it: all of it now and then, and every few seconds the pages that
 * have changed. docs/decisions/0019-copies-of-changed-pages.md tells why so.
 */
import { DatabaseSync } from '@photostructure/sqlite';
import { logOf } from '../store/sqlite.ts';
import { generationsIn, nameOf, newest, outdated } from './catalogue.ts';
import { type Position, readLog, startOfLog } from './log.ts';
import { type Pages, read, written } from './pages.ts';
import type { Place } from './places.ts';
import { openReading } from './reading.ts';

export interface Copier {
  /** Resolves with the moment up to which all is copied. Where it fails, what was missed comes with the next call. */
  copy(): Promise<number>;
  close(): void;
}

export interface CopierSetup {
  file: string;
  place: Place;
  /** How often changes are copied, also while all is. */
  everyMs: number;
  /** To which moments one can go back. */
  keepMs: number;
  now(): number;
}

const DAY_MS = 24 * 3600 * 1000;
/** 8 MB in memory at once. */
const PART_PAGES = 2048;
/** 4 MB, as where nothing is copied. */
const LOG_PAGES = 1000;
/** If more than 256 MB could not be sent, all of it is copied anew when that is possible again. */
const MOST_UNSENT = 65_536;

interface Running {
  generation: string;
  since: number;
  log: Position | null;
  unsent: Pages;
  /** Null if nothing is to be sent. */
  count: number | null;
}

export function openCopier({ file, place, everyMs, keepMs, now }: CopierSetup): Copier {
  const reading = openReading(file, DatabaseSync);
  const { pageSize } = reading;
  const logFile = logOf(file);
  let running: Running | null = null;
  let isFirst = true;

  /** Adds what was committed since; false if something between is lost. */
  function take(to: Running, mayBeNew = true): boolean {
    const tail = readLog(logFile, pageSize, to.log, mayBeNew);
    if (tail === null) return false;
    // a copy of its own, so that what else was read with it can go
    for (const [number, page] of tail.pages) to.unsent.set(number, Uint8Array.from(page));
    to.log = tail.end;
    to.count = tail.count ?? to.count;
    return true;
  }

  async function send(from: Running, at: number): Promise<void> {
    if (from.count === null) return;
    const { unsent: pages, count, log } = from;
    await place.put(nameOf.changes(from.generation, at), await written({ pages, pageSize, count, log }));
    from.unsent = new Map();
    from.count = null;
  }

  /** After a crash it goes on where it was, if the log that was read then still goes on too. */
  async function resumed(): Promise<Running | null> {
    const last = newest(generationsIn(await place.list()));
    const latest = last?.changes.at(-1);
    if (!last || !latest) return null;
    const { log } = await read(latest.name, await place.get(latest.name));
    const found: Running = { generation: last.name, since: Number(last.name), log, unsent: new Map(), count: null };
    return log !== null && take(found, false) ? found : null;
  }

  /** Changes go on to be copied as before meanwhile. */
  async function begin(): Promise<{ made: Running; at: number }> {
    const since = now();
    const generation = String(since);
    reading.fasten();
    try {
      const log = startOfLog(logFile, pageSize);
      let copied = since;
      let first = 1;
      for (let part = 0; ; part++) {
        const pages = reading.part(first, PART_PAGES);
        if (pages.size === 0) break;
        first += pages.size;
        await place.put(nameOf.base(generation, part), await written({ pages, pageSize, count: first - 1, log }));
        if (running === null || now() - copied < everyMs) continue;
        copied = now();
        reading.hold();
        if (take(running)) await send(running, copied);
      }
      const at = now();
      reading.hold();
      // what has changed in the file while it was copied is in the log since its beginning, and comes on top
      const made: Running = { generation, since, log, unsent: new Map(), count: first - 1 };
      if (!take(made)) throw new Error('the log was begun anew while it was read');
      await send(made, at);
      return { made, at };
    } finally {
      reading.loosen();
    }
  }

  async function prune(): Promise<void> {
    await place.remove(outdated(generationsIn(await place.list()), now() - keepMs));
  }

  async function copy(): Promise<number> {
    const at = now();
    reading.hold();
    if (isFirst) {
      running = await resumed();
      isFirst = false;
    } else if (running && !take(running)) running = null;
    if (running === null || now() - running.since >= DAY_MS) {
      const begun = await begin();
      running = begun.made;
      await prune();
      return begun.at;
    }
    if (running.log && running.log.next > LOG_PAGES * pageSize) renew(running);
    await send(running, at);
    return at;
  }

  function renew(of: Running): void {
    reading.renew(() => {
      if (!take(of)) throw new Error('the log was begun anew while it was read');
    });
  }

  return {
    async copy() {
      try {
        return await copy();
      } catch (error) {
        if (running && running.unsent.size > MOST_UNSENT) running = null;
        // else the log would grow without end
        if (running === null) reading.letGo();
        throw error;
      }
    },
    close: reading.close,
  };
}
