/** Games by workers, on a real Redis: whatever happens to a worker, the result is that of one machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { ownRedis } from '../../../scripts/services.mjs';
import { IN_ALL } from '../../../test/repetitions.ts';
import { output, polis, root } from './polis.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'polis-workers-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const file = (name: string): string => path.join(folder, name);
const read = (name: string): string => fs.readFileSync(file(name), 'utf8');

const arena = (games: number, seed: string, results: string): string[] => [
  ...['arena', '--bots', 'merchant,random,random', '--games', String(games), '--seed', seed, '--json'],
  ...['--results', file(results), '--report', file(`${results}.html`)],
];

interface Running {
  child: ChildProcess;
  said(): string;
  /** The exit code. */
  ended: Promise<number | null>;
}

function started(args: readonly string[], program = path.join(root, 'dist/polis.mjs')): Running {
  const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, said: () => text, ended };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(25);
}

const linesIn = (name: string): number => (fs.existsSync(file(name)) ? read(name).split('\n').length - 1 : 0);

describe.skipIf(!process.env.TEST_REDIS_URL)('workers', () => {
  test('play two arenas at once, one of them dies and its games are taken over: all as on one machine', {
    ...IN_ALL,
    timeout: 120_000,
  }, async () => {
    const { url, stop } = await ownRedis();
    onTestFinished(stop);
    const worker = ['worker', '--redis', url, '--threads', '1'];
    const doomed = started(worker);
    const first = started([...arena(240, 'a', 'first'), '--redis', url]);
    const second = started([...arena(48, 'b', 'second'), '--redis', url]);
    await until(() => linesIn('first') > 20 && linesIn('second') > 1);
    doomed.child.kill('SIGKILL');
    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    const active = (await redis.keys('polis:games-*:active'))[0];
    expect(await redis.llen(active)).toBe(1);
    const heir = started(worker);
    expect(await first.ended).toBe(0);
    expect(await second.ended).toBe(0);

    for (const [games, seed, name] of [
      [240, 'a', 'first'],
      [48, 'b', 'second'],
    ] as const) {
      const alone = output(arena(games, seed, `${name}-alone`));
      expect({ first, second }[name].said()).toBe(alone);
      expect(read(name)).toBe(read(`${name}-alone`));
      expect(read(`${name}.html`)).toBe(read(`${name}-alone.html`));
    }

    heir.child.kill('SIGINT');
    expect(await heir.ended).toBe(0);
    expect(heir.said()).toMatch(
      /^polis: a worker with 1 thread waits for games of version \w{12} at 127.*\n\d+ games played\n$/,
    );
    expect(await left(redis)).toEqual([]);
  });

  test('an interrupted arena leaves nothing behind, and its worker gives back what it had begun', IN_ALL, async () => {
    const { url, stop } = await ownRedis();
    onTestFinished(stop);
    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    const long = started([...arena(5000, 'c', 'third'), '--redis', url]);
    const worker = started(['worker', '--redis', url, '--threads', '1']);
    await until(() => linesIn('third') > 1);
    worker.child.kill('SIGINT');
    expect(await worker.ended).toBe(0);
    expect(await redis.llen((await redis.keys('polis:games-*:active'))[0] ?? 'none')).toBe(0);
    long.child.kill('SIGINT');
    expect(await long.ended).toBe(130);
    expect(long.said()).toMatch(/stopped after \d+ of 5000 games/);
    expect(await left(redis)).toEqual([]);
  });

  test('refuse games of another version, and say so', async () => {
    const { url, stop } = await ownRedis();
    onTestFinished(stop);
    const worker = started(['worker', '--redis', url, '--threads', '1']);
    const other = started([...arena(3, 'd', 'fourth'), '--redis', url], anotherVersion());
    await until(() => worker.said().includes('refused'));
    expect(worker.said()).toMatch(
      /polis: refused: run \w+ asks for games of version 000000000000, the rules and bots here are \w+\n/,
    );
    other.child.kill('SIGINT');
    expect(await other.ended).toBe(130);
    expect(linesIn('fourth')).toBe(1);
  });

  test('play simulations: the records kept are those of one machine', IN_ALL, async () => {
    const url = process.env.TEST_REDIS_URL as string;
    const worker = started(['worker', '--redis', url, '--threads', '2']);
    const call = ['simulate', '--players', '3', '--games', '40', '--seed', 'e', '--json'];
    const run = started([...call, '--save', file('afar'), '--redis', url]);
    expect(await run.ended).toBe(0);
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    const { gamesPerSecond: _, ...here } = JSON.parse(output([...call, '--save', file('here')]));
    expect(JSON.parse(run.said())).toMatchObject(here);
    expect(read('afar')).toBe(read('here'));
  });
});

test.each([
  [['worker'], 'a worker needs --redis, the address where the games are'],
  [['worker', '--redis', 'localhost'], '--redis takes an address such as redis://host:6379, not "localhost"'],
  [['arena', '--redis', 'redis://:secret@127.0.0.1:1'], 'there is no Redis at 127.0.0.1:1: '],
])('%j is refused', (args, message) => {
  const { status, stderr } = polis(args);
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining(`polis: ${message}`) });
  expect(stderr).not.toContain('secret');
});

/** What is in Redis but for what any queue leaves: its description and its last events. */
async function left(redis: Redis): Promise<string[]> {
  const keys = await redis.keys('polis:*');
  return keys.filter((key) => !/:(meta|events|id|marker|pc|stalled-check)$/.test(key));
}

/** The same program, but for the version that it was built as. */
function anotherVersion(): string {
  const built = fs.readFileSync(path.join(root, 'dist/polis.mjs'), 'utf8');
  const [, version] = built.match(/version = "([0-9a-f]{64})"\.slice/) as RegExpMatchArray;
  // beside the parts that it loads
  const copy = path.join(root, `dist/polis-other-${process.pid}.mjs`);
  fs.writeFileSync(copy, built.replace(version, '0'.repeat(64)));
  onTestFinished(() => fs.rmSync(copy, { force: true }));
  return copy;
}
