/** Looks at pages that are read: they may scroll, and each part of them is looked at when it is in sight. */
import type { Page } from '@playwright/test';
import { type Fault, faultsOnScreen, type Looked } from './laws.ts';
import { settled } from './tour.ts';

/** So much of a screen one scrolls on, so that nothing lies only on an edge. */
const ON = 0.7;

/** What lies over the page holds still, whatever is under it. */
export async function faultsDownThePage(page: Page, looked: Looked): Promise<Fault[]> {
  const found = new Map<string, Fault>();
  for (let top = 0, isMore = true; isMore; ) {
    await page.mouse.move(0, 0);
    await settled(page);
    for (const fault of await page.evaluate(faultsOnScreen, { ...looked, mayScroll: true }))
      found.set(`${fault.law} ${fault.what}`, fault);
    [top, isMore] = await page.evaluate(
      ([from, share]) => {
        window.scrollTo({ top: from + share * innerHeight, behavior: 'instant' });
        return [scrollY, scrollY > from] as [number, boolean];
      },
      [top, ON],
    );
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return [...found.values()];
}
