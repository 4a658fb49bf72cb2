// `npm run drill -- [folder|s3|postgres] [SECONDS]`: people who are programs play while the database is copied; then the
// server is killed, the database deleted and restored from its copy. Says how old the copy was and what was lost, and
// exits with 1 if a choice is missing that was acknowledged before the moment of the copy, if the copy is older than a
// minute, if the database is not whole, or if a game does not go on.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadBundled } from './bundle.mjs';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const MOST_SECONDS = 60;
const MEANS = { folder: toFolder, s3: toS3, postgres: toPostgres };

const [by = 'folder', seconds = '30'] = process.argv.slice(2);
if (!Object.hasOwn(MEANS, by) || !/^\d+$/.test(seconds)) {
  console.error('usage: npm run drill -- [folder|s3|postgres] [SECONDS]');
  process.exit(2);
}
ensureInstalled({ dev: true });
await ensureBuilt();
const { drill } = await loadBundled('packages/server/bench/drill.ts', 'drill');
const program = path.join(root, 'dist/polis.mjs');
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-drill-'));
const progress = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

/**
 * What differs from one place of copies to another.
 * @typedef {Record<string, string>} Env
 * @typedef {{ place: Env, midway: () => Promise<void>, loseAndRestore: () => Promise<{ at: number, place: Env }>, stop: () => Promise<void> }} Means
 */
const means = await MEANS[/** @type {keyof typeof MEANS} */ (by)]();
try {
  const { loseAndRestore } = means;
  const { games, acknowledged, lost, later, ageSeconds, playedOn } = await drill({
    program,
    place: means.place,
    seconds: Number(seconds),
    tables: 6,
    midway: means.midway,
    progress,
    async loseAndRestore() {
      const restored = await loseAndRestore();
      console.log((await polis(restored.place, 'check')).trim());
      return restored;
    },
  });
  console.log(
    `drill, ${by}: the copy was ${ageSeconds.toFixed(1)} s old; of ${acknowledged} choices acknowledged before it ${lost} are lost, ` +
      `and the ${later} after it; ${games} games, ${playedOn} of them played on to their end`,
  );
  if (lost > 0 || ageSeconds > MOST_SECONDS || playedOn === 0) process.exitCode = 1;
} finally {
  await means.stop();
  fs.rmSync(home, { recursive: true, force: true });
}

/** What the command line says; throws if it fails. @param {Env} env @param {string[]} args */
async function polis(env, ...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  return stdout;
}

/** @param {string} to @param {Env} env @returns {Means} */
function copied(to, env = {}) {
  const data = path.join(home, 'data');
  const place = { ...env, POLIS_DATA: data, POLIS_BACKUP_TO: to, POLIS_BACKUP_SECONDS: '5' };
  return {
    place,
    midway: async () => {},
    async loseAndRestore() {
      fs.rmSync(data, { recursive: true });
      const { at } = JSON.parse(await polis(place, 'restore', '--json'));
      return { at: Date.parse(at), place };
    },
    stop: async () => {},
  };
}

async function toFolder() {
  return copied(path.join(home, 'copies'));
}

async function toS3() {
  const { startS3 } = await import('./drilling/s3.mjs');
  const { address, env, stop } = await startS3(path.join(home, 's3'));
  return { ...copied(`${address}/polis/some/where`, env), stop };
}

async function toPostgres() {
  const { archivingPostgres } = await import('./drilling/postgres.mjs');
  return archivingPostgres(home, progress);
}
