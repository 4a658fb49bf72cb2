/** Every expansion is a folder: without it and its line in the list, the engine compiles and passes its other tests. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const modules = 'packages/engine/src/modules';
const list = fs.readFileSync(path.join(root, modules, 'index.ts'), 'utf8');

/** Folders of the list that are neither the base game nor come by themselves with a number of players. */
const expansions = fs
  .readdirSync(path.join(root, modules), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((name) => name !== 'base' && !/automatic: true/.test(read(`${modules}/${name}/index.ts`)));

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) fs.rmSync(copy, { recursive: true, force: true });
});

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

/** The engine and its tests, without this module and the tests that are its own. */
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
    list.replace(line, '').replace(new RegExp(`, ${variable}\\b`), ''),
  );
  const own = [`src/modules/${name}`, `test/rules/${name}`, `test/cards/${name}.test.ts`];
  for (const gone of own) fs.rmSync(path.join(copy, 'packages/engine', gone), { recursive: true });
  const golden = path.join(copy, 'packages/engine/test/golden');
  for (const file of fs.readdirSync(golden)) if (file.endsWith(`-${name}.json`)) fs.rmSync(path.join(golden, file));
  return copy;
}

function run(cwd: string, tool: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('there is an expansion to take away', () => expect(expansions).not.toEqual([]));

test.each(expansions)(
  'without %s the engine compiles and passes',
  (name) => {
    const copy = without(name);
    const types = run(copy, 'typescript/bin/tsc', '-p', 'tsconfig.json');
    expect(types.output).toBe('');
    expect(types.status).toBe(0);
    const parts = ['rules', 'cards', 'golden', 'properties/conservation', 'properties/belief', 'properties/secrecy'];
    const tests = run(copy, 'vitest/vitest.mjs', 'run', ...parts.map((part) => `packages/engine/test/${part}`));
    expect(tests.status, tests.output.slice(-3000)).toBe(0);
  },
  240_000,
);
