/** Without a network the app plays on, it can be installed, and a new build of it is in nobody's way. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expected, IN_ALL, kept, test } from './kit.ts';
import { player, screen } from './player.ts';
import { renewable } from './renewed.ts';

test.use({ keepsFiles: true });

const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[data-app]')?.getAttribute('data-app') ?? '');

/** What the browser says of requests that cannot reach a server. */
const UNREACHED = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;

test('a game begins, goes on and survives a reload without a network', async ({ page, context, complaints }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Play now/ }).click();
  const { cards } = screen(page);
  await expect(cards.first()).toBeVisible();
  const someone = player(page, 4);
  for (let turn = 0; turn < 3; turn++) {
    await someone.answer();
    await expect(cards).toHaveCount(6 - turn);
  }
  await page.reload();
  await expect(cards).toHaveCount(4);
  // the first steps and the rules are there as well
  await page.goto('/first-steps');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog', { name: 'Build, stage or sell' })).toBeVisible();
  expected(complaints, UNREACHED);
});

test('the bot that has learned plays without a network, and gives hints', async ({ page, context, complaints }) => {
  await page.goto('/new');
  await kept(page);
  await context.setOffline(true);
  await page.getByRole('radio', { name: '8 · Oracle' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const { cards } = screen(page);
  await expect(cards.first()).toBeVisible();
  await page.keyboard.press('h');
  await page.getByRole('dialog', { name: 'Hint' }).getByRole('button', { name: /Best/ }).click();
  await player(page, 4).answer();
  await expect(cards).toHaveCount(6);
  expected(complaints, UNREACHED);
});

const PAGES = ['/', '/new', '/settings', '/rules', '/rules/trade', '/library', '/library/chains', '/join', '/replay'];

test(
  'every screen opens without a network, also one that was never seen',
  IN_ALL,
  async ({ page, context, complaints }) => {
    await page.goto('/');
    const home = await page.title();
    await kept(page);
    await context.setOffline(true);
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      if (address !== '/') await expect(page, address).not.toHaveTitle(home);
      await expect(page.getByText('Nothing here'), address).toBeHidden();
    }
    // what needs the server says so
    await page.goto('/me');
    await expect(page.getByText('Games on this device are still there.')).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText('Games and settings on this device are still there.')).toBeVisible();
    await page.goto('/new?with=friends');
    await page.getByRole('button', { name: 'Play with bots on this device' }).click();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeEnabled();
    expect(await page.evaluate(() => fetch('/api/me').catch(() => 'not kept'))).toBe('not kept');
    expected(complaints, UNREACHED);
  },
);

test('it can be installed', IN_ALL, async ({ page, request, context }) => {
  await page.goto('/');
  await kept(page);
  const session = await context.newCDPSession(page);
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const answer = await request.get(url);
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'no-cache',
  });
  const { icons, shortcuts, start_url } = await answer.json();
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ]);
  for (const { src, sizes } of icons) expect(await sizeOf(page, src), src).toBe(sizes);
  for (const { url } of [...shortcuts, { url: start_url }]) expect((await request.get(url)).status(), url).toBe(200);
  const worker = await request.get('/offline.js');
  expect(worker.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
  });
});

/** Of the picture itself; one without pixels has any size. */
const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    return source.endsWith('.svg') ? 'any' : `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);

test(
  'a new build is announced, and a game goes on with the one it began with',
  IN_ALL,
  async ({ page, context, complaints }) => {
    const server = await renewable();
    try {
      await page.goto(server.address);
      await kept(page);
      const before = await buildOf(page);
      await page.getByRole('button', { name: /^Play now/ }).click();
      const { cards } = screen(page);
      const someone = player(page, 4);
      await expect(cards).toHaveCount(7);
      await someone.answer();
      await expect(cards).toHaveCount(6);

      await server.renew();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      const renewed = page.getByRole('status').filter({ hasText: 'Polis was renewed' });
      await expect(renewed).toBeVisible();
      await someone.answer();
      await expect(cards).toHaveCount(5);

      // another page goes over to the new build
      const other = await context.newPage();
      await other.goto(server.address);
      expect(await buildOf(other)).toBe(before);
      await Promise.all([
        other.waitForEvent('framenavigated'),
        other.getByRole('status').getByRole('button', { name: 'Reload' }).click(),
      ]);
      await expect.poll(() => buildOf(other)).toContain('renewed');
      expect(await keptOf(context, before)).toBe(true);

      // this one still has all of its own, also what it has never loaded
      expect((await context.request.get(server.address + before)).status()).toBe(404);
      await page.evaluate(() => history.pushState(null, '', '/library'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(cards).toHaveCount(5);
      await someone.answer();
      await expect(cards).toHaveCount(4);
      expect(await buildOf(page)).toBe(before);

      await renewed.getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => buildOf(page).catch(() => '')).toContain('renewed');
      await expect(cards).toHaveCount(4);
      await someone.answer();
      await expect(cards).toHaveCount(3);
      await expect(renewed).toBeHidden();
      await expect.poll(() => keptOf(context, before)).toBe(false);
      expected(complaints, UNREACHED);
    } finally {
      await page.close();
      await server.end();
    }
  },
);

const keptOf = (context: BrowserContext, address: string): Promise<boolean> =>
  context.pages()[0].evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, address);
