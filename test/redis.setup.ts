/** Before the tests: a Redis for those that need one. Where none can be had they are skipped, but not unnoticed in CI. */
import { startRedis } from '../scripts/services.mjs';

export async function setup(): Promise<() => Promise<void>> {
  try {
    const { url, stop } = await startRedis();
    process.env.TEST_REDIS_URL = url;
    return async () => {
      delete process.env.TEST_REDIS_URL;
      await stop();
    };
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`The tests on Redis are skipped: ${(error as Error).message}. TEST_REDIS_URL may name a server.`);
    return async () => {};
  }
}
