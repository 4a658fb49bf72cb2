/** What the repository promises about itself: pinned versions, an engine without dependencies, one command to run. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { missingBindings } from '../scripts/bindings.mjs';

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

test('what is compiled is had on every machine, whether the lock names it or not', () => {
  const lock = JSON.parse(read('package-lock.json'));
  for (const [platform, arch, isMusl, binding] of [
    ['darwin', 'arm64', false, 'darwin-arm64'],
    ['darwin', 'x64', false, 'darwin-x64'],
    ['win32', 'x64', false, 'win32-x64-msvc'],
    ['linux', 'x64', false, 'linux-x64-gnu'],
    ['linux', 'arm64', false, 'linux-arm64-gnu'],
    ['linux', 'x64', true, 'linux-x64-musl'],
  ] as const) {
    const asked = missingBindings(lock, { platform, arch, isMusl }, { dev: true });
    const [library, tool] = [`@rolldown/binding-${binding}`, `@biomejs/cli-${binding.replace(/-(gnu|msvc)$/, '')}`];
    const { optionalDependencies } = lock.packages['node_modules/rolldown'];
    for (const name of [library, tool]) {
      const isNamed = lock.packages[`node_modules/${name}`] !== undefined;
      expect(isNamed || asked.some((one) => one.startsWith(`${name}@`)), name).toBe(true);
    }
    expect(asked.filter((one) => one.startsWith('@rolldown/') && !one.startsWith(`${library}@`))).toEqual([]);
    expect(asked.filter((one) => one.startsWith(`${library}@`)).join()).toMatch(
      lock.packages[`node_modules/${library}`] ? /^$/ : new RegExp(`@${optionalDependencies[library]}$`),
    );
    // whoever only plays needs no tools
    const toPlay = missingBindings(lock, { platform, arch, isMusl }, { dev: false });
    expect(toPlay.filter((one) => one.startsWith('@biomejs/'))).toEqual([]);
  }
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
