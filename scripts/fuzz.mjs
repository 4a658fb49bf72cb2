// `npm run fuzz [SECONDS] [SEED]`: the property tests, over and over with fresh seeds, for a minute unless told.
// With a SEED, that one seed once: the way to see a failure again.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { ensureInstalled, root } from './ensure.mjs';

const [seconds = '60', only] = process.argv.slice(2);
if (!(Number(seconds) > 0) || (only !== undefined && !Number.isInteger(Number(only)))) {
  console.error('usage: npm run fuzz [SECONDS] [SEED]');
  process.exit(2);
}

ensureInstalled({ dev: true });

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const end = performance.now() + Number(seconds) * 1000;
let rounds = 0;
do {
  const seed = only ?? String(randomInt(2 ** 31));
  console.log(`seed ${seed}`);
  const done = spawnSync(process.execPath, [vitest, 'run', '--reporter=dot', '/test/properties/'], {
    cwd: root,
    stdio: 'inherit',
    env: { FUZZ_RUNS: '1000', ...process.env, FUZZ_SEED: seed },
  });
  if (done.status !== 0) {
    console.error(`\nFailed with seed ${seed}. Again: npm run fuzz 1 ${seed}`);
    process.exit(done.status ?? 1);
  }
  rounds++;
} while (only === undefined && performance.now() < end);
console.log(`${rounds} ${rounds === 1 ? 'round' : 'rounds'}, no failure`);
