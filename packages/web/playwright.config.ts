/** Tests in a real browser, against a real server. `scripts/test.mjs` runs them; by hand: `npx playwright test -c packages/web`. */
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/playwright');

/**
 * What other tests do too, at another size, in other colours or one question at a time, and what takes long and breaks
 * seldom: `npm run test:all` does all of it.
 */
const LEFT_TO_ALL =
  /\bdark\b|phone the rules|phone over the table|phone a name|a whole game (at the size|with every module|is played with keys)|a new build is announced|a guest signs in, takes|my results, and what|phone nothing is wider|moves at (1920x1080|1440x900|1024x768|1280x720 at 200 %|844x390|360x640)|plays in it to the end|someone new is told|opens the very turn|a file has an address|a table for friends, before|reviewed without a network|desktop parts .*(French|night)|phone parts/;

export default defineConfig({
  testDir: 'test/browser',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: path.join(cache, 'results'),
  globalSetup: './test/browser/server.setup.ts',
  // a browser waits more than it works
  workers: os.availableParallelism() + 2,
  fullyParallel: true,
  forbidOnly: true,
  ...(process.env.POLIS_ALL ? {} : { grepInvert: LEFT_TO_ALL }),
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
