/** Games that are over are shown again: from the server, from this device and from files. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { save } from '@polis/engine';
import { opens } from './friends.ts';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, kept, named, test } from './kit.ts';
import { screen } from './player.ts';
import { finishedScene, openScene } from './scenes.ts';

const CROWDED = finishedScene({ modules: ['base', 'leaders', 'cities', 'edifice'], seats: 7 }, 3);
const SMALL = finishedScene({ seats: 3 }, 2);

const parts = (page: Page) => ({
  way: page.getByRole('region', { name: 'Way through the game' }),
  scrubber: page.getByRole('slider', { name: 'Turn' }),
  hand: page.getByRole('region', { name: /^(Your hand|Hand of)/ }),
});

const fileOf = (text: string, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a game of this device, from its score, by keys and by buttons', async ({ page }) => {
  await openScene(page, SMALL);
  const { way, scrubber, hand } = parts(page);
  await page.getByRole('link', { name: 'Show the final table' }).click();
  await expect(way).toContainText('The end');
  await page.getByRole('link', { name: 'Score sheet' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(way).toContainText('Age I, turn 1');
  await expect(hand.getByRole('button')).toHaveCount(7);
  await expect(hand.locator('.card.sealed')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(way).toContainText('Age I, turn 3');
  await expect(page).toHaveURL(/\/3\?seat=1$/);
  await page.keyboard.press('ArrowLeft');
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^Age I, turn 2, 2 of/);
  await way.getByRole('button', { name: 'One step on' }).click();
  await expect(way).toContainText('Age I, turn 3');
  await page.keyboard.press('End');
  await expect(way).toContainText('The end');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('You');
  await page.keyboard.press('Home');
  await way.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
  await page.keyboard.press(' ');
  // at this speed a busy machine may not see every turn
  await expect(way).not.toContainText('Age I, turn 1');
  await expect(way.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(way.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await scrubber.fill('10');
  await expect(way).toContainText('Age II, turn 4');
});

test('the address opens the very turn, from the same chair, with all hands', IN_ALL, async ({ page }) => {
  await named(page, 'Ann');
  await openScene(page, CROWDED, `/replay/${CROWDED.table}/24?seat=3`);
  const { way, scrubber, hand } = parts(page);
  await expect(way).toContainText('Arete: build University');
  await expect(page.getByText('Sells to Arete')).toHaveCount(2);
  await expect(page.locator('.app')).not.toContainText(/\b(you|your)\b/i);
  await way.getByRole('button', { name: 'All hands' }).click();
  const hands = page.getByRole('region', { name: 'All hands' });
  await expect(hands.getByRole('list')).toHaveCount(7);
  await expect(hands.getByText('(chosen)')).toHaveCount(7);
  await expect(page).toHaveURL(/\/24\?seat=3&hands=all$/);
  expect(await hindrances(page, '.bar', '.transport', '.hands')).toEqual([]);
  await page.reload();
  await expect(hands).toContainText('build Fortifications');
  await expect(scrubber).toHaveValue('24');
  await hands.getByRole('button', { name: 'Look from the chair of Zeno' }).click();
  await expect(way).toContainText('Zeno: build Senate');
  await way.getByRole('button', { name: 'All hands' }).click();
  await expect(hand).toBeVisible();
  // what was told by then, and no more
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toContainText('Age II · Turn 7');
  // it was Ann who played on this device, and Zeno is looked at
  await expect(page.getByRole('dialog')).toContainText('Zeno builds');
  await expect(page.getByRole('dialog')).not.toContainText(/You (build|recruit|are dealt)|paying .* to you/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Course of the game' })).toBeVisible();
  expect(await hindrances(page, '[role=dialog]')).toEqual([]);
});

test.describe('narrow laptop', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('all of a city is seen', async ({ page }) => {
    await openScene(page, CROWDED, `/replay/${CROWDED.table}/24?seat=3`);
    await expect(parts(page).way).toBeVisible();
    const structures = page.locator('.city .sl');
    await expect(structures.first()).toBeVisible();
    const floor = await page.locator('.city .won').evaluate((wonder) => wonder.getBoundingClientRect().top);
    const bottoms = await structures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(bottoms.filter((bottom) => bottom > floor)).toEqual([]);
    const figures = await page.locator('.city .leaders-b, .city .stats').first().boundingBox();
    const name = await page.locator('.city .led-name').boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(figures?.x ?? 0);
  });
});

test.describe('without a network', () => {
  test.use({ keepsFiles: true });

  test(
    'a file has an address, also without a network; a damaged one shows what it can',
    IN_ALL,
    async ({ page, context, complaints }) => {
      await page.goto('/replay');
      await expect(page.getByRole('heading', { name: 'Open a record' })).toBeVisible();
      expect(await hindrances(page)).toEqual([]);
      await page.getByLabel('Choose a file').setInputFiles(fileOf('{"nothing":1}'));
      await expect(page.getByRole('alert')).toContainText('not a Polis record');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await kept(page);
      await context.setOffline(true);
      const damaged = save(SMALL.game);
      damaged.choices[12 * 3][1] = { do: 'sell', card: 'palace' };
      await page.getByLabel('Choose a file').setInputFiles(fileOf(JSON.stringify(damaged)));
      const { way, scrubber } = parts(page);
      await expect(page.getByRole('alert').first()).toHaveText(
        /This file is not a Polis record, or it is damaged at turn 13\. Turns 1–12 can be shown\./,
      );
      await expect(scrubber).toHaveAttribute('max', '12');
      await page.getByRole('button', { name: 'All right' }).click();
      await page.keyboard.press('End');
      await expect(way).toContainText('Age II, turn 6');
      await expect(page).toHaveURL(/\/replay\/file-\w+\/12\?/);
      await page.reload();
      await expect(way).toContainText('Age II, turn 6');
      expected(complaints, /ERR_INTERNET_DISCONNECTED/);
    },
  );
});

test('a record is dropped on the first screen, and saved again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Open a record from a file' })).toBeVisible();
  const transfer = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'game.json', { type: 'application/json' }));
      return data;
    },
    JSON.stringify(save(SMALL.game)),
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await expect(parts(page).way).toContainText('Age I, turn 1');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).click();
  const saved = JSON.parse(fs.readFileSync(await (await download).path(), 'utf8'));
  expect(saved).toEqual(save(SMALL.game));
});

test('a game of the server, by a link that anyone can open', IN_ALL, async ({ page, someone }) => {
  const ann = await someone('Ann');
  await opens(ann, { players: 3 });
  await ann
    .getByRole('button', { name: /^Start/ })
    .last()
    .click();
  await expect(screen(ann).cards.first()).toBeVisible();
  // bots play on to the end
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('menuitem', { name: 'Give up this game' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  await expect(screen(ann).sheet).toBeVisible({ timeout: 30_000 });
  // a table that is over asks nobody for a name
  const { way } = parts(page);
  await page.goto(ann.url());
  await expect(way).toContainText('The end');
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await expect(screen(page).sheet).toBeVisible();
  await page.goto(`${ann.url().replace('/table/', '/replay/')}/5?seat=1`);
  await expect(way).toContainText('Age I, turn 5');
  await expect(way).toContainText('Ann: ');
  await page.getByRole('button', { name: 'Copy the link to this turn' }).click();
  await expect(page.getByText('Link copied. It opens the game at this very turn.')).toBeVisible();
});

test('a game that is not there', async ({ page, complaints }) => {
  await page.goto('/replay/file-0/3');
  await expect(page.getByText('This game is not on this device.')).toBeVisible();
  await page.goto('/replay/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'No replay' })).toBeVisible();
  expected(complaints, /status of 4/);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a crowded table fits, with every target large enough', IN_ALL, async ({ page }) => {
    await openScene(page, CROWDED, `/replay/${CROWDED.table}/24`);
    await expect(parts(page).way).toBeVisible();
    for (const press of [null, 'All hands'] as const) {
      if (press) await page.getByRole('button', { name: press }).tap();
      const misfits = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        const found = scrollHeight > innerHeight || scrollWidth > innerWidth ? ['the page scrolls'] : [];
        for (const one of document.querySelectorAll('.transport :is(button, select, input), .bar .tool, .mini')) {
          const { width, height, right } = one.getBoundingClientRect();
          if (width > 0 && (width < 43.5 || height < 43.5 || right > innerWidth + 0.5))
            found.push(`${one.className} ${one.getAttribute('aria-label')} ${width}x${height} to ${right}`);
        }
        return found;
      });
      expect(misfits).toEqual([]);
    }
    expect(await hindrances(page, '.bar', '.transport', '.hands')).toEqual([]);
    await page.keyboard.press('End');
    await expect(screen(page).cards).toHaveCount(0);
  });
});
