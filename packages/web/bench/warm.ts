/** How soon a slow phone that has been here before can play: the app and the table are kept on it. */
import type { Browser, Page } from '@playwright/test';
import { busyWith, PHONE, slowed } from './busy.ts';
import { sites } from './lighthouse.ts';

export interface Opened {
  name: string;
  /** Milliseconds from the address to the first card, and until no task holds up a finger any more. */
  seen: number;
  ready: number;
  /** What the page had to do for it, in milliseconds of the processor. */
  work: number;
}

type Opening = Pick<Opened, 'seen' | 'ready'>;

/** So long nothing happens any more that would hold up a finger. */
const QUIET_MS = 2000;

export async function measureWarm(browser: Browser, address: string): Promise<Opened[]> {
  const context = await browser.newContext({ ...PHONE, baseURL: address });
  const page = await context.newPage();
  await page.addInitScript(watchOpening);
  const tables = (await sites(page, address)).slice(1);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await slowed(context, page);
  const opened: Opened[] = [];
  for (const { name, address: table } of tables) {
    // browsers keep compiled scripts only of what was opened again
    await open(page, table);
    const { all: work } = await busyWith(session, () => open(page, table));
    await open(page, table);
    await page.waitForTimeout(QUIET_MS);
    opened.push({ name, work, ...(await page.evaluate<Opening>('opening')) });
  }
  await context.close();
  return opened;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.hand .card').first().waitFor();
  if (!(await page.evaluate(() => navigator.serviceWorker.controller))) throw new Error('the app is not kept');
}

/** In the page. A task counts that takes longer than a finger may wait. */
function watchOpening(): void {
  const opening: Opening = { seen: 0, ready: 0 };
  Object.assign(globalThis, { opening });
  const noted = (at: number): void => {
    opening.ready = Math.max(opening.ready, Math.round(at));
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted(startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.hand .card')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        opening.seen = Math.round(performance.now());
        noted(opening.seen);
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}
