// What a release needs, in order: everything is looked at before anything is changed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { dated, unreleased } from './changelog.mjs';
import { git } from './git.mjs';
import { changedGolden } from './golden.mjs';
import { isLater, setVersion, versionOf } from './versions.mjs';

/** @param {string} root @param {string} version @param {Date} now */
export function release(root, version, now) {
  const changelog = path.join(root, 'CHANGELOG.md');
  const text = fs.readFileSync(changelog, 'utf8');
  check(root, version, text);
  run(root, 'test:all', 'The tests fail.');
  try {
    setVersion(root, version);
    fs.writeFileSync(changelog, dated(text, version, now.toISOString().slice(0, 10)));
    run(root, 'pack', 'The packages cannot be packed.');
    git(root, 'commit', '--quiet', '--all', '--message', `release ${version}`);
  } catch (error) {
    git(root, 'checkout', '--quiet', '--', '.');
    throw error;
  }
  git(root, 'tag', '--annotate', `v${version}`, '--message', `Polis ${version}\n\n${unreleased(text)}`);
  console.log(`Polis ${version} is tagged v${version}; its packages are in dist/packages.`);
}

/** @param {string} root @param {string} version @param {string} changelog */
function check(root, version, changelog) {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error('npm run release -- X.Y.Z: three numbers with dots between them.');
  const current = versionOf(root);
  if (!isLater(version, current)) throw new Error(`${version} does not come after ${current}, which this is.`);
  if (git(root, 'tag', '--list', `v${version}`) !== '') throw new Error(`v${version} is tagged already.`);
  const changed = git(root, 'status', '--porcelain');
  if (changed !== '') throw new Error(`Not everything is committed:\n${changed}`);
  if (unreleased(changelog) === '') throw new Error('CHANGELOG.md has nothing under "Unreleased".');
  checkGolden(root);
}

/** @param {string} root */
function checkGolden(root) {
  const last = lastRelease(root);
  if (last === null) return;
  const files = changedGolden(root, last);
  if (files.length > 0) throw new Error(`Golden records have changed since ${last}:\n${files.join('\n')}`);
}

/** @param {string} root */
function lastRelease(root) {
  const tags = git(root, 'tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD');
  return tags === '' ? null : tags.split('\n')[0];
}

/** @param {string} root @param {string} script @param {string} failure */
function run(root, script, failure) {
  const { status } = spawnSync('npm', ['run', script], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(failure);
}
