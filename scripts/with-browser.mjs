// A browser and a server of its own for a script, both gone when it is done.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchOptions } from './browser.mjs';
import { loadBundled } from './bundle.mjs';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

/**
 * @param {(browser: import('@playwright/test').Browser, address: string, load: typeof loadBundled) => Promise<void>} work
 * @param {string[]} flags for the browser
 */
export async function withBrowser(work, flags = []) {
  ensureInstalled({ dev: true });
  await ensureBuilt();
  const { chromium } = await import('@playwright/test');
  const options = await launchOptions();
  await withServer(root, async (address) => {
    const browser = await chromium.launch({ ...options, args: [...options.args, ...flags] });
    try {
      await work(browser, address, loadBundled);
    } finally {
      await browser.close();
    }
  });
}

/**
 * A server of what is built in a checkout, of this or another revision.
 * @param {string} checkout @param {(address: string) => Promise<void>} work
 */
export async function withServer(checkout, work) {
  const { serve } = await loadBundled('packages/server/bench/process.ts', 'process');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-web-'));
  const server = await serve(path.join(checkout, 'dist/polis.mjs'), { POLIS_DATA: folder });
  try {
    await work(server.address);
  } finally {
    await server.end('SIGTERM');
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
