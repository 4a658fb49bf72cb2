import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Those that replace modules for themselves start anew; all others share what they have loaded. */
const REPLACING = fs
  .readdirSync('packages')
  .map((name) => path.join('packages', name, 'test'))
  .filter((folder) => fs.existsSync(folder))
  .flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.test.ts') && fs.readFileSync(file, 'utf8').includes('vi.mock('));

/** Takes so long that only `npm run test:all` does it. */
const LONG = process.env.POLIS_ALL
  ? []
  : [
      'packages/server/test/versions.test.ts',
      'test/amputation.test.ts',
      'test/completeness.test.ts',
      'test/dev.test.ts',
      'test/packages.test.ts',
    ];

/** Need a Postgres, a Redis or a server in a process of its own. */
const WITH_SERVICES = [
  'packages/server/test/**/*.test.ts',
  'packages/cli/test/workers.test.ts',
  'test/dev.test.ts',
  'test/packages.test.ts',
  'test/services.test.ts',
];

export default defineConfig({
  test: {
    setupFiles: ['test/properties.setup.ts'],
    testTimeout: 60_000,
    // a server that is started before the tests of a file takes as long as one that is started in a test
    hookTimeout: 60_000,
    maxWorkers: os.availableParallelism(),
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...REPLACING, ...WITH_SERVICES, ...LONG],
        },
      },
      { extends: true, test: { name: 'replacing', include: REPLACING, isolate: true } },
      {
        extends: true,
        test: {
          name: 'with services',
          include: WITH_SERVICES,
          exclude: LONG,
          // these wait more than they work
          maxWorkers: 2 * os.availableParallelism(),
          sequence: { groupOrder: 1 },
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
