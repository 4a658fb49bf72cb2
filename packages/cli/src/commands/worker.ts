/** `polis worker`: plays the games that arenas and simulations on other machines put on the queue. */
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Command, noFile, readArgs, UsageError, wholeNumber } from '../command.ts';
import {
  connected,
  type GamesJob,
  isWanted,
  leaveResult,
  PREFIX,
  QUEUE,
  RUNS,
  runKey,
  version,
  withoutPassword,
} from '../games/queue.ts';
import { openThreads, type Threads } from '../games/threads.ts';
import { progressCount } from '../print/progress.ts';
import { count } from '../print/text.ts';

/** A worker that says nothing for so long is taken for dead, and others play its games. */
const LOCK_MS = 4000;
const LOOK_MS = 2000;
/** How often a job may lose its worker before it fails: mostly the job is not the cause. */
const MOST_DEATHS = 100;
const ASK_MS = 1000;

export const worker: Command = {
  usage: '--redis redis://… [--threads N] [--json]',
  summary:
    'plays the games of arenas and simulations that were started with the same --redis, until it is told to stop',
  async run(args) {
    const { values, positionals } = readArgs(args, {
      redis: { type: 'string' },
      threads: { type: 'string', default: String(os.availableParallelism()) },
    });
    noFile(positionals);
    if (values.redis === undefined) throw new UsageError('a worker needs --redis, the address where the games are');
    const threads = wholeNumber(values.threads, 'threads', 1);
    const redis = await connected(values.redis);
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
    process.stderr.write(
      `polis: a worker with ${count(threads, 'thread')} waits for games of version ${version} at ${withoutPassword(values.redis)}\n`,
    );
    const games = await work(redis, threads, stop.signal);
    redis.disconnect();
    process.stdout.write(values.json ? `${JSON.stringify({ games })}\n` : `${count(games, 'game')} played\n`);
    return 0;
  },
};

async function work(redis: Redis, most: number, stop: AbortSignal): Promise<number> {
  const { Worker, DelayedError } = await import('bullmq');
  const threads = openThreads(most);
  const shown = progressCount('games played', true);
  let games = 0;
  const worker = new Worker<GamesJob>(
    QUEUE,
    async (job, token) => {
      const end = await played(job, redis, threads, stop);
      games += end.games;
      shown.to(games);
      if (!end.givenBack) return;
      await job.moveToDelayed(Date.now(), token);
      throw new DelayedError();
    },
    {
      connection: redis,
      prefix: PREFIX,
      concurrency: most,
      lockDuration: LOCK_MS,
      stalledInterval: LOOK_MS,
      maxStalledCount: MOST_DEATHS,
    },
  );
  worker.on('error', () => {}); // the connection tells
  await Promise.race([refusing(redis, stop), new Promise((resolve) => stop.addEventListener('abort', resolve))]);
  await worker.close();
  shown.stop();
  await threads.close();
  return games;
}

/** The games of one job. It is given back when this worker leaves, and dropped when nobody wants it any more. */
async function played(
  { id, data: { run, work, games } }: Job<GamesJob>,
  redis: Redis,
  threads: Threads,
  stop: AbortSignal,
) {
  const results: unknown[] = [];
  let asked = 0;
  try {
    for (const index of games) {
      if (stop.aborted) return { games: 0, givenBack: true };
      if (Date.now() - asked > ASK_MS) {
        if (!(await isWanted(redis, run))) return { games: 0, givenBack: false };
        asked = Date.now();
      }
      results.push(await threads.play(work, index));
    }
  } catch (error) {
    await leaveResult(redis, run, id as string, { error: (error as Error).message });
    return { games: 0, givenBack: false };
  }
  await leaveResult(redis, run, id as string, { played: results });
  return { games: games.length, givenBack: false };
}

/**
 * Says once for every run of another version that its games are not played here. A run that nobody wants any more is
 * removed.
 */
async function refusing(redis: Redis, stop: AbortSignal): Promise<void> {
  const told = new Set<string>();
  while (!stop.aborted) {
    for (const run of await redis.smembers(RUNS)) {
      const other = await redis.get(runKey(run));
      if (other === null) await redis.srem(RUNS, run);
      else if (other !== version && !told.has(run)) {
        told.add(run);
        process.stderr.write(
          `polis: refused: run ${run} asks for games of version ${other}, the rules and bots here are ${version}\n`,
        );
      }
    }
    await sleep(LOOK_MS, null, { ref: false });
  }
}
