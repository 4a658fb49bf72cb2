/** How soon the analysis board is there on a device that has the app, and how soon it has judged every choice. */
import type { Browser, Page } from '@playwright/test';
import { analysisOf } from '../src/study/link.ts';
import { studyOfText } from '../src/study/reading.ts';

interface BoardOpened {
  /** Milliseconds from the address to the choices, and to the first judgement of them. */
  seen: number;
  judged: number;
}

const ROUNDS = 5;

/** `table`: a scenario. */
export async function measureBoard(browser: Browser, address: string, table: string): Promise<BoardOpened[]> {
  const study = studyOfText(table);
  if (study === 'neither' || study instanceof Error) throw new Error(`no table: ${study}`);
  const link = await analysisOf(study);
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await page.addInitScript(watchBoard);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const opened: BoardOpened[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const found = await open(page, link);
    // browsers keep compiled scripts only of what was opened again
    if (round > 0) opened.push(found);
  }
  await context.close();
  return opened;
}

async function open(page: Page, link: string): Promise<BoardOpened> {
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('.weighed-odds').first().waitFor();
  if (!(await page.evaluate(() => navigator.serviceWorker.controller))) throw new Error('the app is not kept');
  await page.waitForTimeout(100);
  return page.evaluate<BoardOpened>('boardOpened');
}

/** In the page. */
function watchBoard(): void {
  const boardOpened: BoardOpened = { seen: 0, judged: 0 };
  Object.assign(globalThis, { boardOpened });
  const painted = (then: (at: number) => void): void => {
    requestAnimationFrame(() => setTimeout(() => then(Math.round(performance.now()))));
  };
  let isSeen = false;
  new MutationObserver((_, observer) => {
    if (!isSeen && document.querySelector('.study-choices')) {
      isSeen = true;
      painted((at) => {
        boardOpened.seen = at;
      });
    }
    if (!document.querySelector('.weighed-odds')) return;
    observer.disconnect();
    painted((at) => {
      boardOpened.judged = at;
    });
  }).observe(document, { childList: true, subtree: true });
}
