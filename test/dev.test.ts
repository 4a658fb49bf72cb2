/** `npm run dev`: one address for the app as it is written and for its server; both end together. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../scripts/services.mjs';

const root = path.resolve(import.meta.dirname, '..');

test('the app and its server are at one address, until they are told to stop', async () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-dev-'));
  const port = await freePort();
  const dev = spawn(process.execPath, [path.join(root, 'scripts/dev.mjs')], {
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port), POLIS_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dev, 'exit');
  onTestFinished(async () => {
    dev.kill('SIGINT');
    await ended;
    fs.rmSync(data, { recursive: true });
  });
  let said = '';
  for await (const chunk of dev.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes('Ctrl+C')) break;
  }
  dev.stdout.resume();
  const page = `http://127.0.0.1:${port}`;
  const [, server] = /the server itself is at (\S+)\)/.exec(said) ?? [];
  expect(said).toContain(`open ${page}/`);

  // as it is written, not as it is built
  expect(await textAt(`${page}/table/any`)).toContain('src="/src/main.tsx');
  expect(await textAt(`${page}/api/options`)).toBe(await textAt(`${server}/api/options`));
  expect(fs.readdirSync(data)).toContain('polis.db');

  dev.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  for (const address of [page, server]) await expect(fetch(address)).rejects.toThrow('fetch failed');
});

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();
