// The packages as outsiders install them: built in a folder each, then packed by npm.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BUNDLED, ensureBuilt, ensureInstalled, root } from '../ensure.mjs';
import { compile } from './declarations.mjs';
import { licencesOf } from './licences.mjs';
import { copyBuilt, librariesBeside } from './program.mjs';

/** In the order in which they stand on each other. */
export const LIBRARIES = /** @type {const} */ (['engine', 'bots', 'client']);

/** @typedef {Record<string, any> & { name: string, version: string }} Manifest */

/** Returns the files it has written. @param {string} folder */
export async function packInto(folder) {
  ensureInstalled({ dev: true });
  await ensureBuilt();
  fs.rmSync(folder, { recursive: true, force: true });
  for (const name of LIBRARIES) stageLibrary(name, folder);
  stageCommandLine(path.join(folder, 'cli'));
  const staged = [...LIBRARIES, 'cli'];
  const done = spawnSync('npm', ['pack', '--json', '--pack-destination', '.', ...staged.map((name) => `./${name}`)], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error(`npm pack failed: ${done.stderr}`);
  for (const name of staged) fs.rmSync(path.join(folder, name), { recursive: true });
  return fs.readdirSync(folder).map((file) => path.join(folder, file));
}

/** @param {(typeof LIBRARIES)[number]} name @param {string} all the folder that the others are in, too */
function stageLibrary(name, all) {
  const folder = path.join(all, name);
  const manifest = manifestOf(name);
  write(folder, {
    ...common(manifest),
    files: ['dist', 'src', 'docs'],
    ...peersOf(manifest),
    types: './dist/index.d.ts',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
  });
  const below = LIBRARIES.slice(0, LIBRARIES.indexOf(name));
  compile(name, folder, Object.fromEntries(below.map((other) => [other, path.join(all, other)])));
  copyTexts(name, folder, ['api.md']);
}

/** Server and app are inside; libraries from outside are installed beside it, but for those in the bundle. @param {string} folder */
function stageCommandLine(folder) {
  copyBuilt(path.join(folder, 'dist'));
  fs.mkdirSync(path.join(folder, 'bin'));
  fs.writeFileSync(
    path.join(folder, 'bin/polis.mjs'),
    "#!/usr/bin/env node\nprocess.setSourceMapsEnabled(true);\nawait import('../dist/polis.mjs');\n",
    { mode: 0o755 },
  );
  const manifest = manifestOf('cli');
  write(folder, {
    ...common(manifest),
    files: ['bin', 'dist', 'docs'],
    bin: { polis: 'bin/polis.mjs' },
    dependencies: librariesBeside(),
  });
  copyTexts('cli', folder, ['server.md', 'scenario.md', 'scenario.schema.json', 'examples']);
  const inside = [...BUNDLED, ...Object.keys(manifestOf('web').dependencies)];
  fs.writeFileSync(path.join(folder, 'dist/LICENCES.txt'), licencesOf(inside));
}

/** What every package says of itself. @param {Manifest} manifest */
function common({ name, version, description, license, type, sideEffects }) {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { name, version, description, license, type, sideEffects, engines };
}

/**
 * Whoever installs bots or client installs the engine beside them, from a file as well: it is not fetched by its name from
 * a registry, where that name may be someone else's.
 * @param {Manifest} manifest
 */
function peersOf({ dependencies = {} }) {
  const names = Object.keys(dependencies);
  return {
    peerDependencies: Object.fromEntries(names.map((name) => [name, `^${dependencies[name]}`])),
    peerDependenciesMeta: Object.fromEntries(names.map((name) => [name, { optional: true }])),
  };
}

/** @param {string} name @returns {Manifest} */
function manifestOf(name) {
  return JSON.parse(fs.readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));
}

/** @param {string} folder @param {Manifest} manifest */
function write(folder, manifest) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Its README, the licence and these of `docs`. @param {string} name @param {string} folder @param {string[]} docs */
function copyTexts(name, folder, docs) {
  fs.copyFileSync(path.join(root, 'packages', name, 'README.md'), path.join(folder, 'README.md'));
  fs.copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  for (const doc of docs) {
    const copy = path.join(folder, 'docs', doc);
    fs.cpSync(path.join(root, 'docs', doc), copy, { recursive: true });
    if (doc.endsWith('.md')) fs.writeFileSync(copy, forOutsiders(fs.readFileSync(copy, 'utf8')));
  }
}

/** What is linked in the repository is not beside it here, and the command has its own name. @param {string} page */
const forOutsiders = (page) =>
  page.replace(/\[([^\]]+)\]\((?!#|https?:)[^)]*\)/g, '$1').replace(/(?<!`)npx polis/g, 'polis');
