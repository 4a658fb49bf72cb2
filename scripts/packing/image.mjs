// The folder that a container holds: the program and the libraries that it runs with, for this system, and nothing else.
import fs from 'node:fs';
import path from 'node:path';
import { filesIn, root } from '../ensure.mjs';
import { withAllTheyNeed } from './installed.mjs';
import { copyBuilt, librariesBeside } from './program.mjs';

/** What only compilers, debuggers and readers of a library need. */
const NOT_RUN = /\.(d\.[cm]?ts|map|md|markdown)$/;
const HERE = `${process.platform}-${process.arch}`;

/** @param {string} folder */
export function imageInto(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  copyBuilt(path.join(folder, 'dist'));
  fs.copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const library of withAllTheyNeed(Object.keys(librariesBeside())).keys())
    fs.cpSync(library, path.join(folder, path.relative(root, library)), {
      recursive: true,
      filter: (file) => isRun(path.relative(library, file)),
    });
}

/** @param {string} file in the folder of its library */
function isRun(file) {
  const [first, second] = file.split(path.sep);
  if (first === 'node_modules') return false; // those that are needed are copied for themselves
  if (first === 'prebuilds') return second === undefined || second === HERE;
  // C sources of what lies in prebuilds
  return !NOT_RUN.test(file) && !/\.(c|cc|cpp|h|hpp|gyp)$/.test(file);
}

/** In megabytes of files. @param {string} folder */
export const megabytesIn = (folder) => filesIn(folder).reduce((sum, file) => sum + fs.statSync(file).size, 0) / 2 ** 20;
