// `npm run bench:server -- [--tables 1000] [--seats 5] [--rate 1100] [--games 1] [--nodes 1 [--together]] [--json]`: whole games
// over real sockets against a server of its own, with a database of its own; see packages/server/bench/RESULTS.md. RATE is how
// many choices people make in a second, all together; several NODES share a Postgres and a Redis of their own,
// and the people of each table are spread over them unless they are TOGETHER.
// `--find` raises the rate, from RATE on, until p99 passes 150 ms or a choice is late. `--pin 0,1` keeps the nodes on these
// cores and the people, in so many `--threads`, on the others (Linux), `--pin 0,1/2,3` each of two nodes on its own;
// `--node=--cpu-prof` are flags for the nodes.
// `--bundle FOLDER [--services]` writes all of it to a folder that runs without the repository: `node FOLDER/bench.mjs --find`;
// with a Postgres and a Redis for several nodes if they are wanted.
import fs from 'node:fs';
import path from 'node:path';
import { bundle, bundlePath, loadBundled } from './bundle.mjs';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

ensureInstalled({ dev: true });
await ensureBuilt();
const args = process.argv.slice(2);
if (args[0] === '--bundle') await bundleInto(args[1], args[2] === '--services');
else {
  await bundle('packages/server/bench/crowd.ts', 'crowd');
  const { bench } = await loadBundled('packages/server/bench/bench.ts', 'bench');
  const { ownServices } = await import('./services.mjs');
  const around = { program: path.join(root, 'dist/polis.mjs'), crowd: bundlePath('crowd'), shared: ownServices };
  console.log(await bench(args, around));
}

/** What the container holds, and the benchmark beside it. @param {string} folder @param {boolean} hasServices */
async function bundleInto(folder, hasServices) {
  const { imageInto } = await import('./packing/image.mjs');
  imageInto(folder);
  await bundle('packages/server/bench/bundled.ts', 'bench', {}, path.join(folder, 'bench.mjs'));
  await bundle('packages/server/bench/crowd.ts', 'crowd', {}, path.join(folder, 'crowd.mjs'));
  if (!hasServices) return;
  const { copyServices } = await import('./services.mjs');
  fs.copyFileSync(path.join(root, 'scripts/services.mjs'), path.join(folder, 'services.mjs'));
  copyServices(folder);
}
