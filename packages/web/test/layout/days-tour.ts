/** Goes through what is for games over days, and looks at each screen. */
import type { Page } from '@playwright/test';
import { faultsOnScreen, type Looked } from './laws.ts';
import { type Screen, settled } from './tour.ts';

const SLOW = {
  modules: ['base'],
  edition: 'first',
  seats: 3,
  wonders: null,
  clock: { per: 'move', seconds: 86_400 },
  listed: false,
};

/** Someone whose turn it is at two tables of the server. */
async function waitedFor(page: Page): Promise<void> {
  await page.goto('/');
  const tables = await page.evaluate(async (settings) => {
    const post = async (place: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(place, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    localStorage.setItem('polis-guest', (await post('/api/guests', { name: 'Ann' })).id);
    return [await post('/api/tables', settings), await post('/api/tables', settings)] as { id: string }[];
  }, SLOW);
  for (const { id } of tables) {
    await page.goto(`/table/${id}`);
    await page.locator('.lobby-bar .button.call').click();
    await page.locator('.hand-region').waitFor();
  }
}

export async function daysTour(page: Page, looked: Looked): Promise<Screen[]> {
  const screens: Screen[] = [];
  /** All of these are read, and may scroll. */
  async function look(name: string): Promise<void> {
    await page.mouse.move(0, 0);
    await settled(page);
    const faults = await page.evaluate(faultsOnScreen, { ...looked, mayScroll: true });
    screens.push({ name, faults });
  }
  await page.goto('/my-turn');
  await page.locator('.days-nothing').waitFor();
  await look('nothing waits');
  await waitedFor(page);
  await page.goto('/my-turn');
  await page.locator('.game-row').nth(1).waitFor();
  await page.locator('.days-take').waitFor();
  await look('what waits');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await page.locator('.days-take input').first().fill(today);
  await page.locator('.days-take .button.main').click();
  await page.locator('.days-planned li').waitFor();
  await look('on holiday');
  await page.goto('/');
  await page.locator('.nav-turns').waitFor();
  await look('the first screen, with what waits');
  return screens;
}
