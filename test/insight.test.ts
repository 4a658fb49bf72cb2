/** `npm run insight`: a way to think is measured against the policy's first thought, the same each time. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { IN_ALL } from './repetitions.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const insight = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/insight.mjs', ...args], { cwd: root, encoding: 'utf8' });

const rowsIn = (stdout: string): string[][] =>
  stdout
    .split('\n')
    .filter((line) => /^\| (policy|scholar|architect)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

test('nothing is gained by the first thought itself; a search decides otherwise at times', {
  ...IN_ALL,
  timeout: 120_000,
}, () => {
  const small = ['policy', 'scholar=400', 'scholar=400:curiosity=3', '--questions', '12', '--games', '30'];
  const [policy, scholar, curious] = rowsIn(insight(...small).stdout);
  expect(policy.slice(1, 5)).toEqual(['policy', '0.00 % (± 0.00)', '0.00 % (± 0.00)', '0']);
  expect(Number(scholar[4])).toBeGreaterThan(0);
  expect(scholar[2]).toBe(scholar[3]);
  expect(curious[1]).toBe('scholar=400:curiosity=3');
  expect(curious[2]).not.toBe(scholar[2]);
});

test.each(['scholar=0', 'nobody=3', 'scholar=50:luck=1'])('there is no way to think called %s', IN_ALL, (way) => {
  const { status, stderr } = insight(way, '--questions', '1', '--games', '1');
  expect(status).not.toBe(0);
  expect(stderr).toContain(`no way to think: ${way}`);
});
