/** Several people, each with a browser of their own, at a table of the server. */
import type { Page, WebSocketRoute } from '@playwright/test';
import { begins, codeOf, joins, opens } from './friends.ts';
import { expect, expected, IN_ALL, named, test } from './kit.ts';
import { player, screen } from './player.ts';

/** In `npm test` a bot goes on after the first Age; `npm run test:all` has every turn played by hand. */
async function playsToTheEnd(page: Page, seed: number): Promise<void> {
  const { conflict, sheet } = screen(page);
  const { playOn } = player(page, seed);
  const isPlayedOut = process.env.POLIS_ALL !== undefined;
  await playOn(async () => !isPlayedOut && (await conflict.isVisible()));
  if (isPlayedOut) return;
  const onwards = conflict.getByRole('button', { name: 'Continue' });
  await onwards.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Let a bot play for me/ }).click();
  const end = onwards.or(sheet).first();
  for (await end.waitFor(); await onwards.isVisible(); await end.waitFor()) await onwards.click();
}

const pressed = (page: Page) => page.locator('.hand [aria-pressed=true]');

test('two people play a whole game; a reload loses nothing that was chosen or sealed', async ({ someone }) => {
  const ann = await someone();
  const bob = await someone('Bob');
  await ann.goto('/new?with=friends');
  await ann.getByRole('radio', { name: '3 players' }).check();
  await ann.getByRole('button', { name: 'Open table' }).click();
  await ann.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await joins(bob, await codeOf(ann));
  await ann.getByRole('button', { name: /^Start with/ }).click();
  for (const page of [ann, bob]) await expect(screen(page).cards).toHaveCount(7);

  // Bob has chosen a card and what to do with it, and has not sealed it
  await screen(bob).cards.nth(2).click();
  const sell = screen(bob).verbs.filter({ hasText: /^Sell/ });
  await sell.click();
  await bob.reload();
  await expect(screen(bob).cards.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(sell).toBeChecked();
  // Ann has sealed hers, can reopen it, and seals again
  await player(ann, 5).answer();
  await expect(screen(ann).reopen).toBeVisible();
  await ann.reload();
  await expect(screen(ann).choice).toContainText('Sealed');
  await screen(ann).reopen.click();
  await expect(screen(ann).reopen).toBeHidden();
  await player(ann, 6).answer();
  await expect(screen(ann).reopen).toBeVisible();

  // what the deal has given may be for sale only
  await player(bob, 9).answer();
  for (const page of [ann, bob]) await expect(screen(page).cards).toHaveCount(6);
  await Promise.all([playsToTheEnd(ann, 7), playsToTheEnd(bob, 8)]);
  for (const page of [ann, bob]) await expect(screen(page).sheet).toBeVisible();

  // what each device has added is in the deal
  for (const page of [ann, bob]) {
    await page.getByRole('button', { name: 'Check the deal' }).click();
    const found = page.getByRole('region', { name: 'A fair deal' });
    await expect(found.getByText('All is as it was promised.')).toBeVisible();
    await expect(found.getByText(/^The number that this device added is in it/)).toBeVisible();
  }

  // they still talk
  await ann.getByRole('region', { name: 'Chat' }).getByRole('textbox').fill('Well played');
  await ann.keyboard.press('Enter');
  await expect(bob.getByRole('log').getByText('Well played')).toBeVisible();

  // the rematch is one table for both
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await expect(ann.getByRole('button', { name: /^Start/ }).last()).toBeVisible();
  await bob.getByRole('link', { name: 'To the next table' }).click();
  await expect(bob.getByRole('button', { name: 'Leave the table' })).toBeVisible();
  expect(new URL(bob.url()).pathname).toBe(new URL(ann.url()).pathname);
});

test('teammates see each other’s hands', IN_ALL, async ({ someone }) => {
  const ann = await someone('Ann');
  const bob = await someone('Bob');
  await joins(bob, await opens(ann, { players: 4, modules: ['Teams of two'] }));
  await begins(ann, bob);
  for (const [page, mate] of [
    [ann, bob],
    [bob, ann],
  ] as const) {
    await expect(screen(page).cards).toHaveCount(7);
    await page.getByText('Hand: 7 cards').click();
    const first = await screen(mate).cards.first().getAttribute('aria-label');
    const card = (first ?? '').split(',')[0];
    await expect(
      page
        .locator('.ally-hand')
        .getByText(card)
        .or(page.getByLabel(new RegExp(`^${card},`)))
        .first(),
    ).toBeVisible();
  }
  await Promise.all([ann, bob].map((page, i) => player(page, 9 + i).answer()));
  for (const page of [ann, bob]) await expect(screen(page).cards).toHaveCount(6);
  // on a phone there is no room for it in the panel
  await ann.setViewportSize({ width: 390, height: 844 });
  await ann.getByRole('button', { name: 'See hand (6)' }).click();
  await expect(ann.getByRole('heading', { name: 'Hand', exact: true })).toBeInViewport();
});

test('who is called like someone at the table is asked for another name', IN_ALL, async ({ someone }) => {
  const ann = await someone('Ann');
  const other = await someone('Ann');
  const code = await opens(ann, { players: 3 });
  await other.goto(`/join/${code}`);
  await expect(other.getByText('Someone else here has this name')).toBeVisible();
  await other.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await other.getByRole('button', { name: 'To the table' }).click();
  await expect(other.getByRole('button', { name: 'Leave the table' })).toBeVisible();
  await expect(ann.getByText('Bob').first()).toBeVisible();
});

test('a turn is taken back if all agree, and a seat is lent to a bot and taken back', IN_ALL, async ({ someone }) => {
  const ann = await someone('Ann');
  const bob = await someone('Bob');
  await joins(bob, await opens(ann, { players: 3 }));
  await begins(ann, bob);
  await Promise.all([ann, bob].map((page, i) => player(page, 11 + i).answer()));
  for (const page of [ann, bob]) await expect(screen(page).cards).toHaveCount(6);

  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('menuitem', { name: /^Take back the last turn/ }).click();
  await expect(bob.getByText('Ann asks to take back the last turn.').first()).toBeVisible();
  await bob.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ann, bob]) await expect(screen(page).cards).toHaveCount(7);

  await ann.getByRole('button', { name: 'Menu' }).click();
  await expect(ann.getByRole('menuitem', { name: /^Take back the last turn/ })).toBeDisabled();
  await ann.getByRole('menuitem', { name: /^Let a bot play for me/ }).click();
  await expect(ann.getByText('A bot plays for you.').first()).toBeVisible();
  await player(bob, 13).answer();
  await expect(ann.getByRole('region', { name: /^Your hand, 6 cards/ })).toBeVisible();
  await ann.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(ann.getByText('A bot plays for you.').first()).toBeHidden();
  // the bot has answered this question; from the next one on Ann does
  await expect(screen(bob).cards).toHaveCount(6);
  await player(bob, 14).answer();
  await expect(screen(ann).cards).toHaveCount(5);
});

