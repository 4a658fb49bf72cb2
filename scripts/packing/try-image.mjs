// Starts the folder of the container where there is no container: what the Dockerfile says is done without it.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installedApart } from '../apart.mjs';
import { root } from '../ensure.mjs';
import { freePort } from '../services.mjs';

const dockerfile = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');
/** @param {RegExp} what */
const said = (what) => {
  const found = what.exec(dockerfile)?.[1];
  if (found === undefined) throw new Error(`the Dockerfile says nothing like ${what}`);
  return found;
};

const VERSION = said(/^FROM node:(\d+\.\d+\.\d+)-\S+$/m);
const [, ...ENTRY] = JSON.parse(said(/^ENTRYPOINT (\[.*\])$/m));
const COMMAND = JSON.parse(said(/^CMD (\[.*\])$/m));
const [, ...HEALTH] = JSON.parse(said(/^ +CMD (\[.*\])$/m));
const PATIENCE_MS = 20_000;

/** Says how it was started; throws if it does not come up, is not healthy, or does not end in good order. @param {string} folder */
export async function tryImage(folder) {
  const node = installedNode();
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-image-'));
  const image = path.join(home, 'app');
  const data = path.join(home, 'data');
  const isRoot = process.getuid?.() === 0;
  const nobody = isRoot ? { uid: 65534, gid: 65534 } : {};
  try {
    fs.chmodSync(home, 0o755);
    fs.mkdirSync(data);
    if (isRoot) fs.chownSync(data, 65534, 65534);
    fs.cpSync(folder, image, { recursive: true });
    // the image brings its own Node, so that who runs it need not reach the one here
    fs.copyFileSync(node, path.join(home, 'node'));
    fs.chmodSync(path.join(home, 'node'), 0o755);
    spawnSync('chmod', ['-R', 'a-w,a+rX', image]);
    const port = await freePort();
    const env = { NODE_ENV: 'production', POLIS_DATA: data, PORT: String(port), HOST: '127.0.0.1', POLIS_LOG: 'warn' };
    const how = { cwd: image, env, ...nobody };
    const server = spawn(path.join(home, 'node'), [...ENTRY, ...COMMAND], {
      ...how,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (log += data));
    /** @type {Promise<number | null>} */
    const ended = new Promise((resolve) => server.once('exit', resolve));
    try {
      const begin = Date.now();
      while (spawnSync(path.join(home, 'node'), HEALTH, how).status !== 0) {
        if (server.exitCode !== null || Date.now() - begin > PATIENCE_MS) throw new Error(`it is not healthy: ${log}`);
        await new Promise((next) => setTimeout(next, 200));
      }
      for (const where of ['/readyz', '/', '/metrics']) {
        const { status } = await fetch(`http://127.0.0.1:${port}${where}`);
        if (status !== 200) throw new Error(`${where} answers ${status}: ${log}`);
      }
    } finally {
      server.kill('SIGTERM');
    }
    const code = await ended;
    if (code !== 0) throw new Error(`it ended with ${code}: ${log}`);
    const whose = isRoot ? 'as nobody' : 'as who called this';
    return `It is healthy under Node ${VERSION}, ${whose}, read-only but for its data, and ends in good order.`;
  } finally {
    spawnSync('chmod', ['-R', 'u+w', home]);
    fs.rmSync(home, { recursive: true, force: true });
  }
}

/** The Node of the container. */
function installedNode() {
  const isWindows = process.platform === 'win32';
  const library = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  return path.join(installedApart(library, VERSION), isWindows ? 'bin/node.exe' : 'bin/node');
}
