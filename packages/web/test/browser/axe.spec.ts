/** No screen, in no state, by day or by night, is a hindrance to anyone: as far as axe can tell. */
import { begins, joins, opens } from './friends.ts';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';
import { findScene, openScene, type Played } from './scenes.ts';

const ALL: Played = { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 7 };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, colorScheme === 'dark' ? IN_ALL : {}, () => {
    test.use({ colorScheme });

    test('home, set-up and settings', async ({ page, complaints }) => {
      for (const address of ['/', '/new', '/new?with=friends', '/settings', '/join/NOSUCH']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await hindrances(page), address).toEqual([]);
      }
      expected(complaints, /status of 404/);
    });

    test('the table', async ({ page }) => {
      await openScene(
        page,
        findScene(ALL, ({ state }) => state.age === 3 && state.turn === 3),
      );
      const { cards } = screen(page);
      await expect(cards.first()).toBeVisible();
      expect(await hindrances(page), 'a hand').toEqual([]);
      await cards.nth(1).click();
      expect(await hindrances(page, '.ask'), 'a chosen card').toEqual([]);
      for (const key of ['l', 'h', 'x', 'e', 'c', 'a', '?']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await hindrances(page, '[role=dialog]'), `the sheet of ${key}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await hindrances(page, '[role=menu]'), 'the menu').toEqual([]);
      await page.keyboard.press('Escape');
    });

    test('conflicts and the score', IN_ALL, async ({ page }) => {
      await openScene(
        page,
        findScene({ ...ALL, seats: 4 }, ({ state }) => state.age === 3 && state.turn === 7),
      );
      await expect(screen(page).cards.first()).toBeVisible();
      await player(page, 1).playOn(() => screen(page).conflict.isVisible());
      expect(await hindrances(page, 'dialog'), 'conflicts').toEqual([]);
      await player(page, 1).playOn();
      await expect(screen(page).sheet).toBeVisible();
      expect(await hindrances(page), 'the score').toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(screen(page).sheet).toBeVisible();
      for (const part of ['.end-bar .actions', '.end-column:last-child', '.credits'])
        await expect(page.locator(part), 'not on paper').toBeHidden();
    });
  });
}

test('a table for friends, before its game and while it waits for someone', IN_ALL, async ({ someone }) => {
  const ann = await someone('Ann');
  const bob = await someone('Bob');
  const code = await opens(ann, { players: 3 });
  expect(await hindrances(ann), 'the chairs').toEqual([]);
  await joins(bob, code);
  await begins(ann, bob);
  await player(ann, 1).answer();
  await expect(screen(ann).reopen).toBeVisible();
  expect(await hindrances(ann), 'a sealed choice').toEqual([]);
});
