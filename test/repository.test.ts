/** What the repository promises about itself: pinned versions, an engine without dependencies, one command to run. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const manifest = (folder: string): Manifest => JSON.parse(read(path.join(folder, 'package.json')));

const main = manifest('.');
const packages = fs.readdirSync(path.join(root, 'packages')).map((name) => manifest(`packages/${name}`));

test('the engine depends on nothing, the bots on the engine alone', () => {
  expect(manifest('packages/engine').dependencies).toBeUndefined();
  expect(Object.keys(manifest('packages/bots').dependencies ?? {})).toEqual(['@polis/engine']);
});

test('every version is exact', () => {
  for (const { dependencies, devDependencies } of [main, ...packages]) {
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  }
});

test('all packages carry one version number', () => {
  for (const { version } of packages) expect(version).toBe(main.version);
});

test('what two packages use has one version, and is installed where both find it', () => {
  const versions: Record<string, string> = {};
  for (const { dependencies, devDependencies } of [main, ...packages]) {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      versions[name] ??= name.startsWith('@polis/') ? main.version : version;
      expect(version, name).toBe(versions[name]);
    }
  }
  // scripts and the container look in the folder at the root
  const { packages: installed } = JSON.parse(read('package-lock.json'));
  expect(Object.keys(installed).filter((place) => /^packages\/.*node_modules/.test(place))).toEqual([]);
});

test('the lock file names no download address', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "[a-z+]*:/);
});

describe('the polis command', () => {
  const polis = (cwd: string) =>
    spawnSync(process.execPath, [path.join(root, 'scripts/polis.mjs'), '--version'], { cwd, encoding: 'utf8' });

  test('says nothing but what it was asked, from any folder', () => {
    const here = polis(root);
    const elsewhere = polis(path.join(root, 'docs'));
    expect(here.stderr).toBe('');
    expect(elsewhere.stdout).toBe(here.stdout);
    expect(elsewhere.status).toBe(here.status);
  });
});
