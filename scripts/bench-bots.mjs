// `npm run bench:bots -- REVISION [SECONDS [GAMES]] [--players N] [--modules M,…] [--tries N] [--bots B,…]`: the bots and
// the engine as they are now beside those of another revision. First whether all of GAMES games of each kind (2 unless told) are answered the same, searches of 40 tries down
// to the last digit; then how fast they think, SECONDS for each measure, 8 unless told, by turns in two processes: of two
// that share one the second is slower by a sixth, whichever it is. The ratio is the middle one of many pairs.
// How fast they think is measured with five players, Leaders, Cities and Edifice in searches of 20 tries unless told otherwise.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';
import { rate } from './growing/rate.mjs';
import { bundleWith } from './revision.mjs';

const TRIES = 40;
const PAIRS = 16;
const WARM_UP_MS = 3000;

if (process.send) await answerParent(process.argv[2], JSON.parse(process.argv[3]));
else await beside(process.argv.slice(2));

/** One side: does what it is told, and tells what came of it. @param {string} bundled @param {object} table */
async function answerParent(bundled, table) {
  const { thinking, answered } = await import(bundled);
  const all = await thinking(table);
  process.on('message', (/** @type {any} */ { games, what, ms }) => {
    if (games) process.send?.(answered(games, TRIES));
    else if (what)
      process.send?.(
        rateOf(
          all.find((/** @type {any} */ one) => one.what === what),
          ms,
        ),
      );
    else process.send?.(all.map((/** @type {any} */ one) => one.what));
  });
}

/** @param {any} measure @param {number} ms */
const rateOf = ({ once, count }, ms) => count * rate(once, ms);

/** @param {string[]} args */
async function beside(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      modules: { type: 'string' },
      tries: { type: 'string' },
      bots: { type: 'string' },
    },
  });
  const [revision, seconds = '8', games = '2'] = positionals;
  if (!revision || !(Number(seconds) > 0) || !(Number(games) >= 0)) {
    console.error(
      'usage: npm run bench:bots -- REVISION [SECONDS [GAMES]] [--players N] [--modules M,…] [--tries N] [--bots B,…]',
    );
    process.exit(2);
  }
  const table = {
    players: values.players && Number(values.players),
    modules: values.modules?.split(','),
    tries: values.tries && Number(values.tries),
  };
  const isWanted = (/** @type {string} */ what) =>
    !values.bots || values.bots.split(',').some((bot) => what.endsWith(` ${bot}`));
  const source = 'packages/cli/src/thinking.ts';
  const before = await sideOf(await bundleWith(source, 'bots-before', revision), table);
  const now = await sideOf(await bundle(source, 'bots-now'), table);
  if (Number(games) > 0) {
    const [one, other] = await Promise.all([before, now].map((side) => side({ games: Number(games) })));
    const same = other.filter((/** @type {string} */ answer, /** @type {number} */ i) => answer === one[i]).length;
    console.log(`${same} of ${one.length} answers are the same\n`);
  }
  console.log(`${'measure'.padEnd(28)}${'before'.padStart(11)}${'now'.padStart(11)}   share`);
  const known = await before({});
  for (const what of (await now({})).filter((/** @type {string} */ one) => known.includes(one) && isWanted(one)))
    await compare(what, before, now, (1000 * Number(seconds)) / (2 * PAIRS));
  process.exit(0);
}

/** @param {string} what @param {Side} before @param {Side} now @param {number} ms */
async function compare(what, before, now, ms) {
  for (const side of [before, now]) await side({ what, ms: WARM_UP_MS });
  /** @type {{ before: number, now: number }[]} */
  const pairs = [];
  for (let i = 0; i < PAIRS; i++) {
    // whoever comes second finds the machine as the first one left it
    const first = await (i % 2 ? now : before)({ what, ms });
    const second = await (i % 2 ? before : now)({ what, ms });
    pairs.push(i % 2 ? { now: first, before: second } : { before: first, now: second });
  }
  const each = (/** @type {'before' | 'now'} */ when) =>
    Math.round(middle(pairs.map((pair) => pair[when])))
      .toLocaleString('en')
      .padStart(11);
  const share = middle(pairs.map((pair) => pair.now / pair.before)).toFixed(2);
  console.log(`${what.padEnd(28)}${each('before')}${each('now')}   ${share}`);
}

/** @typedef {(told: object) => Promise<any>} Side */

/** A process of its own. @param {string} bundled @param {object} table @returns {Promise<Side>} */
async function sideOf(bundled, table) {
  const child = fork(fileURLToPath(import.meta.url), [bundled, JSON.stringify(table)]);
  child.once('exit', (code) => process.exit(code || 1)); // it has said why
  return (told) =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send(told);
    });
}

/** @param {number[]} numbers */
function middle(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
