// `npm run measure:web`: how much script the first load of the app takes, how quickly it answers, also on a slow phone, and
// what Lighthouse says of it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { withBrowser } from './with-browser.mjs';

const MOST_KB = 150;
const MOST_MS = 50;
const MOST_TASK_MS = 100;

await withBrowser(async (browser, address, bundled) => {
  const { measure } = await bundled('packages/web/bench/measure.ts', 'measure-web');
  const { homeKB, tableKB, median, p95, choices } = await measure(browser, address);
  console.log(`scripts of the first load: ${homeKB.toFixed(0)} kB compressed (at most ${MOST_KB})`);
  console.log(`  and a table with its bots: ${tableKB.toFixed(0)} kB`);
  console.log(
    `choosing a card at eight players: painted after ${median.toFixed(1)} ms (median of ${choices}, at most ${MOST_MS}), p95 ${p95.toFixed(1)} ms`,
  );
  const { measureSmooth, SLOWER } = await bundled('packages/web/bench/smooth.ts', 'smooth');
  /** @type {{ what: string, tasks: number[], seen: number[] }[]} */
  const steps = await measureSmooth(browser, address);
  console.log(`on a phone, ${SLOWER} times slower, at eight players (no task over ${MOST_TASK_MS} ms):`);
  for (const { what, tasks, seen } of steps)
    console.log(
      `  ${what.padEnd(18)} longest task ${spread(tasks)} ms, seen after ${spread(seen)} ms (${tasks.length} times)`,
    );
  // a whole turn is played when it is sealed: that is shown, and is not choosing
  const isSlow = steps.some(({ what, tasks }) => what !== 'seal' && middle(tasks) > MOST_TASK_MS);
  if (homeKB > MOST_KB || median > MOST_MS || isSlow) process.exitCode = 1;
});

const lighthouse = spawnSync(process.execPath, [path.join(import.meta.dirname, 'lighthouse.mjs')], {
  stdio: 'inherit',
});
if (lighthouse.status !== 0) process.exitCode = 1;

/** @param {number[]} times */
function middle(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** @param {number[]} times */
function spread(times) {
  return `${middle(times) || 'under 50'} (worst ${Math.max(...times) || 'under 50'})`;
}
