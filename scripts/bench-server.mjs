// `npm run bench:server -- [--tables 1000] [--seats 5] [--rate 1100] [--games 1] [--json]`: whole games over real sockets against a
// server of its own, with a database of its own; see packages/server/bench/RESULTS.md. RATE is how many choices people
// make in a second, all together.
import { spawn } from 'node:child_process';
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
    modules: { type: 'string', default: 'base' },
    json: { type: 'boolean', default: false },
  },
});

ensureInstalled({ dev: true });
await ensureBuilt();
const { load } = await loadBundled('packages/server/bench/load.ts', 'load');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-load-'));
const plenty = '10000000';
const server = spawn(
  process.execPath,
  // as the Dockerfile starts it
  ['--max-semi-space-size=64', path.join(root, 'dist/polis.mjs'), 'serve', '--port', '0', '--host', '127.0.0.1'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      POLIS_DATA: folder,
      POLIS_LOG: 'warn',
      POLIS_CONNECTIONS_PER_ADDRESS: '100000',
      POLIS_MESSAGES_PER_SECOND_AND_ADDRESS: '1000000',
      POLIS_REQUESTS_PER_MINUTE: plenty,
      POLIS_GUESTS_PER_MINUTE: plenty,
    },
  },
);
process.once('SIGINT', () => server.kill('SIGTERM'));
try {
  const address = await started();
  const result = await load({
    address,
    tables: Number(values.tables),
    rate: Number(values.rate),
    games: Number(values.games),
    settings: {
      modules: values.modules.split(','),
      edition: 'first',
      seats: Number(values.seats),
      wonders: null,
      clock: null,
      listed: false,
    },
    progress: (/** @type {string} */ text) => process.stderr.write(`${text}\n`),
  });
  console.log(values.json ? JSON.stringify(result) : asText(result));
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  fs.rmSync(folder, { recursive: true, force: true });
}

/** @returns {Promise<string>} the address at which the server says it is open */
function started() {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (data) => {
      text += data;
      const port = /localhost:(\d+)/.exec(text)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
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
  memoryMB,
}) {
  return [
    `${players} players connected at ${tables} tables`,
    `${choices} durable choices in ${seconds} s; ${choicesPerSecond} a second while all tables were playing`,
    `acknowledged after ${p50} ms (p50), ${p95} ms (p95), ${p99} ms (p99)`,
    `${lost} lost, ${doubled} doubled`,
    `${kBPerTable} kB a table with its connections; memory of the server in MB: ${memoryMB.join(', ')}`,
  ].join('\n');
}
