// `npm run alerts`: has promtool and amtool check what lies in deploy and play alerts.test.yml, and then sends an alert
// through Alertmanager, started as compose.yaml does it, to see that it arrives.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { root } from './ensure.mjs';
import { complaints, fetchTool } from './monitoring.mjs';
import { freePort } from './services.mjs';

const PATIENCE_MS = 30_000;

const wrong = complaints(fetchTool);
for (const complaint of wrong) console.error(complaint);
if (wrong.length > 0) process.exit(1);
console.log('promtool and amtool find nothing wrong');
console.log(await delivered());

/** Sends one to an address with all that is hard about addresses, and says how long it took. */
async function delivered() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-alerts-'));
  const [port, peers] = [await freePort(), await freePort()];
  const { promise, resolve } = withResolvers();
  const somebody = http
    .createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => resolve({ url: request.url, body: JSON.parse(body) }));
      response.end();
    })
    .listen(0, '127.0.0.1');
  await new Promise((next) => somebody.once('listening', next));
  const { port: at } = /** @type {import('node:net').AddressInfo} */ (somebody.address());
  const wanted = '/tell?a=1&b=|x';
  const manager = spawn(
    '/bin/sh',
    ['-c', started(folder, `--web.listen-address=127.0.0.1:${port} --cluster.listen-address=127.0.0.1:${peers}`)],
    {
      env: { PATH: process.env.PATH, POLIS_ALERT_WEBHOOK: `http://127.0.0.1:${at}${wanted}` },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let log = '';
  manager.stderr.on('data', (data) => (log += data));
  const ended = new Promise((next) => manager.once('exit', next));
  const begin = Date.now();
  const late = setTimeout(() => resolve(null), PATIENCE_MS);
  try {
    if (!(await isReady(`http://127.0.0.1:${port}/-/ready`))) throw new Error(`Alertmanager does not start: ${log}`);
    const labels = { alertname: 'PolisDrill', severity: 'page' };
    await fetch(`http://127.0.0.1:${port}/api/v2/alerts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ labels }]),
    });
    const heard = await promise;
    if (heard?.url !== encodeURI(wanted) && heard?.url !== wanted) throw new Error(`heard ${heard?.url}: ${log}`);
    if (heard.body.alerts[0].labels.alertname !== labels.alertname) throw new Error('another alert came');
    return `an alert has reached its address after ${Math.round((Date.now() - begin) / 1000)} s`;
  } finally {
    clearTimeout(late);
    manager.kill();
    // it writes into its folder until then
    await ended;
    somebody.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The lines of compose.yaml that start Alertmanager, with the places of this machine. @param {string} folder @param {string} flags */
function started(folder, flags) {
  const compose = fs.readFileSync(path.join(root, 'compose.yaml'), 'utf8');
  const lines = /^ {2}alertmanager:[\s\S]*?command:\n {6}- \|\n((?: {8}.*\n)+)/m.exec(compose)?.[1];
  if (lines === undefined) throw new Error('compose.yaml does not start Alertmanager as it did');
  return `${lines
    .replaceAll('$$', '$')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/alertmanager/polis.yml', path.join(root, 'deploy/alertmanager.yml'))
    .replaceAll('=/alertmanager', `=${folder}`)
    .replaceAll('/bin/alertmanager', fetchTool('alertmanager'))
    .trimEnd()} ${flags}`;
}

/** @param {string} address */
async function isReady(address) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (Date.now() > end) return false;
    await new Promise((next) => setTimeout(next, 200));
  }
  return true;
}

/** @returns {{ promise: Promise<any>, resolve: (value: unknown) => void }} */
function withResolvers() {
  let resolve = (/** @type {unknown} */ _) => {};
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
