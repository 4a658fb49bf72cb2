/**
 * Every expansion is a folder, and so is each second box and each set of further boards: without it and its lines in the
 * list, the engine compiles and passes its other tests, and the bots, the command line and the server compile.
 * Tests and golden records that need a module have its name in their own: in that of the folder or of the file.
 */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyOf, root, runIn } from './copy.ts';

const modules = 'packages/engine/src/modules';
const tests = 'packages/engine/test';
/** Packages that know the engine by its public face. */
const OTHERS = ['bots', 'cli', 'client', 'server'];
const list = fs.readFileSync(path.join(root, modules, 'index.ts'), 'utf8');

/** Folders of the list: not the base game, an edition or a first box, nor what comes by itself unless it is boards. */
const expansions = fs
  .readdirSync(path.join(root, modules), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((name) => {
    const text = read(`${modules}/${name}/index.ts`);
    const isEdition = /^ {2}edition: '/m.test(text) || /^ {2}box: .*'first'/m.test(text);
    const isFixed = text.includes('automatic: true') && !/^ {2}boards: /m.test(text);
    return name !== 'base' && !isEdition && !isFixed;
  });

const copies: { remove(): void }[] = [];
afterAll(() => {
  for (const copy of copies) copy.remove();
});

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

/** The engine and its tests, and what else knows it, without this module and the tests that need it. */
function without(name: string): string {
  const { folder: copy, remove } = copyOf([
    'packages/engine',
    ...OTHERS.flatMap((other) => [`packages/${other}/package.json`, `packages/${other}/src`]),
    'test/properties.setup.ts',
    'test/repetitions.ts',
    'vitest.config.ts',
    'tsconfig.json',
    'package.json',
  ]);
  copies.push({ remove });
  const line = new RegExp(`^import \\{ (\\w+) \\} from './${name}/index.ts';\n`, 'm');
  const [, variable] = line.exec(list) ?? [];
  fs.writeFileSync(
    path.join(copy, modules, 'index.ts'),
    [
      line,
      new RegExp(`^export type \\{\\} from './${name}/\\w+.ts';\n`, 'gm'),
      new RegExp(`^  ${variable},\n`, 'm'),
    ].reduce((text, gone) => text.replace(gone, ''), list),
  );
  fs.rmSync(path.join(copy, modules, name), { recursive: true });
  for (const file of needing(name)) fs.rmSync(path.join(copy, tests, file), { recursive: true, force: true });
  return copy;
}

/** `rules/cities`, `rules/teams/with-cities.test.ts`, `golden/version-2/8-players-cities.json` and the like. */
function needing(name: string): string[] {
  const isNamed = new RegExp(`(^|[/-])${name}([/.-]|$)`);
  const all = fs.readdirSync(path.join(root, tests), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => isNamed.test(file.replaceAll('\\', '/')));
}

/** Rules, cards and records in full; of the properties the one that knows most about modules, on few examples. */
const PARTS = ['rules', 'cards', 'golden', 'properties/conservation'];
const EXAMPLES = '5';

test('there is an expansion to take away', () => expect(expansions).not.toEqual([]));

test.each(expansions)('what needs %s is found by its name', (name) => {
  const golden = fs
    .readdirSync(path.join(root, tests, 'golden'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes(`-${name}`));
  expect(golden).not.toEqual([]);
  expect(needing(name)).toEqual(
    expect.arrayContaining([path.join('rules', name), ...golden.map((file) => path.join('golden', file))]),
  );
});

test.each(expansions)(
  'without %s the engine compiles and passes',
  (name) => {
    const copy = without(name);
    const types = runIn(copy, {}, 'typescript/bin/tsc', '-p', 'tsconfig.json');
    expect(types.output).toBe('');
    expect(types.status).toBe(0);
    const parts = PARTS.map((part) => `${tests}/${part}`);
    // none of these replaces a file for itself, so that they can share what they have loaded
    const passed = runIn(copy, { FUZZ_RUNS: EXAMPLES }, 'vitest/vitest.mjs', 'run', '--no-isolate', ...parts);
    expect(passed.status, passed.output.slice(-3000)).toBe(0);
  },
  300_000,
);
