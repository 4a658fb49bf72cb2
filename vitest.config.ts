import os from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that replace no module for themselves share what they have loaded: starting anew takes longer than they do. */
const SHARING = ['packages/engine/test/{rules,cards}/**/*.test.ts'];

/** Takes so long that only `npm run test:all` does it. */
const LONG = process.env.POLIS_ALL ? [] : ['test/amputation.test.ts'];

const WITH_REDIS = ['packages/cli/test/workers.test.ts', 'test/services.test.ts'];

export default defineConfig({
  test: {
    // what tests a server or a process waits more than it works
    maxWorkers: os.availableParallelism() + 1,
    setupFiles: ['test/properties.setup.ts'],
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'rules', include: SHARING, isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: [
            'packages/engine/test/{properties,golden}/**/*.test.ts',
            'packages/!(engine|server)/test/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: [...WITH_REDIS, ...LONG],
        },
      },
      {
        extends: true,
        test: { name: 'with Redis', include: WITH_REDIS, globalSetup: ['test/redis.setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/test/**/*.test.ts'],
          globalSetup: [
            'packages/server/test/built.setup.ts',
            'packages/server/test/store/postgres.setup.ts',
            'test/redis.setup.ts',
          ],
        },
      },
    ],
  },
});
