// Libraries that are big and seldom wanted are not among the dependencies: each is installed apart when it is first asked for.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';

/** The folder of a library in exactly this version. @param {string} library @param {string} version */
export function installedApart(library, version) {
  const home = path.join(root, 'node_modules/.cache/apart', `${library}-${version}`);
  const folder = path.join(home, 'node_modules', library);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(home, { recursive: true });
  fs.writeFileSync(path.join(home, 'package.json'), '{ "private": true }\n');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', `${library}@${version}`], {
    cwd: home,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${library} ${version} could not be installed`);
  return folder;
}
