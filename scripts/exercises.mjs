// `npm run exercises -- --count N --seed S`: plays games between bots over all mixes, looks for positions in which one
// choice is clearly best, and writes those that come with Polis (packages/bots/src/exercises/stored.ts).
//
//   --count N    so many exercises; 520 unless told
//   --add MIX    so many more of this mix alone, such as base,teams, or of any; those that come with Polis stay
//   --renew      finds none, but looks into those that come with Polis again: what is no longer clear to the bots goes
//   --seed S     names the series of games: the same one, the same games
//   --threads N  as many as there are processors unless told
//
// It takes some ten minutes of two processors for 500. What was found is kept in data/exercises, so that it goes on from there
// when it is started again; Ctrl+C writes what there is so far.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { bundle, bundlePath, loadBundled } from './bundle.mjs';
import { ensureInstalled, root } from './ensure.mjs';

const GATHER = 'exercises';
const FILE = path.join(root, 'packages/bots/src/exercises/stored.ts');
/** As it ships. */
const MOST_BYTES = 300_000;

/** How many play: mostly 3 to 7. */
const PLAYERS = [2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 7, 7, 7, 8];
/** How often a game has the base alone, or all expansions; else every mix is as likely. */
const BASE = 0.25;
const ALL = 0.2;
const FURTHER_BOARDS = 0.15;
const EXPERT = 0.1;

/** In place of a mix: of all mixes. */
const ANY = 'any';

/** A theme may have so large a share of all; exercises without one a smaller one. */
const MOST_OF_A_THEME = 0.3;
const MOST_WITHOUT = 0.1;

/** @typedef {{ exercise: { id: string, hash: string, themes: string[], config: { seats: number } }, series: string, number: number }} Found */

async function main() {
  const { values } = parseArgs({
    options: {
      count: { type: 'string' },
      add: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      renew: { type: 'boolean', default: false },
    },
  });
  const count = Number(values.count ?? 520);
  const added = values.add?.split(',') ?? null;
  const series = [values.seed ?? 'exercises', ...(added ?? [])].join(' ');
  const threads = Number(values.threads ?? os.availableParallelism());
  if (!(count > 0 && threads > 0)) {
    console.error('usage: npm run exercises [-- --count N] [--add MIX] [--seed S] [--threads N], or --renew');
    process.exit(2);
  }
  ensureInstalled({ dev: true });
  await bundle('packages/bots/src/exercises/gather.ts', GATHER);
  const { THEMES, stored, storedIn, storedSet } = await import(pathToFileURL(bundlePath(GATHER)).href);
  const shipped = storedIn(stored);
  if (values.renew) {
    const kept = await renew(shipped, threads);
    write(storedSet(kept));
    console.log(tally(kept, THEMES));
    return;
  }
  const mixOf = await mixes(series, values.add === ANY ? null : added);
  /** What ships stays where some are added, and is not found again. @param {Found} one */
  const isNew = ({ exercise: { hash } }) =>
    !added || shipped.every((/** @type {Found} */ one) => one.exercise.hash !== hash);
  const kept = keeper(series, isNew);
  const { found, games } = kept;
  console.log(`exercises: series ${series}, ${found.length} found in ${games.size} games before`);

  let isOver = false;
  process.once('SIGINT', () => {
    isOver = true;
  });
  let next = 0;
  const start = performance.now();
  const task = () => {
    while (games.has(next)) next++;
    const number = next++;
    return { series, number, mix: mixOf(number), enough: enough(found, count, THEMES) };
  };
  await Promise.all(Array.from({ length: threads }, () => worked()));
  const chosen = balanced(found, count, THEMES);
  write(added ? storedSet(chosen, stored) : storedSet(chosen));
  console.log(tally(chosen, THEMES));

  /** One worker, a game at a time, until there are enough. */
  async function worked() {
    const worker = new Worker(fileURLToPath(import.meta.url));
    while (!isOver && found.length < count) {
      const asked = task();
      const more = await answerOf(worker, asked);
      kept.keep(asked.number, more);
      const minutes = ((performance.now() - start) / 60_000).toFixed(1);
      console.log(`  game ${asked.number}: ${more.length} found, ${found.length} of ${count}, ${minutes} min`);
    }
    await worker.terminate();
  }
}

/** Those that still are exercises, with new proofs. @param {Found[]} shipped @param {number} threads */
async function renew(shipped, threads) {
  /** @type {(Found | null)[]} */
  const looked = shipped.map(() => null);
  let next = 0;
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(fileURLToPath(import.meta.url));
      while (next < shipped.length) {
        const at = next++;
        looked[at] = await answerOf(worker, shipped[at]);
        console.log(
          `  ${shipped[at].exercise.id}: ${looked[at] ? 'clear' : 'not clear'}, ${next} of ${shipped.length}`,
        );
      }
      await worker.terminate();
    }),
  );
  return looked.filter((one) => one !== null);
}

/** @param {Worker} worker @param {object} task */
async function answerOf(worker, task) {
  const answer = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(task);
  });
  worker.removeAllListeners('error');
  return answer;
}

/** Answers the tasks of the main thread. */
async function work() {
  const { gather, renewed } = await import(pathToFileURL(bundlePath(GATHER)).href);
  parentPort?.on('message', async (task) =>
    parentPort?.postMessage(await ('exercise' in task ? renewed(task) : gather(task))),
  );
}

