/** The library: found by name and by what it does, opened by its address and from a table, on every screen. */
import type { Page } from '@playwright/test';
import { hindrances } from './hindrances.ts';
import { expect, IN_ALL, test } from './kit.ts';
import { screen } from './player.ts';
import { findScene, openScene } from './scenes.ts';

const PHONE = { width: 390, height: 844 };

const faces = (page: Page) => page.locator('.face');
const sheet = (page: Page) => page.getByRole('dialog');

test('search and filters, held by the address', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Card library' }).click();
  const search = page.getByRole('searchbox', { name: 'Search the library' });
  await search.fill('arsénal');
  await expect(faces(page)).toHaveCount(1);
  await expect(faces(page)).toHaveAccessibleName('Arsenal, Military. 3 shields.');
  await page.getByRole('button', { name: 'Age I', exact: true }).click();
  await expect(page.getByText('No card matches “arsénal”.')).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('arsénal');
  await page.getByRole('button', { name: 'Clear the filter Age: Age I' }).click();
  await expect(faces(page)).toHaveCount(1);
  await search.fill('');
  await page.getByRole('button', { name: 'Board' }).click();
  await page.getByRole('button', { name: 'Second edition' }).click();
  await expect(page).toHaveURL(/\/library\?kind=board&edition=second$/);
  await expect(faces(page)).toHaveCount(17);
});

test('all about a card: chains are ways to others, the back button closes', async ({ page }) => {
  await page.goto('/library?kind=civic');
  await page.getByRole('link', { name: 'Altar, First edition, Civilian. 2 points.' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'Altar' })).toBeVisible();
  await expect(sheet(page).getByRole('row', { name: 'Cards' })).toHaveText('Cards1112222');
  await sheet(page)
    .getByRole('link', { name: /^Temple, Civilian structure, blue card, Age II/ })
    .click();
  await expect(sheet(page).getByRole('heading', { name: 'Temple' })).toBeVisible();
  await expect(page).toHaveURL(/\/library\/temple\?kind=civic$/);
  await sheet(page)
    .getByRole('link', { name: /Second edition/ })
    .click();
  await expect(sheet(page)).toContainText('4 points.');
  await page.goBack();
  await expect(sheet(page)).toContainText('3 points.');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await page.goto('/library/courtesans-guild');
  // what the rules tell more of leads there, and other numbers are not shown
  await expect(sheet(page).getByRole('link', { name: 'Rule X-11, on its page' })).toHaveAttribute(
    'href',
    /^\/rules\/./,
  );
  await expect(sheet(page)).not.toContainText('L-44');
});

test('a black card leads to its older name, and to another card of its own', IN_ALL, async ({ page }) => {
  await page.goto('/library/gambling-den?edition=second');
  await expect(sheet(page)).toContainText('Age II · Cities · Second edition');
  await sheet(page).getByRole('link', { name: 'Another card of this name: First edition' }).click();
  await expect(sheet(page)).toContainText('Age I · Cities · First edition');
  await sheet(page).getByRole('link', { name: 'Second edition: it is called Dive' }).click();
  await expect(page).toHaveURL(/\/library\/dive$/);
});

test('from a table: the chain tree with one’s own city, a card, and back', IN_ALL, async ({ page }) => {
  await openScene(
    page,
    findScene({ seats: 3 }, ({ rules, state }) => {
      const built = state.seats[0].piles[rules.seatPile('city')].map((id) => rules.cards[id].name);
      return state.age === 2 && built.includes('scriptorium') && !built.includes('library');
    }),
  );
  await expect(screen(page).cards.first()).toBeVisible();
  await page.keyboard.press('t');
  await expect(sheet(page).getByRole('button', { name: /^Scriptorium.*Built in your city\.$/ })).toBeVisible();
  await sheet(page)
    .getByRole('button', { name: /^Library,.*Free for your city\.$/ })
    .click();
  await sheet(page).getByRole('link', { name: 'In the library' }).click();
  await expect(page).toHaveURL(/\/library\/library\?edition=first$/);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(screen(page).cards.first()).toBeVisible();
});

const ADDRESSES = ['/library?kind=shadow,project,board', '/library/chains', '/library/military-school'];
/** Where a sheet lies over the shelves only the sheet can be used. */
const partOf = (address: string): string => (address.includes('school') ? '[role=dialog]' : 'html');

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, IN_ALL, () => {
    test.use({ colorScheme });
    test('nobody is hindered', async ({ page }) => {
      for (const address of ADDRESSES) {
        await page.goto(address);
        await expect(page.locator(partOf(address)).getByRole('heading').first()).toBeVisible();
        expect(await hindrances(page, partOf(address)), address).toEqual([]);
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });
  test('nothing is wider than the screen or too small for a finger', IN_ALL, async ({ page }) => {
    for (const address of [...ADDRESSES, '/library/rome', '/library/great-wall', '/library/catan']) {
      await page.goto(address);
      await expect(page.locator(partOf(address)).getByRole('heading').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(PHONE.width);
      const small = await page
        .locator('main button:visible, main summary:visible, main .face:visible, [role=dialog] a:visible')
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML),
        );
      expect(small, address).toEqual([]);
    }
  });
});
