/** What the store has called written is there after the process was killed, whenever that was. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { repetitions } from '../../../../test/repetitions.ts';
import { openStore } from '../../src/store/open.ts';
import { sqliteFiles } from './kit.ts';

const KILLS = repetitions('storeKills');

const PACKAGES = path.resolve(import.meta.dirname, '../../..');
/** Inside the clone, so that it finds the packages it imports. */
const bundle = path.resolve(PACKAGES, '../node_modules/.cache/polis-test/writer.mjs');
const fresh = sqliteFiles();

test('every line acknowledged before a kill is found again', async () => {
  buildWriter();
  const file = await fresh();
  const acknowledged = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const before = acknowledged.get('a') ?? 0;
    for (const [table, seq] of await writeUntilKilled(file, Math.random() * 150)) acknowledged.set(table, seq);
    expect(acknowledged.get('a')).toBeGreaterThan(before);

    const store = await openStore(file);
    for (const [table, seq] of acknowledged) {
      const numbers = (await store.lines(table)).map((line) => line.seq);
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
      expect(numbers.length).toBeGreaterThanOrEqual(seq);
      // The row and the people are of the last line, never of another.
      expect((await store.row(table))?.updated).toBe(numbers.length);
      expect((await store.tablesOf(`person-${numbers.length}`, 10)).map(({ id }) => id)).toContain(table);
    }
    await store.close();
  }
});

function buildWriter(): void {
  mkdirSync(path.dirname(bundle), { recursive: true });
  buildSync({
    entryPoints: [path.join(import.meta.dirname, 'writer.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // what npm has installed is found at run time; our own packages are sources
    alias: Object.fromEntries(
      ['bots', 'engine'].map((name) => [`@polis/${name}`, path.join(PACKAGES, name, 'src/index.ts')]),
    ),
    packages: 'external',
  });
}

/** The last number of each table that was acknowledged. Time runs from the first acknowledgement. */
async function writeUntilKilled(file: string, milliseconds: number): Promise<Map<string, number>> {
  const writer = spawn(process.execPath, [bundle, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise((resolve) => writer.once('close', resolve));
  let said = '';
  writer.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await Promise.race([new Promise((resolve) => writer.stdout.once('data', resolve)), gone]);
  await sleep(milliseconds);
  writer.kill('SIGKILL');
  await gone;

  const last = new Map<string, number>();
  // What comes after the last line feed was cut off.
  for (const words of said.split('\n').slice(0, -1)) {
    const [table, seq, answer] = words.split(' ');
    expect(answer).toBe('written');
    last.set(table, Number(seq));
  }
  return last;
}
