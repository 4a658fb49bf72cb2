/** Choices ahead: a list of wishes that the server carries out, and of which nobody else hears. */
import type { Page } from '@playwright/test';
import { type Game, HAND, hash, submit } from '@polis/engine';
import type { Fact } from '@polis/server/room';
import { faultsOnScreen } from '../layout/laws.ts';
import { settled } from '../layout/tour.ts';
import { begins, joins, opens } from './friends.ts';
import { hindrances } from './hindrances.ts';
import { expect, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';
import { findScene, openScene, type Scene } from './scenes.ts';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Choices ahead' });
const wishesOf = (page: Page) =>
  sheetOf(page).getByRole('list', { name: 'Wishes in their order' }).getByRole('listitem');
const nextOf = (page: Page) => sheetOf(page).getByRole('region', { name: 'Your next hand' }).getByRole('button');

/** Wishes to sell the card that is shown here, whatever it is. */
async function adds(page: Page, at: number): Promise<void> {
  await nextOf(page).nth(at).click();
  await sheetOf(page).getByRole('radio', { name: 'Sell' }).check();
  await sheetOf(page).getByRole('button', { name: 'Add to the list' }).click();
  await expect(wishesOf(page)).toHaveCount(at + 1);
}

test('what was wished for is sealed when the hand comes, and can be reopened; others see nothing of it', async ({
  someone,
}) => {
  const ann = await someone('Ann');
  const bob = await someone('Bob');
  const told: string[] = [];
  bob.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await joins(bob, await opens(ann, { players: 3 }));
  await begins(ann, bob);
  for (let turn = 1; turn < 3; turn++) {
    await Promise.all([player(ann, turn).answer(), player(bob, turn + 5).answer()]);
    for (const page of [ann, bob]) await expect(screen(page).cards).toHaveCount(7 - turn);
  }
  // the hand of the first turn comes back
  await player(ann, 3).answer();
  await ann.getByRole('button', { name: 'Choose ahead' }).click();
  await expect(nextOf(ann).first()).toBeVisible();
  await expect(wishesOf(ann)).toHaveCount(0);
  const known = await nextOf(ann).count();
  expect(known).toBeGreaterThanOrEqual(4);
  for (let at = 0; at < known; at++) await adds(ann, at);
  await ann.keyboard.press('Escape');
  await expect(ann.getByRole('button', { name: `${known} choices ahead` })).toBeVisible();
  // what is on the list is there for another device too, or after a reload
  await ann.reload();
  await ann.getByRole('button', { name: `${known} choices ahead` }).click();
  await expect(wishesOf(ann)).toHaveCount(known);
  await ann.keyboard.press('Escape');

  await player(bob, 9).answer();
  await expect(screen(ann).choice).toContainText('By your choices ahead');
  await expect(screen(bob).cards).toHaveCount(4);
  await expect(screen(bob).choice).not.toContainText('ahead');
  await expect(bob.getByRole('button', { name: 'Choose ahead' })).toBeHidden();
  await screen(ann).reopen.click();
  await expect(screen(ann).cards).toHaveCount(4);
  await expect(ann.getByRole('button', { name: `Choices ahead: ${known} wishes for later questions` })).toBeVisible();
  expect(told.filter((text) => /"plan":\{|isSetAside/.test(text))).toEqual([]);
});

test('the list is ordered and changed with the keyboard alone', async ({ page }) => {
  await openScene(page, aTable());
  await screen(page).choice.waitFor();
  await page.keyboard.press('w');
  await expect(sheetOf(page)).toBeVisible();
  for (let at = 0; at < 2; at++) await adds(page, at);
  // a card of another Age, found by its name
  await sheetOf(page).getByLabel('Age').selectOption('Age III');
  await sheetOf(page).getByRole('searchbox', { name: 'Search by name' }).fill('pala');
  await sheetOf(page)
    .getByRole('button', { name: /^Palace/ })
    .focus();
  await page.keyboard.press('Enter');
  await sheetOf(page).getByLabel('Price in all').selectOption('at most 3 coins');
  await sheetOf(page).getByRole('button', { name: 'Add to the list' }).focus();
  await page.keyboard.press('Enter');
  await expect(wishesOf(page).last()).toContainText('Build: Palace');
  await expect(wishesOf(page).last()).toContainText('any hand of Age III · at most 3 coins');
  await sheetOf(page).getByRole('button', { name: 'Palace: earlier' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(wishesOf(page).first()).toContainText('Palace');
  await sheetOf(page).getByRole('button', { name: 'Palace: remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(wishesOf(page)).toHaveCount(2);
  await expect(sheetOf(page).locator('.wish button:focus')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choices ahead: 2 wishes for later questions' })).toBeVisible();
  await page.keyboard.press('w');
  await expect(wishesOf(page)).toHaveCount(2);
});

test('where there is nobody to wait for there is nothing to write', IN_ALL, async ({ page }) => {
  await openScene(
    page,
    findScene({ seats: 3 }, ({ state }) => state.turn === 4),
  );
  await screen(page).choice.waitFor();
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: /^Let a bot play/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Choices ahead/ })).toBeHidden();
  await expect(sheetOf(page)).toBeHidden();
});

test('what was done meanwhile is told until it was read, and an undo sets the list aside', IN_ALL, async ({ page }) => {
  const scene = aTable();
  const { fact, answer } = goingOn(scene);
  const [first] = handOf(scene.game, 0);
  fact({
    fact: 'planned',
    chair: 0,
    question: scene.game.state.question - 1,
    wishes: [first, 'altar'].map((card) => ({ ...ANYHOW, card })),
  });
  answer(0, { wish: 0 });
  for (const seat of [1, 2]) answer(seat);
  await openScene(page, scene);
  const told = page.getByText('Your choices ahead have sold');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'All right' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choices ahead: 1 wish for later questions' })).toBeVisible();
  await expect(told).toBeHidden();

  fact({ fact: 'undo-asked', chair: 0, everyone: true });
  for (const chair of [1, 2]) fact({ fact: 'undo-agreed', chair });
  await openScene(page, scene);
  await expect(page.getByRole('button', { name: 'Choices ahead: 2 wishes for later questions' })).toBeVisible();
  await page.keyboard.press('w');
  const again = sheetOf(page).getByRole('button', { name: 'Use the list again' });
  await again.click();
  await expect(again).toBeHidden();
  await expect(wishesOf(page)).toHaveCount(2);
});

const ANYHOW = { do: 'sell', age: 1, turn: null, most: null, trade: null, prefer: null, join: false } as const;

const handOf = ({ rules, state }: Game, seat: number): string[] =>
  state.seats[seat].piles[HAND].map((id) => rules.cards[id].name);

/** Adds lines to a table: each seat sells its first card. */
function goingOn({ lines, ...scene }: Scene) {
  let { game } = scene;
  const fact = (what: Fact): void => {
    lines.push({
      seq: lines.length + 1,
      at: scene.row.updated + lines.length,
      action: null,
      body: JSON.stringify(what),
    });
  };
  return {
    fact,
    answer(seat: number, by: { wish?: number } = {}): void {
      const choice = { do: 'sell', card: handOf(game, seat)[0] } as const;
      game = submit(game, seat, choice).game;
      fact({ fact: 'answered', seat, choice, hash: game.moves.at(-1)?.hash ?? hash(game), ...by });
    },
  };
}

for (const [width, height, isTouch, colorScheme, details] of [
  [390, 844, true, 'dark', {}],
  [1280, 720, false, 'light', IN_ALL],
] as const)
  test(`the laws of layout hold at ${width}x${height}, and nothing hinders anyone`, details, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openScene(page, aTable());
    await screen(page).choice.waitFor();
    const faults = async (): Promise<unknown> => {
      await page.mouse.move(0, 0);
      await settled(page);
      const found = await page.evaluate(faultsOnScreen, { isTouch, mayScroll: false });
      return [...found, ...(await hindrances(page, (await sheetOf(page).isVisible()) ? '[role=dialog]' : '.ask'))];
    };
    await page.keyboard.press('w');
    expect(await faults()).toEqual([]);
    await nextOf(page).first().click();
    expect(await faults()).toEqual([]);
    await sheetOf(page).getByRole('button', { name: 'Another card' }).click();
    for (let at = 0; at < 3; at++) await adds(page, at);
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await faults()).toEqual([]);
    await player(page, 1).answer();
    await expect(page.getByRole('button', { name: '3 choices ahead' })).toBeVisible();
    expect(await faults()).toEqual([]);
  });

/** With people, and with a next hand that was seen before. */
const aTable = () =>
  findScene(
    { seats: 3, modules: ['base', 'leaders', 'edifice'], names: ['Bob', 'Cid'] },
    ({ state }) => state.age === 1 && state.turn === 3,
  );
