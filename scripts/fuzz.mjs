// `npm run fuzz [SECONDS] [SEED] [GAMES] [SHARE]`: looks for what the tests have not found yet, and prints how to see it again.
//
//   SECONDS  how long the property tests are run over and over, each time with a fresh seed; 60 unless told.
//            A round that has begun is finished. 0 runs none.
//   SEED     this one seed, once: the way to see a failure again. `fresh` draws one.
//   GAMES    random games for each number of players, 2 to 8, and each mix of modules and their boxes in both editions,
//            watched from the first question to the last: cards and coins conserved, tallies true, one game in twenty
//            replayed from its record. Further boards and leaders for experts are switched on in every way in turn, and
//            every other game has one such board. 1000 unless told, 0 for none.
//   SHARE    `3/8`: of all mixes only every eighth, from the third on, so that several machines or runs divide them; or
//            words, such as `cities (second)` or `7 players`: the mixes whose name has them. All unless told.
//
// The environment variable FUZZ_RUNS sets the examples per property (200). Exits with 1 at the first failure.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bundlePath, loadBundled } from './bundle.mjs';
import { ensureInstalled, root } from './ensure.mjs';

const BULK = 'bulk';

if (isMainThread) await main();
else await watchGames();

async function main() {
  const [seconds = '60', only = 'fresh', games = '1000', share = '1/1'] = process.argv.slice(2);
  const isCount = (/** @type {string} */ text) => /^\d+$/.test(text);
  if (!isCount(seconds) || !isCount(games) || !(only === 'fresh' || isCount(only))) {
    console.error('usage: npm run fuzz [SECONDS] [SEED] [GAMES] [SHARE]');
    process.exit(2);
  }
  ensureInstalled({ dev: true });
  const seed = only === 'fresh' ? null : only;
  const rounds = runProperties(Number(seconds), seed);
  const played = await runGames(Number(games), seed ?? freshSeed(), share);
  console.log(`fuzz: ${rounds} ${rounds === 1 ? 'round' : 'rounds'} of properties, ${played}, no failure`);
}

function freshSeed() {
  return String(randomInt(2 ** 31));
}

/**
 * The property tests, until the time is up. Returns how often they ran.
 * @param {number} seconds @param {string | null} only
 */
function runProperties(seconds, only) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const end = performance.now() + seconds * 1000;
  let rounds = 0;
  while (performance.now() < end && !(only && rounds > 0)) {
    const seed = only ?? freshSeed();
    console.log(`properties: seed ${seed}`);
    const args = ['run', '--reporter=dot', '--testTimeout=600000', '/test/properties/'];
    const done = spawnSync(process.execPath, [vitest, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { FUZZ_RUNS: '200', FUZZ_LIMIT: '120000', ...process.env, FUZZ_SEED: seed },
    });
    if (done.status !== 0) {
      console.error(`\nFailed with seed ${seed}. Again: npm run fuzz 1 ${seed} 0`);
      process.exit(done.status ?? 1);
    }
    rounds++;
  }
  return rounds;
}

/** @typedef {{ seats: number, edition: string, modules: string[], boxes: Record<string, string>, name: string }} Box */

/**
 * Those that are asked for.
 * @param {readonly Box[]} all @param {string} share
 */
function shareOf(all, share) {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(share) ?? [];
  return parts === undefined
    ? all.filter(({ name }) => name.includes(share))
    : all.filter((_, i) => i % Number(parts) === Number(part) - 1);
}

/**
 * Random games of every number of players and mix, one of these per worker. Returns a sentence that sums them up.
 * @param {number} games @param {string} seed @param {string} share
 */
async function runGames(games, seed, share) {
  if (games === 0) return 'no games';
  const { ALL_BOXES, nameOfBox } = await loadBundled('packages/engine/test/properties/bulk.ts', BULK);
  const named = ALL_BOXES.map((/** @type {Box} */ box) => ({ ...box, name: nameOfBox(box) }));
  const waiting = shareOf(named, share).toReversed(); // the longest first
  if (waiting.length === 0) {
    console.error(`no mix has "${share}" in its name; the last one is "${named.at(-1).name}"`);
    process.exit(2);
  }
  console.log(`games: series ${seed}, ${games} of each of ${waiting.length} mixes with a number of players`);
  const start = performance.now();
  /** @type {{ games: number, questions: number, replayed: number }[]} */
  const results = [];
  const work = async () => {
    for (let box = waiting.shift(); box !== undefined; box = waiting.shift())
      results.push(await gamesInWorker(box, games, seed));
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), waiting.length) }, work)).catch(
    (error) => {
      console.error(`\n${error.message}\n\nAgain: npm run fuzz 0 ${seed} ${games} "${share}"`);
      process.exit(1);
    },
  );
  const sum = (/** @type {'games' | 'questions' | 'replayed'} */ of) => results.reduce((all, one) => all + one[of], 0);
  const taken = ((performance.now() - start) / 1000).toFixed(0);
  return `${sum('games')} games with ${sum('questions')} questions in ${taken} s, ${sum('replayed')} of them replayed`;
}

/**
 * @param {Box} box @param {number} games @param {string} series
 * @returns {Promise<{ games: number, questions: number, replayed: number }>}
 */
function gamesInWorker({ name, ...box }, games, series) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { ...box, games, series } });
    let told = 0;
    worker.on('message', ({ done, result }) => {
      if (result) {
        console.log(`  ${name}: ${result.games} games, ${result.questions} questions`);
        resolve(result);
      } else if (done - told >= games / 4) {
        told = done;
        console.log(`  ${name}: ${done} of ${games} ...`);
      }
    });
    worker.on('error', reject);
  });
}

async function watchGames() {
  const { bulk } = await import(pathToFileURL(bundlePath(BULK)).href);
  const result = bulk(workerData, (/** @type {number} */ done) => parentPort?.postMessage({ done }));
  parentPort?.postMessage({ result });
}
