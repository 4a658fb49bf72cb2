/** Someone who has never been here plays a whole game against bots. */
import { expect, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';
import { findScene, openScene } from './scenes.ts';

test('a newcomer plays a whole game from the first screen to the score sheet', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  const asked = await player(page, 1).playOn();
  // six turns in each of three Ages
  expect(asked.length).toBeGreaterThanOrEqual(18);
  await expect(screen(page).sheet).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins?/);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(screen(page).cards).toHaveCount(7);
});

test('teams finish together', IN_ALL, async ({ page }) => {
  const teams = { modules: ['base', 'cities', 'teams'] };
  await openScene(
    page,
    findScene(teams, ({ state }) => state.age === 3 && state.turn === 7),
  );
  await expect(screen(page).cards.first()).toBeVisible();
  await player(page, 2).playOn();
  await expect(screen(page).sheet.getByRole('row', { name: /^Team/ })).toBeVisible();
});
