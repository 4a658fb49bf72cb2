/** The services that tests run on can go away and come back. */
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ownPostgres, ownRedis } from '../scripts/services.mjs';

test.skipIf(!process.env.TEST_REDIS_URL).each([
  ['Redis', ownRedis],
  ['Postgres', ownPostgres],
])('a %s of one’s own goes down, comes back at the same address, and is gone when stopped', async (_, start) => {
  const { url, down, up, stop } = await start();
  onTestFinished(stop);
  expect(await answers(url)).toBe(true);
  await down();
  expect(await answers(url)).toBe(false);
  await up();
  expect(await answers(url)).toBe(true);
  await stop();
  expect(await answers(url)).toBe(false);
});

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
