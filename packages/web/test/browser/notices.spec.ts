/** Being told of one's turn: what the worker shows and closes, and the page on which it is set up. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { begins, joins, opens } from './friends.ts';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, kept, test } from './kit.ts';
import { player } from './player.ts';
import { badge, shown, taps, withList } from './shown.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The browser's own way to deliver what a push service would. */
async function pushService(context: BrowserContext, page: Page) {
  const cdp: CDPSession = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one.registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registration;
  const origin = new URL(page.url()).origin;
  return (message: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

/** Someone who has come to this server before. */
async function isGuest(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.evaluate(async (mine) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: mine }) });
    localStorage.setItem('polis-guest', (await answer.json()).id);
  }, name);
}

test.describe('the worker', () => {
  // all files of the app are kept first
  test.use({ keepsFiles: true, actionTimeout: 60_000 });

  test('shows, replaces and closes a notification, and a tap opens the table', async ({ page, context, baseURL }) => {
    const { address, end } = await withList(baseURL ?? '');
    await page.goto(address);
    await kept(page);
    const push = await pushService(context, page);
    const message = { title: 'It is your turn', body: 'Table ABCDEF', path: '/rules', count: 1, isNews: true };
    await push(message);
    const { title, body } = message;
    await expect.poll(() => shown(page)).toMatchObject([{ title, body, tag: 'polis-turns', silent: false }]);
    // one for all of them
    await push({ ...message, title: '3 tables wait for you', path: '/', count: 3 });
    await expect.poll(() => shown(page)).toMatchObject([{ title: '3 tables wait for you' }]);
    await expect.poll(() => badge(page)).toBe('3');
    await push({ ...message, count: 1, isNews: false });
    await expect.poll(() => shown(page)).toMatchObject([{ title: 'It is your turn', silent: true }]);
    // what is none of ours is nothing
    await push({ title: 1 });
    await push({ ...message, title: 'Elsewhere', path: '//evil.example' });

    await taps(page);
    await expect(page).toHaveURL(/\/rules$/);
    await expect.poll(() => shown(page)).toEqual([]);
    // what was wiped away does not come back
    await push({ ...message, title: 'Wiped away', isNews: false });
    await push({ ...message, count: 2 });
    await expect.poll(() => shown(page)).toMatchObject([{ title: 'It is your turn' }]);
    await push({ ...message, count: 0, isNews: false });
    await expect.poll(() => shown(page)).toEqual([]);
    await expect.poll(() => badge(page)).toBe('0');
    end();
  });

  test('this browser is told after a tap, and no more after another', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
    // a push service cannot be reached from here, and a browser without a screen is never allowed to show anything
    await context.addInitScript(() => {
      let permission: NotificationPermission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        permission = navigator.userActivation.isActive ? 'granted' : 'denied';
        return permission;
      };
      const key = (bytes: number): string => btoa('k'.repeat(bytes)).replaceAll('=', '');
      const made = {
        endpoint: 'https://fcm.googleapis.com/fcm/send/a-test',
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/a-test',
          keys: { p256dh: key(65), auth: key(16) },
        }),
        unsubscribe: async () => {
          localStorage.removeItem('made');
          return true;
        },
      };
      PushManager.prototype.subscribe = async ({ userVisibleOnly } = {}) => {
        if (!userVisibleOnly || !navigator.userActivation.isActive) throw new Error('not after a tap');
        localStorage.setItem('made', '1');
        return made as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        (localStorage.getItem('made') ? made : null) as PushSubscription | null;
    });
    await isGuest(page, 'Ann');
    await page.goto('/notices');
    await kept(page);
    await button(page, 'Tell me here').click();
    await expect(panel(page, 'This browser')).toContainText('until you sign out here');
    await expect(panel(page, 'Where you are told')).toContainText('This device');
    await button(page, 'No more here').click();
    await expect(button(page, 'Tell me here')).toBeVisible();
    await expect(panel(page, 'Where you are told')).toContainText('Nowhere yet.');
  });
});

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(device, device === 'phone' ? IN_ALL : {}, () => {
    test.use({ viewport });

    test('when, where and of which tables', async ({ someone, complaints }) => {
      const ann = await someone('Ann');
      const bob = await someone('Bob');
      await joins(bob, await opens(ann, { players: 3 }));
      await begins(ann, bob);
      await expect(ann).toHaveTitle(/^\(1\) /);
      await player(ann, 1).answer();
      await expect(ann).toHaveTitle(/^(?!\()/);

      await bob.goto('/settings');
      await bob.getByRole('link', { name: 'Notices' }).click();
      await expect(bob).toHaveTitle('(1) Notices · Polis');
      expect(await hindrances(bob), 'at first').toEqual([]);
      await bob.getByRole('radio', { name: /^Once a day/ }).check();
      await bob.getByLabel('At this hour').selectOption('7');
      await bob.reload();
      await expect(bob.getByRole('radio', { name: /^Once a day/ })).toBeChecked();
      await expect(bob.getByLabel('At this hour')).toHaveValue('7');
      await bob.getByRole('radio', { name: /^Always/ }).check();
      await bob.getByRole('switch', { name: 'Quiet hours' }).uncheck();
      await expect(bob.getByLabel('From', { exact: true })).toBeHidden();

      const table = panel(bob, 'Of which tables').getByRole('switch');
      await table.uncheck();
      await bob.reload();
      await expect(table).not.toBeChecked();

      const hooks = panel(bob, 'Other programs');
      await hooks.getByLabel('Address of the webhook').fill('https://10.0.0.1/x');
      await button(bob, 'Add webhook').click();
      await expect(hooks.getByRole('alert')).toHaveText('This server sends nothing to that host.');
      await hooks.getByLabel('Address of the webhook').fill('https://discord.com/api/webhooks/1/abc');
      await hooks.getByLabel('What you call it').fill('Our channel');
      await hooks.getByLabel('What is told').selectOption({ index: 1 });
      await button(bob, 'Add webhook').click();
      await expect(hooks.getByRole('status')).toContainText('whsec_');
      await expect(panel(bob, 'Where you are told')).toContainText('Our channel');
      await expect(panel(bob, 'Where you are told')).toContainText(
        'Discord, discord.com: whose turn it is at one table',
      );

      await panel(bob, 'Mail').getByLabel('Mail address').fill('bob@example.org');
      await button(bob, 'Add address').click();
      await expect(panel(bob, 'Mail').getByRole('alert')).toHaveText(/could not be sent/);
      expect(await hindrances(bob), 'full').toEqual([]);
      await button(bob, 'Remove Our channel').click();
      await expect(panel(bob, 'Where you are told')).toContainText('Nowhere yet.');
      expected(complaints, /status of (400|502)/);
    });
  });

test('from a mail: nothing happens before a tap, and an old link says so', async ({ page, complaints }) => {
  await page.goto(`/notices#confirm=${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Is this mail address yours?' })).toBeVisible();
  await button(page, 'Yes, it is mine').click();
  await expect(page.getByRole('alert')).toHaveText('This link is too old, or was used already.');
  await page.goto('/');
  await page.goto(`/notices#end=${'a'.repeat(43)}`);
  await button(page, 'End the mails').click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await hindrances(page)).toEqual([]);
  expected(complaints, /status of 404/);
});
