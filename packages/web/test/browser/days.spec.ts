/** Games over days: all that waits for me in one place, holidays, and what a table agrees on about those who are away. */
import type { Page } from '@playwright/test';
import { begins, joins } from './friends.ts';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What is asked, or whom it waits for. */
const question = (page: Page) => page.getByRole('region', { name: 'Your choice' });

/** Opens a table with so many seconds per choice, and says its code. */
async function opensTimed(page: Page, seconds: number, agreed: object = {}): Promise<string> {
  await page.goto('/');
  const { id, code } = await page.evaluate(
    async ([time, more]) => {
      const clock = { per: 'move', seconds: time };
      const settings = { modules: ['base'], edition: 'first', seats: 3, wonders: null, clock, listed: false, ...more };
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(settings) });
      return answer.json();
    },
    [seconds, agreed] as const,
  );
  await page.goto(`/table/${id}`);
  await expect(button(page, 'Leave the table')).toBeVisible();
  return code;
}

/** People who have come to this server before. */
async function guests(someone: (name: string) => Promise<Page>, names: string[] = ['Ann', 'Bob']): Promise<Page[]> {
  const pages: Page[] = [];
  for (const one of names) {
    const page = await someone(one);
    pages.push(page);
    await page.goto('/');
    await page.evaluate(async (name) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name }) });
      localStorage.setItem('polis-guest', (await answer.json()).id);
    }, one);
  }
  return pages;
}

