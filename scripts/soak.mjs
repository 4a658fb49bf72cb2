// `npm run soak -- [MINUTES] [SEED]`: a server under a mixed load, killed now and then in the first two thirds and left alone
// in the last, 60 minutes unless told. Prints how it is every so often, and at the end what was lost or doubled and whether
// its memory grew while it was left alone. Exits with 1 if anything was lost, doubled or wrongly refused, or memory grew.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadBundled } from './bundle.mjs';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const [minutes = '60', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
if (![minutes, seed].every((text) => /^\d+$/.test(text))) {
  console.error('usage: npm run soak -- [MINUTES] [SEED]');
  process.exit(2);
}
/** Memory breathes: so much more is not growth. */
const BREATH = 1.2;
ensureInstalled({ dev: true });
await ensureBuilt();
const { soak } = await loadBundled('packages/server/bench/soak.ts', 'soak');

/** @typedef {import('../packages/server/bench/soak.ts').Sample} Sample */
const WIDTHS = [6, 5, 5, 7, 6, 7, 8, 7, 7, 8, 8];
/** @param {(string | number)[]} cells */
const row = (cells) => cells.map((cell, i) => String(cell).padStart(WIDTHS[i])).join(' ');
/** Rows in all. */
const ROWS = 30;
const every = Math.max(1 / 6, Number(minutes) / ROWS);
let next = 0;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-soak-'));
try {
  console.log(
    row([
      'minute',
      'kills',
      'games',
      'choices',
      'tables',
      'sockets',
      'resident',
      'heap',
      'taken',
      'late p99',
      'late max',
    ]),
  );
  const result = await soak({
    program: path.join(root, 'dist/polis.mjs'),
    folder,
    minutes: Number(minutes),
    seed: Number(seed),
    progress(/** @type {Sample} */ sample) {
      if (sample.minute < next) return;
      next += every;
      const { minute, kills, games, acknowledged, tables, connections, resident, heap, heapTaken, late, latest } =
        sample;
      const measured = [resident, heap, heapTaken]
        .map((mb) => `${mb.toFixed(0)} MB`)
        .concat([late, latest].map((ms) => `${ms.toFixed(0)} ms`));
      console.log(row([minute.toFixed(1), kills, games, acknowledged, tables, connections, ...measured]));
    },
  });
  const { kills, games, acknowledged, lost, doubled, refused } = result;
  /** @type {Sample[]} */
  const alone = result.samples.filter((/** @type {Sample} */ one) => one.kills === kills);
  const third = Math.floor(alone.length / 3);
  const [before, after] = [alone.slice(third, 2 * third), alone.slice(2 * third)].map((some) => ({
    resident: middle(some.map(({ resident }) => resident)),
    // what is left after a collection
    heap: Math.min(...some.map(({ heap }) => heap)),
  }));
  const latest = Math.max(...result.samples.map((/** @type {Sample} */ one) => one.latest));
  console.log(
    `\nsoak: ${minutes} minutes, ${kills} kills, ${games} games, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${refused} refused that were allowed`,
  );
  console.log(
    `left alone for ${(alone[alone.length - 1].minute - alone[0].minute).toFixed(0)} minutes, middle and last third: heap ${before.heap.toFixed(0)} and ${after.heap.toFixed(0)} MB at the lowest, resident ${before.resident.toFixed(0)} and ${after.resident.toFixed(0)} MB in the median`,
  );
  console.log(`the event loop was late by ${latest.toFixed(0)} ms at most`);
  const grew = after.heap > BREATH * before.heap || after.resident > BREATH * before.resident;
  if (lost + doubled + refused > 0 || grew) {
    console.error(`Again: npm run soak -- ${minutes} ${seed}`);
    process.exitCode = 1;
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

/** @param {number[]} values */
function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
