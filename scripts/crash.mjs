// `npm run crash -- [KILLS] [SEED]`: people who are programs play whole games while the server is killed with SIGKILL at
// random moments, 30 times unless told, and started again with its data. Afterwards every choice that was acknowledged
// has to be in the record of its game, once, and every game in the results of its people, once. Exits with 1 if not.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBundled } from './bundle.mjs';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const [kills = '30', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
if (![kills, seed].every((text) => /^\d+$/.test(text))) {
  console.error('usage: npm run crash -- [KILLS] [SEED]');
  process.exit(2);
}
ensureInstalled({ dev: true });
await ensureBuilt();
const { crash } = await loadBundled('packages/server/bench/crash.ts', 'crash');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-crash-'));
try {
  const { games, acknowledged, lost, doubled, refused, miscounted } = await crash({
    program: path.join(root, 'dist/polis.mjs'),
    folder,
    kills: Number(kills),
    seed: Number(seed),
    progress: (/** @type {string} */ text) => process.stderr.write(`${text}\n`),
  });
  console.log(
    `crash: ${kills} kills, ${games} games, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${miscounted} miscounted`,
  );
  if (lost + doubled + refused + miscounted > 0) {
    console.error(`${refused} were refused that were allowed. Again: npm run crash -- ${kills} ${seed}`);
    process.exitCode = 1;
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