/** What was found so far, in a file of lines. @param {string} series @param {(one: Found) => boolean} isNew */
function keeper(series, isNew) {
  const folder = path.join(root, 'data/exercises');
  const file = path.join(folder, `${series.replace(/\W/g, '-')}.jsonl`);
  fs.mkdirSync(folder, { recursive: true });
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const before = lines.map((line) => JSON.parse(line));
  /** @type {Found[]} */
  const found = before.flatMap((line) => line.found).filter(isNew);
  const games = new Set(before.map((line) => line.number));
  return {
    found,
    games,
    /** @param {number} number @param {Found[]} more */
    keep(number, more) {
      const fresh = more.filter((next) => isNew(next) && !found.some((one) => one.exercise.id === next.exercise.id));
      games.add(number);
      found.push(...fresh);
      fs.appendFileSync(file, `${JSON.stringify({ number, found: fresh })}\n`);
    },
  };
}

/**
 * Those that are so, or all of them if none is.
 * @template T @param {readonly T[]} all @param {(one: T) => boolean} is
 */
function among(all, is) {
  const some = all.filter(is);
  return some.length > 0 ? some : all;
}

/** The mix of each game, by its number. @param {string} series @param {string[] | null} wanted these modules alone */
async function mixes(series, wanted) {
  const { ALL_BOXES } = await loadBundled('packages/engine/test/kit/every-mix.ts', 'mixes');
  const { boardNames, dice, roll, seedFrom } = await loadBundled('packages/engine/src/index.ts', 'engine');
  const every = ALL_BOXES.filter(
    (/** @type {{ modules: string[] }} */ { modules }) =>
      !wanted || (modules.length === wanted.length && modules.every((name) => wanted.includes(name))),
  );
  const players = PLAYERS.filter((seats) => every.some((/** @type {{ seats: number }} */ box) => box.seats === seats));
  if (players.length === 0) throw new Error(`there is no game of ${wanted}`);
  return (/** @type {number} */ number) => {
    const chance = dice(Number.parseInt(seedFrom(`mixes of ${series}`, number).slice(0, 7), 16));
    const share = () => roll(chance, 1000) / 1000;
    const seats = players[roll(chance, players.length)];
    const edition = share() < 0.5 ? 'first' : 'second';
    /** @type {{ seats: number, edition: string, modules: string[] }[]} */
    const all = every.filter((/** @type {{ seats: number }} */ box) => box.seats === seats);
    const boxes = among(all, (box) => box.edition === edition);
    const kind = share();
    const some = among(boxes, ({ modules }) => {
      if (kind < BASE) return modules.length === 1;
      const hasAll = ['leaders', 'cities', 'edifice'].every((name) => modules.includes(name));
      return kind >= BASE + ALL || (hasAll && !modules.includes('teams'));
    });
    const box = some[roll(chance, some.length)];
    return { ...box, boards: share() < FURTHER_BOARDS ? [...boardNames] : [], expert: share() < EXPERT };
  };
}

/** @param {readonly Found[]} found @param {string | null} theme */
const countOf = (found, theme) =>
  found.filter(({ exercise: { themes } }) => (theme === null ? themes.length === 0 : themes.includes(theme))).length;

/** The themes that need no more. @param {readonly Found[]} found @param {number} count @param {readonly string[]} themes */
const enough = (found, count, themes) =>
  [...themes, null].filter(
    (theme) => countOf(found, theme) >= (theme === null ? MOST_WITHOUT : MOST_OF_A_THEME) * count,
  );

/**
 * So many of them: those with the rarest themes first. In the order of their ids, which is no order at all.
 * @param {readonly Found[]} found @param {number} count @param {readonly string[]} themes
 */
function balanced(found, count, themes) {
  const rarest = (/** @type {Found} */ { exercise }) =>
    Math.min(found.length, ...exercise.themes.map((theme) => countOf(found, theme)));
  return found
    .filter(({ exercise }, i) => found.findIndex((one) => one.exercise.hash === exercise.hash) === i)
    .map((one) => ({ one, rarest: themes.length > 0 ? rarest(one) : 0 }))
    .sort((a, b) => a.rarest - b.rarest)
    .slice(0, count)
    .map(({ one }) => one)
    .sort((a, b) => (a.exercise.id < b.exercise.id ? -1 : 1));
}

/** @param {readonly Found[]} chosen @param {readonly string[]} themes */
function tally(chosen, themes) {
  const of = themes.map((theme) => `${countOf(chosen, theme)} ${theme}`).join(', ');
  const seats = [2, 3, 4, 5, 6, 7, 8]
    .map((n) => chosen.filter(({ exercise }) => exercise.config.seats === n).length)
    .join(' ');
  return `${chosen.length} exercises: ${of}; with 2 to 8 players: ${seats}`;
}

/** @param {{ rows: string[] }} set */
function write(set) {
  const [head] = fs.readFileSync(FILE, 'utf8').split('export const stored');
  const text = `${head}export const stored: StoredSet = JSON.parse(\n  '${JSON.stringify(set)}',\n);\n`;
  if (text.length > MOST_BYTES) throw new Error(`${set.rows.length} exercises take ${text.length} bytes`);
  fs.writeFileSync(FILE, text);
  console.log(`written: ${text.length} bytes`);
}

if (isMainThread) await main();
else await work();
