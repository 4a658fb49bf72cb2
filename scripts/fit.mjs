// `npm run fit [GAMES] [SEED]`: plays games between bots, fits what can still be expected of a city to how they ended, and
// writes packages/bots/src/forecast.ts anew; takes a minute with 18,000 games.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { loadBundled } from './bundle.mjs';
import { root } from './ensure.mjs';

const [games = '18000', seed = 'forecast'] = process.argv.slice(2);
const file = path.join(root, 'packages/bots/src/forecast.ts');
const { fitForecast } = await loadBundled('packages/bots/src/fit.ts', 'fit');
/** @type {{ forecast: unknown, error: number }[][]} */
const fitted = fitForecast(Number(games), seed);
fitted.forEach((ofAge, i) => {
  ofAge.forEach(({ error }, left) => {
    console.log(`Age ${i + 1}, ${left} more to play: off by ${error.toFixed(2)} points`);
  });
});
const numbers = JSON.stringify(fitted.map((ofAge) => ofAge.map(({ forecast }) => forecast)));
const [head] = fs.readFileSync(file, 'utf8').split('export const forecast');
fs.writeFileSync(file, `${head}export const forecast: readonly (readonly Forecast[])[] = ${numbers};\n`);
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
process.exitCode = spawnSync(process.execPath, [biome, 'check', '--write', file], { stdio: 'inherit' }).status ?? 1;
