/** The packages as outsiders have them: packed, installed without a network into an empty folder, and used there. */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { becomeGuest, createTable, USUAL } from '@polis/client';
import { build, transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, playOn } from '../packages/server/bench/people.ts';
import { type ServerProcess, serve } from '../packages/server/bench/process.ts';
import { withAllTheyNeed } from '../scripts/packing/installed.mjs';
import { LIBRARIES, packInto } from '../scripts/packing/packages.mjs';
import { examplesOf, exportsOf } from './api.ts';
import { root } from './copy.ts';

const MOST_KB_OF_ENGINE = 57;

const outer = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-packages-'));
/** Someone's project that uses the libraries, and a machine with the command line. */
const project = path.join(outer, 'project');
const machine = path.join(outer, 'machine');
const commandLine = path.join(machine, 'node_modules/@polis/cli');
let packed: string[] = [];

const tarball = (name: string): string => packed.find((file) => path.basename(file).startsWith(`polis-${name}-`)) ?? '';

const contents = (name: string): string[] =>
  execFileSync('tar', ['-tzf', tarball(name)], { encoding: 'utf8' })
    .trim()
    .split('\n');

const manifestIn = (folder: string) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));

function write(folder: string, name: string, content: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
}

const node = (folder: string, args: string[], input = ''): string =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] });

/** As installing from a registry would do it: the library, and below it only what it says it needs. */
function putBeside(folder: string, names: string[]): void {
  for (const [from] of withAllTheyNeed(names))
    fs.cpSync(from, path.join(folder, path.relative(root, from)), {
      recursive: true,
      filter: (file) => !/(\/src\/upstream|\.map|\.d\.[cm]?ts|\.md)$/.test(file),
    });
}

beforeAll(async () => {
  packed = await packInto(path.join(outer, 'packages'));
  fs.mkdirSync(project);
  write(project, 'package.json', JSON.stringify({ name: 'someone', private: true, type: 'module' }));
  const files = LIBRARIES.map(tarball);
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], { cwd: project, stdio: 'pipe' });
  fs.mkdirSync(commandLine, { recursive: true });
  execFileSync('tar', ['-xzf', tarball('cli'), '--strip-components=1', '-C', commandLine]);
  putBeside(machine, Object.keys(manifestIn(commandLine).dependencies));
}, 120_000);

afterAll(() => fs.rmSync(outer, { recursive: true, force: true }));

