/** Exercises: asked at a table as in a game, judged, and kept on the device. */
import type { Page } from '@playwright/test';
import { faultsOnScreen } from '../layout/laws.ts';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, kept, test } from './kit.ts';
import { screen } from './player.ts';
import { finishedScene, openScene } from './scenes.ts';

const parts = (page: Page) => ({
  verdict: page.getByRole('heading', { name: /^(Right|Not the best)/ }),
  next: page.getByRole('button', { name: 'Next exercise' }),
  practise: page.getByRole('region', { name: 'Practise' }),
  rating: page.getByRole('region', { name: 'My rating in exercises' }),
  daily: page.getByRole('region', { name: 'Exercise of the day' }),
});

/** The first card, sold: that can always be done, whatever exercise it is. */
async function answers(page: Page): Promise<void> {
  await screen(page).cards.first().click();
  await screen(page).verbs.last().click();
  await screen(page).seal.click();
  await expect(parts(page).verdict).toBeVisible();
}

/** Screens that are no table may scroll. */
const faults = (page: Page, isTouch: boolean, mayScroll = false) =>
  page.evaluate(faultsOnScreen, { isTouch, mayScroll });

test('an exercise is chosen, answered and judged, and what it did is kept', async ({ page }) => {
  const { practise, rating, verdict, next } = parts(page);
  await page.goto('/exercises');
  await expect(rating).toContainText('Your first answer gives you one');
  expect(await hindrances(page)).toEqual([]);
  await practise.getByRole('link', { name: 'A new exercise' }).click();
  await expect(screen(page).cards.first()).toBeVisible();
  const first = page.url();
  await answers(page);
  // who reads with their ears is told at once
  await expect(verdict).toBeFocused();
  await expect(page.getByText(/Your rating: \d+ \([+−]\d+\)\. It comes back/)).toBeVisible();
  await expect(page.getByText(/\d+% to win/).first()).toBeVisible();
  await page.getByText('How sure is that?').click();
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await hindrances(page)).toEqual([]);
  await next.click();
  await expect(screen(page).cards.first()).toBeVisible();
  expect(page.url()).not.toBe(first);
  await page.reload();
  await page.goto('/exercises');
  await expect(rating).toContainText('After 1 exercise:');
});

test('how hard an exercise is said to be goes by the first tries of people at the server', async ({
  page,
  someone,
}) => {
  await page.goto('/exercises/daily');
  await expect(screen(page).cards.first()).toBeVisible();
  await answers(page);
  await page.getByText('How sure is that?').click();
  // who has no name here does not count
  await expect(page.getByText(/Rating of the exercise: \d+[.,]/)).toBeVisible();
  const ann = await someone();
  const { id } = await (await ann.request.post('/api/guests', { data: { name: 'Ann' } })).json();
  await ann.addInitScript((mine) => localStorage.setItem('polis-guest', mine), id);
  await ann.goto('/exercises/daily');
  await expect(screen(ann).cards.first()).toBeVisible();
  await answers(ann);
  await ann.getByText('How sure is that?').click();
  await expect(ann.getByText(/Rating of the exercise: \d+, after the first tr(y|ies) of \d+ p/)).toBeVisible();
});

test('what was wrong comes back when its time has come', IN_ALL, async ({ page }) => {
  const { practise, verdict } = parts(page);
  await page.clock.install();
  await page.goto('/exercises/daily');
  await expect(screen(page).cards.first()).toBeVisible();
  await answers(page);
  const isRight = (await verdict.textContent())?.startsWith('Right');
  await page.goto('/exercises');
  await expect(practise).toContainText('Nothing is due.');
  await page.clock.fastForward(isRight ? '1000:00:00' : '48:00:00');
  await page.reload();
  await expect(practise).toContainText('1 exercise is due.');
  await practise.getByRole('link', { name: 'Begin' }).click();
  // as it was asked the first time: what was answered then does not lie ready
  await expect(screen(page).cards.first()).toBeVisible();
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
  await answers(page);
  await expect(page.getByText('Only the first try counts')).toBeVisible();
});

