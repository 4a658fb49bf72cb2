/** Goes through what can be seen of a branch, and looks at each screen. */
import type { Page } from '@playwright/test';
import type { Scene } from '../browser/scenes.ts';
import { faultsOnScreen, type Looked } from './laws.ts';
import { faultsDownThePage } from './reading.ts';
import { type Screen, settled } from './tour.ts';

/** `at`: the step of the game at which the branch began, counted from 0. */
export async function branchTour(
  page: Page,
  looked: Looked,
  game: Scene,
  branch: Scene,
  at: number,
): Promise<Screen[]> {
  const screens: Screen[] = [];
  async function read(name: string): Promise<void> {
    screens.push({ name, faults: await faultsDownThePage(page, looked) });
  }
  async function look(name: string): Promise<void> {
    await page.mouse.move(0, 0);
    await settled(page);
    screens.push({ name, faults: await page.evaluate(faultsOnScreen, looked) });
  }
  await page.goto(`/replay/${game.table}/${at + 1}`);
  await page.locator('.transport').waitFor();
  await look('the replay of a game with a branch');
  await page.locator('.play-on-b').click();
  await page.locator('.play-on').waitFor();
  await read('how to play on');
  await page.keyboard.press('Escape');
  await page.goto(`/replay/${branch.table}`);
  await page.locator('.to-branches').waitFor();
  await look('the replay of a branch');
  await page.locator('.to-branches').click();
  await page.locator('.branches-sheet').waitFor();
  await read('where it came from');
  await page.goto('/branches');
  await page.locator('.branch-row').first().waitFor();
  await read('the branches');
  await page.goto(`/compare/${branch.table}`);
  await page.locator('.ends').waitFor();
  // until it is known, and stands still
  await page.locator('.parting .looking .button').or(page.locator('.parting > p')).first().click();
  await read('the comparison');
  return screens;
}
