// What is installed here: where a library is, and what it needs in turn.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../ensure.mjs';

/**
 * These libraries and all that they need, each with its folder; what is optional is left out.
 * @param {Iterable<string>} names
 */
export function withAllTheyNeed(names) {
  /** @type {Map<string, { name: string, version: string, license?: string, dependencies?: Record<string, string> }>} */
  const found = new Map();
  /** @param {string} name @param {string} from */
  function add(name, from) {
    const folder = folderOf(name, from);
    if (found.has(folder)) return;
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    found.set(folder, manifest);
    const { dependencies = {}, optionalDependencies = {} } = manifest;
    for (const needed of Object.keys(dependencies)) if (!(needed in optionalDependencies)) add(needed, folder);
  }
  for (const name of names) add(name, root);
  return found;
}

/** As Node looks for it. @param {string} name @param {string} from */
function folderOf(name, from) {
  for (let above = from; ; above = path.dirname(above)) {
    const folder = path.join(above, 'node_modules', name);
    if (fs.existsSync(path.join(folder, 'package.json'))) return folder;
    if (above === root) throw new Error(`${name} is not installed`);
  }
}
