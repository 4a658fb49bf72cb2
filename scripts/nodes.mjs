// `npm run nodes -- [GAMES]`: 200 games unless told, by people who are programs, spread over two nodes with a Postgres and
// a Redis of their own, while nodes are killed, Redis goes away and the database drops its connections. Exits with 1 if an
// acknowledged choice is lost or doubled, or a record is not what was told.
import path from 'node:path';
import { loadBundled } from './bundle.mjs';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const [games = '200'] = process.argv.slice(2);
if (!/^\d+$/.test(games)) {
  console.error('usage: npm run nodes -- [GAMES]');
  process.exit(2);
}
ensureInstalled({ dev: true });
await ensureBuilt();
const { nodesTrial } = await loadBundled('packages/server/bench/nodes.ts', 'nodes');
const { ownPostgres, ownRedis } = await import('./services.mjs');
const { default: pg } = await import('pg');

const postgres = await ownPostgres();
const redis = await ownRedis();
try {
  const start = performance.now();
  const result = await nodesTrial({
    program: path.join(root, 'dist/polis.mjs'),
    database: postgres.url,
    redis,
    cut,
    games: Number(games),
    atOnce: 20,
    withoutRedisMs: 10_000,
    progress: (/** @type {string} */ text) => process.stderr.write(`${text}\n`),
  });
  const { acknowledged, lost, doubled, refused, different } = result;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `nodes: ${result.games} games in ${seconds} s, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${refused} refused, ${different} records that differ`,
  );
  if (lost + doubled + refused + different > 0) process.exitCode = 1;
} finally {
  await Promise.all([postgres.stop(), redis.stop()]);
}

/** Every connection but the own one. */
async function cut() {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}
