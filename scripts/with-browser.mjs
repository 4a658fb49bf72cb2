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
  const { serve } = await loadBundled('packages/server/bench/process.ts', 'process');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-web-'));
  const server = await serve(path.join(root, 'dist/polis.mjs'), { POLIS_DATA: folder });
  const options = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, ...flags] });
  try {
    await work(browser, server.address, loadBundled);
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
