/** Goes through what can be seen of the analysis board and of exercises, and looks at each screen. */
import type { Locator, Page } from '@playwright/test';
import type { Scene } from '../browser/scenes.ts';
import { faultsOnScreen, type Looked } from './laws.ts';
import { faultsDownThePage } from './reading.ts';
import { type Screen, settled } from './tour.ts';

const PATIENCE_MS = 20_000;

/** `at`: the step of the game that is looked into, counted from 0; `exercise`: the id of one. */
export async function studyTour(
  page: Page,
  looked: Looked,
  game: Scene,
  at: number,
  exercise: string,
): Promise<Screen[]> {
  const screens: Screen[] = [];
  const press = (what: Locator): Promise<void> => (looked.isTouch ? what.tap() : what.click());
  async function read(name: string): Promise<void> {
    screens.push({ name, faults: await faultsDownThePage(page, looked) });
  }
  async function look(name: string): Promise<void> {
    await page.mouse.move(0, 0);
    await settled(page);
    screens.push({ name, faults: await page.evaluate(faultsOnScreen, looked) });
  }

  await page.goto(`/replay/${game.table}/${at + 1}`);
  await press(page.locator('.to-analysis').first());
  await judged(page);
  await openAll(page, '.not-offered > summary');
  await read('the choices of a table');
  for (const part of ['table', 'moves']) {
    const tab = page.locator('.study-parts button').nth(part === 'table' ? 1 : 2);
    if (!(await tab.isVisible())) break;
    await press(tab);
    await openAll(page, '.study-answers > summary');
    await read(`the ${part} of the board`);
  }
  await press(page.locator('.screen-head .actions button').first());
  await page.locator('.setup-go').waitFor();
  for (const [i, tab] of (await page.locator('.calc-tabs [role=tab]').all()).entries()) {
    await press(tab);
    if (i < 2) await read(`a table that is changed, part ${i + 1}`);
  }
  await openAll(page, '.analysis details > summary');
  await read('a table that is changed, all of it');

  await page.goto('/exercises');
  await page.locator('.theme-list').waitFor();
  await read('the exercises');
  await page.goto(`/exercises/${exercise}`);
  const cards = page.locator('.hand button[aria-pressed]');
  await cards.first().waitFor();
  await look('an exercise');
  await press(cards.first());
  await page.locator('.ask .cta').waitFor();
  await look('an exercise, a card chosen');
  // what cannot be built can be sold
  const seal = page.locator('.ask .cta');
  if (await seal.isDisabled()) await press(page.locator('.ask .seg [role=radio]').last());
  await press(seal);
  await page.locator('.answered').waitFor();
  await look('an exercise that is answered');
  await press(page.locator('.proof > summary'));
  await look('its proof');
  await page.goto('/exercises');
  await page.locator('.rating-chart').waitFor();
  await read('the exercises after an answer');
  return screens;
}

/** Until every choice has its number, and nothing changes its place any more. */
async function judged(page: Page): Promise<void> {
  const stop = page.locator('.study-progress .button');
  await page
    .locator('.weighed-odds')
    .or(page.locator('.study-choices .actions'))
    .or(page.locator('.study-table'))
    .first()
    .waitFor({ timeout: PATIENCE_MS });
  if (await stop.isVisible()) {
    await page.locator('.weighed-odds').first().waitFor({ timeout: PATIENCE_MS });
    await stop.click();
  }
}

async function openAll(page: Page, summaries: string): Promise<void> {
  for (const summary of await page.locator(summaries).all())
    if (
      !(await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open)) &&
      (await summary.isVisible())
    )
      await summary.click();
}
