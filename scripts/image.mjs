// `npm run image`: puts together the folder that the container holds, in dist/image, says how big it is, and starts it as
// the container would: under the Node of the Dockerfile, as nobody in particular, with nothing but its data to write to.
// `npm run image -- FOLDER` only puts it there, which is what the Dockerfile does.
import path from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';
import { imageInto, megabytesIn } from './packing/image.mjs';

const MOST_MEGABYTES = 120;

const [given] = process.argv.slice(2);
const folder = path.resolve(given ?? path.join(root, 'dist/image'));
ensureInstalled();
await ensureBuilt();
imageInto(folder);
const libraries = megabytesIn(path.join(folder, 'node_modules'));
console.log(`node_modules ${libraries.toFixed(1)} MB, in all ${megabytesIn(folder).toFixed(1)} MB: ${folder}`);
if (libraries > MOST_MEGABYTES) throw new Error(`node_modules must not be bigger than ${MOST_MEGABYTES} MB`);
if (given === undefined) {
  const { tryImage } = await import('./packing/try-image.mjs');
  console.log(await tryImage(folder));
}
