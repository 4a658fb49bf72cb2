/** The analysis board: a table is opened or set up, every choice is looked into, played on and sent by a link. */

import type { Page } from '@playwright/test';
import { seedFrom, describe as told } from '@polis/engine';
import { analysisOf } from '../../src/study/link.ts';
import { studyOfText } from '../../src/study/reading.ts';
import { ROOT } from '../../src/study/study.ts';
import { gameIn } from '../analysis/tables.ts';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, kept, test } from './kit.ts';
import { findScene, finishedScene, openScene } from './scenes.ts';

const PHONE = { width: 390, height: 844 };

/** Five players with all expansions; only the first hand is known. */
function scenario(): string {
  const table = told(
    gameIn({ seats: 5, modules: ['base', 'leaders', 'cities', 'edifice'], seed: seedFrom('board', 1) }, 2, 3),
  );
  const seats = table.seats.map(({ hand, under: _, ...seat }, id) => (id === 0 ? { ...seat, hand } : seat));
  return JSON.stringify({ ...table, discard: undefined, seats });
}

async function pastes(page: Page, text: string): Promise<void> {
  await page.goto('/analysis');
  await page.getByText('Open or paste a table').click();
  await page.getByRole('textbox', { name: 'Text of a scenario or a record' }).fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
}

const rows = (page: Page) => page.locator('.study-ranking > li');
const weighed = (page: Page) => rows(page).filter({ hasText: /[\d.]+% to win[\d.]+% to [\d.]+%about \d+ points/ });

test('every choice is weighed, one is played, and all of it is in the address', async ({ page, someone }) => {
  await pastes(page, scenario());
  await expect(weighed(page)).toHaveCount(await rows(page).count());
  await expect(page.getByText(/tries so far/)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await rows(page).first().getByRole('button').click();
  const here = page.locator('.study-tree [aria-current=step]');
  await expect(here).toContainText('Age II, turn 3');
  await expect(page.locator('.study-tree button')).toHaveCount(2);
  // another answer of someone else is a branch of its own
  await page.getByText('What everyone did').click();
  const other = page.locator('.study-selects select').nth(1);
  const before = page.url();
  await other.selectOption({ index: 1 });
  await expect(page.locator('.study-tree button')).toHaveCount(3);
  await expect(page).not.toHaveURL(before);
  const link = page.url();
  await page.goBack();
  await expect(page.locator('.study-tree button')).toHaveCount(2);
  await page.goBack();
  await expect(page.locator('.study-tree')).toHaveCount(0);
  await page.goForward();
  await expect(here).toContainText('Age II, turn 3');

  const friend = await someone();
  await friend.goto(link);
  await expect(friend.locator('.study-tree button')).toHaveCount(3);
  await expect(weighed(friend).first()).toBeVisible();
});

test('a table that cannot be is told in a sentence, and nothing is lost', async ({ page }) => {
  await pastes(page, '{"seats":[{"city":["baths","baths"]},{},{}]}');
  await expect(page.getByRole('alert')).toContainText('There is no such table. Player 1 has Baths twice.');
  const text = page.getByRole('textbox', { name: 'Text of a scenario or a record' });
  await expect(text).toHaveValue(/baths/);
  // it is mended where it stands
  await text.press('End');
  await text.pressSequentially(' ');
  await expect(text).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/analysis#1.nonsense');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This link holds no table');
});

test('of a link with moves that cannot be played the rest is shown', async ({ page }) => {
  const study = studyOfText(scenario());
  if (study === 'neither' || study instanceof Error) throw new Error('no table');
  const wrong = { after: ROOT, answers: [[0, { do: 'sell', card: 'palace' }] as const] };
  await page.goto(await analysisOf({ ...study, moves: [wrong, { ...wrong, after: 0 }] }));
  await expect(page.getByRole('status').filter({ hasText: '2 moves of this link cannot be played' })).toBeVisible();
  await expect(weighed(page).first()).toBeVisible();
});

test('what one was setting up is kept while the table of a link is changed', async ({ page }) => {
  const study = studyOfText(scenario());
  if (study === 'neither' || study instanceof Error) throw new Error('no table');
  await page.goto('/analysis');
  const board = page.getByRole('combobox', { name: 'Board' });
  await board.selectOption('giza');
  await page.goto(await analysisOf(study));
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(board).not.toHaveValue('giza');
  await expect(page.getByText('The table that you were setting up is kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my table' }).click();
  await expect(board).toHaveValue('giza');
  await expect(page.getByText('is kept.')).toHaveCount(0);
});

test('a table of Cities is set up with what no score asks for, and so is a draft of leaders', async ({ page }) => {
  await page.goto('/analysis');
  await page.locator('.calc-game > summary').click();
  for (const module of ['Leaders', 'Cities']) await page.getByRole('button', { name: module, exact: true }).click();
  await page.getByRole('combobox', { name: 'Board' }).selectOption('olympia');
  await page.getByRole('combobox', { name: 'Age', exact: true }).selectOption('2');
  const stages = page.getByRole('spinbutton', { name: 'Stages built' });
  await stages.fill('2');
  await page.getByRole('spinbutton', { name: 'Tokens of peace' }).fill('1');
  await page.getByRole('group', { name: 'Used in this Age' }).getByRole('button', { name: 'Olympia' }).click();
  await page.getByRole('button', { name: 'Look into this table' }).click();
  // nothing is assumed of boards that are not told
  await expect(page.locator('.study-table .sheet-city')).not.toContainText('0 shields');
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Tokens of peace' })).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Olympia', pressed: true, exact: true })).toBeVisible();
  // before the first Age there is nothing but leaders
  await stages.fill('0');
  await page.getByRole('spinbutton', { name: 'Tokens of peace' }).fill('0');
  await page.getByRole('combobox', { name: 'Age', exact: true }).selectOption('0');
  for (const leader of ['Plato', 'Midas', 'Hypatia'])
    await page
      .getByRole('button', { name: new RegExp(`^${leader}\\..*0 here`) })
      .first()
      .click();
  await page.getByRole('button', { name: 'Look into this table' }).click();
  await expect(weighed(page)).toHaveCount(3);
});

