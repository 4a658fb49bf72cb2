/**
 * Games on a queue in Redis, for workers on any number of machines. Every version of the rules and bots has a queue of
 * its own. A run is alive as long as whoever wants its games says so; results are kept by job until they are fetched.
 */
import { randomBytes } from 'node:crypto';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { UsageError } from '../command.ts';
import type { Work } from './work.ts';

export interface GamesJob {
  run: string;
  work: Work;
  games: number[];
}

/** What a worker leaves for a job: the games in the order asked for, or why there are none. */
export type JobResult = { played: unknown[] } | { error: string };

declare const GAMES_VERSION: string;

/** Set when this was built: what the rules and bots were made of. */
export const version = GAMES_VERSION.slice(0, 12);

export const QUEUE = `games-${version}`;
export const PREFIX = 'polis';
export const RUNS = 'polis:runs';
export const runKey = (run: string): string => `polis:run:${run}`;
export const resultsKey = (run: string): string => `polis:results:${run}`;

/** So long a run lives without a word from whoever wants it. */
const RUN_SECONDS = 30;
const RESULT_SECONDS = 3600;

export const newRun = (): string => randomBytes(6).toString('hex');

/** Connects, or says why not; later it comes back by itself whenever the line is lost. */
export async function connected(url: string): Promise<Redis> {
  if (!/^rediss?:\/\//.test(url))
    throw new UsageError(`--redis takes an address such as redis://host:6379, not "${url}"`);
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
  let reason = '';
  redis.on('error', (error: Error) => {
    reason ||= error.message;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new UsageError(`there is no Redis at ${withoutPassword(url)}: ${reason || (error as Error).message}`);
  }
  let isLost = false;
  redis.on('reconnecting', () => {
    if (!isLost) process.stderr.write('polis: the line to Redis is lost; trying again\n');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) process.stderr.write('polis: the line to Redis is back\n');
    isLost = false;
  });
  return redis;
}

/** The address without a password. */
export function withoutPassword(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

export async function openQueue(connection: Redis): Promise<Queue<GamesJob>> {
  const { Queue } = await import('bullmq');
  const queue = new Queue<GamesJob>(QUEUE, {
    connection,
    prefix: PREFIX,
    streams: { events: { maxLen: 10 } },
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
  });
  queue.on('error', () => {}); // the connection tells
  return queue;
}

export async function announce(redis: Redis, run: string): Promise<void> {
  await redis.multi().sadd(RUNS, run).set(runKey(run), version, 'EX', RUN_SECONDS).exec();
}

/** False when Redis has forgotten the run. */
export const renewed = async (redis: Redis, run: string): Promise<boolean> =>
  (await redis.expire(runKey(run), RUN_SECONDS)) === 1;

export const isWanted = async (redis: Redis, run: string): Promise<boolean> => (await redis.exists(runKey(run))) === 1;

export async function leaveResult(redis: Redis, run: string, job: string, result: JobResult): Promise<void> {
  const key = resultsKey(run);
  await redis.multi().hset(key, job, JSON.stringify(result)).expire(key, RESULT_SECONDS).exec();
}
