/** Before the tests of the server: a Postgres for them. Where none can be had they are skipped, but not unnoticed in CI. */
import { startPostgres } from '../../../../scripts/services.mjs';

export async function setup(): Promise<() => Promise<void>> {
  try {
    const { url, stop } = await startPostgres();
    process.env.TEST_DATABASE_URL = url;
    return async () => {
      delete process.env.TEST_DATABASE_URL;
      await stop();
    };
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(
      `The tests on Postgres are skipped: ${(error as Error).message}. TEST_DATABASE_URL may name a server.`,
    );
    return async () => {};
  }
}
