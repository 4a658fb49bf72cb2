/** From any step of a game people play on: what comes of it is kept, named, shared and compared. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { codeOf, joins } from './friends.ts';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, kept, named, test } from './kit.ts';
import { player, screen } from './player.ts';
import { BRANCH_NAME, branchScene, finishedScene, keepBranch, openScene } from './scenes.ts';

const GAME = finishedScene({ seats: 3 }, 2);
/** Age III, turn 6: the last one. */
const LAST = 19;
const STEP = 9;
const BRANCH = branchScene(GAME, STEP);

const parts = (page: Page) => ({
  way: page.getByRole('region', { name: 'Way through the game' }),
  dialog: page.getByRole('dialog', { name: 'Play on from here' }),
  parting: page.getByRole('region', { name: /^Where they part/ }),
  ends: page.getByRole('region', { name: 'Points at the end' }),
  playouts: page.getByRole('region', { name: 'If bots played on' }),
  course: page.getByRole('region', { name: 'Chance to win over the turns' }),
  row: page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Rename/ }) }),
});

test('from a replay to a table that begins there, to its end, and to the comparison', async ({ page }) => {
  await openScene(page, GAME, `/replay/${GAME.table}/${LAST}?seat=2`);
  const { way, dialog, parting, ends } = parts(page);
  await expect(way).toContainText('Age III, turn 6');
  await page.keyboard.press('p');
  await expect(dialog.getByRole('combobox', { name: 'Your seat' })).toHaveValue('1');
  expect(await hindrances(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('combobox', { name: 'Your seat' }).selectOption({ index: 2 });
  await dialog.getByRole('radio', { name: '1', exact: false }).first().check();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The last card');
  await page.keyboard.press('Enter');
  // the question is asked as in any game, and the table says where it began
  await expect(page.getByText('This game began in another one: Age III, turn 6.')).toBeVisible();
  await page.getByRole('button', { name: 'Where it began' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Branch: The last card');
  await expect(sheet).not.toContainText('What was played there');
  expect(await hindrances(page, '[role=dialog]')).toEqual([]);
  await sheet.getByRole('button', { name: 'Show what was played there' }).click();
  await expect(sheet).toContainText(/What was played there Age III, turn 6/);
  await page.keyboard.press('Escape');
  await player(page, 1).playOn();
  await expect(page.getByText('This game began in another one: Age III, turn 6.')).toBeVisible();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'The last card' })).toBeVisible();
  await expect(parting).toContainText('Age III, turn 6');
  await expect(ends.getByRole('row')).toHaveCount(10);
  await page.getByRole('link', { name: 'Replay of the game' }).click();
  await expect(way).toContainText('Age III, turn 6');
  await page.getByRole('button', { name: 'Branches of this game: 1' }).click();
  await expect(sheet).toContainText('The last card');
});

test('a branch is compared with what was played, with intervals', IN_ALL, async ({ page }) => {
  await keepBranch(page, GAME, BRANCH, STEP);
  await page.goto(`/compare/${BRANCH.table}`);
  const { parting, ends, playouts, course } = parts(page);
  await expect(page.getByRole('heading', { name: BRANCH_NAME })).toBeVisible();
  await expect(parting).toContainText(/Game.*Branch.*Chance to win.*\d+% to \d+%.*Points at the end.*\d to \d/s, {
    timeout: 20_000,
  });
  await parting.getByRole('button', { name: 'Stop' }).click();
  await expect(parting).toContainText(/Compared in \d+ looks?\./);
  await parting.getByRole('button', { name: 'Look longer' }).click();
  await expect(parting).toContainText('Look ');
  await expect(ends.getByRole('row', { name: /^Total/ })).toBeVisible();
  await playouts.getByRole('combobox').selectOption('50 games of each');
  await playouts.getByRole('button', { name: 'Let them play' }).click();
  await expect(playouts).toContainText('100 of 100 games played.', { timeout: 40_000 });
  await expect(playouts).toContainText(/Won.*\d+% to \d+%.*Points on average.*\d to \d/s);
  await playouts.getByRole('combobox').selectOption('1000 games of each');
  await playouts.getByRole('button', { name: 'Play again' }).click();
  await playouts.getByRole('button', { name: 'Stop' }).click();
  await expect(playouts).toContainText(/Stopped after \d+ of 2000 games\./);
  await course.getByRole('button', { name: 'Think about both games' }).click();
  await expect(course).toContainText(/(\d+) of \1 decisions looked at\./, { timeout: 60_000 });
  await course.getByText('Show as a table').click();
  await expect(course.getByRole('row')).not.toHaveCount(1);
  await expect(course.locator('svg path').first()).toBeVisible();
  expect(await hindrances(page)).toEqual([]);
  // what was found is kept
  await page.reload();
  await expect(course.getByRole('button', { name: 'Think again' })).toBeVisible();
});

test(
  'branches are found, renamed, shared by a link that holds them, and removed',
  IN_ALL,
  async ({ page, someone }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await keepBranch(page, GAME, BRANCH, STEP);
    await page.goto('/');
    await expect(page.getByRole('link', { name: new RegExp(BRANCH_NAME) }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Branches' }).click();
    const { row, way } = parts(page);
    await expect(row).toContainText(`${BRANCH_NAME}Began at Age II, turn 4.`);
    await row.getByRole('button', { name: /^Rename/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Better');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Better');
    expect(await hindrances(page)).toEqual([]);
    await row.getByRole('button', { name: 'Copy link: Better' }).click();
    await expect(row).toContainText('Link copied. It holds the whole branch');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/shared\?turn=1#1\./);
    // on another device, where nothing of it is known
    const bob = await someone('Bob');
    await bob.goto(link);
    await expect(parts(bob).way).toContainText('Age II, turn 4');
    await expect(bob).toHaveURL(/\/replay\/file-\w+\/1/);
    await bob.getByRole('button', { name: 'Branch', exact: true }).click();
    await bob.getByRole('button', { name: 'What came before' }).click();
    await expect(parts(bob).way).toContainText('Age II, turn 4');
    await bob.keyboard.press('ArrowLeft');
    await expect(parts(bob).way).toContainText('Age II, turn 3');
    await bob.goto('/branches');
    await expect(parts(bob).row).toContainText('From a link.');
    await parts(bob)
      .row.getByRole('link', { name: /^Compare/ })
      .click();
    await expect(parts(bob).ends).toBeVisible();
    // from the game to its branch, and away
    await page.goto(`/replay/${GAME.table}`);
    await page.getByRole('button', { name: 'Branches of this game: 1' }).click();
    await row.getByRole('button', { name: 'Remove: Better' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(way).toBeVisible();
    await page.goto(`/compare/${BRANCH.table}`);
    await expect(page.getByText('This game is not on this device.')).toBeVisible();
  },
);

test('a branch that goes on is shared as its player sees it', IN_ALL, async ({ page, someone }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScene(page, GAME, `/replay/${GAME.table}/${STEP}?seat=2`);
  const { dialog, row, way: shown } = parts(page);
  await expect(shown).toContainText('Age II, turn 3');
  await page.keyboard.press('p');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Not over yet');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  const { cards } = screen(page);
  await expect(cards.first()).toBeVisible();
  const handOf = (of: Page) => of.locator('.hand .card .name-long').allTextContents();
  const hand = await handOf(page);
  await page.goto('/branches');
  await expect(row.getByRole('link', { name: /^Compare/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'Copy link: Not over yet' }).click();
  await expect(row).toContainText('It holds the table as you see it now');
  expect(await hindrances(page)).toEqual([]);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const bob = await someone('Bob');
  await bob.goto(link);
  const { way, dialog: asked, row: brought } = parts(bob);
  await expect(way).toContainText('Age II, turn 3');
  expect((await handOf(bob)).sort()).toEqual(hand.sort());
  await bob.goto('/branches');
  await expect(brought).toContainText('Not over yetFrom a link.');
  await expect(brought.getByRole('link', { name: /^Compare/ })).toHaveCount(0);
  await brought.getByRole('link', { name: /Not over yet/ }).click();
  await bob.getByRole('button', { name: /^Play on from here/ }).click();
  await asked.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(bob.getByText('This game began at a table that was set')).toBeVisible();
  await expect(screen(bob).cards.first()).toBeVisible();
});

test('a link that is broken, of another kind or of nothing says so', async ({ page }) => {
  for (const [hash, said] of [
    ['1.abcdef', 'This link is damaged'],
    ['7.abcdef', 'made by a newer Polis'],
    ['', 'This link is damaged'],
  ]) {
    await page.goto('/icon.svg');
    await page.goto(`/shared#${hash}`);
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.goto('/compare/file-0');
  await expect(page.getByText('This game is not on this device.')).toBeVisible();
});

test('a scenario is pasted, looked at and played on; one that cannot be says why', async ({ page }) => {
  const scenario = fs.readFileSync(path.resolve(import.meta.dirname, '../../../../docs/examples/leaders.json'), 'utf8');
  await page.goto('/replay');
  const text = page.getByRole('textbox', { name: 'Or paste its text' });
  await text.fill('{"seats":[{"wonder":"gizza"},{},{}]}');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('alert')).toContainText('This scenario cannot be set up: There is no board “gizza”.');
  expect(await hindrances(page)).toEqual([]);
  await text.fill(scenario);
  await page.getByRole('button', { name: 'Open it' }).click();
  const { way, dialog } = parts(page);
  await expect(way).toBeVisible();
  await page.getByRole('button', { name: /^Play on from here/ }).click();
  await expect(dialog).toContainText('goes on to the end of Age III');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('This game began at a table that was set')).toBeVisible();
  await expect(screen(page).cards.first()).toBeVisible();
});

test('the better choice of a review lies ready', IN_ALL, async ({ page }) => {
  await openScene(page, GAME, `/review/${GAME.table}`);
  const progress = page.getByRole('region', { name: 'Thinking' });
  await progress.getByRole('combobox').selectOption('about 10 seconds');
  await progress.getByRole('button', { name: 'Begin' }).click();
  const card = page
    .getByRole('region', { name: /costliest/ })
    .getByRole('listitem')
    .first();
  await expect(progress).toContainText(/All \d+ decisions/, { timeout: 60_000 });
  const better = (await card.locator('.better b').textContent()) ?? '';
  await card.getByRole('button', { name: /^Play on/ }).click();
  await parts(page).dialog.getByRole('button', { name: 'Play', exact: true }).click();
  const { choice } = screen(page);
  await expect(choice).toBeVisible();
  await expect(page.locator('[aria-pressed=true]').first()).toBeVisible();
  const named = better.match(/(?:Build|Sell|for|with) (.*?)(?:,|$)/)?.[1];
  if (named) await expect(page.locator('[aria-pressed=true]').first()).toContainText(named);
});

test.describe('without a network', () => {
  test.use({ keepsFiles: true });

  test('all of it works', IN_ALL, async ({ page, context, complaints }) => {
    await keepBranch(page, GAME, BRANCH, STEP);
    await page.goto('/');
    await kept(page);
    await context.setOffline(true);
    await page.goto(`/replay/${GAME.table}/${LAST}`);
    await page.getByRole('button', { name: /^Play on from here/ }).click();
    const { dialog, parting, ends } = parts(page);
    await expect(dialog).toContainText('only on this device');
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(screen(page).cards.first()).toBeVisible();
    await page.goto(page.url().replace('/table/', '/compare/'));
    await expect(page.getByText('This branch is not over yet.')).toBeVisible();
    await page.goto(`/compare/${BRANCH.table}`);
    await expect(ends).toBeVisible();
    await expect(parting).toContainText(/\d+% to \d+%/, { timeout: 20_000 });
    expected(complaints, /ERR_INTERNET_DISCONNECTED/);
  });
});

test('with friends: the table waits for them with what they may know', IN_ALL, async ({ someone }) => {
  const ann = await someone('Ann');
  await named(ann, 'Ann');
  await openScene(ann, GAME, `/replay/${GAME.table}/${STEP + 1}?seat=1`);
  await ann.getByRole('button', { name: /^Play on from here/ }).click();
  const { dialog } = parts(ann);
  await dialog.getByRole('radio', { name: 'With friends' }).check();
  await dialog.getByRole('radio', { name: 'dealt anew' }).check();
  await dialog.getByRole('combobox', { name: 'Your seat' }).selectOption({ index: 2 });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Together');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  const code = await codeOf(ann);
  await expect(ann.getByText('Branch: Together')).toBeVisible();
  await expect(ann.getByText('What chair 3 could not see is dealt anew.')).toBeVisible();
  expect(await hindrances(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Change' }).click();
  await expect(ann.getByRole('dialog').getByText('Expansions')).toHaveCount(0);
  await ann.keyboard.press('Escape');
  const bob = await someone('Bob');
  await joins(bob, code);
  await ann
    .getByRole('button', { name: /^Start/ })
    .last()
    .click();
  for (const page of [ann, bob]) {
    await expect(screen(page).cards.first()).toBeVisible();
    await expect(page.getByText('This game began in another one: Age II, turn 4.')).toBeVisible();
  }
});
