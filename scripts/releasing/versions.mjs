// One version for all packages: in their manifests, in what they need of each other, and in the lock file.
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ name?: string, version?: string, dependencies?: Record<string, string> }} Manifest */

/** @param {string} root */
export const versionOf = (root) => readJson(path.join(root, 'package.json')).version;

/** @param {string} root @param {string} version */
export function setVersion(root, version) {
  const folders = fs.readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
  for (const folder of ['', ...folders]) {
    const file = path.join(root, folder, 'package.json');
    const manifest = readJson(file);
    change(manifest, version);
    writeJson(file, manifest);
  }
  const file = path.join(root, 'package-lock.json');
  const lock = readJson(file);
  lock.version = version;
  for (const folder of ['', ...folders]) change(lock.packages[folder], version);
  writeJson(file, lock);
}

/** @param {Manifest} manifest @param {string} version */
function change(manifest, version) {
  manifest.version = version;
  for (const name of Object.keys(manifest.dependencies ?? {}))
    if (manifest.dependencies && name.startsWith('@polis/')) manifest.dependencies[name] = version;
}

/** Whether `a` comes after `b`. @param {string} a @param {string} b */
export function isLater(a, b) {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number));
  const at = x.findIndex((part, i) => part !== y[i]);
  return at >= 0 && x[at] > y[at];
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** @param {string} file @param {unknown} content */
function writeJson(file, content) {
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
