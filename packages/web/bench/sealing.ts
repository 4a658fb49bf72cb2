/** How long a slow phone is busy with a sealed choice and the turn that comes of it, at eight cities. */
import type { Browser } from '@playwright/test';
import type { Game } from '@polis/engine';
import { screen } from '../test/browser/player.ts';
import { findScene, openScene } from '../test/browser/scenes.ts';
import { type Busy, busyWith, PHONE, slowed } from './busy.ts';

const EIGHT = { modules: ['base', 'leaders', 'cities'], seats: 8 };
/** Until the page is at rest. */
const REST_MS = 1000;

const isMiddleOfAge = ({ state }: Game): boolean => state.age === 3 && state.turn > 0 && state.turn < 5;

/** The same turn for the same `seed`. */
export async function measureSealing(browser: Browser, address: string, seed: number): Promise<Busy> {
  const context = await browser.newContext({ ...PHONE, baseURL: address });
  const page = await context.newPage();
  await openScene(page, findScene(EIGHT, isMiddleOfAge, seed));
  const { cards, verbs, seal } = screen(page);
  await cards.first().waitFor();
  const session = await slowed(context, page);
  await page.waitForTimeout(2 * REST_MS);
  await cards.first().tap();
  // what is sold asks for nothing else
  await verbs.last().tap();
  const box = await seal.boundingBox();
  if (!box) throw new Error('nothing can be sealed');
  await page.waitForTimeout(REST_MS);
  const busy = await busyWith(session, async () => {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    // what flies over the table is part of it
    await page.locator('.mo').waitFor({ state: 'attached' });
    await page.locator('.mo').waitFor({ state: 'detached' });
    await page.waitForTimeout(REST_MS);
  });
  await context.close();
  return busy;
}
