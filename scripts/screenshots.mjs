// `npm run screenshots`: takes the pictures in docs/screenshots anew.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';
import { withBrowser } from './with-browser.mjs';

const MOST_KB = 350;
const folder = path.join(root, 'docs/screenshots');

await withBrowser(async (browser, address, bundled) => {
  const { takePictures } = await bundled('packages/web/bench/screenshots.ts', 'screenshots');
  fs.mkdirSync(folder, { recursive: true });
  await takePictures(browser, address, (/** @type {string} */ name, /** @type {Uint8Array} */ picture) => {
    fs.writeFileSync(path.join(folder, `${name}.png`), picture);
    const kB = picture.length / 1000;
    console.log(`docs/screenshots/${name}.png ${kB.toFixed(0)} kB${kB > MOST_KB ? `, more than ${MOST_KB}` : ''}`);
  });
});
