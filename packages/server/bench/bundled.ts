/** The benchmark in a folder of its own, for machines on which nothing else is: `node bench.mjs --find --pin 0,1`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bench } from './bench.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const crowd = path.join(here, 'crowd.mjs');
console.log(await bench(process.argv.slice(2), { program: path.join(here, 'dist/polis.mjs'), crowd, shared: null }));
