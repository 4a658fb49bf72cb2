/** Tests in a real browser, against a real server. `scripts/test.mjs` runs them; by hand: `npx playwright test -c packages/web`. */
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/playwright');

export default defineConfig({
  testDir: 'test/browser',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: path.join(cache, 'results'),
  globalSetup: './test/browser/server.setup.ts',
  // a browser waits more than it works
  workers: os.availableParallelism() + 2,
  fullyParallel: true,
  forbidOnly: true,
  // as in vitest.config.ts
  retries: process.env.CI ? 1 : 0,
  // see IN_ALL of test/browser/kit.ts
  ...(process.env.POLIS_ALL ? {} : { grepInvert: /@all/ }),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: path.join(cache, 'report.json') }]],
  use: {
    launchOptions: await launchOptions(),
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    // pictures of every step would take longer than the steps
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
});
