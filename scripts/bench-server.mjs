// `npm run bench:server -- [--tables 1000] [--seats 5] [--rate 1100] [--games 1] [--nodes 1] [--json]`: whole games over
// real sockets against a server of its own, with a database of its own; see packages/server/bench/RESULTS.md. RATE is how
// many choices people make in a second, all together; several NODES share a Postgres and a Redis of their own.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadBundled } from './bundle.mjs';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seats: { type: 'string', default: '5' },
    rate: { type: 'string', default: '1100' },
    games: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '1' },
    modules: { type: 'string', default: 'base' },
    json: { type: 'boolean', default: false },
  },
});

ensureInstalled({ dev: true });
await ensureBuilt();
const { load } = await loadBundled('packages/server/bench/load.ts', 'load');
const { serve } = await loadBundled('packages/server/bench/process.ts', 'process');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-load-'));
/** As the Dockerfile starts it: room for what is thrown away within a moment. */
const flags = ['--max-semi-space-size=64'];
/** @type {(() => Promise<unknown>)[]} what has to be ended, the last one first */
const ends = [async () => fs.rmSync(folder, { recursive: true, force: true })];
process.once('SIGINT', end);
try {
  const place = values.nodes === '1' ? { POLIS_DATA: folder } : await shared();
  /** @type {string[]} */
  const addresses = [];
  for (let node = 0; node < Number(values.nodes); node++) {
    const server = await serve(path.join(root, 'dist/polis.mjs'), place, 0, flags);
    ends.unshift(() => server.end('SIGTERM'));
    addresses.push(server.address);
  }
  const result = await load({
    addresses,
    tables: Number(values.tables),
    rate: Number(values.rate),
    games: Number(values.games),
    settings: {
      modules: values.modules.split(','),
      edition: 'first',
      seats: Number(values.seats),
      listed: false,
      rated: true,
    },
    progress: (/** @type {string} */ text) => process.stderr.write(`${text}\n`),
  });
  console.log(values.json ? JSON.stringify(result) : asText(result));
} finally {
  await end();
}

/** A Postgres that waits for the disk, and a Redis. */
async function shared() {
  const { ownPostgres, ownRedis } = await import('./services.mjs');
  const postgres = await ownPostgres({ isDurable: true });
  ends.unshift(postgres.stop);
  const redis = await ownRedis();
  ends.unshift(redis.stop);
  return { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
}

async function end() {
  for (const one of ends.splice(0)) await one();
}

/** @param {any} result */
function asText({
  players,
  tables,
  choices,
  seconds,
  choicesPerSecond,
  p50,
  p95,
  p99,
  lost,
  doubled,
  kBPerTable,
  nodes,
  cpuMsPerChoice,
  memoryMB,
}) {
  return [
    `${players} players connected at ${tables} tables, ${nodes === 1 ? 'one node' : `${nodes} nodes`}`,
    `${choices} durable choices in ${seconds} s; ${choicesPerSecond} a second while all tables were playing`,
    `acknowledged after ${p50} ms (p50), ${p95} ms (p95), ${p99} ms (p99)`,
    `${lost} lost, ${doubled} doubled; ${cpuMsPerChoice} ms of processor time a choice`,
    `${kBPerTable} kB a table with its connections; memory of the server in MB: ${memoryMB.join(', ')}`,
  ].join('\n');
}
