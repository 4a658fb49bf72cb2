// `npm run mutate [-- FILE...]`: makes faults in the engine, one at a time, and counts those that its tests notice.
//
//   FILE  one of the files below, in which a fault would be hard to see in play; `trade:40-60` for these of its lines.
//         Unless told, all of them.
//
// Faults that change nothing are listed with the reason in packages/engine/test/mutate/harmless.json. Exits with 1 if in a file
// fewer than 95 % of all others are noticed, or if the list has a fault that is noticed or that cannot be made any more.
import fs from 'node:fs';
import os from 'node:os';
import { ensureInstalled, root } from './ensure.mjs';

const FILES = ['trade', 'tally', 'science', 'conflict', 'coins', 'score', 'belief', 'choice'];
const GOAL = 0.95;

/** @typedef {{ line: string, becomes: string }} Change */
/** @typedef {Change & { number: number, noticed: boolean }} Fault */

process.chdir(root);
ensureInstalled({ dev: true });
const { Stryker } = await import('@stryker-mutator/core');

/** @type {Record<string, (Change & { why: string })[]>} */
const listed = JSON.parse(fs.readFileSync('packages/engine/test/mutate/harmless.json', 'utf8'));

const started = performance.now();
const wanted = process.argv.slice(2);
const unknown = wanted.find((one) => !FILES.includes(one.split(':')[0]));
if (unknown) {
  console.error(`there are no tests to ask about ${unknown}; there are for ${FILES.join(', ')}`);
  process.exit(2);
}
const counts = [];
for (const one of wanted.length > 0 ? wanted : FILES) counts.push(await count(one));
printTable(counts);
console.log(`\n${((performance.now() - started) / 60_000).toFixed(0)} minutes`);

/** Makes every fault there can be in a file or some of its lines, and tells what to do about those that are left. */
async function count(/** @type {string} */ one) {
  const [file, lines = ''] = one.split(':');
  const faults = await faultsIn(file, lines);
  const harmless = listed[file] ?? [];
  const isHarmless = (/** @type {Fault} */ fault) => harmless.some((other) => isSame(fault, other));
  const noticed = faults.filter((fault) => fault.noticed);
  const unnoticed = faults.filter((fault) => !fault.noticed);
  const survivors = unnoticed.filter((fault) => !isHarmless(fault));
  const gone = lines ? [] : harmless.filter((other) => !faults.some((fault) => isSame(fault, other)));
  const told = noticed.filter(isHarmless);
  for (const { number, line, becomes } of survivors)
    console.log(`\nnobody notices in ${file}.ts, line ${number}\n  - ${line}\n  + ${becomes}`);
  for (const { line, becomes } of gone) console.log(`\nlisted, but not in ${file}.ts\n  - ${line}\n  + ${becomes}`);
  for (const { line, becomes } of told) console.log(`\nlisted, but noticed in ${file}.ts\n  - ${line}\n  + ${becomes}`);
  if (gone.length > 0 || told.length > 0) process.exitCode = 1;
  return {
    name: one,
    faults: faults.length,
    noticed: noticed.length,
    survivors: survivors.length,
    harmless: unnoticed.length - survivors.length,
  };
}

/** @returns {Promise<Fault[]>} */
async function faultsIn(/** @type {string} */ file, /** @type {string} */ lines) {
  const source = `packages/engine/src/${file}.ts`;
  process.env.MUTATED = file; // the configuration of the tests reads it
  const results = await new Stryker({
    mutate: [lines ? `${source}:${lines}` : source],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'packages/engine/test/mutate/mutate.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: os.availableParallelism(),
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    tempDirName: `dist/mutate-${file}`,
    ignorePatterns: ['*', '!packages', 'packages/*', '!packages/engine/**', '**/golden/**', '!package.json'],
    // it would read this file with the programming interface of TypeScript, which version 7 does not have
    tsconfigFile: 'none',
    disableTypeChecks: false,
    timeoutMS: 15_000,
    timeoutFactor: 2,
  }).runMutationTest();
  const text = fs.readFileSync(source, 'utf8').split('\n');
  return results.map(({ location: { start, end }, replacement = '', status, testsCompleted }) => {
    const before = text[start.line - 1].slice(0, start.column - 1);
    const behind = text[end.line - 1].slice(end.column - 1);
    return {
      number: start.line,
      line: text
        .slice(start.line - 1, end.line)
        .map((part) => part.trim())
        .join(' '),
      becomes: `${before}${replacement}${behind}`.replaceAll(/\s+/g, ' ').trim(),
      // where no test could even be loaded, the fault is hard to overlook
      noticed: status === 'Killed' || status === 'Timeout' || testsCompleted === 0,
    };
  });
}

/** @param {Change} one @param {Change} other */
function isSame(one, other) {
  return one.line === other.line && one.becomes === other.becomes;
}

function printTable(/** @type {Awaited<ReturnType<typeof count>>[]} */ counts) {
  const all = counts.reduce(
    (sum, { faults, noticed, survivors, harmless }) => ({
      name: 'all',
      faults: sum.faults + faults,
      noticed: sum.noticed + noticed,
      survivors: sum.survivors + survivors,
      harmless: sum.harmless + harmless,
    }),
    { name: 'all', faults: 0, noticed: 0, survivors: 0, harmless: 0 },
  );
  console.log(
    '\n| file | faults | change nothing | noticed | not noticed | share |\n| --- | --: | --: | --: | --: | --: |',
  );
  for (const { name, faults, noticed, survivors, harmless } of counts.length > 1 ? [...counts, all] : counts) {
    const share = noticed / (noticed + survivors);
    if (share < GOAL) process.exitCode = 1;
    const percent = (100 * share).toFixed(1);
    console.log(`| ${name} | ${faults} | ${harmless} | ${noticed} | ${survivors} | ${percent} % |`);
  }
}