test('a lost connection is said, and what was chosen meanwhile is sent when it is back', async ({ page }) => {
  await named(page, 'Ann');
  let isCut = false;
  const sockets = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket\?table=/, (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    sockets.add(socket);
    return undefined;
  });
  await opens(page, { players: 3 });
  await page
    .getByRole('button', { name: /^Start/ })
    .last()
    .click();
  const { cards } = screen(page);
  await expect(cards).toHaveCount(7);
  isCut = true;
  for (const socket of sockets) await socket.close();
  await expect(page.getByText(/^No connection/).first()).toBeVisible();
  await player(page, 3).answer();
  await expect(pressed(page)).toHaveCount(1);
  isCut = false;
  await expect(cards).toHaveCount(6, { timeout: 20_000 });
  await expect(page.getByText(/^No connection/).first()).toBeHidden();
});

test('a code that nobody has, and an address that is nothing, are told in words', async ({ page, complaints }) => {
  await named(page, 'Ann');
  await page.goto('/join/NOSUCH');
  await expect(page.getByText('No table has the code NOSUCH.')).toBeVisible();
  await page.goto('/table/none');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expected(complaints, /status of 404/);
});

test(
  'a table of newer rules than the app knows says so, and is shown once the app is renewed',
  IN_ALL,
  async ({ someone }) => {
    const [ann, bob] = [await someone('Ann'), await someone('Bob')];
    let isOld = true;
    await bob.routeWebSocket(/\/socket/, (route) => {
      const server = route.connectToServer();
      server.onMessage((text) => route.send(isOld ? String(text).replaceAll('"version":', '"version":9') : text));
    });
    await joins(bob, await opens(ann, { players: 3 }));
    await ann.getByRole('button', { name: /^Start with/ }).click();
    await expect(bob.getByRole('heading', { name: 'This table is newer than this page' })).toBeVisible();
    isOld = false;
    await bob.getByRole('button', { name: 'Reload' }).click();
    await expect(screen(bob).cards).toHaveCount(7);
  },
);
