/** Runs the real command line: in a thread that keeps what it has loaded, or as a process of its own. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { expect } from 'vitest';
import { ensureBuilt, ensureInstalled, root } from '../../../scripts/ensure.mjs';

// so that no run has to say that it installs or builds
ensureInstalled({ dev: true });
await ensureBuilt();

export { root };
export const script = path.join(root, 'scripts/polis.mjs');
/** What the script runs when everything is installed and built. */
export const program = path.join(root, 'dist/polis.mjs');

export interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** A thread that breaks down answers no more. */
const PATIENCE_MS = 100_000;

const { port1: port, port2: other } = new MessageChannel();
const isDone = new Int32Array(new SharedArrayBuffer(4));
const thread = new Worker(new URL('./thread.mjs', import.meta.url), {
  workerData: { port: other, isDone, program },
  transferList: [other],
});
thread.unref();

export function polis(args: readonly string[], input = ''): Run {
  Atomics.store(isDone, 0, 0);
  port.postMessage({ args, input });
  if (Atomics.wait(isDone, 0, 0, PATIENCE_MS) === 'timed-out') throw new Error(`no answer: polis ${args.join(' ')}`);
  return receiveMessageOnPort(port)?.message;
}

/** The same as a process, for what only a process has: exit codes that a shell sees, pipes, an environment. */
export function polisProcess(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Run {
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