test('a table is set up by tapping', async ({ page }) => {
  await page.goto('/analysis');
  await page.getByRole('combobox', { name: 'Board' }).selectOption('giza');
  for (const card of ['Lumber Yard', 'Baths', 'Stockade'])
    await page.getByRole('button', { name: new RegExp(`^${card}\\..*0 here`) }).click();
  await expect(page.getByText('In this turn a hand has 7 cards, not 3.')).toBeVisible();
  await page.getByRole('button', { name: 'Look into this table' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  for (const card of ['Apothecary', 'Theater', 'Press', 'Loom'])
    await page.getByRole('button', { name: new RegExp(`^${card}\\..*0 here`) }).click();
  await page.reload();
  await expect(page.getByText('The whole hand is told.')).toBeVisible();
  await page.getByRole('button', { name: 'Look into this table' }).click();
  await expect(weighed(page).first()).toBeVisible();
  await page.getByText(/^Not offered/).click();
  await expect(page.locator('.not-offered dd').first()).toBeVisible();
  // and changed
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('combobox', { name: 'Board' })).toHaveValue('giza');
  await page.getByRole('button', { name: 'Back to the choices' }).click();
  await expect(weighed(page).first()).toBeVisible();
});

test('a game on this device goes there from its menu, with what is seen of it', async ({ page }) => {
  const ALL = { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 4 };
  await openScene(
    page,
    findScene(ALL, ({ state }) => state.age === 2 && state.turn === 2),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Analyse this moment/ }).click();
  await expect(page.getByRole('heading', { name: 'Age II, turn 2' })).toBeVisible();
  await expect(weighed(page).first()).toBeVisible();
});

test('a replay and a review lead there, to the very step', IN_ALL, async ({ page }) => {
  const scene = finishedScene({ seats: 3 }, 2);
  await openScene(page, scene, `/replay/${scene.table}/5?seat=2`);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('heading', { name: 'Age I, turn 5' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Seen from the chair of' })).toHaveValue('1');
  await expect(weighed(page).first()).toBeVisible();
  // the rest of the game is a branch that can be walked
  await expect(page.locator('.study-tree button')).toHaveCount(21);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Age I, turn 6' })).toBeVisible();
});

test('where somebody else is asked one looks from their chair', IN_ALL, async ({ page }) => {
  const scene = finishedScene({ seats: 7, modules: ['base', 'leaders', 'cities', 'edifice'] }, 3);
  await openScene(page, scene, `/replay/${scene.table}/10?seat=2`);
  await page.getByRole('button', { name: 'Analyse' }).click();
  const choices = page.getByRole('region', { name: 'Choices' });
  await expect(choices).toContainText('has nothing to choose here');
  await choices
    .getByRole('button', { name: /^Take the chair of/ })
    .first()
    .click();
  await expect(weighed(page).first()).toBeVisible();
});

test.describe('without a network', IN_ALL, () => {
  test.use({ keepsFiles: true });
  test('it opens and judges as ever, by what was learned', async ({ page, context, complaints }) => {
    await page.goto('/');
    await kept(page);
    await context.setOffline(true);
    await pastes(page, scenario());
    await expect(weighed(page).first()).toBeVisible();
    await expect(page.getByText(/tries so far/)).not.toContainText('simple estimate');
    expected(complaints, /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, IN_ALL, () => {
    test.use({ colorScheme });
    test('nobody is hindered', async ({ page }) => {
      await page.goto('/analysis');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hindrances(page), 'setting up').toEqual([]);
      await pastes(page, scenario());
      await expect(weighed(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Stop' }).click();
      expect(await hindrances(page), 'choices').toEqual([]);
      await rows(page).first().getByRole('button').click();
      await page.getByText('What everyone did').click();
      expect(await hindrances(page, '.study-moves'), 'branches').toEqual([]);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });
  test('nothing is wider than the screen or too small for a finger', IN_ALL, async ({ page }) => {
    const fits = async (): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      const small = await page
        .locator('main button:visible, main input:visible, main select:visible, main summary:visible')
        .evaluateAll((all) =>
          all
            .filter((one) => !one.closest('.number-list') && one.getBoundingClientRect().height < 43.5)
            .map((one) => one.outerHTML),
        );
      expect(small).toEqual([]);
    };
    await page.goto('/analysis');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits();
    await pastes(page, scenario());
    await expect(weighed(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await rows(page).first().getByRole('button').click();
    for (const part of ['Table', 'Branches', 'Choices']) {
      await page.getByRole('group', { name: 'What is shown' }).getByRole('button', { name: part }).click();
      if (part === 'Branches') await page.getByText('What everyone did').click();
      await fits();
    }
  });
});
