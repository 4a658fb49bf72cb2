// `npm run strength [MS]`: plays every pairing of packages/bots/RESULTS.md and prints its table. MS is the time of a
// decision for bots that search, 1000 unless told; the whole takes hours then. Each pairing keeps its games in
// node_modules/.cache/strength, in a folder for the bots and the engine as they are, so that an interrupted run goes on
// where it stopped, and games of other sources do not count.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesIn, hash, root } from './ensure.mjs';

const [ms = '1000'] = process.argv.slice(2);
const ALL = 'base,leaders,cities,edifice';
/** `tries`: of each decision, in place of a time. With a single one the scholar does what its policy holds to be the likeliest. */
const pairings = [
  { bots: 'merchant,random,random', games: 400, modules: 'base', goal: 0.95 },
  { bots: 'merchant,baseline,baseline', games: 400, modules: 'base', goal: 0.6 },
  { bots: 'merchant,random,random,random', games: 400, modules: ALL, goal: 0.9 },
  { bots: 'architect,merchant,merchant,merchant', games: 100, modules: 'base', goal: 0.55 },
  { bots: 'architect,merchant,merchant,merchant', games: 100, modules: ALL, goal: 0.5 },
  { bots: 'architect,baseline,baseline', games: 100, modules: 'base', goal: 0.8 },
  { bots: 'architect,baseline,baseline,baseline,baseline', games: 100, modules: 'base', goal: 0.6 },
  { bots: 'scholar,merchant,merchant,merchant', games: 1600, modules: 'base', goal: 0.45, tries: 1 },
  { bots: 'scholar,merchant,merchant,merchant', games: 1600, modules: ALL, goal: 0.45, tries: 1 },
  { bots: 'scholar,architect,architect,architect', games: 100, modules: 'base', goal: 0.35 },
  { bots: 'scholar,architect,architect,architect', games: 100, modules: ALL, goal: 0.35 },
  { bots: 'scholar,merchant,merchant,merchant', games: 100, modules: 'base', goal: 0.7 },
  { bots: 'scholar,merchant,merchant,merchant', games: 100, modules: ALL, goal: 0.7 },
  { bots: 'scholar,baseline,baseline,baseline,baseline', games: 100, modules: 'base', goal: 0.92 },
];
const sources = ['packages/bots/src', 'packages/engine/src'].flatMap((part) => filesIn(path.join(root, part))).sort();
const folder = path.join(root, 'node_modules/.cache/strength', hash(sources).slice(0, 12));
fs.mkdirSync(folder, { recursive: true });

console.log(
  '| bots | modules | games | time | share of the first | 95 % | goal |\n| --- | --- | --- | --- | --- | --- | --- |',
);
for (const { bots, games, modules, goal, tries } of pairings) {
  const limit = tries ? ['--iterations', String(tries)] : /architect|scholar/.test(bots) ? ['--ms', ms] : [];
  const results = path.join(
    folder,
    `${[bots, modules, ...limit.map((word) => word.replace('--', ''))].join('-')}.jsonl`.replaceAll(',', '+'),
  );
  const args = ['arena', '--bots', bots, '--games', String(games), '--modules', modules, '--seed', 'strength'];
  args.push(...limit);
  const { stdout, status } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/polis.mjs'), ...args, '--results', results, '--json'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) process.exit(status ?? 1);
  const [{ share, low, high }] = JSON.parse(stdout).bots;
  const percent = (/** @type {number} */ x) => `${(100 * x).toFixed(1)} %`;
  const time = tries ? 'no search' : limit.length > 0 ? `${ms} ms` : '';
  console.log(
    `| ${bots.replaceAll(',', ', ')} | ${modules.replaceAll(',', ', ')} | ${games} | ${time} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${percent(goal)} |`,
  );
}
