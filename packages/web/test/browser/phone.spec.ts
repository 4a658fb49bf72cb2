/** On a small phone, by touch: nothing scrolls but sheets, and nothing is cut off. */
import type { Page } from '@playwright/test';
import { explain, type Way } from '@polis/engine';
import { faultsOnScreen } from '../layout/laws.ts';
import { begins, joins, opens } from './friends.ts';
import { expect, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';
import { findScene, openScene } from './scenes.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** What is wider or higher than the window, and what a card cuts off. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const found = scrollHeight > innerHeight || scrollWidth > innerWidth ? ['the page scrolls'] : [];
    for (const card of document.querySelectorAll<HTMLElement>('.hand .card')) {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const isOutside = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      const isCut = card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1;
      if (isOutside || isCut)
        found.push(`${(card.textContent ?? '').split('\n')[0]} ${isOutside ? 'is outside' : 'is cut off'}`);
    }
    return found;
  });

test('a whole game at the size of a small phone', IN_ALL, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(screen(page).cards.first()).toBeVisible();
  await player(page, 3).playOn(async () => {
    if (await page.locator('.hand .card').first().isVisible()) expect(await misfits(page)).toEqual([]);
    return false;
  });
  await expect(screen(page).sheet).toBeVisible();
});

test('a crowded table fits: seven cities, every module, eight cards', async ({ page }) => {
  const crowded = { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 7 };
  await openScene(
    page,
    findScene(crowded, ({ state }) => state.age === 3 && state.turn === 1),
  );
  const { cards, choice } = screen(page);
  await expect(cards).toHaveCount(8);
  expect(await misfits(page)).toEqual([]);
  const last = cards.last();
  const before = await last.boundingBox();
  await cards.first().click();
  await expect(choice.getByRole('radio').first()).toBeVisible();
  expect(await misfits(page)).toEqual([]);
  expect(await last.boundingBox(), 'the hand stays where it is').toEqual(before);
  // on its side: cities to the left, the hand to the right, its question below
  await page.setViewportSize({ width: 844, height: 390 });
  const boxOf = (what: string) => page.locator(what).evaluate((node) => node.getBoundingClientRect());
  const [cities, hand, ask] = await Promise.all(['.around', '.hand-region', '.ask'].map(boxOf));
  expect(cities.right).toBeLessThanOrEqual(hand.left);
  expect(hand.bottom).toBeLessThanOrEqual(ask.top);
  expect(ask.bottom).toBeLessThanOrEqual(390);
  expect(hand.height).toBeGreaterThan(150);
  expect(await misfits(page)).toEqual([]);
});

/** Two of the three are paid. */
const isSplit = ({ pay }: Way): boolean => [pay.left, pay.right, pay.bank].filter((coins) => coins > 0).length > 1;
const ofTwoSplits = ({ build }: { build: readonly Way[] }): boolean => build.length === 2 && build.every(isSplit);

test('two ways to split a price can be told apart', async ({ page }) => {
  const scene = findScene({ modules: ['base', 'leaders', 'cities'] }, (game) => explain(game, 0).some(ofTwoSplits));
  await openScene(page, scene);
  const { cards } = screen(page);
  await expect(cards.first()).toBeVisible();
  await cards.nth(explain(scene.game, 0).findIndex(ofTwoSplits)).click();
  const ways = page.locator('.ways > .opt [role=radio]');
  await expect(ways).toHaveCount(2);
  // of each it is seen which goods come from whom
  await expect(
    ways
      .first()
      .locator('.seller')
      .filter({ has: page.locator('.t:visible') }),
  ).not.toHaveCount(0);
  const [one, other] = await ways.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(one).not.toBe(other);
  // where two are too wide for the line, the other one is in the list
  const room = await page.locator('.ask-middle').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(room).toBeLessThanOrEqual(0);
});

const isManyWays = ({ build }: { build: readonly Way[] }): boolean => build.length > 3;

test('more ways to pay than there is room for are in a list', async ({ page }) => {
  const scene = findScene({ modules: ['base', 'leaders', 'cities'] }, (game) => explain(game, 0).some(isManyWays));
  await openScene(page, scene);
  const { cards, seal } = screen(page);
  await expect(cards.first()).toBeVisible();
  const which = explain(scene.game, 0).findIndex(isManyWays);
  await cards.nth(which).click();
  const others = page.getByRole('button', { name: 'Other ways' });
  const shown = page.locator('.ways > .opt').getByRole('radio');
  await expect(shown).toHaveCount(1);
  const edges = [shown, others, seal].map((one) => one.evaluate((node) => node.getBoundingClientRect()));
  const [way, more, go] = await Promise.all(edges);
  expect(way.right).toBeLessThanOrEqual(more.left);
  expect(more.right).toBeLessThanOrEqual(go.left);
  await others.click();
  const all = page.locator('.ways-list').getByRole('radio');
  await expect(all).toHaveCount(explain(scene.game, 0)[which].build.length);
  await all.last().click();
  await expect(all.last()).toBeChecked();
});

/** Written without a space, as people do. */
const LONG_LINE = `hm${'m'.repeat(60)} good luck`;

const faultsOn = (page: Page) => page.evaluate(faultsOnScreen, { isTouch: true, mayScroll: false });

test('a new line in the chat is counted, told and one tap away', IN_ALL, async ({ someone }) => {
  const [ann, bob] = [await someone('Ann'), await someone('Bob')];
  await joins(bob, await opens(ann, { players: 3 }));
  await begins(ann, bob);
  await bob.getByRole('button', { name: 'Chat' }).tap();
  await bob.getByRole('textbox').fill(LONG_LINE);
  await bob.getByRole('button', { name: 'Send' }).tap();
  const told = ann.getByRole('status').getByText('good luck');
  await expect(told).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Chat, 1 new line' })).toBeVisible();
  expect(await misfits(ann)).toEqual([]);
  await told.tap();
  await expect(ann.getByRole('dialog', { name: 'Chat' }).getByText('good luck')).toBeVisible();
  // once it has slid in
  await expect.poll(() => faultsOn(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Close' }).tap();
  await expect(ann.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  await expect(told).toBeHidden();
});
