/** The decisions of a finished game are looked at again by a bot, on this device. */
import type { Page } from '@playwright/test';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, kept, test } from './kit.ts';
import { finishedScene, openScene } from './scenes.ts';

test.use({ keepsFiles: true });

/** Played by chance: there is something to be said about it. */
const SCENE = finishedScene({ seats: 3 }, 2);

const parts = (page: Page) => ({
  progress: page.getByRole('region', { name: 'Thinking' }),
  curve: page.getByRole('region', { name: 'Your chance to win' }),
  costly: page.getByRole('region', { name: /costliest/ }),
});

/** From now on the bot thinks about each decision for a moment only. */
const hurries = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      post.call(this, { ...message, review: { ...message.review, ms: 60 } });
    };
  });

test(
  'a game is reviewed without a network, stopped and gone on with, and not twice',
  IN_ALL,
  async ({ page, context, complaints }) => {
    await openScene(page, SCENE);
    await page.getByRole('link', { name: 'Review' }).click();
    const { progress, curve, costly } = parts(page);
    await expect(progress).toContainText('looks at each of the');
    // once the files of the app have been kept
    await kept(page);
    await context.setOffline(true);
    await progress.getByRole('combobox').selectOption('about 10 seconds');
    await progress.getByRole('button', { name: 'Begin' }).click();
    // what has been found is shown at once
    await expect(curve).toBeVisible();
    await progress.getByRole('button', { name: 'Stop' }).click();
    await expect(progress).toContainText(/Stopped after \d+ of \d+ decisions\./);
    await progress.getByRole('combobox').selectOption('about 10 seconds');
    await hurries(page);
    await progress.getByRole('button', { name: 'Go on' }).click();
    await expect(progress).toContainText(/All \d+ decisions were looked at/, { timeout: 40_000 });
    await expect(costly.getByRole('listitem')).not.toHaveCount(0);
    const card = costly.getByRole('listitem').first();
    await expect(card).toContainText(/You.*\d+% to win.*Better.*\d+% to win.*(less in the end|more often)\./);
    await page.getByText('All decisions as a table').click();
    await expect(page.getByRole('row')).not.toHaveCount(1);
    expect(await hindrances(page)).toEqual([]);
    const when = (await card.getByRole('heading').textContent())?.match(/^Age I+, turn \d/)?.[0] ?? '';
    await card.getByRole('link', { name: 'Show on the table' }).click();
    await expect(page.getByRole('region', { name: 'Way through the game' })).toContainText(when);
    await page.goBack();
    await expect(progress).toContainText('decisions were looked at');
    await expect(costly).toBeVisible();
    // what the browser says of requests that cannot reach a server
    expected(complaints, /ERR_INTERNET_DISCONNECTED/);
  },
);

test.describe('phone by night', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('another seat can be looked at', IN_ALL, async ({ page }) => {
    await openScene(page, SCENE, `/review/${SCENE.table}?seat=2`);
    const { progress } = parts(page);
    await progress.getByRole('combobox').selectOption('about 10 seconds');
    await progress.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByRole('region', { name: 'Chance of Zeno to win' })).toBeVisible();
    await progress.getByRole('button', { name: 'Stop' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await hindrances(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Whose decisions' }).selectOption({ index: 0 });
    await expect(progress).toContainText('looks at each of the');
  });
});
