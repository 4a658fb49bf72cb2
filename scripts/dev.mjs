// `npm run dev`: the app by Vite, which shows every change at once, and behind it the server, which is built and started
// anew when one of its sources changes. PORT: where the app opens (5173, or the next that is free); HOST: from where it can
// be reached; POLIS_DATA: where its games are kept (data/dev).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled, leaveWithParent, root, serverBuild } from './ensure.mjs';
import { freePort } from './services.mjs';

ensureInstalled({ dev: true });
leaveWithParent();

const { PORT, HOST = 'localhost' } = process.env;
const serverPort = await freePort();
/** Its own, so that neither `npm start` nor another of these finds half of it. */
const built = fs.mkdtempSync(path.join(root, 'node_modules/.dev-'));

/** @type {import('node:child_process').ChildProcess | null} */
let server = null;
/** @type {import('vite').ViteDevServer | null} */
let vite = null;
/** Called when there is something to start. */
let begin = () => {};
/** One start or end of the server at a time; whoever needs it waits for the last. @type {Promise<void>} */
let turn = new Promise((resolve) => {
  begin = resolve;
});
let isEnding = false;

// before Vite listens too: it would leave without waiting for the server
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);

const { watch } = await import('rolldown');
const building = watch(serverBuild(built));
await new Promise((builtOnce) => {
  building.on('event', (event) => {
    if (!('result' in event)) return;
    event.result.close();
    if (event.code === 'ERROR') console.error(event.error.message);
    whenBuilt(event.code === 'BUNDLE_END');
    builtOnce(null);
  });
});

const { createServer } = await import('vite');
const target = `http://127.0.0.1:${serverPort}`;
const proxied = { target, bypass: () => turn };
vite = await createServer({
  configFile: path.join(root, 'packages/web/vite.config.ts'),
  logLevel: 'warn',
  server: {
    host: HOST,
    ...(PORT ? { port: Number(PORT), strictPort: true } : {}),
    proxy: { '/api': proxied, '/socket': { ...proxied, ws: true } },
  },
});
await vite.listen();
say(`open ${vite.resolvedUrls?.local[0] ?? ''} (the server itself is at ${target}); Ctrl+C ends both`);
for (const url of vite.resolvedUrls?.network ?? []) say(`on other devices: ${url}`);

/** @param {boolean} isGood */
function whenBuilt(isGood) {
  begin();
  if (!isGood) return say('the server cannot be built; it goes on as it was until that is mended');
  turn = turn.then(stop).then(start);
}

async function start() {
  if (isEnding) return;
  const began = performance.now();
  const program = path.join(built, 'polis.mjs');
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', program, 'serve', '--host', '127.0.0.1', '--port', String(serverPort)],
    {
      cwd: root,
      env: { POLIS_DATA: path.join(root, 'data/dev'), POLIS_LOG: 'warn', ...process.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  server = child;
  child.once('exit', (code) => {
    if (server === child && !isEnding) say(`the server ended (${code}); it is started again with the next change`);
  });
  // it speaks when it is open
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  child.stdout.resume();
  if (child.exitCode === null) say(`the server is open, after ${Math.round(performance.now() - began)} ms`);
}

/** In good order: what it has begun it finishes. */
async function stop() {
  const child = server;
  server = null;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  begin();
  await Promise.all([vite?.close(), building?.close(), turn.then(stop)]);
  fs.rmSync(built, { recursive: true, force: true });
  process.exit();
}

/** @param {string} text */
function say(text) {
  console.log(`polis: ${text}`);
}
