/** How people come together at a table of the server. */
import type { Page } from '@playwright/test';
import { expect } from './kit.ts';
import { screen } from './player.ts';

export interface TableOptions {
  players: number;
  modules?: string[];
}

/** Opens a table for friends and says its code. */
export async function opens(page: Page, { players, modules = [] }: TableOptions): Promise<string> {
  await page.goto('/new?with=friends');
  await page.getByRole('radio', { name: `${players} players` }).check();
  for (const module of modules) await page.getByRole('switch', { name: module }).check();
  await page.getByRole('button', { name: 'Open table' }).click();
  return codeOf(page);
}

/** As it stands in the link that is to be sent. */
export async function codeOf(page: Page): Promise<string> {
  const link = page.getByRole('region', { name: 'Invite' }).getByText(/\/join\//);
  await expect(link).toBeVisible();
  return ((await link.textContent()) ?? '').split('/').at(-1) ?? '';
}

export async function joins(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Code of the table' }).fill(code);
  await page.getByRole('button', { name: 'Join' }).click();
  const sit = page.getByRole('button', { name: 'Sit down' }).first();
  const leave = page.getByRole('button', { name: 'Leave the table' });
  await expect(sit.or(leave).first()).toBeVisible();
  if (await sit.isVisible()) await sit.click();
  await expect(leave).toBeVisible();
}

/** Ann has opened a table, Bob has come. */
export async function begins(ann: Page, bob: Page): Promise<void> {
  await expect(ann.getByText('Bob').first()).toBeVisible();
  await ann
    .getByRole('button', { name: /^Start/ })
    .last()
    .click();
  for (const page of [ann, bob]) await expect(screen(page).cards.first()).toBeVisible();
}
