/**
 * Every expansion is a folder: without it and its line in the list, the engine compiles and passes its other tests.
 * Tests and golden records that need a module have its name in their own: in that of the folder or of the file.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const modules = 'packages/engine/src/modules';
const tests = 'packages/engine/test';
const list = fs.readFileSync(path.join(root, modules, 'index.ts'), 'utf8');

/** Folders of the list that are neither the base game nor an edition of it nor come by themselves. */
const expansions = fs
  .readdirSync(path.join(root, modules), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((name) => name !== 'base' && !/(automatic: true|edition: ')/.test(read(`${modules}/${name}/index.ts`)));

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) fs.rmSync(copy, { recursive: true, force: true });
});

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

/** The engine and its tests, without this module and the tests that need it. */
function without(name: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-amputation-'));
  copies.push(copy);
  for (const part of [
    'packages/engine',
    'test/properties.setup.ts',
    'vitest.config.ts',
    'tsconfig.json',
    'package.json',
  ])
    fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const line = new RegExp(`^import \\{ (\\w+) \\} from './${name}/index.ts';\n`, 'm');
  const [, variable] = line.exec(list) ?? [];
  fs.writeFileSync(
    path.join(copy, modules, 'index.ts'),
    list.replace(line, '').replace(new RegExp(`^  ${variable},\n`, 'm'), ''),
  );
  fs.rmSync(path.join(copy, modules, name), { recursive: true });
  for (const file of needing(name)) fs.rmSync(path.join(copy, tests, file), { recursive: true, force: true });
  return copy;
}

/** `rules/cities`, `rules/teams/with-cities.test.ts`, `golden/8-players-cities.json` and the like. */
function needing(name: string): string[] {
  const isNamed = new RegExp(`(^|[/-])${name}([/.-]|$)`);
  const all = fs.readdirSync(path.join(root, tests), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => isNamed.test(file.replaceAll('\\', '/')));
}

function run(cwd: string, env: Record<string, string>, tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: stdout + stderr };
}

/** Rules, cards and records in full; of the properties the one that knows most about modules, on few examples. */
const PARTS = ['rules', 'cards', 'golden', 'properties/conservation'];
const EXAMPLES = '5';

test('there is an expansion to take away', () => expect(expansions).not.toEqual([]));

test.each(expansions)('what needs %s is found by its name', (name) => {
  const golden = fs.readdirSync(path.join(root, tests, 'golden')).filter((file) => file.includes(`-${name}`));
  expect(golden).not.toEqual([]);
  expect(needing(name)).toEqual(
    expect.arrayContaining([path.join('rules', name), ...golden.map((file) => path.join('golden', file))]),
  );
});

test.each(expansions)(
  'without %s the engine compiles and passes',
  (name) => {
    const copy = without(name);
    const types = run(copy, {}, 'typescript/bin/tsc', '-p', 'tsconfig.json');
    expect(types.output).toBe('');
    expect(types.status).toBe(0);
    const parts = PARTS.map((part) => `${tests}/${part}`);
    // none of these replaces a file for itself, so that they can share what they have loaded
    const passed = run(copy, { FUZZ_RUNS: EXAMPLES }, 'vitest/vitest.mjs', 'run', '--no-isolate', ...parts);
    expect(passed.status, passed.output.slice(-3000)).toBe(0);
  },
  300_000,
);
