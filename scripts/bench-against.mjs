// `npm run bench:against -- REVISION [SECONDS]`: the engine as it is now beside the engine of another revision, measured
// by turns in one process, so that whatever else the machine does slows both. SECONDS for each measure, 4 unless told.
// The ratio is the middle one of many pairs; a share of 1.00 is as fast, 0.97 is 3 % slower.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBundled } from './bundle.mjs';
import { root } from './ensure.mjs';
import { rate } from './growing/rate.mjs';

/** @typedef {(i: number) => void} Work */

const PAIRS = 40;
const MIXES = [
  { players: 4, edition: 'first', modules: ['base'] },
  { players: 5, edition: 'first', modules: ['base'] },
  { players: 7, edition: 'first', modules: ['base'] },
  { players: 5, edition: 'first', modules: ['base', 'leaders', 'cities', 'edifice'] },
  { players: 4, edition: 'second', modules: ['base'] },
];

const [revision, seconds = '4'] = process.argv.slice(2);
if (!revision || !(Number(seconds) > 0)) {
  console.error('usage: npm run bench:against -- REVISION [SECONDS]');
  process.exit(2);
}

const then = engineOf(revision);
try {
  const measures = 'packages/cli/src/measures.ts';
  const now = await loadBundled(measures, 'bench-now');
  const before = await loadBundled(measures, 'bench-before', {
    '@polis/engine': path.join(then, 'packages/engine/src/index.ts'),
  });
  console.log(`${'measure'.padEnd(32)}${'mix'.padEnd(46)}${'before'.padStart(11)}${'now'.padStart(11)}   share`);
  for (const mix of MIXES) compare(mix, before.measures(mix), now.measures(mix));
} finally {
  fs.rmSync(then, { recursive: true, force: true });
}

/** The engine's sources as they were, in a folder of their own. @param {string} rev */
function engineOf(rev) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-bench-'));
  const archive = execFileSync('git', ['archive', rev, 'packages/engine/src'], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return folder;
}

/**
 * @param {{ players: number, edition: string, modules: string[] }} mix
 * @param {Record<string, Work>} before @param {Record<string, Work>} now
 */
function compare({ players, edition, modules }, before, now) {
  for (const [what, work] of Object.entries(now)) {
    const part = (1000 * Number(seconds)) / (2 * PAIRS);
    for (const one of [before[what], work]) rate(one, 10 * part); // to warm up
    const pairs = Array.from({ length: PAIRS }, (_, i) => {
      // whoever comes second finds the machine as the first one left it
      if (i % 2) return { now: rate(work, part), before: rate(before[what], part) };
      return { before: rate(before[what], part), now: rate(work, part) };
    });
    const name = `${modules.join(' + ')}, ${edition} edition, ${players}`;
    const each = (/** @type {'before' | 'now'} */ when) => count(middle(pairs.map((pair) => pair[when])));
    const share = middle(pairs.map((pair) => pair.now / pair.before)).toFixed(3);
    console.log(`${what.padEnd(32)}${name.padEnd(46)}${each('before')}${each('now')}   ${share}`);
  }
}

/** @param {number[]} numbers */
function middle(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** @param {number} number */
function count(number) {
  return Math.round(number).toLocaleString('en').padStart(11);
}
