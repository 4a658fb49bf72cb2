/** A whole game without a pointer. */
import type { Page } from '@playwright/test';
import { explain } from '@polis/engine';
import { expect, IN_ALL, test } from './kit.ts';
import { screen } from './player.ts';
import { findScene, openScene } from './scenes.ts';

/** In the order of a city. */
const KINDS = ['raw', 'goods', 'civic', 'trade', 'war', 'science'];

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = page.locator(':focus');
  await expect(page.getByRole('main')).toBeVisible();
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '';
    if (name.test(label)) return;
  }
  throw new Error(`${name} is not reached by Tab`);
}

test('a whole game is played with keys alone', IN_ALL, async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /Play now/);
  await page.keyboard.press('Enter');
  const { cards, seal, reopen, conflict, sheet } = screen(page);
  const keys = ['b', 'w', 's'];
  let turns = 0;
  await expect(seal.or(cards.first()).first()).toBeVisible();
  while (!(await sheet.isVisible())) {
    // keys stand for the cards of a hand; what lies in a great pile is reached otherwise
    const count = Math.min(await cards.count(), 8);
    if (await conflict.isVisible()) {
      await page.keyboard.press('Enter');
      await expect(conflict).toBeHidden();
    } else if (count > 0 && !(await reopen.isVisible())) {
      await page.keyboard.press(String(1 + (turns % count)));
      await page.keyboard.press(keys[turns % keys.length]);
      await page.keyboard.press('Enter');
      turns++;
    }
    await page.waitForTimeout(20);
  }
  expect(turns).toBeGreaterThanOrEqual(18);
  await tabTo(page, /^Rematch/);
});

test('keys choose, put back, seal and reopen', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /Play now/);
  await page.keyboard.press('Enter');
  const { cards, choice } = screen(page);
  await expect(cards.first()).toBeVisible();
  await page.keyboard.press('2');
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('1');
  await page.keyboard.press('s');
  await expect(choice.getByRole('radio', { name: /^Sell/ })).toBeChecked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // at once: the log may not be drawn yet
  await page.keyboard.press('l');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // in another order the keys go by what is seen, and what was chosen stays chosen
  await page.keyboard.press('v');
  const kinds = await cards.evaluateAll((all) => all.map(({ className }) => /k-(\w+)/.exec(className)?.[1] ?? ''));
  expect(kinds).toEqual([...kinds].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b)));
  await expect(page.locator('.card[aria-pressed=true]')).toHaveCount(1);
  await page.keyboard.press('3');
  await expect(cards.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.nth(2)).toBeFocused();
  await expect(cards.nth(2)).toHaveAccessibleName(/Card 3 of/);
});

test('Enter seals after a click on what to do', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).click();
  const { cards, verbs, seal } = screen(page);
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  await cards.first().click();
  await verbs.filter({ hasText: /^Sell/ }).click();
  await expect(seal).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(count - 1);
});

test('a card that cannot be built is not used before one says for what', async ({ page }) => {
  const scene = findScene({}, (game) =>
    explain(game, 0).some(({ build, stage }) => build.length === 0 && stage.length > 0),
  );
  await openScene(page, scene);
  const { cards, verbs, seal, choice } = screen(page);
  const card = cards.and(page.getByRole('button', { name: /Cannot be built/ })).first();
  await card.click();
  await expect(choice).toContainText('Choose what to do with it.');
  await expect(seal).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('w');
  await expect(verbs.filter({ hasText: /^Stage/ }).first()).toBeChecked();
  await expect(seal).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('a hint that is pressed lies ready to be sealed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).click();
  const { seal, cards } = screen(page);
  await expect(cards.first()).toBeVisible();
  await page.keyboard.press('h');
  const hints = page.getByRole('dialog', { name: 'Hint' });
  await hints.getByRole('button', { name: /Best/ }).click();
  await expect(hints).toBeHidden();
  await expect(seal).toBeEnabled();
});

test('a table that allows no hints has neither their button nor their key', async ({ page }) => {
  await openScene(
    page,
    findScene({ hints: 'never' }, () => true),
  );
  await expect(screen(page).cards.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('h');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Log');
});