test('by keys alone, on to the next', IN_ALL, async ({ page }) => {
  await page.goto('/exercises/daily');
  await expect(screen(page).cards.first()).toBeVisible();
  const first = page.url();
  await page.keyboard.press('1');
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(parts(page).verdict).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(first);
  await expect(screen(page).cards.first()).toBeVisible();
});

test('the exercise of the day is the same for all, and known to be done', IN_ALL, async ({ page, someone }) => {
  const other = await someone();
  for (const one of [page, other]) {
    await one.goto('/exercises/daily');
    await expect(screen(one).cards.first()).toBeVisible();
  }
  expect(page.url()).toBe(other.url());
  await answers(page);
  await page.goto('/exercises');
  await expect(parts(page).daily).toContainText('Done today');
});

test('one that is not there is told in a sentence, and nothing is lost', async ({ page, complaints }) => {
  await page.goto('/exercises/0000000000');
  await expect(page.getByText('There is no exercise of this name')).toBeVisible();
  await page.getByRole('link', { name: 'Exercises' }).click();
  await expect(parts(page).practise).toBeVisible();
  // the server was asked for it too
  expected(complaints, /status of 404/);
});

test('where the set cannot be fetched that is said, and tried again', IN_ALL, async ({ page, complaints }) => {
  await page.route('**/assets/stored-*.js', (route) => route.abort());
  await page.goto('/exercises/daily');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/assets/stored-*.js');
  await again.click();
  await expect(screen(page).cards.first()).toBeVisible();
  expected(complaints, /ERR_FAILED|dynamically imported/);
});

test('costly decisions of a game of one’s own become exercises, and come first', IN_ALL, async ({ page }) => {
  // played by chance: something was clearly wrong in it
  await openScene(page, finishedScene({ seats: 3 }, 2));
  await page.getByRole('link', { name: 'Review' }).click();
  const progress = page.getByRole('region', { name: 'Thinking' });
  await progress.getByRole('combobox').selectOption('about 10 seconds');
  await progress.getByRole('button', { name: 'Begin' }).click();
  await expect(progress).toContainText('decisions were looked at', { timeout: 60_000 });
  const making = page.getByRole('region', { name: 'As exercises' });
  await making.getByRole('button', { name: 'Make exercises' }).click();
  await expect(making.getByRole('progressbar')).toBeVisible();
  await expect(making).toContainText(/exercises? waits? for you/, { timeout: 100_000 });
  await making.getByRole('link', { name: 'Exercises' }).click();
  await expect(parts(page).practise).toContainText('of your own mistakes');
  await parts(page).practise.getByRole('link', { name: 'Begin' }).click();
  await expect(screen(page).cards.first()).toBeVisible();
  await answers(page);
});

test.describe('without a network', () => {
  test.use({ keepsFiles: true });
  test('exercises are there', IN_ALL, async ({ page, context, complaints }) => {
    await page.goto('/exercises');
    await expect(parts(page).practise).toBeVisible();
    await kept(page);
    await context.setOffline(true);
    await page.goto('/exercises/daily');
    await expect(screen(page).cards.first()).toBeVisible();
    await answers(page);
    // what the browser says of requests that cannot reach a server
    expected(complaints, /ERR_INTERNET_DISCONNECTED/);
  });
});

for (const [name, viewport, isTouch] of [
  ['a laptop', { width: 1280, height: 720 }, false],
  ['a phone', { width: 390, height: 844 }, true],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: isTouch });
    test('nothing is covered, cut or too small', IN_ALL, async ({ page }) => {
      await page.goto('/exercises');
      await expect(parts(page).practise).toBeVisible();
      expect(await faults(page, isTouch, true), 'the overview').toEqual([]);
      await page.goto('/exercises/daily');
      await expect(screen(page).cards.first()).toBeVisible();
      expect(await faults(page, isTouch), 'the question').toEqual([]);
      await answers(page);
      expect(await faults(page, isTouch), 'the answer').toEqual([]);
    });
  });
}
