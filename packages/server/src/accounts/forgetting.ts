/**
 * Someone wants to be forgotten: bots play on for them, and nothing that is kept says who they were. What fails is tried
 * again, after a restart too; several nodes that do it do no harm.
 */
import { standInOf } from '../room/index.ts';
import type { SignedOut } from '../sockets.ts';
import type { Store } from '../store/store.ts';
import { summaryWithout } from '../tables/rows.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';

export interface Forgetting {
  /** Signs them out for good, and takes them out of all that names them; false if some of it is left for later. */
  forget(person: string): Promise<boolean>;
  /** From now on those are looked for who are not forgotten yet. */
  begin(): void;
  close(): Promise<void>;
}

interface Around extends Pick<Surroundings, 'now' | 'after' | 'newId' | 'log'> {
  store: Store;
  tables: Pick<Tables, 'room' | 'command' | 'forgetPeople'>;
  signedOut(who: SignedOut): void;
}

const ROUND_MS = 60_000;
/** What someone has sent before they were signed out may be on its way to a table that takes long to open. */
const ON_ITS_WAY_MS = 60_000;
const STRANGERS_AT_ONCE = 200;

export function keepForgetting({ store, tables, signedOut, now, after, newId, log }: Around): Forgetting {
  /** Those whom a request or a round is about just now. */
  const inHand = new Set<string>();
  let isClosed = false;
  let hasSoughtStrangers = false;
  let callOff: () => void = () => undefined;
  let round: Promise<void> = Promise.resolve();

  /** False where it fails: one table or person that makes trouble does not keep others waiting. */
  async function tried(what: object, work: () => Promise<boolean>): Promise<boolean> {
    try {
      return await work();
    } catch (error) {
      log.error({ err: error, ...what }, 'someone could not be forgotten yet');
      return false;
    }
  }

  /** Safe to repeat: nothing is left but the mark that they are leaving, and that goes after a second look. */
  async function finish(person: string, since: number): Promise<boolean> {
    if (inHand.has(person)) return false;
    inHand.add(person);
    signedOut({ person });
    const isDone = await tried({}, async () => {
      const hasLeft = await leaveTables(person);
      const isOut = await takeOut([person, ...(await store.formerIds(person))]);
      if (hasLeft && isOut && since <= now() - ON_ITS_WAY_MS) await store.removePerson(person);
      return hasLeft && isOut;
    });
    inHand.delete(person);
    return isDone;
  }

  async function leaveTables(person: string): Promise<boolean> {
    let isDone = true;
    for (const table of await store.sittings(person))
      isDone = (await tried({ table }, () => leave(table, person))) && isDone;
    return isDone;
  }

  async function leave(table: string, person: string): Promise<boolean> {
    const room = await tables.room(table);
    if (!room) await takeOutOfRow(table, [person]);
    const deed = room?.status === 'gathering' && !room.dealing ? 'leave' : 'concede';
    if (room && room.status !== 'over') await tables.command(table, { id: person, name: '' }, null, { do: deed });
    return true;
  }

  /** Of every table. Others may ask for a rematch while it goes on: then there is a new table that names them. */
  async function takeOut(people: readonly string[]): Promise<boolean> {
    for (;;) {
      let isDone = true;
      let last = '';
      for (let found = await store.naming(people, last); found.length > 0; found = await store.naming(people, last))
        for (const table of found) {
          if (isClosed) return false;
          isDone = (await tried({ table }, () => takeOutOf(table, people))) && isDone;
          last = table;
        }
      if (last === '' || !isDone) return isDone;
    }
  }

  async function takeOutOf(table: string, people: readonly string[]): Promise<boolean> {
    if (await tables.room(table)) await tables.forgetPeople(table, people, store.rewrite);
    else await takeOutOfRow(table, people);
    await store.namesNoMore(table, people);
    return true;
  }

  /** Of a table whose journal is lost. */
  async function takeOutOfRow(table: string, people: readonly string[]): Promise<void> {
    const row = await store.row(table);
    const standIns = new Map(people.map((person) => [person, standInOf(newId())]));
    if (row) await store.setSummary(table, summaryWithout(row.summary, standIns));
  }

  async function finishAll(): Promise<boolean> {
    for (const { id, since } of await store.leaving()) if (!isClosed) await finish(id, since);
    if (!hasSoughtStrangers) hasSoughtStrangers = await takeOutStrangers();
    return true;
  }

  /** Journals may name people who have gone long ago: a node broke down, or was of a version that looked only once. */
  async function takeOutStrangers(): Promise<boolean> {
    let isDone = true;
    for (let last: string | null = ''; last !== null && !isClosed; ) {
      const { found, next }: Awaited<ReturnType<Store['strangers']>> = await store.strangers(last, STRANGERS_AT_ONCE);
      for (const id of found) isDone = (await tried({}, () => takeOut([id]))) && isDone;
      last = next;
    }
    return isDone;
  }

  function begin(): void {
    round = tried({}, finishAll).then(() => {
      if (!isClosed) callOff = after(ROUND_MS, begin);
    });
  }

  return {
    async forget(person) {
      const since = now();
      await store.startLeaving(person, since);
      return finish(person, since);
    },
    begin,
    async close() {
      isClosed = true;
      callOff();
      await round;
    },
  };
}
