/** What people have played, and how well: their own page, everyone's, the end of a game and a table's chairs. */

import type { Page } from '@playwright/test';
import type { Settings } from '@polis/client';
import { becomeGuest, createTable, type Guest, USUAL } from '@polis/client';
import { client, playOn } from '../../../server/bench/people.ts';
import { codeOf, opens } from './friends.ts';
import { hindrances } from './hindrances.ts';
import { expect, IN_ALL, test } from './kit.ts';
import { screen } from './player.ts';

const PHONE = { width: 390, height: 844 };
const BASE: Settings = {
  ...USUAL,
  wonders: null,
  modules: ['base'],
  edition: 'first',
  seats: 4,
  listed: true,
  rated: true,
};

/** A whole game of these people and bots; says at which table. */
async function played(address: string, people: readonly Guest[], changed: Partial<Settings> = {}): Promise<string> {
  const { id } = await createTable(address, people[0], { ...BASE, ...changed });
  const clients = people.map((who) => client(() => address, who));
  for (const by of clients.slice(1)) await by.command(id, { do: 'sit', chair: null });
  const games = clients.map((by, i) => playOn(by, id, i));
  await clients[0].command(id, { do: 'start', fill: 'merchant' });
  await Promise.all(games.map(({ over }) => over));
  for (const by of clients) by.close();
  // its result is there once it is asked for
  await fetch(`${address}/api/games/${id}/ratings`);
  return id;
}

/** This page is the one of someone who has been here before. */
async function is(page: Page, { person, cookie }: Guest, address: string): Promise<void> {
  const [name, ...value] = cookie.split('=');
  await page.context().addCookies([{ name, value: value.join('='), url: address }]);
  await page.addInitScript((id) => localStorage.setItem('polis-guest', id), person.id);
}

/** Charts take the new width a moment after the page. */
const fits = (page: Page, what: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), what)
    .toBeLessThanOrEqual(0);

test('my results, and what others see of them', IN_ALL, async ({ page, someone, baseURL }) => {
  const address = baseURL as string;
  const [ann, bob] = [await becomeGuest(address, 'Ann'), await becomeGuest(address, 'Bob')];
  const table = await played(address, [ann, bob]);
  await played(address, [ann, bob], { modules: ['base', 'leaders'], edition: 'second', rated: false });
  await played(address, [ann], { seats: 3, listed: false });

  await is(page, ann, address);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'My games' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'My results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible();
  await expect(page.locator('.figures')).toContainText(/Rating1\d{3} ± \d+provisionalGames3/);
  await expect(page.getByText(/^After 2 rated games: 1\d{3} ± \d+\./)).toBeVisible();
  await expect(page.locator('.rating-chart .band')).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.locator('.numbers tbody tr')).toHaveCount(2);
  const means = page.getByRole('table', { name: 'Mean of the last 3 games.' });
  await expect(means.getByRole('row', { name: /^Science/ })).toBeVisible();
  await expect(means.getByRole('row', { name: /^Leaders/ })).toBeVisible();
  const games = page.getByRole('region', { name: 'Finished games' });
  await expect(games.getByRole('listitem')).toHaveCount(3);
  await expect(games.getByText('By invitation.')).toHaveCount(1);
  await expect(games.getByText('Not rated.')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Kind of game' }).selectOption('4 players, base game');
  await expect(page.getByText(/^After 1 rated game:/)).toBeVisible();
  expect(await hindrances(page), 'a person').toEqual([]);
  await page.setViewportSize(PHONE);
  await fits(page, 'a person on a phone');
  expect(await hindrances(page), 'a person on a phone').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await hindrances(page), 'a person by night').toEqual([]);

  // the oldest of them leads to its score, where ratings have changed
  await expect(games.getByRole('link', { name: /^Replay, / })).toHaveCount(3);
  await games
    .getByRole('link', { name: /^With Bob and 2 more/ })
    .last()
    .click();
  await expect(page).toHaveURL(`/table/${table}`);
  await expect(screen(page).sheet).toBeVisible();
  const changes = page.getByRole('region', { name: 'Ratings' });
  await expect(changes.getByRole('row', { name: /^You from 1500 to 1\d{3}/ })).toBeVisible();
  await expect(changes.getByRole('columnheader', { name: '4 players, base game' })).toBeVisible();
  await fits(page, 'ratings at the end, on a phone');
  expect(await hindrances(page), 'ratings at the end').toEqual([]);

  // someone who has not sat at the table by invitation
  const eve = await someone();
  await eve.goto(`/people/${ann.person.id}`);
  await expect(eve.getByRole('region', { name: 'Finished games' }).getByRole('listitem')).toHaveCount(2);
  await eve.goto('/me');
  await expect(eve.getByRole('heading', { name: 'No results yet' })).toBeVisible();
});

test('everyone in order, with the bots', IN_ALL, async ({ page, baseURL }) => {
  const address = baseURL as string;
  const [ann, bob] = [await becomeGuest(address, 'Ada'), await becomeGuest(address, 'Ben')];
  await played(address, [ann, bob], { seats: 5, modules: ['base', 'cities'] });
  await is(page, ann, address);
  await page.goto('/ratings');
  const everyone = page.getByRole('table', { name: 'All games' });
  for (const name of [/Ada/, /Ben/, /Merchant Bot/]) await expect(everyone.getByRole('row', { name })).toBeVisible();
  await expect(everyone.locator('tr.mine')).toContainText('Ada');
  expect(await hindrances(page), 'the ladder').toEqual([]);
  await page.setViewportSize(PHONE);
  await fits(page, 'the ladder on a phone');
  await page.getByRole('combobox', { name: 'Kind of game' }).selectOption('5 players, Cities');
  await expect(page.getByRole('table', { name: '5 players, Cities' }).locator('tbody tr')).toHaveCount(3);
  await page.getByRole('link', { name: 'Merchant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merchant' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Places' })).toContainText('Among 5 players or teams');
});

test(
  'a table says whether it is rated, whether there are hints, and what the ratings at it are',
  IN_ALL,
  async ({ page, someone, baseURL }) => {
    const address = baseURL as string;
    const cid = await becomeGuest(address, 'Cid');
    await played(address, [cid], { seats: 3 });
    await is(page, cid, address);
    await opens(page, { players: 3 });
    await expect(page.getByText('Rated.', { exact: true })).toBeVisible();
    await expect(page.getByText('No hints: a matter of honour.')).toBeVisible();
    const chair = page.getByRole('listitem').filter({ hasText: 'Cid' });
    await expect(chair.getByText(/rating 1\d{3} ± \d+$/)).toBeVisible();
    const code = await codeOf(page);
    const eve = await someone('Eve');
    await eve.goto(`/join/${code}`);
    await expect(eve.getByText('Cid').first()).toBeVisible();

    const dora = await someone('Dora');
    await dora.goto('/new?with=friends');
    const rated = dora.getByRole('switch', { name: 'Rated game' });
    await expect(rated).toBeChecked();
    await rated.uncheck();
    await dora.getByRole('button', { name: 'Open table' }).click();
    await expect(dora.getByText('Not rated.', { exact: true })).toBeVisible();
    await expect(dora.getByText('Hints allowed.')).toBeVisible();
  },
);
