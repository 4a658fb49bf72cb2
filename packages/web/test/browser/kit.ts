/** What every test in the browser starts with: a server of its own, and pages that may not log an error. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type ServerProcess, serve } from '../../../server/bench/process.ts';

const program = path.resolve(import.meta.dirname, '../../../../dist/polis.mjs');

interface Given {
  /** Opens a page of its own browser profile, as another person would. */
  someone: (name?: string) => Promise<Page>;
  /** What pages have logged that they should not; what a test expects it takes out. */
  complaints: string[];
}

export const test = base.extend<Given, { server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-browser-'));
      const server = await serve(program, { POLIS_DATA: folder });
      await use(server);
      await server.end('SIGTERM');
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.address),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'what the pages logged').toEqual([]);
  },

  context: async ({ context, complaints }, use) => {
    listen(context, complaints);
    await use(context);
  },

  someone: async ({ browser, baseURL, contextOptions, viewport, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL });
      contexts.push(context);
      listen(context, complaints);
      const page = await context.newPage();
      if (name) await named(page, name);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message));
}

/** What the browser itself logs about requests that had to fail is no complaint. */
export function expected(complaints: string[], what: RegExp): void {
  const others = complaints.filter((text) => !what.test(text));
  complaints.splice(0, complaints.length, ...others);
}

/** Whoever has given a name before is not asked for it. */
export async function named(page: Page, name: string): Promise<void> {
  await page.addInitScript((mine) => {
    const key = 'polis-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{"state":{},"version":0}');
    if (kept.state.name) return;
    localStorage.setItem(key, JSON.stringify({ ...kept, state: { ...kept.state, name: mine } }));
  }, name);
}

/** Resolves when all files of the app are kept, and the page is given them. */
export const kept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
