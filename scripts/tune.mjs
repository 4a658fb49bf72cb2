// `npm run tune [GAMES] [SEED]`: one round of looking for better weights of the merchant, printed as it goes; takes a
// quarter of an hour with 400 games a try. The result is printed, to be put into packages/bots/src/weights.ts.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './ensure.mjs';

const [games = '400', seed = 'tune'] = process.argv.slice(2);
ensureInstalled({ dev: true });
const { build } = await import('esbuild');
const outfile = path.join(root, 'node_modules/.cache/polis-tune.mjs');
await build({
  entryPoints: [path.join(root, 'packages/bots/src/tune.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
});
const { tune, startWeights } = await import(pathToFileURL(outfile).href);
console.log(tune(startWeights, Number(games), seed, (/** @type {string} */ text) => console.log(text)));
