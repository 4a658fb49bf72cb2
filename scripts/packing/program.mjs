// What runs of a build: the command line with server and app, and the libraries it looks for beside it.
import fs from 'node:fs';
import path from 'node:path';
import { BUNDLED, root } from '../ensure.mjs';

const BUILT = /^((polis|bot-worker|store-worker|copy-worker)\.mjs(\.map)?|parts|web)$/;

/** Copies it from where it was built. @param {string} folder */
export function copyBuilt(folder) {
  const dist = path.join(root, 'dist');
  for (const part of fs.readdirSync(dist).filter((entry) => BUILT.test(entry)))
    fs.cpSync(path.join(dist, part), path.join(folder, part), { recursive: true });
}

/** The libraries with their versions, but for those in the bundle. @returns {Record<string, string>} */
export function librariesBeside() {
  const needed = ['cli', 'server'].flatMap((name) =>
    Object.entries(JSON.parse(fs.readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8')).dependencies),
  );
  return Object.fromEntries(needed.filter(([name]) => !name.startsWith('@polis/') && !BUNDLED.includes(name)).sort());
}
