/** The first steps: a real Age that explains itself, whatever is chosen, and that can be left at any time. */
import type { Page } from '@playwright/test';
import { hindrances } from './hindrances.ts';
import { expect, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';

const bubble = (page: Page) => page.getByRole('complementary', { name: 'First steps' }).filter({ visible: true });

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /^First steps one Age/ }).click();
  await expect(bubble(page)).toContainText('1 of 7');
}

/** The numbers of all bubbles from now on, however short they stand there. */
async function bubblesTold(page: Page): Promise<() => Promise<string[]>> {
  const told = await page.evaluateHandle(() => {
    const numbers = new Set<string>();
    const look = (): void => {
      const number = /(\d) of 7/.exec(document.querySelector('.guide')?.textContent ?? '')?.[1];
      if (number) numbers.add(number);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return numbers;
  });
  return () => told.evaluate((numbers) => [...numbers].sort());
}

for (const [where, viewport, colorScheme] of [
  ['desktop', { width: 1280, height: 800 }, 'dark'],
  ['phone', { width: 390, height: 844 }, 'light'],
] as const) {
  test.describe(where, () => {
    test.use({ viewport, colorScheme });

    test('someone new is told seven things while choosing freely, and plays on', IN_ALL, async ({ page }) => {
      await begin(page);
      const { cards, conflict } = screen(page);
      expect(await hindrances(page)).toEqual([]);
      // read aloud, but the focus stays where it was
      await expect(bubble(page).getByRole('status')).toContainText('This is your hand');
      expect(await bubble(page).locator(':focus').count()).toBe(0);
      const told = await bubblesTold(page);
      const look = (): Promise<boolean> => conflict.isVisible();
      // the choice of a card is answered by the next one
      await cards.nth(2).click();
      await expect(bubble(page)).toContainText('2 of 7');
      await player(page, 5).playOn(look);
      expect(await told()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
      await conflict.getByRole('button', { name: 'Continue' }).click();
      await expect(bubble(page)).toContainText('The first Age is over');
      expect(await hindrances(page, '.guide')).toEqual([]);
      // playing on is enough
      await expect(cards).toHaveCount(7);
      await player(page, 5).answer();
      await expect(cards).toHaveCount(6);
      await expect(bubble(page)).toHaveCount(0);
    });
  });
}

test('it can be left and gone on with, and asks why', IN_ALL, async ({ page }) => {
  await begin(page);
  const table = page.url();
  const { cards, seal } = screen(page);
  await bubble(page).getByRole('button', { name: 'Got it' }).click();
  await expect(bubble(page)).toContainText('2 of 7');
  await cards.first().click();
  await bubble(page).getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog', { name: 'Paying' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(seal).toBeEnabled();
  await bubble(page).getByRole('button', { name: 'Leave the first steps' }).click();
  await expect(bubble(page)).toHaveCount(0);
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Go on with the first steps' }).click();
  await expect(bubble(page)).toContainText('2 of 7');
  await page.keyboard.press('F6');
  for (let i = 0; i < 9 && (await bubble(page).locator(':focus').count()) === 0; i++) await page.keyboard.press('F6');
  await expect(bubble(page).locator(':focus')).toHaveText('Got it');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'First steps' }).click();
  await expect(page).toHaveURL(table);
  await expect(bubble(page)).toContainText('2 of 7');
});
