// Makes a clone ready to run: installs what is missing, builds what is stale, and does nothing otherwise.
// Only Node built-ins at the top: on a fresh clone this runs before anything is installed.
// All messages go to stderr and stdin is left alone, so that `polis` can be used in a pipe.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { missingBindings, thisMachine } from './bindings.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const bundle = at('dist/polis.mjs');
const workers = [at('dist/bot-worker.mjs'), at('dist/store-worker.mjs'), at('dist/copy-worker.mjs')];
const page = at('dist/web/index.html');
/** What decides how a game goes. */
const GAMES = ['packages/engine/src', 'packages/bots/src', 'packages/cli/src/games'];
/** Libraries of many files, of which little is used: taken into the bundle a server starts in half the time. */
export const BUNDLED = ['kysely', 'openskill'];
const installStamp = at('node_modules/.install-stamp');
const buildStamp = at('dist/.build-stamp');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Polis needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** @param {{ dev?: boolean }} options `dev`: the test and lint tools too */
export function ensureInstalled({ dev = false } = {}) {
  if (fs.existsSync(at('node_modules/vitest'))) dev = true; // a developer's tree keeps its tools
  const tools = dev ? ':dev' : '';
  const target = `${process.platform}-${process.arch}-${process.versions.modules}`;
  const isCurrent = () => {
    const want = `${hash(manifests())}:${target}`;
    return hasContent(installStamp, `${want}:dev`) || (!dev && hasContent(installStamp, want));
  };
  if (isCurrent()) return;
  const release = lock(at('.install-lock'));
  try {
    if (isCurrent()) return; // another process did it while this one waited
    console.error('Installing dependencies ...');
    const install = ['install', '--no-save', '--no-audit', '--no-fund', dev ? '--include=dev' : '--omit=dev'];
    npm(...install);
    installBindings(install, dev);
    fs.writeFileSync(installStamp, `${hash(manifests())}:${target}${tools}`);
  } finally {
    release();
  }
}

/** What the lock leaves out for this machine; some libraries do without. @param {string[]} install @param {boolean} dev */
function installBindings(install, dev) {
  const bindings = missingBindings(JSON.parse(fs.readFileSync(at('package-lock.json'), 'utf8')), thisMachine, { dev });
  if (bindings.length === 0) return;
  try {
    npm(...install, ...bindings);
  } catch {
    console.error(`Not to be had: ${bindings.join(', ')}`);
  }
}

/** @type {Promise<void> | null} */
let building = null;

export function ensureBuilt() {
  building ??= buildIfStale().finally(() => {
    building = null;
  });
  return building;
}

async function buildIfStale() {
  const want = hash([...manifests(), at('scripts/ensure.mjs'), ...sources()]);
  const isCurrent = () =>
    [bundle, page, ...workers].every((file) => fs.existsSync(file)) && hasContent(buildStamp, want);
  if (isCurrent()) return;
  const release = lock(at('.build-lock'));
  try {
    if (!isCurrent()) await build(want); // else another process did it while this one waited
  } finally {
    release();
  }
}

/** @param {string} stamp what is built, as a hash of its sources */
async function build(stamp) {
  console.error('Building ...');
  const { build: rolldown } = await import('rolldown');
  const folder = path.dirname(bundle);
  const { output } = await rolldown({ ...serverBuild(folder), write: false });
  for (const part of output)
    writeWhole(path.join(folder, part.fileName), part.type === 'chunk' ? part.code : part.source);
  dropOthers(
    path.join(folder, 'parts'),
    output.map(({ fileName }) => path.join(folder, fileName)),
  );
  await asInProduction(async () => {
    const vite = await import('vite');
    await vite.build({ configFile: at('packages/web/vite.config.ts'), logLevel: 'warn' });
  });
  writeWhole(buildStamp, stamp);
}

/**
 * How the command line is made, and the server with it.
 * @param {string} outdir
 * @returns {Omit<import('rolldown').BuildOptions, 'input'> & { input: Record<string, string> }}
 */