async function plays(ann: Page, bob: Page, seconds: number): Promise<string> {
  await joins(bob, await opensTimed(ann, seconds));
  await begins(ann, bob);
  return ann.url();
}

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(device, device === 'phone' ? IN_ALL : {}, () => {
    test.use({ viewport });

    test('what waits for me, the most urgent first, from one table to the next', async ({ someone }) => {
      const [ann, bob] = await guests(someone);
      const slow = await plays(ann, bob, 3 * 86_400);
      const quick = await plays(ann, bob, 3600);

      await ann.goto('/');
      await ann.getByRole('link', { name: '2 tables wait for you' }).click();
      await expect(ann).toHaveTitle('(2) My turn · Polis');
      const rows = panel(ann, 'At this server').getByRole('listitem');
      await expect(rows).toHaveText([/With Bob.*59 minutes left/s, /With Bob.*(2 days|71 hours) left/s]);
      expect(await hindrances(ann), 'what waits').toEqual([]);
      expect(await ann.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      await ann.getByRole('link', { name: 'To the most urgent table' }).click();
      await expect(ann).toHaveURL(quick);
      await player(ann, 1).answer();
      await ann.getByRole('link', { name: 'Next table (1)' }).click();
      await expect(ann).toHaveURL(slow);
      await expect(screen(ann).cards.first()).toBeVisible();

      // the move is made in another page: it vanishes by itself
      const beside = await ann.context().newPage();
      await beside.goto('/my-turn');
      await expect(panel(beside, 'At this server').getByRole('listitem')).toHaveCount(1);
      await player(ann, 1).answer();
      await expect(beside.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
      expect(await hindrances(beside), 'nothing waits').toEqual([]);
      await player(bob, 1).answer();
      await expect(panel(beside, 'At this server').getByRole('listitem')).toHaveCount(1);
    });

    test('a holiday: clocks stand still, and the others see it', async ({ someone, complaints }) => {
      const [ann, bob] = await guests(someone);
      await plays(ann, bob, 86_400);
      await player(bob, 1).answer();
      await ann.goto('/my-turn');
      const holidays = panel(ann, 'Holidays');
      await expect(holidays).toContainText('30 days left in');
      const today = await ann.evaluate(() => new Date().toLocaleDateString('sv'));
      await holidays.getByLabel('First day').fill(today);
      await expect(holidays).toContainText('7 days.');
      await button(ann, 'Take this holiday').click();
      await expect(holidays.getByText('You are on holiday.')).toBeVisible();
      await expect(panel(ann, 'At this server').getByRole('listitem')).toContainText('Your clock stands still until');
      expect(await hindrances(ann), 'on holiday').toEqual([]);
      await expect(question(bob)).toContainText('Ann is on holiday until');
      await bob.getByRole('button', { name: 'Menu' }).click();
      await expect(bob.getByRole('menuitem', { name: 'Let a bot play for Ann' })).toBeHidden();
      await bob.keyboard.press('Escape');

      await button(ann, 'Take this holiday').click();
      await expect(holidays.getByRole('alert')).toHaveText('You have another holiday at that time.');
      expected(complaints, /status of 409/);
      await holidays.getByRole('button', { name: /^End the holiday now/ }).click();
      await expect(holidays).toContainText('The holiday is over, and your clocks go on.');
      await expect(panel(ann, 'At this server').getByRole('listitem')).toContainText(/(hours|1 day) left/);
      await expect(question(bob)).toContainText('Ann is away');
    });

    test('what a table agrees on is set up, said in the lobby, and holds at the table', async ({ someone }) => {
      const [ann, bob] = await guests(someone);
      await ann.goto('/new?with=friends');
      await ann.getByRole('radio', { name: '3 players' }).check();
      await expect(ann.getByRole('switch', { name: 'Holidays count' })).toBeHidden();
      await ann.getByRole('radio', { name: /^Per move/ }).check();
      await ann.getByLabel('Time for a choice').selectOption('86400');
      await ann.getByRole('radio', { name: /^A bot takes the chair/ }).check();
      await ann.getByRole('radio', { name: /^All together/ }).check();
      await ann.getByRole('switch', { name: 'Holidays count' }).uncheck();
      expect(await hindrances(ann), 'set-up').toEqual([]);
      await button(ann, 'Open table').click();
      for (const said of [
        'Out of time, a bot takes the chair.',
        'Chairs are lent by all together.',
        'Holidays do not count.',
      ])
        await expect(ann.getByText(said).first()).toBeVisible();
      const link = ann.getByRole('region', { name: 'Invite' }).getByText(/\/join\//);
      await joins(bob, ((await link.textContent()) ?? '').split('/').at(-1) ?? '');
      await begins(ann, bob);
      await player(ann, 1).answer();
      await bob.goto('/rules');
      await expect(question(ann)).toContainText('If all who are here agree');
    });
  });

test('without a server the games of this device are there', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(screen(page).cards.first()).toBeVisible();
  await page.goto('/my-turn');
  await expect(panel(page, 'On this device').getByRole('listitem')).toHaveCount(1);
  await context.setOffline(true);
  await expect(page.getByRole('alert')).toContainText('No server just now', { timeout: 30_000 });
  await expect(panel(page, 'On this device').getByRole('listitem')).toHaveCount(1);
});

test('all who are there may agree that a bot plays for someone out of time', IN_ALL, async ({ someone }) => {
  const [ann, bob, cid] = await guests(someone, ['Ann', 'Bob', 'Cid']);
  const code = await opensTimed(ann, 5, { timeout: 'nothing', lending: 'everyone' });
  for (const page of [bob, cid]) await joins(page, code);
  await begins(ann, bob);
  for (const page of [ann, cid]) await player(page, 1).answer();
  // Bob's time is over, and nothing comes of it
  await expect(ann.getByRole('timer', { name: 'Time left for Bob' })).toHaveText('0:00');
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('menuitem', { name: /^Let a bot play for Bob/ }).click();
  await expect(bob.getByText('Ann would let a bot play for you.')).toBeVisible();
  const asked = cid.getByRole('group', { name: 'A bot for someone' });
  await expect(asked).toContainText('Ann would let a bot play for Bob. All who are here have to agree.');
  expect(await hindrances(cid, '.notes')).toEqual([]);
  await asked.getByRole('button', { name: 'Agree' }).click();
  await expect(bob.getByRole('button', { name: 'Take my seat back' })).toBeVisible();
});
