// `npm run tune [GAMES] [SEED]`: one round of looking for better weights of the merchant, printed as it goes; takes a
// quarter of an hour with 400 games a try. The result is printed, to be put into packages/bots/src/weights.ts.
import { loadBundled } from './bundle.mjs';

const [games = '400', seed = 'tune'] = process.argv.slice(2);
const { tune, startWeights } = await loadBundled('packages/bots/src/tune.ts', 'tune');
console.log(tune(startWeights, Number(games), seed, (/** @type {string} */ text) => console.log(text)));
