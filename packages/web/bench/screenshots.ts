/** Pictures of the app for its readers. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { explain, type Game, type Way } from '@polis/engine';
import { player, screen } from '../test/browser/player.ts';
import { findScene, openScene, type Played } from '../test/browser/scenes.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const CROWDED: Played = { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 7 };

/** A late hand that has something of everything: to buy, free by a chain, impossible, and a stage with the project. */
function isVaried(game: Game): boolean {
  const { state } = game;
  if (state.age !== 3 || state.turn === 0 || state.turn > 3) return false;
  const cards = explain(game, 0);
  const buys = cards.filter(({ build }) => build.length > 1 && build[0].via === 'paid' && toNeighbours(build[0]) > 0);
  const isFree = cards.some(({ build }) => build[0]?.via === 'chain');
  const isImpossible = cards.some(({ build }) => build.length === 0);
  return buys.length > 0 && isFree && isImpossible && cards[0].stage.some(({ join }) => join);
}

const toNeighbours = ({ pay }: Way): number => pay.left + pay.right;

interface Picture {
  name: string;
  look: BrowserContextOptions;
  show(page: Page): Promise<void>;
}

/** Someone has begun a game before. */
async function showHome(page: Page): Promise<void> {
  await openScene(
    page,
    findScene({ seats: 5 }, ({ state }) => state.age === 2 && state.turn === 3),
  );
  await screen(page).cards.first().waitFor();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
}

async function showTable(page: Page): Promise<void> {
  await openScene(page, findScene(CROWDED, isVaried));
  const { cards } = screen(page);
  await cards.first().waitFor();
  // one that has to be bought, with a choice of whom to pay
  const payments = page.getByRole('radiogroup', { name: 'How to pay' });
  for (let i = 0; i < (await cards.count()); i++) {
    await cards.nth(i).click();
    if ((await payments.getByRole('radio').count()) > 1) break;
  }
  await page.mouse.move(0, 0);
}

async function showEnd(page: Page): Promise<void> {
  await openScene(
    page,
    findScene({ ...CROWDED, seats: 5 }, ({ state }) => state.age === 3 && state.turn === 7),
  );
  await screen(page).cards.first().waitFor();
  await player(page, 1).playOn();
  await page.waitForLoadState('networkidle');
}

async function showConflict(page: Page): Promise<void> {
  await openScene(
    page,
    findScene(CROWDED, ({ state }) => state.age === 2 && state.turn === 7),
  );
  const { cards, conflict } = screen(page);
  await cards.first().waitFor();
  await player(page, 1).playOn(() => conflict.isVisible());
}

const PICTURES: Picture[] = [
  { name: 'home', look: DESKTOP, show: showHome },
  { name: 'home-phone', look: PHONE, show: showHome },
  { name: 'table', look: DESKTOP, show: showTable },
  { name: 'table-night', look: { ...DESKTOP, colorScheme: 'dark' }, show: showTable },
  { name: 'table-phone', look: PHONE, show: showTable },
  { name: 'conflicts', look: DESKTOP, show: showConflict },
  { name: 'end', look: DESKTOP, show: showEnd },
];

/** `told` is given each picture with its name. */
export async function takePictures(
  browser: Browser,
  address: string,
  told: (name: string, picture: Uint8Array) => void,
): Promise<void> {
  for (const { name, look, show } of PICTURES) {
    const context = await browser.newContext({ ...look, baseURL: address, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await show(page);
    told(name, await page.screenshot());
    await context.close();
  }
}
