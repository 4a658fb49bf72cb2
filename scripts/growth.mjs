// `npm run growth -- [engine] [arena] [start] [opening] [memory]`: how things grow, all of it unless some is named, drawn
// between the marks of that name in the RESULTS.md of their package. Takes a quarter of an hour.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBundled } from './bundle.mjs';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';
import { chart } from './growing/chart.mjs';
import { rate } from './growing/rate.mjs';
import { held, openings, starts } from './growing/stored.mjs';

const [SERVER, ENGINE, BOTS] = [
  'packages/server/bench/RESULTS.md',
  'packages/engine/bench/RESULTS.md',
  'packages/bots/RESULTS.md',
];
/** Of an arena, and those whose time is taken off: that of the start of the command and of its threads. */
const [GAMES, FEW] = [6000, 60];
/** For each rate of the engine: to make it warm, and to measure it. */
const [WARM_MS, ENGINE_MS] = [3000, 2000];
const MIXES = [
  'base',
  'base leaders',
  'base cities',
  'base edifice',
  'base leaders cities',
  'base leaders cities edifice',
].map((names) => names.split(' '));
/** Each with its page, and the charts that are drawn there. */
const GROWTH = {
  engine: { page: ENGINE, draw: engine },
  arena: { page: BOTS, draw: arena },
  start: { page: SERVER, draw: start },
  opening: { page: SERVER, draw: opening },
  memory: { page: SERVER, draw: memory },
};

/** In place of what stands between the marks. @param {string} file @param {string} name @param {string} charts */
function put(file, name, charts) {
  const [begin, end] = [`<!-- growth: ${name} -->`, '<!-- end of growth -->'];
  const page = fs.readFileSync(file, 'utf8');
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${file} has no place for the growth of ${name}`);
  fs.writeFileSync(file, `${page.slice(0, from)}${begin}\n\n\`\`\`\n${charts}\n\`\`\`\n\n${page.slice(to)}`);
}

/** @param {number} number */
const count = (number) => Math.round(number).toLocaleString('en');

/** What the command prints. @param {string[]} args */
function polis(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'dist/polis.mjs'), ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`polis ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Games a second against players and modules. */
async function engine() {
  const { measures } = await loadBundled('packages/cli/src/measures.ts', 'bench-now');
  /** @param {string} what @param {number} players @param {string[]} modules */
  const perSecond = (what, players, modules) => {
    const { [what]: work } = measures({ players, edition: 'first', modules });
    rate(work, WARM_MS);
    return rate(work, ENGINE_MS);
  };
  return ['games through sample', 'games with all choices listed'].flatMap((what) => {
    const row = (/** @type {string} */ label, /** @type {number} */ players, /** @type {string[]} */ modules) => {
      const value = perSecond(what, players, modules);
      return { label, value, text: count(value) };
    };
    return [
      chart(
        `${what}, a second, by players (base)`,
        [3, 4, 5, 6, 7].map((players) => row(String(players), players, ['base'])),
      ),
      chart(
        `${what}, a second, by modules (4 players)`,
        MIXES.map((modules) => row(modules.join(' + '), 4, modules)),
      ),
    ];
  });
}

/** Games a second of an arena against its threads. */
async function arena() {
  const seconds = (/** @type {number} */ threads, /** @type {number} */ games) => {
    const begin = performance.now();
    const table = ['--bots', 'merchant,merchant,merchant,merchant', '--games', String(games)];
    polis('arena', ...table, '--threads', String(threads), '--json');
    return (performance.now() - begin) / 1000;
  };
  const rows = [1, 2, 4].map((threads) => {
    const value = (GAMES - FEW) / (seconds(threads, GAMES) - seconds(threads, FEW));
    return { label: String(threads), value, text: count(value) };
  });
  return [chart(`games of four merchants a second, by threads (${os.availableParallelism()} cores)`, rows)];
}

/** Start of a server against stored tables. */
async function start() {
  const found = await starts([100, 10_000, 100_000]);
  const rows = found.map(({ tables, processor, seconds, slowest, diskMB, open, memoryMB }) => ({
    label: count(tables),
    value: processor,
    text: `${processor.toFixed(2)} s, ready after ${seconds.toFixed(2)} s (at most ${slowest.toFixed(2)} s); ${diskMB} MB on disk; then ${open} open, ${memoryMB} MB`,
  }));
  return [chart('processor time until a server is ready, by stored tables', rows)];
}

/** Time to open a stored table against its length. */
async function opening() {
  const rows = (await openings()).map(({ lines, ms }) => ({
    label: count(lines),
    value: ms,
    text: `${ms.toFixed(1)} ms`,
  }));
  return [chart('a stored table is open, by lines of its journal (7 people, all expansions)', rows)];
}

/** Memory against open tables. */
async function memory() {
  /** @type {import('./growing/chart.mjs').Row[]} */
  const rows = [];
  await held(
    [
      { tables: 1000, isAttended: true },
      { tables: 5000, isAttended: true },
      { tables: 20_000, isAttended: false },
    ],
    ({ tables, sockets, memoryMB }) => {
      const label = `${count(tables)} tables, ${count(sockets)} sockets`;
      rows.push({ label, value: memoryMB, text: `${count(memoryMB)} MB` });
      console.error(label, memoryMB);
    },
  );
  return [chart('memory of a server, by open tables (in the middle of a game of three)', rows)];
}

const named = process.argv.slice(2);
const isKnown = (/** @type {string} */ name) => Object.hasOwn(GROWTH, name);
if (!named.every(isKnown)) {
  console.error(`usage: npm run growth -- [${Object.keys(GROWTH).join('] [')}]`);
  process.exit(2);
}
ensureInstalled({ dev: true });
await ensureBuilt();
for (const [name, { page, draw }] of Object.entries(GROWTH)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.error(`measuring: ${name} ...`);
  const charts = (await draw()).join('\n\n');
  console.log(`\n${charts}`);
  put(path.join(root, page), name, charts);
}
