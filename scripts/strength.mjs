// `npm run strength [MS [ROW…]]`: plays the pairings of packages/bots/RESULTS.md, all or those with these numbers, and prints
// their rows and the command of each. Bots that search have as many tries as they make in MS milliseconds (1000 unless told)
// of one core that nobody else uses, by `SPEEDS`: so a row does not depend on how crowded a machine is. The whole takes
// hours. Each pairing keeps its games in node_modules/.cache/strength, in a folder for the bots and the engine as they are,
// so that an interrupted run goes on where it stopped, and games of other sources do not count.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesIn, hash, root } from './ensure.mjs';
import { earlierOf } from './revision.mjs';

const RELEASE = 'dee4b690'; // 1.0.0
const ALL = 'base,leaders,cities,edifice';
/**
 * Tries a second, in the processor's own time, of searches as long as this, by modules and bot (RESULTS.md).
 * @type {Record<string, Record<string, number>>}
 */
const SPEEDS = {
  base: { scholar: 6500, architect: 23_500, 'earlier:architect': 18_500 },
  [ALL]: { scholar: 5500, architect: 17_000, 'earlier:architect': 12_000 },
};
/** `isAtSight`: a single try, with which the scholar does what its policy holds to be the likeliest. */
const pairings = [
  { bots: 'merchant,random,random', games: 400, modules: 'base', goal: 0.95 },
  { bots: 'merchant,baseline,baseline', games: 400, modules: 'base', goal: 0.6 },
  { bots: 'merchant,random,random,random', games: 400, modules: ALL, goal: 0.9 },
  { bots: 'architect,merchant,merchant,merchant', games: 100, modules: 'base', goal: 0.55 },
  { bots: 'architect,merchant,merchant,merchant', games: 100, modules: ALL, goal: 0.5 },
  { bots: 'architect,baseline,baseline', games: 100, modules: 'base', goal: 0.8 },
  { bots: 'architect,baseline,baseline,baseline,baseline', games: 100, modules: 'base', goal: 0.6 },
  { bots: 'scholar,merchant,merchant,merchant', games: 1600, modules: 'base', goal: 0.45, isAtSight: true },
  { bots: 'scholar,merchant,merchant,merchant', games: 1600, modules: ALL, goal: 0.45, isAtSight: true },
  { bots: 'scholar,earlier:architect,earlier:architect,earlier:architect', games: 100, modules: 'base', goal: 0.35 },
  { bots: 'scholar,earlier:architect,earlier:architect,earlier:architect', games: 100, modules: ALL, goal: 0.35 },
  { bots: 'scholar,merchant,merchant,merchant', games: 100, modules: 'base', goal: 0.7 },
  { bots: 'scholar,merchant,merchant,merchant', games: 100, modules: ALL, goal: 0.7 },
  { bots: 'scholar,baseline,baseline,baseline,baseline', games: 100, modules: 'base', goal: 0.92 },
].map((pairing, i) => ({ ...pairing, number: i + 1 }));

const [ms = '1000', ...wanted] = process.argv.slice(2);
const isRow = (/** @type {string} */ word) => pairings.some(({ number }) => String(number) === word);
if (!(Number(ms) > 0) || !wanted.every(isRow)) {
  console.error(`usage: npm run strength [MS [ROW…]], the rows being 1 to ${pairings.length}`);
  process.exit(2);
}
const sources = ['packages/bots/src', 'packages/engine/src'].flatMap((part) => filesIn(path.join(root, part))).sort();
const folder = path.join(root, 'node_modules/.cache/strength', hash(sources).slice(0, 12));
fs.mkdirSync(folder, { recursive: true });

console.log(
  '| row | bots | modules | games | time | share of the first | 95 % | goal |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
);
/** @type {string[]} */
const commands = [];
for (const pairing of pairings.filter(({ number }) => wanted.length === 0 || wanted.includes(String(number)))) {
  const { number, bots, games, modules, goal, isAtSight } = pairing;
  const tries = triesOf(pairing);
  const args = ['arena', '--bots', bots, '--games', String(games), '--modules', modules, '--seed', 'strength'];
  if (tries) args.push('--iterations', tries);
  if (bots.includes('earlier:')) args.push('--earlier', path.relative(root, await earlierOf(RELEASE)));
  commands.push(`${number}: npx polis ${args.join(' ')}`);
  const results = path.join(folder, `${[bots, modules, tries].join('-').replaceAll(/[,:=]/g, '+')}.jsonl`);
  const { stdout, status } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/polis.mjs'), ...args, '--results', results, '--json'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) process.exit(status ?? 1);
  const [{ share, low, high }] = JSON.parse(stdout).bots;
  const percent = (/** @type {number} */ x) => `${(100 * x).toFixed(1)} %`;
  const time = isAtSight ? 'no search' : tries ? `${ms} ms: ${tries}` : '';
  console.log(
    `| ${number} | ${bots.replaceAll(',', ', ')} | ${modules.replaceAll(',', ', ')} | ${games} | ${time} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${percent(goal)} |`,
  );
}
console.log(`\n${commands.join('\n')}`);

/** As `--iterations` takes them. @param {typeof pairings[number]} pairing */
function triesOf({ bots, modules, isAtSight }) {
  if (isAtSight) return '1';
  return Object.entries(SPEEDS[modules])
    .filter(([name]) => bots.split(',').includes(name))
    .map(([name, speed]) => `${name}=${Math.max(1, Math.round((speed * Number(ms)) / 1000))}`)
    .join(',');
}
