/** The account: made, left, found again on another device, and deleted. */
import type { Page } from '@playwright/test';
import { begins, joins, opens } from './friends.ts';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, test } from './kit.ts';
import { screen } from './player.ts';

const PASSWORD = 'correct horse battery';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function fills(page: Page, where: string, login: string, password: string): Promise<void> {
  await panel(page, where).getByLabel('User name').fill(login);
  await panel(page, where).getByLabel('Password').fill(password);
}

async function signsIn(page: Page, login: string, password = PASSWORD): Promise<void> {
  await fills(page, 'Sign in', login, password);
  await button(page, 'Sign in').click();
}

async function creates(page: Page, name: string, login: string): Promise<void> {
  await page.goto('/account');
  await panel(page, 'Create an account').getByLabel('Your name at the table').fill(name);
  await fills(page, 'Create an account', login, PASSWORD);
  await button(page, 'Create account').click();
  await expect(page.getByRole('status')).toContainText('Your account is ready.');
}

/** Nothing sticks out, and every finger finds its target. */
async function fitsAFinger(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const small = await page
    .locator('main')
    .locator('button:visible, a.button:visible, input:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => (one.closest('label') ?? one).getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML),
    );
  expect(small).toEqual([]);
}

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(device, device === 'phone' ? IN_ALL : {}, () => {
    test.use({ viewport });

    test('a name and a password: made, left, refused, found again', async ({ page, complaints }) => {
      const login = `ann-${device}`;
      await page.goto('/');
      await page.getByRole('link', { name: 'Account' }).click();
      expect(await hindrances(page), 'nobody').toEqual([]);
      await fitsAFinger(page);
      await creates(page, 'Ann', login);
      await expect(panel(page, 'How you sign in')).toContainText(login);
      await expect(panel(page, 'Devices')).toContainText('This device');
      expect(await hindrances(page), 'an account').toEqual([]);
      await fitsAFinger(page);

      await button(page, 'Sign out here').click();
      await signsIn(page, login, 'wrong password');
      await expect(page.getByRole('alert')).toHaveText('This name and this password do not belong together.');
      await signsIn(page, login.toUpperCase());
      await expect(page.getByText('Signed in as Ann.')).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Ann' })).toBeVisible();
      expected(complaints, /status of 403/);
    });
  });

test('a passkey: without a name or password, and it proves who one is', async ({ page, baseURL, complaints }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`http://localhost:${new URL(baseURL as string).port}/account`);
  await page.getByLabel('Your name at the table').fill('Pallas');
  await button(page, 'Create with a passkey').click();
  await expect(page.getByRole('status')).toContainText('Your account is ready.');
  const passkeys = panel(page, 'Passkeys');
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);

  // this device has one already, and the only way in stays
  await button(page, 'Add a passkey').click();
  await expect(page.getByRole('alert')).toHaveText('This device has a passkey of yours already.');
  await button(page, /^Remove the passkey/).click();
  await expect(page.getByRole('alert')).toContainText('It is your only way in.');

  await button(page, 'Sign out here').click();
  await button(page, 'Sign in with a passkey').click();
  await expect(page.getByText('Signed in as Pallas.')).toBeVisible();
  await expect(passkeys).toContainText('last used today');

  // never mind, then yes
  await button(page, 'Delete everything').click();
  await button(page, 'Delete everything').last().click();
  await button(page, 'Cancel').click();
  await expect(page.getByText('Signed in as Pallas.')).toBeVisible();
  await button(page, 'Delete everything').click();
  await button(page, 'Delete everything').last().click();
  await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
  expect(await hindrances(page), 'the proof').toEqual([]);
  await button(page, 'Use a passkey').click();
  await expect(page.getByRole('status')).toContainText('Everything was deleted.');
  await button(page, 'Sign in with a passkey').click();
  await expect(page.getByRole('alert')).toContainText('This passkey is not known here');
  expected(complaints, /status of 40[39]/);
});

test(
  'a guest signs in, takes the game along and plays on; signing out everywhere ends it',
  IN_ALL,
  async ({ someone, complaints }) => {
    const laptop = await someone();
    await creates(laptop, 'Zoe', 'zoe');
    const [ann, guest] = [await someone('Ann'), await someone('Bob')];
    const code = await opens(ann, { players: 3 });
    await joins(guest, code);
    await begins(ann, guest);
    const table = new URL(guest.url()).pathname;

    await guest.goto('/account');
    await expect(guest.getByRole('switch', { name: 'Take the game of this device with you' })).toBeChecked();
    await signsIn(guest, 'zoe');
    await expect(guest.getByRole('status')).toContainText('One game came with you.');
    await guest.goto(table);
    await expect(screen(guest).cards.first()).toBeVisible();
    await expect(ann.getByText('Zoe').filter({ visible: true }).first()).toBeVisible();

    await laptop.reload();
    await expect(panel(laptop, 'Devices').getByRole('listitem')).toHaveCount(2);
    await button(laptop, 'Sign out everywhere').click();
    await expect(panel(laptop, 'Sign in')).toBeVisible();
    // the other device is asked for a name, and may sign in instead
    await guest.getByRole('link', { name: 'Sign in' }).click();
    await signsIn(guest, 'zoe');
    await guest.getByRole('link', { name: 'Back to the table' }).click();
    await expect(screen(guest).cards.first()).toBeVisible();
    expected(complaints, /status of 401|WebSocket connection/);
  },
);

test('a guest takes everything along, and is deleted without a password', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    fetch('/api/guests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Gus' }),
    }).then(() => localStorage.setItem('polis-guest', 'yes')),
  );
  await page.goto('/account');
  await expect(page.getByText('You play as the guest Gus')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my games' }).click();
  expect((await download).suggestedFilename()).toBe('polis.jsonl');
  await button(page, 'Delete everything').click();
  await button(page, 'Delete everything').last().click();
  await expect(page.getByText('Nobody needs one.')).toBeVisible();
});
