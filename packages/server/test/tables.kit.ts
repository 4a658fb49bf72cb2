/** Tables on a real database, in a time that passes when it is told to. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Command, Person, Settings } from '@polis/client';
import { onTestFinished } from 'vitest';
import { answer } from '../src/bot-worker.ts';
import { byPerson } from '../src/holidays/telling.ts';
import { openStore } from '../src/store/open.ts';
import type { Line, Store } from '../src/store/store.ts';
import { setAlarm } from '../src/tables/alarm.ts';
import { lostSince } from '../src/tables/standstills.ts';
import { nobodyElse, type Surroundings } from '../src/tables/surroundings.ts';
import { openTables } from '../src/tables/tables.ts';
import { BASE, SEED } from './room/kit.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export const ANN: Person = { id: 'id-of-ann', name: 'Ann' };
export const BOB: Person = { id: 'id-of-bob', name: 'Bob' };
export const CID: Person = { id: 'id-of-cid', name: 'Cid' };

/** So many turns of the event loop without anything to do, and nothing will come of itself any more. */
const QUIET_TURNS = 5;

interface Timer {
  at: number;
  work(): void;
}

/** A database, and the time. */
export async function timedStore(url: string, start = 1_700_000_000_000) {
  const store = await openStore(url);
  onTestFinished(store.close);
  const timers = new Set<Timer>();
  let now = start;
  let underway = 0;
  let ids = 0;

  /** Counts what the database has not answered yet. */
  const counted = <T>(answered: Promise<T>): Promise<T> => {
    underway++;
    return answered.finally(() => {
      underway--;
    });
  };
  const watchedStore = new Proxy(store, {
    get(target, name: keyof Store) {
      const method = target[name] as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => counted(method(...args));
    },
  });

  function runDue(): boolean {
    const due = [...timers].filter(({ at }) => at <= now);
    for (const timer of due) {
      timers.delete(timer);
      timer.work();
    }
    return due.length > 0;
  }

  /** All that can happen without time passing has happened. */
  async function settles(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
      if (runDue() || underway > 0) quiet = -1;
      await turn();
    }
  }

  return {
    store: watchedStore as Store,
    now: () => now,
    settles,
    async passes(ms: number): Promise<void> {
      const end = now + ms;
      await settles();
      for (;;) {
        const next = Math.min(...[...timers].map(({ at }) => at));
        if (next > end) break;
        now = Math.max(now, next);
        await settles();
      }
      now = end;
    },
    /** Much time passes, and whatever was to be done meanwhile is done once. */
    async leaps(ms: number): Promise<void> {
      await settles();
      now += ms;
      await settles();
    },
    /** Time in which nobody is there. */
    standsStill(ms: number): Promise<void> {
      const since = now;
      timers.clear();
      now += ms;
      return store.stoodStill({ since, until: now });
    },
    /** What a node has of it; `read` says which journals it has read from their beginning. */
    node() {
      const read: string[] = [];
      const failures: string[] = [];
      const around: Surroundings = {
        journals: {
          write: async (append) => (await watchedStore.append([append]))[0],
          lines(id, from = 1) {
            if (from === 1) read.push(id);
            return watchedStore.lines(id, from);
          },
        },
        others: nobodyElse,
        think: async (task) => answer({ ...task, bot: 'random' }),
        log: { info() {}, warn() {}, error: (what) => failures.push(JSON.stringify(what)) },
        botMs: 1,
        now: () => now,
        after(ms, work) {
          const timer = { at: now + ms, work };
          timers.add(timer);
          // a pause in long work, which a test may be waiting for
          if (ms === 0)
            turn().then(() => {
              if (timers.delete(timer)) work();
            });
          return () => timers.delete(timer);
        },
        seed: () => SEED,
        chance: () => 1,
        stoodStill: async (since) => lostSince(since, await watchedStore.standstills(since)),
        hasAccount: async () => true,
        areAlike: () => false,
        apartFrom: (person) => watchedStore.apartFrom(person),
        apart: (people) => watchedStore.apartAmong(people, now),
        holidaysOf: async (people) => byPerson(await watchedStore.holidaysFrom(people, now)),
        newId: () => `table-${ids++}`,
        newCode: () => `CODE${ids}`,
        visited(table) {
          watchedStore.visit(table, now).catch((error) => failures.push(String(error)));
        },
        moved() {},
      };
      const tables = openTables(around);
      return { around, tables, alarm: setAlarm(tables, watchedStore, around), read, failures };
    },
  };
}

type Timed = Awaited<ReturnType<typeof timedStore>>;

/** A game of Ann, Bob and others that has begun. */
export async function gameOf(
  { tables }: ReturnType<Timed['node']>,
  changed: Partial<Settings> = {},
  others: readonly Person[] = [],
): Promise<string> {
  const { id, refused } = await tables.create(ANN, { ...BASE, seats: 2, ...changed });
  if (refused) throw new Error(refused.message);
  const does = async (who: Person, command: Command): Promise<void> => {
    const { refused: because } = await tables.command(id, who, null, command);
    if (because) throw new Error(because.message);
  };
  for (const one of [BOB, ...others]) await does(one, { do: 'sit', chair: null });
  await does(ANN, { do: 'start', fill: null });
  return id;
}

export const factsIn = (lines: readonly Line[], kind: string) =>
  lines.flatMap(({ at, body }) => {
    const fact = JSON.parse(body);
    return fact.fact === kind ? [{ at, ...fact }] : [];
  });
