/** The screens that Lighthouse looks at, made ready in the browser's own profile: it opens them itself. */
import type { Page } from '@playwright/test';
import { screen } from '../test/browser/player.ts';
import { findScene, openScene } from '../test/browser/scenes.ts';

export interface Site {
  name: string;
  address: string;
}

export async function sites(page: Page, server: string): Promise<Site[]> {
  return [
    { name: 'home', address: `${server}/` },
    { name: 'table on this device', address: await localTable(page, server) },
    { name: 'table on the server', address: await sharedTable(page, server) },
  ];
}

/** The most there is to show: eight cities in the third Age. */
async function localTable(page: Page, server: string): Promise<string> {
  await page.goto(server);
  const eight = { modules: ['base', 'leaders', 'cities'], seats: 8 };
  const scene = findScene(eight, ({ state }) => state.age === 3 && state.turn === 2);
  await openScene(page, scene, `${server}/table/${scene.table}`);
  await screen(page).cards.first().waitFor();
  return page.url();
}

async function sharedTable(page: Page, server: string): Promise<string> {
  await page.goto(`${server}/new?with=friends`);
  const name = page.getByRole('dialog').getByRole('textbox');
  const open = page.getByRole('button', { name: 'Open table' });
  await open.click();
  await name
    .or(page.getByRole('region', { name: 'Invite' }))
    .first()
    .waitFor();
  if (await name.isVisible()) {
    await name.fill('Ann');
    await page.keyboard.press('Enter');
  }
  await page
    .getByRole('button', { name: /^Start/ })
    .last()
    .click();
  await screen(page).cards.first().waitFor();
  return page.url();
}
