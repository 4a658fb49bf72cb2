/** The rules: read as pages, and over the table without losing anything. */
import { hindrances } from './hindrances.ts';
import { expect, IN_ALL, test } from './kit.ts';
import { screen } from './player.ts';
import { findScene, openScene } from './scenes.ts';

const A_HAND = findScene({ seats: 4 }, ({ state }) => state.age === 2 && state.turn === 2);

for (const [where, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(where, where === 'phone' ? IN_ALL : {}, () => {
    test.use({ viewport });

    test('the rules are found, searched and read from topic to topic', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Rules' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
      expect(await hindrances(page), 'contents').toEqual([]);
      await page.getByRole('searchbox').fill('what is for s');
      await page.getByRole('link', { name: /^What is for sale/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Buying from neighbours' })).toBeVisible();
      await expect(page).toHaveURL(/\/rules\/trade#sold$/);
      await expect(page.getByRole('heading', { name: 'What is for sale' })).toBeInViewport();
      expect(await hindrances(page), 'a topic').toEqual([]);
      await page.getByRole('navigation', { name: 'Before and after' }).getByRole('link').last().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Chains' })).toBeInViewport();
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, 'wider than the screen').toBeLessThanOrEqual(0);
    });

    test('over the table the choice that was made stays', IN_ALL, async ({ page }) => {
      await openScene(page, A_HAND);
      const { cards, verbs } = screen(page);
      await cards.nth(1).click();
      const sell = verbs.filter({ hasText: 'Sell' });
      await sell.click();
      await page.getByRole('button', { name: 'The rule for this question' }).click();
      const rule = page.getByRole('dialog');
      await expect(rule).toHaveAccessibleName('Build, stage or sell');
      expect(await hindrances(page, '[role=dialog]')).toEqual([]);
      await rule.getByRole('button', { name: 'chain' }).click();
      await expect(rule).toHaveAccessibleName('Chains');
      await rule.getByRole('button', { name: 'Back' }).click();
      await expect(rule).toHaveAccessibleName('Build, stage or sell');
      await rule.getByRole('button', { name: 'All rules' }).click();
      await rule.getByRole('searchbox').fill('diplomacy');
      await rule
        .getByRole('button', { name: /^Out of the conflicts|^Olive branches/ })
        .first()
        .click();
      await expect(rule).toHaveAccessibleName('Olive branches');
      await page.keyboard.press('Escape');
      await expect(rule).toBeHidden();
      await expect(sell).toBeChecked();
    });
  });
}

test('symbols and cards lead to their rules', async ({ page }) => {
  await openScene(page, A_HAND);
  const { cards } = screen(page);
  await cards.first().waitFor();
  const rule = page.getByRole('dialog');
  await page.locator('.city .prod .t').first().hover();
  await page.getByRole('button', { name: /^The rule( R)?$/ }).click();
  await expect(rule).toHaveAccessibleName('Paying');
  await expect(rule.getByRole('heading', { name: 'What you make' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.locator('.nb-left .vs .n-shield').hover();
  await expect(page.getByRole('button', { name: /^The rule( R)?$/ })).toBeVisible();
  await page.keyboard.press('r');
  await expect(rule).toHaveAccessibleName('Conflicts');
  await page.keyboard.press('Escape');
  await expect(rule).toBeHidden();
  await page.keyboard.press('r');
  await expect(rule).toHaveAccessibleName('Build, stage or sell');
  await page.keyboard.press('Escape');
  await cards.first().click();
  await cards.first().click();
  await rule.getByRole('navigation', { name: 'Rules' }).getByRole('button').first().click();
  await expect(rule.getByRole('heading', { level: 3 }).first()).toBeVisible();
});
