/** The scholar's training, in small on the processor: that each step works, and that the trainer's net is the bots' net. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IN_ALL } from './repetitions.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const hasTorch = (command: string): boolean =>
  spawnSync(command, ['-c', 'import torch'], { timeout: 60_000 }).status === 0;
const python = IN_ALL.skip ? undefined : ['python3', '/usr/bin/python3'].find(hasTorch);

const run = (command: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  expect(stderr.includes('Traceback') ? stderr : '').toBe('');
  expect(status).toBe(0);
  return stdout;
};

describe.runIf(python !== undefined)('where PyTorch is installed', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-training-'));
  const inFolder = (name: string): string => path.join(folder, name);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  let told = '';

  beforeAll(() => {
    for (const step of ['prepare', 'unpack']) run(process.execPath, 'scripts/scholar.mjs', step, folder);
    const small = [
      '--minutes',
      '0.4',
      '--workers',
      '1',
      '--games',
      '8',
      '--batches',
      '1',
      '--part',
      '2048',
      '--epochs',
      '1',
      '--hidden',
      '160',
      '--valued',
      '96',
      '--begin',
      inFolder('shipped.bin'),
    ];
    told = run(
      python as string,
      ...[inFolder('learn.py'), folder, '--node', process.execPath, '--selfplay', inFolder('selfplay.mjs'), ...small],
    );
  }, 240_000);

  test('the trainer judges answers as the bots did: what they did first was as likely to it, also in a larger net', () => {
    const [, far] = /far (\d\.\d+)/.exec(told) as RegExpExecArray;
    expect(Number(far)).toBeLessThan(0.01);
  });

  test('what was learned goes on from what the bots know, and can be packed for them', { timeout: 120_000 }, () => {
    const judged = run(process.execPath, inFolder('selfplay.mjs'), 'judge', folder, '80');
    const [, share] = /^base: (\d+\.\d) % of 80 games/m.exec(judged) as RegExpExecArray;
    // 25 % without having learned anything
    expect(Number(share)).toBeGreaterThan(40);
    const out = inFolder('learned.ts');
    run(process.execPath, inFolder('export.mjs'), inFolder('averaged.bin'), out);
    expect(fs.statSync(out).size).toBeLessThan(2_000_000);
    expect(fs.readFileSync(out, 'utf8')).toContain('export const stored: Stored');
  });
});
