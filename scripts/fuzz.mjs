// `npm run fuzz [SECONDS] [SEED] [GAMES]`: looks for what the tests have not found yet, and prints how to see it again.
//
//   SECONDS  how long the property tests are run over and over, each time with a fresh seed; 60 unless told.
//            A round that has begun is finished. 0 runs none.
//   SEED     this one seed, once: the way to see a failure again. `fresh` draws one.
//   GAMES    random games for each number of players, 2 to 8, and each mix of modules in both editions, watched from the
//            first question to the last: cards and coins conserved, tallies true, one game in twenty replayed from its
//            record. 1000 unless told, 0 for none.
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
  const [seconds = '60', only = 'fresh', games = '1000'] = process.argv.slice(2);
  const isCount = (/** @type {string} */ text) => /^\d+$/.test(text);
  if (!isCount(seconds) || !isCount(games) || !(only === 'fresh' || isCount(only))) {
    console.error('usage: npm run fuzz [SECONDS] [SEED] [GAMES]');
    process.exit(2);
  }
  ensureInstalled({ dev: true });
  const seed = only === 'fresh' ? null : only;
  const rounds = runProperties(Number(seconds), seed);
  const played = await runGames(Number(games), seed ?? freshSeed());
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

/**
 * Random games of every number of players, one number per worker. Returns a sentence that sums them up.
 * @param {number} games @param {string} seed
 */
async function runGames(games, seed) {
  if (games === 0) return 'no games';
  const { ALL_BOXES } = await loadBundled('packages/engine/test/properties/bulk.ts', BULK);
  console.log(`games: series ${seed}, ${games} of each number of players and mix`);
  const start = performance.now();
  /** @type {{ seats: number, edition: string, modules: string[] }[]} */
  const waiting = ALL_BOXES.toReversed(); // the longest first
  /** @type {{ games: number, questions: number, replayed: number }[]} */
  const results = [];
  const work = async () => {
    for (let box = waiting.shift(); box !== undefined; box = waiting.shift())
      results.push(await gamesInWorker({ ...box, games, series: seed }));
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), waiting.length) }, work)).catch(
    (error) => {
      console.error(`\n${error.message}\n\nAgain: npm run fuzz 0 ${seed} ${games}`);
      process.exit(1);
    },
  );
  const sum = (/** @type {'games' | 'questions' | 'replayed'} */ of) => results.reduce((all, one) => all + one[of], 0);
  const taken = ((performance.now() - start) / 1000).toFixed(0);
  return `${sum('games')} games with ${sum('questions')} questions in ${taken} s, ${sum('replayed')} of them replayed`;
}

/**
 * @param {{ seats: number, edition: string, modules: string[], games: number, series: string }} bulk
 * @returns {Promise<{ games: number, questions: number, replayed: number }>}
 */
function gamesInWorker(bulk) {
  const name = `${bulk.seats} players, ${bulk.modules.join(' + ')}, ${bulk.edition} edition`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: bulk });
    let told = 0;
    worker.on('message', ({ done, result }) => {
      if (result) {
        console.log(`  ${name}: ${result.games} games, ${result.questions} questions`);
        resolve(result);
      } else if (done - told >= bulk.games / 4) {
        told = done;
        console.log(`  ${name}: ${done} of ${bulk.games} ...`);
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
