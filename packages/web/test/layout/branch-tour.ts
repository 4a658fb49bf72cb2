/** Goes through what can be seen of a branch, and looks at each screen. */
import type { Page } from '@playwright/test';
import type { Scene } from '../browser/scenes.ts';
import { faultsOnScreen, type Looked } from './laws.ts';
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
  /** Pages that are read may scroll; tables may not. */
  async function look(name: string, mayScroll = true): Promise<void> {
    await page.mouse.move(0, 0);
    await settled(page);
    const faults = await page.evaluate(faultsOnScreen, { ...looked, mayScroll: looked.mayScroll || mayScroll });
    screens.push({ name, faults });
  }
  await page.goto(`/replay/${game.table}/${at + 1}`);
  await page.locator('.transport').waitFor();
  await look('the replay of a game with a branch', false);
  await page.locator('.play-on-b').click();
  await page.locator('.play-on').waitFor();
  await look('how to play on');
  await page.keyboard.press('Escape');
  await page.goto(`/replay/${branch.table}`);
  await page.locator('.to-branches').waitFor();
  await look('the replay of a branch', false);
  await page.locator('.to-branches').click();
  await page.locator('.branches-sheet').waitFor();
  await look('where it came from');
  await page.goto('/branches');
  await page.locator('.branch-row').first().waitFor();
  await look('the branches');
  await page.goto(`/compare/${branch.table}`);
  await page.locator('.ends').waitFor();
  // until it is known, and stands still
  await page.locator('.parting .looking .button').or(page.locator('.parting > p')).first().click();
  await look('the comparison');
  return screens;
}
