/** A deal that can be checked: its fingerprint from the start on, and the check at the end. */
import { hindrances } from './hindrances.ts';
import { expect, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';
import { findScene, openScene } from './scenes.ts';

test(
  'the fingerprint is in the menu and the log; at the end the deal is checked in words',
  IN_ALL,
  async ({ page }) => {
    await openScene(
      page,
      findScene({ seats: 3 }, ({ state }) => state.age === 3 && state.turn === 6),
    );
    await expect(screen(page).cards.first()).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: /^A fair deal/ }).click();
    const sheet = page.getByRole('dialog', { name: 'A fair deal' });
    const print = (await sheet.getByText(/^[0-9a-f]{64}$/).textContent()) as string;
    expect(await hindrances(page, '[role=dialog]'), 'the sheet').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('l');
    const short = `${print.slice(0, 4)} ${print.slice(4, 8)}…`;
    await expect(page.getByRole('dialog').getByText(`The deal is fixed: ${short}`)).toBeVisible();
    await page.getByRole('button', { name: 'What is this?' }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');

    await player(page, 1).playOn();
    await page.getByRole('button', { name: 'Check the deal' }).click();
    const found = page.getByRole('region', { name: 'A fair deal' });
    await expect(found.getByText('All is as it was promised.')).toBeVisible();
    await expect(found.getByRole('listitem')).toHaveCount(6);
    await expect(found.getByRole('listitem').first()).toContainText(`The fingerprint ${short} is the one`);
    expect(await hindrances(page), 'the check').toEqual([]);
  },
);
