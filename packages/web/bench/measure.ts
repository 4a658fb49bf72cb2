/** How much script the first load takes, and how soon a chosen card is seen to be chosen. */
import type { Browser, Page, Response } from '@playwright/test';
import { findScene, openScene } from '../test/browser/scenes.ts';

export interface Measured {
  /** Kilobytes of scripts, compressed, that the first screen takes, and with what the table takes on top. */
  homeKB: number;
  tableKB: number;
  /** Milliseconds from choosing a card to the next paint, at eight players. */
  median: number;
  p95: number;
  choices: number;
}

const EIGHT = { modules: ['base', 'leaders', 'cities'], seats: 8 };
const ROUNDS = 60;

export async function measure(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const home = await sizeOfHome(page);
  const table = await sizeOf(page, async () => {
    await openScene(
      page,
      findScene(EIGHT, ({ state }) => state.age === 3 && state.turn === 2),
    );
    await page.locator('.hand .card').first().waitFor();
  });
  const times = await page.evaluate(choosing, ROUNDS);
  await context.close();
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)];
  return { homeKB: home, tableKB: table, median: at(0.5), p95: at(0.95), choices: sorted.length };
}

/** What is asked for until the first screen is there. What comes after it, such as the workers, holds nobody up. */
async function sizeOfHome(page: Page): Promise<number> {
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.play-now')) return;
      performance.mark('shown');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto('/');
  await page.locator('.play-now').waitFor();
  return page.evaluate(() => {
    const [shown] = performance.getEntriesByName('shown');
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, startTime }) => name.endsWith('.js') && startTime < shown.startTime,
    );
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });
}

/** What the server sends, compressed as it is. */
async function sizeOf(page: Page, load: () => Promise<unknown>): Promise<number> {
  let sum = 0;
  const listen = (response: Response): void => {
    if (response.request().resourceType() === 'script') sum += Number(response.headers()['content-length'] ?? 0);
  };
  page.on('response', listen);
  await load();
  page.off('response', listen);
  return sum / 1000;
}

/** In the page: chooses one card after the other, each time waiting until it has been painted. */
async function choosing(rounds: number): Promise<number[]> {
  const painted = (): Promise<void> =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
    );
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const cards = document.querySelectorAll<HTMLElement>('.hand .card');
    const card = cards[round % cards.length];
    const start = performance.now();
    card.click();
    await painted();
    times.push(performance.now() - start);
    // the next choice begins with a page at rest
    await painted();
  }
  return times;
}
