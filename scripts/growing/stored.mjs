// A server of its own whose database has as many tables as one likes: its start, how it opens one, and what many take.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadBundled } from '../bundle.mjs';
import { ensureBuilt, ensureInstalled, root } from '../ensure.mjs';

/** @typedef {import('@photostructure/sqlite').DatabaseSyncInstance} Db */

const TIMES = 5;
/** Long enough for the server to open whatever it would open by itself, and to throw away what it needs no more. */
const LATER_MS = 10_000;
/** What belongs to a table, and the column that names it. */
const PARTS = {
  game_table: 'id',
  journal: 'table_id',
  sitting: 'table_id',
  named: 'table_id',
  result: 'table_id',
  result_seat: 'table_id',
};

/** A folder for the data, the server on it, and all that starts it. */
async function place() {
  ensureInstalled({ dev: true });
  await ensureBuilt();
  const { serve } = await loadBundled('packages/server/bench/process.ts', 'process');
  const games = await loadBundled('packages/server/bench/start.ts', 'start');
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-stored-'));
  const file = path.join(folder, 'polis.db');
  /** @type {{ address: string, end(signal: string): Promise<unknown> } | null} */
  let running = null;

  const stop = async () => {
    await running?.end('SIGTERM');
    running = null;
  };
  return {
    ...games,
    stop,
    /** From the start of the process until it says that it can serve people. */
    async start() {
      const begin = performance.now();
      const server = await serve(path.join(root, 'dist/polis.mjs'), { POLIS_DATA: folder });
      running = server;
      while ((await fetch(`${server.address}/readyz`)).status !== 200) await sleep(5);
      const seconds = (performance.now() - begin) / 1000;
      return { address: server.address, seconds, processor: await metric(server.address, 'process_cpu_seconds_total') };
    },
    /** While no server has it. @template T @param {(db: Db) => T} work */
    change(work) {
      const db = new DatabaseSync(file);
      try {
        db.exec('pragma synchronous = off; pragma foreign_keys = off; begin');
        const done = work(db);
        db.exec('commit');
        return done;
      } finally {
        db.close();
      }
    },
    megabytes: () => Math.round(fs.statSync(file).size / 2 ** 20),
    async end() {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Copies a table with all that belongs to it: to its id and each number from `first` to `last`.
 * @param {Db} db @param {string} id @param {number} first @param {number} last
 * @param {{ lines?: number, status?: string }} changed only so many lines of its journal, and another status
 */
function copy(db, id, first, last, { lines = Number.MAX_SAFE_INTEGER, status } = {}) {
  const copies = `with recursive copy(n) as (select ${first} union all select n + 1 from copy where n < ${last})`;
  for (const [table, key] of Object.entries(PARTS)) {
    const columns = db.prepare(`select name from pragma_table_info('${table}')`).all();
    const names = columns.map((column) => String(/** @type {{ name: string }} */ (column).name));
    const values = names.map((name) => {
      if (status && name === 'status') return `'${status}'`;
      return [key, 'code'].includes(name) ? `${name} || n` : name;
    });
    const some = table === 'journal' ? `and seq <= ${lines}` : '';
    if (status && table.startsWith('result')) continue;
    db.prepare(
      `${copies} insert into ${table} (${names}) select ${values} from ${table}, copy where ${key} = ? ${some}`,
    ).run(id);
  }
}

/** How long its journal is. @param {Db} db @param {string} id @returns {number} */
function linesOf(db, id) {
  const found = db.prepare('select max(seq) as last from journal where table_id = ?').get(id);
  return Number(/** @type {{ last: number }} */ (found).last);
}

/** @param {string} address @param {string} name */
async function metric(address, name) {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** @param {string} address */
const megabytesOf = async (address) => Math.round((await metric(address, 'process_resident_memory_bytes')) / 2 ** 20);

/** @param {number[]} numbers */
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/**
 * How long a server takes to start with so many tables, of which a third is over, a third waits for people and a third is
 * played with long clocks; the middle of five starts and the slowest of them. And what it has opened ten seconds later.
 * @param {number[]} counts increasing
 */
export async function starts(counts) {
  const { start, stop, change, megabytes, end, someTables } = await place();
  try {
    /** @type {string[]} */
    const originals = Object.values(await someTables((await start()).address));
    await stop();
    let each = 1;
    const found = [];
    for (const count of counts) {
      const wanted = Math.ceil(count / originals.length);
      if (wanted > each)
        change((/** @type {Db} */ db) => {
          for (const id of originals) copy(db, id, each + 1, wanted);
        });
      each = wanted;
      const all = [];
      for (let i = 0; i < TIMES; i++) {
        all.push(await start());
        await stop();
      }
      const [seconds, processor] = [all.map((one) => one.seconds), all.map((one) => one.processor)];
      const { address } = await start();
      await sleep(LATER_MS);
      const later = { open: await metric(address, 'polis_tables'), memoryMB: await megabytesOf(address) };
      await stop();
      found.push({
        tables: each * originals.length,
        diskMB: megabytes(),
        seconds: middle(seconds),
        slowest: Math.max(...seconds),
        processor: middle(processor),
        ...later,
      });
    }
    return found;
  } finally {
    await end();
  }
}

/** Of so many the quickest counts, which other work on the machine disturbs least; as many before make the server warm. */
const OPENED = 15;

/**
 * How long it takes to open a stored table, by the lines of its journal: one of seven people with all expansions, as it was
 * at some points of the game.
 */
export async function openings() {
  const { start, stop, change, end, playedGame } = await place();
  try {
    const { id } = await playedGame((await start()).address, {
      seats: 7,
      modules: ['base', 'leaders', 'cities', 'edifice'],
    });
    await stop();
    const lengths = change((/** @type {Db} */ db) => {
      const some = [0.125, 0.25, 0.5, 0.75, 1].map((share) => Math.round(linesOf(db, id) * share));
      for (const [i, lines] of some.entries())
        copy(db, id, 100 * i + 1, 100 * i + 2 * OPENED, { lines, status: 'playing' });
      return some;
    });
    const { address } = await start();
    const asked = async (/** @type {string} */ table) => {
      const begin = performance.now();
      await (await fetch(`${address}/api/games/${table}`)).text();
      return performance.now() - begin;
    };
    /** The first request opens them, the second one finds them open: the quickest of each. @param {number} from */
    const opened = async (from) => {
      const [first, second] = [[], []].map((times) => /** @type {number[]} */ (times));
      for (let n = from + 1; n <= from + OPENED; n++) {
        first.push(await asked(`${id}${n}`));
        second.push(await asked(`${id}${n}`));
      }
      return Math.min(...first) - Math.min(...second);
    };
    for (let i = 0; i < lengths.length; i++) await opened(100 * i + OPENED);
    const found = [];
    for (const [i, lines] of lengths.entries()) found.push({ lines, ms: await opened(100 * i) });
    return found;
  } finally {
    await end();
  }
}

const SEATS = 3;
const AT_ONCE = 50;
/** The server lets nobody look at more tables over one socket. */
const WATCHED = 8;

/**
 * What a server takes with so many tables open, in the middle of a game of three: with a socket of each of its people, or
 * with none, when those who have looked at them are gone.
 * @param {{ tables: number, isAttended: boolean }[]} wanted each with a server of its own
 * @param {(held: { tables: number, sockets: number, memoryMB: number }) => void} tell
 */
export async function held(wanted, tell) {
  const { start, stop, change, end, playedGame, lookAt } = await place();
  try {
    const { id, people } = await playedGame((await start()).address, { seats: SEATS });
    await stop();
    const most = Math.max(...wanted.map(({ tables }) => tables));
    change((/** @type {Db} */ db) => copy(db, id, 1, most, { lines: linesOf(db, id) >> 1, status: 'playing' }));
    for (const { tables, isAttended } of wanted) {
      const { address } = await start();
      const all = Array.from({ length: tables }, (_, n) => `${id}${n + 1}`);
      const groups = [...inParts(all, isAttended ? 1 : WATCHED)];
      const leaving = [];
      for (const some of inParts(groups, AT_ONCE))
        leaving.push(
          ...(await Promise.all(some.map((group) => lookAt(address, group, isAttended ? people : people.slice(0, 1))))),
        );
      if (!isAttended) for (const leave of leaving) leave();
      await sleep(LATER_MS);
      tell({
        tables: await metric(address, 'polis_tables'),
        sockets: await metric(address, 'polis_connections'),
        memoryMB: await megabytesOf(address),
      });
      await stop();
    }
  } finally {
    await end();
  }
}

/** @template T @param {readonly T[]} list @param {number} most */
function* inParts(list, most) {
  for (let from = 0; from < list.length; from += most) yield list.slice(from, from + most);
}
