/** How soon a hint is there, on a laptop, with all expansions: the first one, which loads what was learned, and the next. */
import type { Browser, Page } from '@playwright/test';
import type { Game } from '@polis/engine';
import { findScene, openScene } from '../test/browser/scenes.ts';

export interface Hinted {
  seats: number;
  /** Milliseconds from the tap on the lamp until the choices are shown. */
  first: number;
  again: number;
}

const SEATS = [3, 5, 7];
const MODULES = ['base', 'leaders', 'cities', 'edifice'];
const LAPTOP = { viewport: { width: 1440, height: 900 } };

const isMiddleOfAge = ({ state }: Game): boolean => state.age === 2 && state.turn > 0 && state.turn < 5;

export async function measureHint(browser: Browser, address: string): Promise<Hinted[]> {
  const hinted: Hinted[] = [];
  for (const seats of SEATS) {
    const context = await browser.newContext({ ...LAPTOP, baseURL: address });
    const page = await context.newPage();
    await openScene(page, findScene({ modules: MODULES, seats }, isMiddleOfAge, 1));
    await page.locator('.hand .card').first().waitFor();
    const first = await shownAfter(page, 'Hint');
    const again = await shownAfter(page, 'Think again');
    hinted.push({ seats, first, again });
    await context.close();
  }
  return hinted;
}

/** The page itself looks at the clock: what drives it takes its time too. */
async function shownAfter(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name, exact: true });
  await button.waitFor();
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = (): void => {
          const start = performance.now();
          let isGone = false;
          // those of before are taken away first
          const look = (): void => {
            const isShown = document.querySelector('.hints') !== null;
            isGone ||= !isShown;
            if (isGone && isShown) resolve(performance.now() - start);
            else requestAnimationFrame(look);
          };
          look();
        };
        addEventListener('click', begin, { once: true, capture: true });
      }),
  );
  await button.click();
  return Math.round(await waited);
}
