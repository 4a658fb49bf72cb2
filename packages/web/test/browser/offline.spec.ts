/** Without a network the app plays on. */
import { expect, expected, test } from './kit.ts';
import { player, screen } from './player.ts';

test('a game begins, goes on and survives a reload without a network', async ({ page, context, complaints }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  // the files of the table have been kept too
  await page.waitForFunction(async () => {
    const [name] = await caches.keys();
    const kept = await (await caches.open(name)).keys();
    return kept.some(({ url }) => /TablePage|worker/.test(url));
  });
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
  // what the browser says of requests that cannot reach a server
  expected(complaints, /ERR_INTERNET_DISCONNECTED/);
});
