// `npm run bench:start -- [TABLES]`: stores so many tables (100,000 unless told) in an embedded database, of which a third
// is over, a third waits for people and a third is played with long clocks; then starts the built server on it and says
// after how long it is ready, and how many tables it has opened.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadBundled } from './bundle.mjs';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const [tables = '100000'] = process.argv.slice(2);
if (!/^\d+$/.test(tables)) {
  console.error('usage: npm run bench:start -- [TABLES]');
  process.exit(2);
}
ensureInstalled({ dev: true });
await ensureBuilt();
const { someTables } = await loadBundled('packages/server/bench/start.ts', 'start');
const { serve } = await loadBundled('packages/server/bench/process.ts', 'process');
const { DatabaseSync } = await import('@photostructure/sqlite');

const TIMES = 5;
/** Long enough for the server to open whatever it would open by itself. */
const LATER_MS = 10_000;

const program = path.join(root, 'dist/polis.mjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-start-'));
/** @type {{ address: string, end(signal: string): Promise<unknown> } | null} */
let running = null;
try {
  const { address } = await start();
  const originals = await someTables(address);
  await stop();
  console.log(`with 3 tables: ready after ${await times()}`);
  const stored = fill(Object.values(originals));
  const size = Math.round(fs.statSync(path.join(folder, 'polis.db')).size / 2 ** 20);
  console.log(`with ${stored} tables (${size} MB): ready after ${await times()}`);
  const again = await start();
  await sleep(LATER_MS);
  const metrics = await (await fetch(`${again.address}/metrics`)).text();
  const [open, bytes] = ['polis_tables', 'process_resident_memory_bytes'].map(
    (name) => new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1],
  );
  console.log(`ten seconds later ${open} of them are open, and it takes ${Math.round(Number(bytes) / 2 ** 20)} MB`);
} finally {
  await stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** From the start of the process until it says that it can serve people. */
async function start() {
  const begin = performance.now();
  const server = await serve(program, { POLIS_DATA: folder });
  running = server;
  while ((await fetch(`${server.address}/readyz`)).status !== 200) await sleep(5);
  return { address: server.address, ms: performance.now() - begin };
}

async function stop() {
  await running?.end('SIGTERM');
  running = null;
}

/** The middle one of several starts, and the slowest. */
async function times() {
  const all = [];
  for (let i = 0; i < TIMES; i++) {
    all.push((await start()).ms);
    await stop();
  }
  const [middle, slowest] = [all.sort((a, b) => a - b)[TIMES >> 1], Math.max(...all)];
  return `${(middle / 1000).toFixed(2)} s (the slowest of ${TIMES}: ${(slowest / 1000).toFixed(2)} s)`;
}

/** Copies these tables with all that belongs to them, until there are enough. @param {string[]} ids */
function fill(ids) {
  const db = new DatabaseSync(path.join(folder, 'polis.db'));
  const each = Math.ceil(Number(tables) / ids.length);
  const copies = `with recursive copy(n) as (select 2 union all select n + 1 from copy where n < ${each})`;
  db.exec('pragma synchronous = off; pragma foreign_keys = off; begin');
  for (const [table, key] of [
    ['game_table', 'id'],
    ['journal', 'table_id'],
    ['sitting', 'table_id'],
    ['named', 'table_id'],
    ['result', 'table_id'],
    ['result_seat', 'table_id'],
  ]) {
    const columns = db.prepare(`select name from pragma_table_info('${table}')`).all();
    const names = columns.map((column) => String(/** @type {{ name: string }} */ (column).name));
    const values = names.map((name) => ([key, 'code'].includes(name) ? `${name} || n` : name));
    for (const id of ids)
      db.prepare(`${copies} insert into ${table} (${names}) select ${values} from ${table}, copy where ${key} = ?`).run(
        id,
      );
  }
  db.exec('commit');
  const { count } = /** @type {{ count: number }} */ (db.prepare('select count(*) as count from game_table').get());
  db.close();
  return count;
}
