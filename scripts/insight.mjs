// `npm run insight -- WAY… [--questions N] [--modules M] [--seats N] [--games N]`: how much better than the policy's first
// thought each way of thinking decides, and how far each is from the first (training/insight.ts). A WAY is policy,
// architect=TRIES, scholar=TRIES, or with other settings scholar=TRIES:curiosity=1:prior=3.
//
//   --questions N   200 unless told
//   --modules M     base unless told
//   --games N       games that say what an answer is worth; 800 unless told
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bundle, bundlePath } from './bundle.mjs';

const THREADS = os.availableParallelism();
const TELL_EVERY = 10;

if (isMainThread) await main();
else await work();

async function main() {
  const { values, positionals: ways } = parseArgs({
    allowPositionals: true,
    options: {
      questions: { type: 'string', default: '200' },
      modules: { type: 'string', default: 'base' },
      seats: { type: 'string', default: '4' },
      games: { type: 'string', default: '800' },
    },
  });
  const [questions, seats, games] = [values.questions, values.seats, values.games].map(Number);
  if (ways.length === 0 || !(questions > 0 && seats > 1 && games > 0)) {
    console.error('usage: npm run insight -- WAY… [--questions N] [--modules M] [--seats N] [--games N]');
    process.exit(2);
  }
  await bundle('training/insight.ts', 'insight');
  /** @type {number[][]} */
  const gains = [];
  await Promise.all(
    Array.from(
      { length: THREADS },
      (_, first) =>
        new Promise((resolve, reject) => {
          const data = { ways, questions, modules: values.modules, seats, games, first };
          const worker = new Worker(new URL(import.meta.url), { workerData: data });
          worker.on('message', (/** @type {number[]} */ gained) => {
            gains.push(gained);
            if (gains.length % TELL_EVERY === 0) console.log(`  ${gains.length} of ${questions} questions`);
          });
          worker.on('error', reject);
          worker.on('exit', resolve);
        }),
    ),
  );
  console.log(`\n${questions} questions, ${values.modules}, ${seats} players, ${games} games an answer\n`);
  console.log('| way | better than the policy at first sight by | than the first way by | decided otherwise |');
  console.log('| --- | --- | --- | --- |');
  ways.forEach((way, i) => {
    const beside = gains.map((gained) => gained[i] - gained[0]);
    const others = beside.filter((gap) => gap !== 0).length;
    console.log(`| ${way} | ${told(gains.map((gained) => gained[i]))} | ${told(beside)} | ${others} |`);
  });
}

/** The mean and its standard error, as chances to win. @param {number[]} all */
function told(all) {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const error = Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0)) / all.length;
  return `${(100 * mean).toFixed(2)} % (± ${(100 * error).toFixed(2)})`;
}

/** Every so-manieth question, and tells what each way gains there. */
async function work() {
  const { questionAt, wayOf, worthOf } = await import(pathToFileURL(bundlePath('insight')).href);
  const { ways, questions, modules, seats, games, first } = workerData;
  const thinkers = ['policy', ...ways].map(wayOf);
  for (let number = first; number < questions; number += THREADS) {
    const question = questionAt(modules, seats, number);
    /** @type {Map<number, number>} */
    const known = new Map();
    const [atSight, ...worths] = thinkers.map((think) => {
      const choice = think(question);
      const worth = known.get(choice) ?? worthOf(question, choice, games);
      known.set(choice, worth);
      return worth;
    });
    parentPort?.postMessage(worths.map((worth) => worth - atSight));
  }
}
