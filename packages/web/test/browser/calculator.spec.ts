/** The score calculator: told by cards or by totals, kept, sent by a link, printed. */
import type { Page } from '@playwright/test';
import { hindrances } from './hindrances.ts';
import { expect, IN_ALL, test } from './kit.ts';

const PHONE = { width: 390, height: 844 };

const chooses = (page: Page, name: string): Promise<void> =>
  page.getByRole('group', { name: 'Players' }).getByRole('button', { name }).click();
const builds = async (page: Page, kind: string, ...cards: string[]): Promise<void> => {
  await page.getByRole('tab', { name: new RegExp(`^${kind}`) }).click();
  for (const card of cards) await page.getByRole('button', { name: new RegExp(`^${card}\\.`) }).click();
};
const more = (page: Page, what: string): Promise<void> =>
  page.getByRole('button', { name: `One more: ${what}` }).click();
const totals = (page: Page) => page.getByRole('row', { name: /^Total/ });

/** Three players, one of them with points only. */
async function tells(page: Page): Promise<void> {
  await page.goto('/calculator');
  await page.getByText('The game', { exact: true }).click();
  await page.getByRole('radio', { name: '3 players' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.getByRole('combobox', { name: 'Board' }).selectOption('babylon');
  await page.getByRole('combobox', { name: 'Side' }).selectOption('A');
  await more(page, 'Stages built');
  await more(page, 'Stages built');
  await page.getByRole('spinbutton', { name: 'Coins' }).fill('7');
  await builds(page, 'Science', 'Apothecary', 'Workshop');
  await chooses(page, 'Player 2');
  await builds(page, 'Civilian', 'Baths', 'Aqueduct');
  await page.getByRole('button', { name: 'Next: Player 3' }).click();
  await page.getByRole('button', { name: 'Totals' }).click();
  await page.getByRole('spinbutton', { name: 'Commerce' }).press('Enter');
  await page.keyboard.type('9');
  // 3 for the wonder, 10 for science, 2 for coins
  await expect(totals(page)).toHaveText('Total1589');
}

test('the sheet grows, explains itself, is kept and sent by a link', async ({ page, someone, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tells(page);
  await expect(page.getByText('Ann wins with 15')).toBeVisible();
  await expect(page.getByText('Ann: symbols of choice become 1 × tablet.')).toBeVisible();
  await page.getByRole('button', { name: 'Wonder, Ann: 3' }).click();
  await expect(page.getByRole('tooltip')).toContainText('Stage I');
  await page.getByRole('button', { name: /^Science, Ann: \d/ }).click();
  await expect(page.getByRole('tooltip')).toContainText('tablet');
  await page.getByRole('button', { name: 'Guilds, Player 3: 9' }).click();
  await expect(page.getByRole('tooltip')).toContainText('Entered as a total.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await expect(totals(page)).toHaveText('Total1589');
  await page.getByRole('button', { name: 'New sheet' }).click();
  // the same people play again
  await expect(totals(page)).toHaveText('Total000');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
  await page.getByRole('button', { name: /^Open the sheet/ }).click();
  await expect(totals(page)).toHaveText('Total1589');

  const friend = await someone();
  await friend.goto(link);
  await expect(totals(friend)).toHaveText('Total1589');
  await expect(friend.getByText('Ann wins with 15')).toBeVisible();
  expect(new URL(friend.url()).hash).toBe('');
  await friend.goto('/calculator#1.nonsense');
  await friend.reload();
  await expect(friend.getByText('This link holds no sheet')).toBeVisible();
});

test('a card is there as often as it is printed; a mix that cannot be played says why', async ({ page }) => {
  await page.goto('/calculator');
  await builds(page, 'Guild', 'Spies[^.]*');
  await chooses(page, 'Player 2');
  await expect(page.getByRole('button', { name: /^Spies.*Taken by Player 1\.$/ })).toBeDisabled();
  await page.getByText('The game', { exact: true }).click();
  await page.getByRole('button', { name: 'Second edition' }).click();
  await page.getByRole('radio', { name: '2 players' }).check({ force: true });
  await page.getByRole('button', { name: 'Play with 3' }).click();
  await expect(totals(page)).toHaveText('Total000');
});

test('on paper there is the sheet alone, black on white', IN_ALL, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await tells(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(totals(page)).toBeVisible();
  await expect(page.getByText('Ann wins with 15')).toBeVisible();
  for (const hidden of ['.screen-bar', '.calc-player', '.calc-game', '.calc-kept', '.credits', '.actions'])
    await expect(page.locator(hidden)).toBeHidden();
  const looks = await page.locator('.score-table').evaluate((table) => {
    const crest = getComputedStyle(table.querySelector('.crest') as Element);
    return [getComputedStyle(table).color, getComputedStyle(document.body).backgroundColor, crest.backgroundColor];
  });
  expect(looks).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, IN_ALL, () => {
    test.use({ colorScheme });
    test('nobody is hindered', async ({ page }) => {
      await tells(page);
      expect(await hindrances(page)).toEqual([]);
      await chooses(page, 'Ann');
      expect(await hindrances(page, '.calc-player')).toEqual([]);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });
  test('nothing is wider than the screen or too small for a finger', IN_ALL, async ({ page }) => {
    await tells(page);
    await chooses(page, 'Player 2');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      const small = await page
        .locator('main button:visible, main input:visible, main select:visible, main summary:visible')
        .evaluateAll((all) =>
          all
            .filter((one) => !one.closest('.number-list') && one.getBoundingClientRect().height < 43.5)
            .map((one) => one.outerHTML),
        );
      expect(small).toEqual([]);
    }
  });
});
