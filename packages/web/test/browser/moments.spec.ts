/** What happens is shown, moves if that is wanted, and never holds anyone up. */
import type { Game } from '@polis/engine';
import { expect, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';
import { findScene, openScene } from './scenes.ts';

const FOUR = { modules: ['base'], seats: 4 };

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('cards turn at the other seats, the hand comes from the side, and a key ends it', async ({ page }) => {
    await openScene(
      page,
      findScene(FOUR, ({ state }) => state.age === 2 && state.turn === 2),
    );
    await expect(screen(page).cards.first()).toBeVisible();
    await player(page, 1).answer();
    await expect(page.locator('.mo-card')).toHaveCount(3);
    await page.keyboard.press('Shift');
    await expect(page.locator('.mo')).toHaveCount(0);
    // what was skipped is on the table all the same
    await expect(screen(page).cards).toHaveCount(5);
  });
});

test('without motion nothing turns', async ({ page }) => {
  await openScene(
    page,
    findScene(FOUR, ({ state }) => state.age === 2 && state.turn === 2),
  );
  await expect(screen(page).cards.first()).toBeVisible();
  await player(page, 1).answer();
  await expect(screen(page).cards).toHaveCount(5);
  await expect(page.locator('.mo-card')).toHaveCount(0);
});

test('conflicts are told at the end of an Age, mine in words; Enter goes on', async ({ page }) => {
  await openScene(
    page,
    findScene(FOUR, ({ state }) => state.age === 1 && state.turn === 6),
  );
  const { cards, conflict } = screen(page);
  await expect(cards).toHaveCount(2);
  await player(page, 1).answer();
  await expect(conflict).toBeVisible();
  // the next hand comes after them
  await expect(cards).toHaveCount(0);
  await expect(conflict.getByText(/You beat|beats you|equally strong/).first()).toBeVisible();
  await expect(conflict.getByRole('list', { name: /All conflicts/ }).getByRole('listitem')).toHaveCount(4);
  // who wins takes a victory, who loses a defeat
  const mine = conflict.locator('.mine li').filter({ has: page.locator('.spoils') });
  await expect(mine).not.toHaveCount(0);
  for (const fight of await mine.all())
    await expect(fight).toContainText((await fight.locator('.victory').count()) > 0 ? /You beat/ : /beats you/);
  await page.keyboard.press('Enter');
  await expect(conflict).toBeHidden();
  await expect(cards).toHaveCount(7);
  await expect(cards.first()).toBeFocused();
});

test(
  'the last turn of the game is on the table before its conflicts, and nothing is asked any more',
  IN_ALL,
  async ({ page }) => {
    const last = ({ state }: Game): boolean => state.age === 3 && state.turn === 6;
    await openScene(page, findScene(FOUR, last));
    const { cards, conflict, seal, sheet } = screen(page);
    await expect(cards).toHaveCount(2);
    await player(page, 1).answer();
    await expect(page.getByText('The score comes next.')).toBeVisible();
    await expect(cards.or(seal)).toHaveCount(0);
    await expect(page.locator('.turns .now')).toHaveCount(0);
    await expect(conflict).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
  },
);

test('sounds are loaded only when they are switched on', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openScene(
    page,
    findScene(FOUR, ({ state }) => state.age === 2 && state.turn === 2),
  );
  const { cards } = screen(page);
  await cards.first().click();
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  expect(loaded.filter((url) => /zzfx/i.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Sounds' }).click();
  await page.keyboard.press('Escape');
  await cards.nth(1).click();
  await expect.poll(() => loaded.some((url) => /zzfx/i.test(url))).toBe(true);
});
