/** The layers hold because lint refuses what crosses them. Here: that it does refuse. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');

describe('an import is refused', () => {
  imports(
    [
      ['a Node module in the engine', 'packages/engine/src/x.ts', 'node:fs'],
      ['a library in the engine', 'packages/engine/src/x.ts', 'zod'],
      ['the bots in the engine', 'packages/engine/src/x.ts', '@polis/bots'],
      ['the bots in the engine, by path', 'packages/engine/src/x.ts', '../../bots/src/index.ts'],
      ['a test in the engine', 'packages/engine/src/x.ts', '../test/kit.ts'],
      ['a module in the core', 'packages/engine/src/x.ts', './modules/base/index.ts'],
      ['a module in a folder of the core', 'packages/engine/src/part/x.ts', '../modules/base/cards.ts'],
      ['a library in the list of modules', 'packages/engine/src/modules/index.ts', 'zod'],
      ['a library in a module', 'packages/engine/src/modules/base/x.ts', 'zod'],
      ['another module in a module', 'packages/engine/src/modules/base/x.ts', '../leaders/cards.ts'],
      ['another module, the long way', 'packages/engine/src/modules/base/x.ts', '../../modules/leaders/cards.ts'],
      ['an edition in another', 'packages/engine/src/modules/second-edition/x.ts', '../first-edition/cards.ts'],
      ['the list of modules in a module', 'packages/engine/src/modules/base/x.ts', '../index.ts'],
      [
        'another module from a folder of a module',
        'packages/engine/src/modules/base/part/x.ts',
        '../../leaders/cards.ts',
      ],
      ['the list of modules from there', 'packages/engine/src/modules/base/part/x.ts', '../../index.ts'],
      ['a Node module in the bots', 'packages/bots/src/x.ts', 'node:fs'],
      ['a library in the bots', 'packages/bots/src/x.ts', 'zod'],
      ['the command line in the bots', 'packages/bots/src/x.ts', '@polis/cli'],
      ['the inside of the engine in the bots', 'packages/bots/src/x.ts', '@polis/engine/src/trade.ts'],
      ['the inside of the engine in the bots, by path', 'packages/bots/src/net/x.ts', '../../../engine/src/trade.ts'],
      ['another library in the command line', 'packages/cli/src/x.ts', 'esbuild'],
      ['the inside of the bots in the command line', 'packages/cli/src/x.ts', '@polis/bots/src/mcts.ts'],
      ['the engine in the command line, by path', 'packages/cli/src/x.ts', '../../engine/src/index.ts'],
      ['the command line in the server', 'packages/server/src/x.ts', '@polis/cli'],
      ['the inside of the engine in the server', 'packages/server/src/x.ts', '@polis/engine/src/trade.ts'],
      ['a Node module in a room', 'packages/server/src/room/x.ts', 'node:crypto'],
      ['a library in a room', 'packages/server/src/room/x.ts', 'zod'],
      ['the bots in a room', 'packages/server/src/room/x.ts', '@polis/bots'],
      ['the store in a room', 'packages/server/src/room/x.ts', '../store/store.ts'],
      ['a Node module at a table', 'packages/server/src/tables/x.ts', 'node:crypto'],
      ['the sockets in the protocol', 'packages/server/src/protocol/x.ts', '../sockets.ts'],
      ['a Node module in the client', 'packages/client/src/x.ts', 'node:crypto'],
      ['a library in the client', 'packages/client/src/x.ts', 'ws'],
      ['the server in the client', 'packages/client/src/x.ts', '@polis/server'],
      ['a room in the protocol', 'packages/server/src/protocol/x.ts', '../room/types.ts'],
      ['a Node module in the app', 'packages/web/src/x.ts', 'node:fs'],
      ['another library in the app', 'packages/web/src/x.ts', 'zod'],
      ['a library of the server in the app', 'packages/web/src/table/x.ts', 'ws'],
      ['the server itself in the app', 'packages/web/src/x.ts', '@polis/server'],
      ['the inside of the engine in the app', 'packages/web/src/x.ts', '@polis/engine/src/trade.ts'],
      ['the server in the app, by path', 'packages/web/src/net/x.ts', '../../../server/src/sockets.ts'],
      ['another package in a test, by path', 'packages/engine/test/x.ts', '../../bots/src/index.ts'],
      ['the inside of another package in a test', 'packages/bots/test/x.ts', '@polis/engine/src/trade.ts'],
    ],
    'refused',
  );
});

describe('an import is allowed', () => {
  imports(
    [
      ['the core in the core', 'packages/engine/src/x.ts', './trade.ts'],
      ['the core in a folder of the core', 'packages/engine/src/part/x.ts', '../trade.ts'],
      ['the list of modules in the core', 'packages/engine/src/x.ts', './modules/index.ts'],
      ['a module in the list of modules', 'packages/engine/src/modules/index.ts', './base/index.ts'],
      ['the core in the list of modules', 'packages/engine/src/modules/index.ts', '../module.ts'],
      ['the same module in a module', 'packages/engine/src/modules/base/x.ts', './cards.ts'],
      ['the core in a module', 'packages/engine/src/modules/base/x.ts', '../../vocabulary.ts'],
      ['the same module in a folder of a module', 'packages/engine/src/modules/base/part/x.ts', '../cards.ts'],
      ['the core in a folder of a module', 'packages/engine/src/modules/base/part/x.ts', '../../../vocabulary.ts'],
      ['the engine in the bots', 'packages/bots/src/x.ts', '@polis/engine'],
      ['the bots in the bots', 'packages/bots/src/net/x.ts', '../bot.ts'],
      ['the engine in the command line', 'packages/cli/src/x.ts', '@polis/engine'],
      ['the bots in the command line', 'packages/cli/src/x.ts', '@polis/bots'],
      ['zod in the command line', 'packages/cli/src/x.ts', 'zod'],
      ['cli-progress in the command line', 'packages/cli/src/x.ts', 'cli-progress'],
      ['a Node module in the command line', 'packages/cli/src/x.ts', 'node:fs/promises'],
      ['the server in the command line', 'packages/cli/src/x.ts', '@polis/server'],
      ['the bots in the server', 'packages/server/src/x.ts', '@polis/bots'],
      ['a library in the server', 'packages/server/src/http/x.ts', 'fastify'],
      ['the engine in a room', 'packages/server/src/room/x.ts', '@polis/engine'],
      ['a room at a table', 'packages/server/src/tables/x.ts', '../room/index.ts'],
      ['the client in the protocol', 'packages/server/src/protocol/x.ts', '@polis/client'],
      ['zod in the protocol', 'packages/server/src/protocol/x.ts', 'zod'],
      ['the engine in the client', 'packages/client/src/x.ts', '@polis/engine'],
      ['the engine in the app', 'packages/web/src/table/x.ts', '@polis/engine'],
      ['a client in the app', 'packages/web/src/net/x.ts', '@polis/client'],
      ['tables in the app', 'packages/web/src/local/x.ts', '@polis/server/tables'],
      ['React in the app', 'packages/web/src/table/x.ts', 'react'],
      ['a library in the app', 'packages/web/src/table/x.ts', 'zustand'],
      ['another part of the app in the app', 'packages/web/src/table/x.ts', '../look/Icon.tsx'],
      ['its own package in a test', 'packages/engine/test/rules/x.ts', '../../src/modules/base/cards.ts'],
      ['another package in a test', 'packages/bots/test/x.ts', '@polis/engine'],
    ],
    'allowed',
  );
});

describe('in the engine and the bots', () => {
  const refused = {
    'export const roll = () => Math.random();': 'lint/nursery/noJsRestrictedProperties',
    'export const now = () => Date.now();': 'lint/style/noRestrictedGlobals',
    'export const log = () => console.log(1);': 'lint/suspicious/noConsole',
    'export enum Colour { Red }': 'lint/style/noEnum',
  };
  for (const [source, rule] of Object.entries(refused)) {
    test(`refused: ${source}`, () => {
      const found = lint({ 'packages/engine/src/x.ts': [source], 'packages/bots/src/x.ts': [source] });
      expect(found).toContainEqual({ rule, file: 'packages/engine/src/x.ts', line: 1 });
      expect(found).toContainEqual({ rule, file: 'packages/bots/src/x.ts', line: 1 });
    });
  }
});

test('files that import one another are refused, unless they import only types', () => {
  const found = lint({
    'packages/engine/src/a.ts': ["import { b } from './b.ts';", 'export const a = () => b();'],
    'packages/engine/src/b.ts': ["import { a } from './a.ts';", 'export const b = (): unknown => a();'],
    'packages/engine/src/c.ts': ["import type { D } from './d.ts';", 'export type C = D | 1;'],
    'packages/engine/src/d.ts': ["import type { C } from './c.ts';", 'export type D = C[];'],
  });
  const cycles = found.filter(({ rule }) => rule === 'lint/suspicious/noImportCycles');
  expect(cycles.map(({ file }) => file).sort()).toEqual(['packages/engine/src/a.ts', 'packages/engine/src/b.ts']);
});

test("in the app, React's own way to load a part later is refused", () => {
  const found = lint({
    'packages/web/src/x.tsx': ["import { lazy } from 'react';", "import { useState } from 'react';", 'lazy(useState);'],
  });
  const refused = found.filter(({ rule }) => rule === 'lint/style/noRestrictedImports');
  expect(refused).toEqual([{ rule: 'lint/style/noRestrictedImports', file: 'packages/web/src/x.tsx', line: 1 }]);
});

/** Writes every case into one tree, each import in all its forms, and lints that tree once. */
function imports(cases: [what: string, file: string, source: string][], verdict: 'refused' | 'allowed') {
  const forms = ['import { a } from', 'import type { A } from', 'export { a } from', 'await import('];
  const files: Record<string, string[]> = {};
  const places = cases.map(([, file, source]) => {
    files[file] ??= [];
    const first = files[file].length + 1;
    for (const form of forms) files[file].push(`${form} '${source}'${form.endsWith('(') ? ')' : ''};`);
    return forms.map((_, i) => first + i);
  });
  const found = lint(files).filter(({ rule }) => rule === 'lint/style/noRestrictedImports');
  cases.forEach(([what, file, source], i) => {
    test(`${what}: ${source}`, () => {
      const hits = places[i].filter((line) => found.some((hit) => hit.file === file && hit.line === line));
      expect(hits).toEqual(verdict === 'refused' ? places[i] : []);
    });
  });
}

function lint(files: Record<string, string[]>): { rule: string; file: string; line: number }[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-lint-'));
  try {
    fs.copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
    for (const [file, lines] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
    }
    const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const report: {
      diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
    } = JSON.parse(stdout);
    return report.diagnostics.map(({ category, location }) => ({
      rule: category,
      file: location.path.replaceAll('\\', '/'),
      line: location.start.line,
    }));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
