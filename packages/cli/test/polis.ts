/** Runs the real command line, as a process of its own. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import { ensureBuilt, ensureInstalled, root } from '../../../scripts/ensure.mjs';

// so that no run has to say that it installs or builds
ensureInstalled({ dev: true });
await ensureBuilt();

export { root };
export const script = path.join(root, 'scripts/polis.mjs');

export interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

export function polis(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Run {
  return spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...env },
  });
}

/** What it prints when all goes well. */
export function output(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = polis(args, input);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

export const json = (args: readonly string[], input = '') => JSON.parse(output([...args, '--json'], input));

export const lines = (items: readonly unknown[]): string => items.map((item) => `${JSON.stringify(item)}\n`).join('');

/** Many scenarios, one process, one answer each. */
export function answers(args: readonly string[], scenarios: readonly unknown[]) {
  const { stdout, stderr } = polis([...args, '-', '--json'], lines(scenarios));
  expect(stderr).toBe('');
  const found = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(found).toHaveLength(scenarios.length);
  return found;
}