describe('what is packed', () => {
  test('is one version, says what it needs, and holds no tests', () => {
    const { version } = manifestIn(path.join(root, 'packages/engine'));
    for (const name of [...LIBRARIES, 'cli']) {
      const folder = name === 'cli' ? commandLine : path.join(project, 'node_modules/@polis', name);
      const manifest = manifestIn(folder);
      expect(manifest).toMatchObject({ name: `@polis/${name}`, version, license: 'MIT', type: 'module' });
      expect(manifest.engines.node).toBe('>=20.19.0');
      expect(manifest.private).toBeUndefined();
      expect(Object.keys({ ...manifest.dependencies }).filter((other) => other.startsWith('@polis/'))).toEqual([]);
      const below = ['bots', 'client'].includes(name) ? { '@polis/engine': `^${version}` } : {};
      expect(manifest.peerDependencies ?? {}).toEqual(below);
      expect(manifest.devDependencies).toBeUndefined();
      const files = contents(name);
      expect(files).toContain('package/README.md');
      expect(files).toContain('package/LICENSE');
      expect(files.filter((file) => /test|bench|tsconfig|tune|fit\.ts/.test(file))).toEqual([]);
    }
  });

  test('has declarations, sources and maps to them for every file', () => {
    for (const name of LIBRARIES) {
      const files = contents(name);
      const scripts = files.filter((file) => file.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(2);
      for (const file of scripts) {
        const beside = file.replace(/\.js$/, '');
        const source = beside.replace('/dist/', '/src/');
        expect(files).toEqual(
          expect.arrayContaining([`${file}.map`, `${beside}.d.ts`, `${beside}.d.ts.map`, `${source}.ts`]),
        );
      }
    }
    expect(contents('cli')).toContain('package/dist/polis.mjs.map');
  });
});

describe('the libraries', () => {
  test('run the example of the README', () => {
    const [, example] = /```ts\n(.*?)```/s.exec(fs.readFileSync(path.join(root, 'README.md'), 'utf8')) ?? [];
    const file = write(project, 'readme.mjs', asJavaScript(example));
    expect(node(project, [file])).toMatch(/^\[ \d( , \d)* \] \[\n/);
  });

  test('are complete for the compiler, at its strictest, and do what docs/api.md shows', async () => {
    const files = LIBRARIES.flatMap((name) =>
      examplesOf(name).map((example, i) => {
        write(project, `${name}-${i}.mjs`, asJavaScript(example));
        return write(project, `${name}-${i}.mts`, example);
      }),
    );
    write(project, 'effects.mts', everyEffect());
    write(project, 'types.mts', TYPES);
    write(project, 'tsconfig.json', JSON.stringify({ compilerOptions: STRICT, include: ['*.mts'] }));
    const compiled = spawnResult([path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
    expect((await compiled).output).toBe('');
    const runs = await Promise.all(files.map((file) => spawnResult([file.replace(/\.mts$/, '.mjs')])));
    expect(runs.filter(({ code }) => code !== 0)).toEqual([]);
  });

  test('have every export that is promised', () => {
    const program = LIBRARIES.map(
      (name) => `import * as ${name} from '@polis/${name}'; console.log(Object.keys(${name}).join(' '));`,
    );
    const lines = node(project, ['--input-type=module', '-e', program.join('\n')])
      .trim()
      .split('\n');
    for (const [i, name] of LIBRARIES.entries())
      expect(exportsOf(name)).toEqual(expect.arrayContaining(lines[i].split(' ')));
  });

  test(`let the engine be bundled for browsers, in at most ${MOST_KB_OF_ENGINE} kB`, async () => {
    const { outputFiles, warnings } = await build({
      stdin: { contents: "export * from '@polis/engine';", resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      write: false,
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    expect(brotliCompressSync(outputFiles[0].contents).length / 1000).toBeLessThan(MOST_KB_OF_ENGINE);
  });
});

describe('the command line', () => {
  test('is called by its own name in what comes with it', () => {
    const page = fs.readFileSync(path.join(commandLine, 'docs/scenario.md'), 'utf8');
    expect(page).toMatch(/^\$ polis score/m);
    expect(page).not.toMatch(/^\$.*npx polis/m);
  });

  const program = path.join(commandLine, 'bin/polis.mjs');
  let server: ServerProcess;
  beforeAll(async () => {
    server = await serve(program, { POLIS_DATA: path.join(machine, 'data') });
  }, 60_000);
  afterAll(() => server.end('SIGTERM'));

  test('plays games', () => {
    const result = JSON.parse(node(machine, [program, 'simulate', '--players', '3', '--games', '6', '--json']));
    expect(result.games).toBe(6);
    expect(node(machine, [program, '--version'])).toBe(`${manifestIn(commandLine).version}\n`);
  });

  test('serves the app', async () => {
    const page = await (await fetch(server.address)).text();
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
    expect((await fetch(new URL(script, server.address))).headers.get('content-type')).toMatch(/javascript/);
  });

  describe('and the libraries run what is in examples/', () => {
    const example = (name: string): string => {
      const file = path.join(project, `${name}.mjs`);
      fs.copyFileSync(path.join(root, 'examples', `${name}.mjs`), file);
      return file;
    };

    test('terminal.mjs: a game to its end', () => {
      const shown = node(project, [example('terminal'), '3', 'base,leaders,cities,edifice'], 'what?\n1\n'.repeat(500));
      expect(shown).toMatch(/A number from 1 to \d+, please\./);
      expect(shown.trim().split('\n').slice(-3).join('\n')).toMatch(/^You, .*: -?\d+/);
      expect(shown).toMatch(/: \d+, first/);
    });

    test('study.mjs: what those have who win', () => {
      const shown = node(project, [example('study'), '12']);
      expect(shown).toMatch(/^points +winners +others\ntotal +\d/);
      expect(shown).toMatch(/\w+-[AB] +\d+\.\d % ± /);
    });

    test('bot.mjs: sits down at a table of a server and plays to the end', async () => {
      putBeside(project, ['ws']);
      const host = await becomeGuest(server.address, 'Ann');
      const { id, code } = await createTable(server.address, host, SETTINGS);
      const bot = spawnResult([example('bot'), server.address, code, 'Hal']);
      const by = client(() => server.address, host);
      const playing = playOn(by, id, 1);
      await expect.poll(() => playing.known()?.room.chairs[1].person?.name, { timeout: 20_000 }).toBe('Hal');
      await by.command(id, { do: 'start', fill: null });
      expect((await playing.over).room.status).toBe('over');
      by.close();
      expect(await bot).toEqual({
        code: 0,
        output: `Hal sits at table ${code}.\nThe game is over. Thank you for it!\n`,
      });
    });
  });
});

const SETTINGS = {
  ...USUAL,
  modules: ['base', 'leaders'],
  edition: 'first' as const,
  seats: 2,
  wonders: null,
  listed: false,
  rated: false,
};

const STRICT = {
  strict: true,
  skipLibCheck: false,
  noEmit: true,
  // what is inferred from the libraries has names that can be written down
  declaration: true,
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  module: 'nodenext',
  types: [],
  noUnusedLocals: true,
};

/** A program that names the kinds of effect that modules have added. */
function everyEffect(): string {
  const modules = path.join(root, 'packages/engine/src/modules');
  const kinds = fs.readdirSync(modules).flatMap((name) => {
    const file = path.join(modules, name, 'effects.ts');
    const [, added] =
      /interface EffectKinds \{(.*?)\n {2}\}/s.exec(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '') ?? [];
    return [...(added ?? '').matchAll(/^ {4}(\w+):/gm)].map(([, kind]) => kind);
  });
  expect(kinds.length).toBeGreaterThan(15);
  return `import type { EffectKind } from '@polis/engine';\nexport const added: EffectKind[] = ${JSON.stringify(kinds)};\n`;
}

/** What is inferred can be declared, fields of modules are known, and typing errors do not compile. */
const TYPES = `
import { conflictsNow, create, explain, setTable, submit, type Reason } from '@polis/engine';
import { playOut, suggest } from '@polis/bots';

export const game = create({ seats: 3, seed: '0'.repeat(32) });
const { cards, wonders, tokens, seatPiles, powers, steps, setup, joinings, scenario, lines } = game.rules;
export const parts = [cards[0].cost, cards[0].lasting, cards[0].once, cards[0].points, wonders[0].side, tokens[0]];
export const more = { pile: seatPiles[0], power: powers[0], step: steps[0], setup, joinings, scenario, lines };
export const move = game.moves[0];
export const taken = conflictsNow(game);
export const why = explain(game, 0).map((one) => one.why);
export const lacking = (reason: Reason) => (reason.code === 'resources' ? [reason.lacks, reason.idle] : reason);
export const hints = (view: Parameters<typeof suggest>[0]) => suggest(view, { dice: { a: 1, b: 2, c: 3, d: 4 } });
export const limited = playOut.bind(null, game);

export const table = setTable({
  freeCity: { seat: 2, holder: 0 },
  edifices: [{ id: 'outpost' }],
  seats: [{ leaders: ['plato'], courtesan: 'plato', debt: 1, pawns: [1] }, {}, {}],
});
// @ts-expect-error: coins
setTable({ seats: [{ coin: 3 }, {}, {}] });
// @ts-expect-error: seats
setTable({ seats: [], seat: [] });
// @ts-expect-error: build
submit(game, 0, { do: 'bild', card: 'baths' });
// @ts-expect-error: card
submit(game, 0, { do: 'build' });
submit(game, 0, { do: 'build', card: 'baths', pay: { left: 2 } });
`;

const asJavaScript = (example: string): string => transformSync(example, { loader: 'ts' }).code;

function spawnResult(args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
      });
    child.once('close', (code) => resolve({ code, output }));
  });
}
