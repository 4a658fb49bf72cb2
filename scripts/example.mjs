// `npm run example -- NAME ...`: one of the programs in examples/, with the packages as they are in this clone.
import fs from 'node:fs';
import path from 'node:path';
import { loadBundled } from './bundle.mjs';
import { root } from './ensure.mjs';

const [name, ...args] = process.argv.slice(2);
const names = fs.readdirSync(path.join(root, 'examples')).flatMap((file) => /^(.*)\.mjs$/.exec(file)?.[1] ?? []);
if (names.includes(name)) {
  process.argv = [process.argv[0], name, ...args];
  await loadBundled(`examples/${name}.mjs`, `example-${name}`);
} else {
  console.error(`npm run example -- NAME: ${names.join(', ')}`);
  process.exitCode = 2;
}
