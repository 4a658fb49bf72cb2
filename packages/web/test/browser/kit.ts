/** What every test in the browser starts with: the server, and pages that may not log an error. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface Given {
  /** Opens a page of its own browser profile, as another person would. */
  someone: (name?: string) => Promise<Page>;
  /** What pages have logged that they should not; what a test expects it takes out. */
  complaints: string[];
  /** Whether the app keeps all its files for later: of no use where nobody goes without a network, and slow. */
  keepsFiles: boolean;
}

/**
 * Of a test that `npm run test:all` alone runs: it does what others do at another size or in other colours, or takes long
 * and breaks seldom.
 */
export const IN_ALL = { tag: '@all' };

export const test = base.extend<Given>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(process.env.TEST_SERVER_URL),

  keepsFiles: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'what the pages logged').toEqual([]);
  },

  context: async ({ context, complaints, keepsFiles }, use) => {
    await prepare(context, complaints, keepsFiles);
    await use(context);
  },

  someone: async ({ browser, baseURL, contextOptions, viewport, complaints, keepsFiles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL });
      contexts.push(context);
      await prepare(context, complaints, keepsFiles);
      const page = await context.newPage();
      if (name) await named(page, name);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

async function prepare(context: BrowserContext, complaints: string[], keepsFiles: boolean): Promise<void> {
  // a browser like one that cannot keep files
  if (!keepsFiles) await context.addInitScript('delete Navigator.prototype.serviceWorker');
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
