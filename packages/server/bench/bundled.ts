/** The benchmark in a folder of its own, for machines on which nothing else is: `node bench.mjs --find --pin 0,1`. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Around, bench } from './bench.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const services = path.join(here, 'services.mjs');
const shared: Around['shared'] = async () => (await import(pathToFileURL(services).href)).ownServices();
const around: Around = {
  program: path.join(here, 'dist/polis.mjs'),
  crowd: path.join(here, 'crowd.mjs'),
  shared: fs.existsSync(services) ? shared : null,
};
process.env.PATH = [path.join(here, 'bin'), process.env.PATH].join(path.delimiter);
console.log(await bench(process.argv.slice(2), around));
