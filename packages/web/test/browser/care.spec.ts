/** Someone is reported, a moderator decides, and everyone is told their part. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { joins, opens } from './friends.ts';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, test } from './kit.ts';

/** Nothing in it can be broken: the longest that there can be. */
const BOB = 'W'.repeat(24);

const program = path.resolve(import.meta.dirname, '../../../../dist/polis.mjs');

/** An account, made where only the server sees it. */
async function signedUp(page: Page, name: string, login: string): Promise<void> {
  const { id } = await (await page.request.post('/api/guests', { data: { name } })).json();
  await page.request.put('/api/me/password', { data: { login, password: 'correct horse battery' } });
  await page.addInitScript((mine) => localStorage.setItem('polis-guest', mine), id);
}

const idOf = async (page: Page): Promise<string> => (await (await page.request.get('/api/me')).json()).id;

async function says(page: Page, text: string): Promise<void> {
  const chat = page.getByRole('region', { name: 'Chat' });
  await chat.getByRole('textbox').fill(text);
  await chat.getByRole('button', { name: 'Send' }).click();
}

/** Something in it is wider than it is. */
const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;

const understood = (page: Page) => page.getByRole('button', { name: 'Understood' });

test(
  'a line of the chat is reported and decided, and who said it says no more',
  IN_ALL,
  async ({ someone, complaints }) => {
    const [ann, bob, mo] = await Promise.all([someone('Ann'), someone(BOB), someone('Mo')]);
    await signedUp(mo, 'Mo', 'mo-of-care');
    await mo.goto('/care');
    await expect(mo.getByRole('heading', { level: 1 }), 'not for her yet').toHaveText('Nothing here');
    execFileSync(process.execPath, [program, 'moderator', 'mo-of-care', '--data', process.env.TEST_SERVER_DATA ?? '']);
    await joins(bob, await opens(ann, { players: 3 }));
    await says(bob, 'you fool');
    await ann.getByRole('button', { name: `Report what ${BOB} said: you fool` }).click();
    const dialog = ann.getByRole('dialog', { name: `Report ${BOB}` });
    await dialog.getByRole('radio', { name: 'Insults' }).check();
    expect(await hindrances(ann, '[role=dialog]'), 'a report').toEqual([]);
    expect(await dialog.evaluate(isCut), 'a report').toBe(false);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(ann.getByRole('status').filter({ hasText: 'A moderator will look at it' })).toBeVisible();
    await ann.keyboard.press('Escape');

    await mo.goto('/account');
    await mo.getByRole('link', { name: 'Reports' }).click();
    await mo.getByRole('link', { name: new RegExp(`^${BOB}`) }).click();
    await expect(mo.getByRole('listitem').filter({ hasText: 'you fool' })).toContainText('reported');
    await expect(mo.getByRole('heading', { name: BOB, exact: true }), 'read from its top').toBeFocused();
    await mo.getByRole('switch', { name: 'Mute' }).check();
    await mo.getByRole('textbox', { name: `A word to ${BOB}` }).fill('Be kind.');
    expect(await hindrances(mo), 'reports').toEqual([]);
    expect(await mo.getByRole('article').evaluate(isCut), 'reports').toBe(false);
    await mo.getByRole('button', { name: 'Decide and tell' }).click();
    await expect(mo.getByText('Nothing waits.')).toBeVisible();
    await mo.getByRole('link', { name: 'In force' }).click();
    await expect(mo.getByRole('listitem').filter({ hasText: BOB })).toContainText('Be kind.');

    // both are told without asking
    await expect(bob.getByRole('alert')).toContainText(/muted you.*until.*Be kind\./s);
    await understood(bob).click();
    await expect(bob.getByRole('alert')).toBeHidden();
    await says(bob, 'still here');
    await expect(bob.getByRole('alert')).toContainText(/A moderator has muted you at all tables, until/);
    await expect(ann.getByRole('alert')).toContainText('looked at your report');
    await understood(ann).click();

    // and who has enough of someone keeps away
    await ann.getByRole('button', { name: `Report ${BOB} or keep away` }).click();
    await dialog.getByRole('switch', { name: `Keep away from ${BOB}` }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(ann.getByText('you fool')).toBeHidden();

    // who is banned is told so where the table was, and is not left with an empty page
    await ann.request.post('/api/reports', { data: { person: await idOf(bob), reason: 'spoiling' } });
    await mo.goto('/care');
    await mo.getByRole('link', { name: new RegExp(`^${BOB}`) }).click();
    await mo.getByRole('switch', { name: 'Ban' }).check();
    await mo.getByRole('button', { name: 'Decide and tell' }).click();
    await expect(bob.getByRole('alert')).toContainText('banned you');
    await bob.reload();
    await expect(bob.getByRole('heading', { level: 1 })).toHaveText('Not for now');
    expected(complaints, /status of 404/);
  },
);

const LISTS = [
  { part: 'Waiting', of: 'reports', more: { id: '', voices: 1, reasons: ['name'], first: 0, last: 0, decided: null } },
  { part: 'In force', of: 'measures', more: { kind: 'mute', since: 0, until: null, note: '' } },
  {
    part: 'Log',
    of: 'acts',
    more: { id: '', at: 0, by: { id: 'mo', name: 'Mo' }, deed: 'none', report: null, until: null, note: '' },
  },
] as const;

test('a moderator has more of a long list shown', async ({ page, complaints }) => {
  await page.route(/\/api\/care\//, (route) => {
    const url = new URL(route.request().url());
    const { of, more } = LISTS.find((list) => url.pathname.endsWith(list.of === 'acts' ? 'log' : list.of)) ?? LISTS[0];
    const first = 50 * Number(url.searchParams.get('page'));
    const ids = Array.from({ length: Math.min(50, 53 - first) }, (_, i) => `p${first + i}`);
    return route.fulfill({
      json: { [of]: ids.map((id) => ({ ...more, id, about: { id, name: `N${id}` } })), total: 53 },
    });
  });
  await page.goto('/care');
  for (const { part } of LISTS) {
    const link = page.getByRole('link', { name: part });
    await link.click();
    const list = page.getByRole('region', { name: part });
    await expect(list.getByRole('listitem')).toHaveCount(50);
    await list.getByRole('button', { name: 'Show more' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(53);
    await expect(list.getByRole('button', { name: 'Show more' })).toBeHidden();
  }
  await expect(page.getByRole('link', { name: 'Waiting' })).toHaveText('Waiting53');
  expect(await hindrances(page)).toEqual([]);
  // the server knows of no moderator here
  expected(complaints, /status of 404/);
});
