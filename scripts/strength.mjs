// `npm run strength [MS [ROW…]]`: plays the pairings of packages/bots/RESULTS.md, all or those with these numbers, and prints
// their rows and the command of each. Bots that search have as many tries as they make in MS milliseconds (1000 unless told)
// of one core that nobody else uses, by `SPEEDS`: so a row does not depend on how crowded a machine is. The whole takes
// hours. Each pairing keeps its games, so that an interrupted run goes on where it stopped: those of a second a decision
// and more in packages/bots/strength, to be played over several days and machines, all others in node_modules/.cache.
// Games of bots that play otherwise do not count.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';
import { earlierOf } from './revision.mjs';

const RELEASE = 'dee4b690'; // 1.0.0
const ALL = 'base,leaders,cities,edifice';
/**
 * Tries a second, in the processor's own time, of searches as long as this, by modules and bot (RESULTS.md).
 * @type {Record<string, Record<string, number>>}
 */
const SPEEDS = {
  base: { scholar: 5200, architect: 23_500, 'earlier:architect': 18_500 },
  [ALL]: { scholar: 4350, architect: 17_000, 'earlier:architect': 12_000 },
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
const cache = path.join(root, 'node_modules/.cache/strength');
const folder = Number(ms) >= 1000 ? path.join(root, 'packages/bots/strength') : cache;
for (const place of [cache, folder]) fs.mkdirSync(place, { recursive: true });

console.log(
  '| row | bots | modules | games | time | share of the first | 95 % | goal |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
);
/** @type {string[]} */
const commands = [];
for (const pairing of pairings.filter(({ number }) => wanted.length === 0 || wanted.includes(String(number)))) {
  const { number, bots, games, modules, goal, isAtSight } = pairing;
  const tries = triesOf(pairing);
  const table = ['--bots', bots, '--modules', modules];
  if (bots.includes('earlier:')) table.push('--earlier', path.relative(root, await earlierOf(RELEASE)));
  const args = [...table, '--games', String(games), '--seed', 'strength', ...(tries ? ['--iterations', tries] : [])];
  commands.push(`${number}: npx polis arena ${args.join(' ')}`);
  const results = keptIn(
    tries && !isAtSight ? folder : cache,
    `${number}-${isAtSight ? 0 : ms}ms`,
    playersAt(table, tries),
  );
  const [{ share, low, high }] = arena([...args, '--results', results]).bots;
  const percent = (/** @type {number} */ x) => `${(100 * x).toFixed(1)} %`;
  const time = isAtSight ? 'no search' : tries ? `${ms} ms: ${tries}` : '';
  console.log(
    `| ${number} | ${bots.replaceAll(',', ', ')} | ${modules.replaceAll(',', ', ')} | ${games} | ${time} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${percent(goal)} |`,
  );
}
console.log(`\n${commands.join('\n')}`);

/** What came of it; an interrupted arena ends this process too. @param {string[]} args */
function arena(args) {
  const { stdout, status } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/polis.mjs'), 'arena', ...args, '--json'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
}

/**
 * Tells players apart by how they play a few games with few tries, whatever their sources look like.
 * @param {string[]} table @param {string} tries
 */
function playersAt(table, tries) {
  const few = tries.replaceAll(/=\d+/g, '=60');
  const results = path.join(cache, `players-${process.pid}.jsonl`);
  arena([...table, '--games', '4', '--seed', 'players', ...(few ? ['--iterations', few] : []), '--results', results]);
  const played = fs.readFileSync(results, 'utf8');
  fs.rmSync(results);
  return createHash('sha256').update(played).digest('hex').slice(0, 8);
}

/** The file for the games of a row; those of other players are dropped. @param {string} place @param {string} row @param {string} players */
function keptIn(place, row, players) {
  const name = `${row}-${players}.jsonl`;
  for (const other of fs.readdirSync(place))
    if (other.startsWith(`${row}-`) && other !== name) fs.rmSync(path.join(place, other));
  return path.join(place, name);
}

/** As `--iterations` takes them. @param {typeof pairings[number]} pairing */
function triesOf({ bots, modules, isAtSight }) {
  if (isAtSight) return '1';
  return Object.entries(SPEEDS[modules])
    .filter(([name]) => bots.split(',').includes(name))
    .map(([name, speed]) => `${name}=${Math.max(1, Math.round((speed * Number(ms)) / 1000))}`)
    .join(',');
}
