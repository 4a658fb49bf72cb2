/** How long a slow phone is busy with each step of a choice, at eight cities with all that is for eight. */
import type { Browser, Locator, Page } from '@playwright/test';
import { explain, type Game } from '@polis/engine';
import { screen } from '../test/browser/player.ts';
import { findScene, openScene } from '../test/browser/scenes.ts';
import { busyWith, PHONE, slowed } from './busy.ts';

export interface Step {
  what: string;
  /** How long the longest task was each time, in milliseconds of the processor, and how long until it was seen. */
  tasks: number[];
  seen: number[];
}

const EIGHT = { modules: ['base', 'leaders', 'cities'], seats: 8 };
const ROUNDS = 3;
/** Until a step and all that it sets off is done. */
const REST_MS = 700;

/** A card that can be paid in several ways. */
const hasPayments = (game: Game): boolean =>
  game.state.age === 3 &&
  game.state.turn > 0 &&
  game.state.turn < 4 &&
  explain(game, 0).some(({ build }) => build.length > 1 && build[0].via === 'paid');

export async function measureSmooth(browser: Browser, address: string): Promise<Step[]> {
  const context = await browser.newContext({ ...PHONE, baseURL: address });
  const page = await context.newPage();
  await page.addInitScript(watchTouches);
  await openScene(page, findScene(EIGHT, hasPayments));
  await screen(page).cards.first().waitFor();
  const session = await slowed(context, page);
  await page.waitForTimeout(3 * REST_MS);
  const steps = new Map<string, Step>();
  const measured: Measured = async (what, where) => {
    // looking for it is work in the page too, and done before
    const box = where && (await where.boundingBox());
    await page.waitForTimeout(REST_MS);
    await page.evaluate('touches.length = 0');
    const { longest } = await busyWith(session, async () => {
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      else await page.keyboard.press('Escape');
      await page.waitForTimeout(REST_MS);
    });
    const seen = await page.evaluate<number>('Math.max(0, ...touches)');
    const { tasks, seen: all } = steps.get(what) ?? { tasks: [], seen: [] };
    steps.set(what, { what, tasks: [...tasks, Math.round(longest)], seen: [...all, seen] });
  };
  for (let round = 0; round < ROUNDS; round++) await chooseOnce(page, measured);
  await context.close();
  return [...steps.values()];
}

/** Touches what is there; null: presses the key that closes. */
type Measured = (what: string, where: Locator | null) => Promise<void>;

async function chooseOnce(page: Page, measured: Measured): Promise<void> {
  const { cards, verbs } = screen(page);
  const payments = page.getByRole('radiogroup', { name: 'How to pay' }).getByRole('radio');
  let payable = -1;
  for (let slot = 0; slot < (await cards.count()); slot++) {
    await measured('tap a card', cards.nth(slot));
    if ((await payments.count()) > 1) payable = slot;
  }
  await measured('change the verb', verbs.last());
  if (payable < 0) throw new Error('nothing can be paid in two ways');
  // a card that is chosen would be read
  await cards.nth(payable === 0 ? 1 : 0).tap();
  await measured('tap a card', cards.nth(payable));
  await measured('change the payment', payments.nth(1));
  await measured('change the payment', payments.first());
  // a second tap on what is chosen reads it
  await measured('open a card', page.locator('.hand .card.chosen'));
  await measured('close a card', null);
}

/** In the page: how long after a touch its result was painted. */
function watchTouches(): void {
  const touches: number[] = [];
  Object.assign(globalThis, { touches });
  new PerformanceObserver((list) => {
    touches.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
