/** In French: from the first visit, and in the middle of a game. */
import type { Locator, Page } from '@playwright/test';
import { hindrances } from './hindrances.ts';
import { expect, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';
import { findScene, openScene } from './scenes.ts';

const ALL = { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 5 };

/** What can be pressed, or is in it, and whose words stand out of it. What is only to be heard has no room. */
const spilling = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWide = document.documentElement.scrollWidth > innerWidth;
    const pressed = 'button, a, select, summary, [role=radio], label';
    const words = document.createRange();
    const stands = (one: HTMLElement): boolean => {
      const { left, right } = one.getBoundingClientRect();
      return [...one.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .some((text) => {
          words.selectNodeContents(text);
          return [...words.getClientRects()].some((line) => line.left < left - 1 || line.right > right + 1);
        });
    };
    const texts = [...document.querySelectorAll<HTMLElement>(`:is(${pressed}), :is(${pressed}) *`)]
      .filter((one) => one.checkVisibility() && one.clientWidth > 1 && stands(one))
      .map(({ className, textContent }) => `${className}: ${textContent}`);
    return [...(isWide ? ['the page'] : []), ...texts];
  });

test('switches in the middle of a game, with all that was said before', IN_ALL, async ({ page }) => {
  await openScene(
    page,
    findScene({}, ({ state }) => state.age === 2 && state.turn === 3),
  );
  const { cards, choice } = screen(page);
  await expect(cards.first()).toBeVisible();
  const told = page.getByRole('log');
  const cardsBefore = await cards.count();
  await player(page, 1).answer();
  await expect(cards).toHaveCount(cardsBefore - 1);
  await expect(told).toContainText(/You (build|sell)/);
  const alert = page.locator('.vh[role=alert]');
  await expect(alert).toHaveText(/^Your turn\. Age II, turn 4\.$/);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Âge II');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle('Table · Polis');
  await expect(told).toContainText(/Tu (construis|vends)/);
  await expect(told).not.toContainText(/You|builds|neighbour/);
  await expect(alert).toHaveText('À toi. Âge II, tour 4.');
  await expect(choice, 'nothing is called in English any more').toHaveCount(0);
  const asked = page.getByRole('region', { name: 'Ton choix' });
  await expect(asked).toContainText('Choisis une carte');
  const hand = page.getByRole('button', { name: /Carte 1 sur \d+\.$/ });
  await hand.click();
  await expect(asked.getByRole('radio', { name: /^Vendre/ })).toBeVisible();
  expect(await hindrances(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Journal' })).toContainText(/L’Âge II commence\./);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Âge II');
});

test.describe('on a small phone whose language is French', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-CA' });

  test('speaks it from the first visit, and everything fits', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Élève une Cité en trois Âges');
    expect(await spilling(page), 'home').toEqual([]);
    expect(await hindrances(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('English');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raise a city in three Ages');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');

    await page.getByRole('link', { name: 'Préparer une table' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Préparer une table');
    await page.getByText('Une table entre amis').click();
    expect(await spilling(page), 'set-up').toEqual([]);
    expect(await hindrances(page)).toEqual([]);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
    expect(await spilling(page), 'settings').toEqual([]);
  });

  test('plays in it to the end, and everything fits', IN_ALL, async ({ page }) => {
    await openScene(
      page,
      findScene(ALL, ({ state }) => state.age === 3 && state.turn === 7),
    );
    const sheet = page.getByRole('region', { name: 'Feuille de score' });
    const seal = page.getByRole('button', { name: 'Sceller', exact: true });
    await page.getByRole('button', { name: /Carte 1 sur \d+\.$/ }).click();
    await expect(seal).toBeVisible();
    expect(await spilling(page), 'the table').toEqual([]);
    await page.getByRole('radio', { name: /^Vendre/ }).click();
    await seal.click();
    const onwards = page.getByRole('button', { name: 'Continuer' });
    const penalty = page.getByRole('button', { name: /Carte \d+ sur \d+\.$/ }).first();
    // what lies under something else by now is not waited for
    const tap = (what: Locator): Promise<void> => what.click({ timeout: 500 }).catch(() => undefined);
    while (!(await sheet.isVisible())) {
      if (await onwards.isVisible()) await tap(onwards);
      else if (await penalty.isVisible()) await tap(penalty);
      if (await seal.isEnabled({ timeout: 50 }).catch(() => false)) await tap(seal);
      await page.waitForTimeout(20);
    }
    await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
    expect(await spilling(page), 'the end').toEqual([]);
    expect(await hindrances(page)).toEqual([]);
  });
});