export function serverBuild(outdir) {
  const outside = dependencies().filter((name) => !BUNDLED.includes(name));
  return {
    cwd: root,
    // bots and the embedded database work in threads, and it is copied by a process: each starts with a file of its own
    input: {
      polis: 'packages/cli/src/main.ts',
      'bot-worker': 'packages/server/src/bot-worker.ts',
      'store-worker': 'packages/server/src/store-worker.ts',
      'copy-worker': 'packages/server/src/copy-worker.ts',
    },
    platform: 'node',
    external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
    transform: {
      target: 'node20',
      // by this a worker knows whether it plays the same games as the one who asks for them
      define: { GAMES_VERSION: JSON.stringify(hash(GAMES.flatMap((folder) => filesIn(at(folder))).sort())) },
    },
    output: {
      dir: outdir,
      format: 'esm',
      entryFileNames: '[name].mjs',
      // what only some commands need is loaded by those alone
      chunkFileNames: 'parts/[name]-[hash].mjs',
      sourcemap: true,
    },
  };
}

/** Parts of earlier builds. @param {string} folder @param {string[]} files those that are kept */
function dropOthers(folder, files) {
  for (const name of fs.readdirSync(folder))
    if (!files.includes(path.join(folder, name))) fs.rmSync(path.join(folder, name));
}

/**
 * Tests set another environment, and would get libraries that are big and slow.
 * @param {() => Promise<void>} work
 */
async function asInProduction(work) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await work();
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/**
 * Runs the built command line in this very process: stdin, signals, working directory and exit code are its own.
 * @param {string[]} args
 */
export async function launch(args) {
  try {
    ensureInstalled();
    await ensureBuilt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  leaveWithParent();
  process.setSourceMapsEnabled(true);
  process.env.POLIS_COMMAND = 'npx polis';
  process.argv = [process.argv[0], bundle, ...args];
  await import(pathToFileURL(bundle).href);
}

/** npm starts us under a shell that does not always pass SIGTERM on: when that shell is gone, so are we. */
export function leaveWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** @param {string[]} args */
function npm(...args) {
  const done = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error(`npm ${args[0]} failed${done.error ? `: ${done.error.message}` : ''}`);
}

/**
 * One process at a time; the others wait. A lock whose owner is gone is taken over. Returns what gives it back.
 * @param {string} file
 */
function lock(file) {
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const wait = new Int32Array(new SharedArrayBuffer(4));
    Atomics.wait(wait, 0, 0, 200);
    if (!ownerIsAlive(file)) fs.rmSync(file, { force: true });
  }
  const release = () => {
    fs.rmSync(file, { force: true });
    process.off('exit', release);
  };
  process.once('exit', release);
  return release;
}

/** @param {string} file */
function ownerIsAlive(file) {
  try {
    process.kill(Number(fs.readFileSync(file, 'utf8')), 0);
    return Date.now() - fs.statSync(file).mtimeMs < 15 * 60_000; // else the number belongs to someone new
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** What the packages need to run, by name; our own packages are not among them. */
function dependencies() {
  const named = packageFiles().flatMap((file) =>
    Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')).dependencies ?? {}),
  );
  return named.filter((name) => !name.startsWith('@polis/'));
}

function packageFiles() {
  const packages = fs
    .readdirSync(at('packages'))
    .map((name) => at('packages', name, 'package.json'))
    .filter((file) => fs.existsSync(file))
    .sort();
  return [at('package.json'), ...packages];
}

const manifests = () => [at('package-lock.json'), ...packageFiles()];

function sources() {
  const folders = fs.readdirSync(at('packages')).map((name) => at('packages', name, 'src'));
  return [
    ...folders,
    at('packages/web/build'),
    at('packages/web/public'),
    at('packages/web/index.html'),
    at('packages/web/vite.config.ts'),
  ]
    .filter((folder) => fs.existsSync(folder))
    .flatMap(filesIn)
    .sort();
}

/** @param {string} folder @returns {string[]} */
export function filesIn(folder) {
  if (fs.statSync(folder).isFile()) return [folder];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}

/** The same for the same files. @param {string[]} files */
export function hash(files) {
  const sum = createHash('sha256');
  for (const file of files) sum.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
  return sum.digest('hex');
}

/** @param {string} file @param {string} content */
function hasContent(file, content) {
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content;
}

/**
 * A reader sees the old file or the new one, never a part.
 * @param {string} file @param {string | Uint8Array} content
 */
function writeWhole(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
}

/** @param {string[]} parts */
function at(...parts) {
  return path.join(root, ...parts);
}
