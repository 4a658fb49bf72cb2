// `npm run measure:web [-- FOLDER]`: how much script the first load of the app takes, how quickly it answers, also on a
// slow phone, and what Lighthouse says of it. FOLDER: a checkout of another revision, with which it is compared by turns
// in the same run; `npm run build` is done there before. Then only what is compared is measured.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { withBrowser, withServer } from './with-browser.mjs';

const MOST_KB = 150;
const MOST_MS = 50;
const MOST_TASK_MS = 100;
const MOST_SEALING_MS = 50;
const MOST_OPENING_MS = 2000;
const MOST_LATE = 0.01;
/** Where other programs take more than this of the time, the clock on the wall says nothing of the app. */
const MOST_CROWD = 1.2;
const FRAME_MS = 1000 / 60;
const ROUNDS = 3;

const [other] = process.argv.slice(2);

await withBrowser(async (browser, address, bundled) => {
  if (other) {
    await withServer(path.resolve(other), async (before) => {
      await compare(browser, { before, now: address }, bundled);
    });
    return;
  }
  const { measure } = await bundled('packages/web/bench/measure.ts', 'measure-web');
  const { homeKB, tableKB, median, p95, choices } = await measure(browser, address);
  console.log(`scripts of the first load: ${homeKB.toFixed(0)} kB compressed (at most ${MOST_KB})`);
  console.log(`  and a table with its bots: ${tableKB.toFixed(0)} kB`);
  console.log(
    `choosing a card at eight players: painted after ${median.toFixed(1)} ms (median of ${choices}, at most ${MOST_MS}), p95 ${p95.toFixed(1)} ms`,
  );
  const { measureSmooth } = await bundled('packages/web/bench/smooth.ts', 'smooth');
  /** @type {{ what: string, tasks: number[], seen: number[] }[]} */
  const steps = await measureSmooth(browser, address);
  console.log(`on a slow phone, at eight players (no task over ${MOST_TASK_MS} ms):`);
  for (const { what, tasks, seen } of steps)
    console.log(
      `  ${what.padEnd(18)} longest task ${spread(tasks)} ms, seen after ${spread(seen)} ms (${tasks.length} times)`,
    );
  const isSlow = steps.some(({ tasks }) => middle(tasks) > MOST_TASK_MS);
  const { isQuick, isAtRest } = await compare(browser, { now: address }, bundled);
  if (homeKB > MOST_KB || isSlow || !isQuick || (isAtRest && median > MOST_MS)) process.exitCode = 1;
});

if (!other) {
  const lighthouse = spawnSync(process.execPath, [path.join(import.meta.dirname, 'lighthouse.mjs')], {
    stdio: 'inherit',
  });
  if (lighthouse.status !== 0) process.exitCode = 1;
}

/**
 * What is felt most, of one or two builds by turns; whether the last one is quick enough. What is told in real time counts
 * only on a machine at rest.
 * @param {import('@playwright/test').Browser} browser
 * @param {Record<string, string>} builds addresses by name
 * @param {typeof import('./bundle.mjs').loadBundled} bundled
 */
async function compare(browser, builds, bundled) {
  const { lookAtMachine } = await bundled('packages/web/bench/busy.ts', 'busy');
  const { measureWarm } = await bundled('packages/web/bench/warm.ts', 'warm');
  const { measureSealing } = await bundled('packages/web/bench/sealing.ts', 'sealing');
  const { measureScrub } = await bundled('packages/web/bench/scrub.ts', 'scrub');
  /** @type {Record<string, Record<string, number[]>>} */
  const found = {};
  const note = (/** @type {string} */ what, /** @type {string} */ build, /** @type {number} */ value) => {
    found[what] ??= {};
    found[what][build] ??= [];
    found[what][build].push(value);
  };
  /** @type {{ loop: number, crowd: number }[]} */
  const machine = [];
  for (let round = 1; round <= ROUNDS; round++) {
    machine.push(await lookAtMachine(browser));
    for (const [build, address] of Object.entries(builds)) {
      for (const { name, seen, ready, work } of await measureWarm(browser, address)) {
        note(`${name}: first card, ms`, build, seen);
        note(`${name}: ready, ms`, build, ready);
        note(`${name}: work until then, ms`, build, work);
      }
      const { longest, all } = await measureSealing(browser, address, round);
      note('sealing: longest task, ms', build, longest);
      note('sealing: all tasks, ms', build, all);
      const { frames, steps, drawn, busy } = await measureScrub(browser, address);
      note('scrubbing: frames that were late', build, lateIn(frames) / (frames.length + lateIn(frames)));
      note('scrubbing: longest frame, ms', build, Math.max(...frames));
      note('scrubbing: longest task, ms', build, busy.longest);
      note('scrubbing: cities drawn, of all steps', build, drawn / steps);
    }
  }
  const crowd = middle(machine.map((one) => one.crowd));
  const isAtRest = crowd < MOST_CROWD;
  console.log(
    `the machine: a fixed loop takes it ${both(machine.map(({ loop }) => loop)).trim()} ms, and ${crowd.toFixed(1)} times as long by the clock: it is ${isAtRest ? 'at rest' : 'crowded, and real time says nothing'}`,
  );
  console.log(`${'the middle one of all, and the worst'.padEnd(44)}${Object.keys(builds).join('               ')}`);
  for (const [what, values] of Object.entries(found))
    console.log(`${what.padEnd(44)}${Object.values(values).map(both).join('  ')}`);
  const now = (/** @type {string} */ what) => middle(Object.values(found[what]).at(-1) ?? []);
  const opening = Object.keys(found).filter((what) => what.includes(': ready'));
  const isInTime = opening.every((what) => now(what) < MOST_OPENING_MS);
  const isSmooth = now('scrubbing: frames that were late') < MOST_LATE;
  const isLight = now('sealing: longest task, ms') < MOST_SEALING_MS && now('scrubbing: longest task, ms') < FRAME_MS;
  return { isQuick: isLight && (!isAtRest || (isInTime && isSmooth)), isAtRest };
}

/** How many frames are missing. @param {number[]} frames from each to the next */
function lateIn(frames) {
  return frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1), 0);
}

/** @param {number[]} values */
function both(values) {
  const digits = Math.max(...values) < 3 ? 3 : 0;
  return `${middle(values).toFixed(digits)} (${Math.max(...values).toFixed(digits)})`.padEnd(17);
}

/** @param {number[]} times */
function middle(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** @param {number[]} times */
function spread(times) {
  return `${middle(times)} (worst ${Math.max(...times)})`;
}
