// `npm run strength [MS]`: plays every pairing of packages/bots/RESULTS.md and prints its table. MS is the time of a
// decision for bots that search, 1000 unless told; the whole takes hours then. Each pairing keeps its games in
// node_modules/.cache/strength, so that an interrupted run goes on where it stopped.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';

const [ms = '1000'] = process.argv.slice(2);
const ALL = 'base,leaders,cities,edifice';
const pairings = [
  { bots: 'merchant,random,random', games: 400, modules: 'base', goal: 0.95 },
  { bots: 'merchant,baseline,baseline', games: 400, modules: 'base', goal: 0.6 },
  { bots: 'merchant,random,random,random', games: 400, modules: ALL, goal: 0.9 },
  { bots: 'architect,merchant,merchant,merchant', games: 100, modules: 'base', goal: 0.55 },
  { bots: 'architect,merchant,merchant,merchant', games: 100, modules: ALL, goal: 0.5 },
  { bots: 'architect,baseline,baseline', games: 100, modules: 'base', goal: 0.8 },
  { bots: 'architect,baseline,baseline,baseline,baseline', games: 100, modules: 'base', goal: 0.6 },
];
const folder = path.join(root, 'node_modules/.cache/strength');
fs.mkdirSync(folder, { recursive: true });

console.log(
  '| bots | modules | games | time | share of the first | 95 % | goal |\n| --- | --- | --- | --- | --- | --- | --- |',
);
for (const { bots, games, modules, goal } of pairings) {
  const searches = bots.includes('architect');
  const results = path.join(folder, `${bots}-${modules}${searches ? `-${ms}` : ''}.jsonl`.replaceAll(',', '+'));
  const args = ['arena', '--bots', bots, '--games', String(games), '--modules', modules, '--seed', 'strength'];
  if (searches) args.push('--ms', ms);
  const { stdout, status } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/polis.mjs'), ...args, '--results', results, '--json'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) process.exit(status ?? 1);
  const [{ share, low, high }] = JSON.parse(stdout).bots;
  const percent = (/** @type {number} */ x) => `${(100 * x).toFixed(1)} %`;
  const time = searches ? `${ms} ms` : '';
  console.log(
    `| ${bots.replaceAll(',', ', ')} | ${modules.replaceAll(',', ', ')} | ${games} | ${time} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${percent(goal)} |`,
  );
}
