/** All games by workers on other machines: put on the queue, and fetched as they are played. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ArenaPlan, searchingBots } from '@polis/bots';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import {
  announce,
  connected,
  type GamesJob,
  type JobResult,
  newRun,
  openQueue,
  RUNS,
  renewed,
  resultsKey,
  runKey,
  version,
} from './queue.ts';
import type { Play, Work } from './work.ts';

const FETCH_MS = 100;
const RENEW_MS = 5000;
const LONELY_MS = 5000;
const LEAVE_MS = 3000;
const AT_ONCE = 500;

/** Jobs by their name, with the games of each. */
type Jobs = Map<string, number[]>;

export function playByWorkers(url: string): Play {
  return async (work, games, take, stop) => {
    const redis = await connected(url);
    const queue = await openQueue(redis);
    const run = newRun();
    const open = jobsOf(run, games, gamesAJob(work, games.length));
    const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
    try {
      await Promise.race([stopped, seeThrough(redis, queue, run, work, open, take as Take, stop)]);
    } finally {
      await Promise.race([withdraw(redis, queue, run, open), sleep(LEAVE_MS, null, { ref: false })]);
      await queue.close();
      redis.disconnect();
    }
  };
}

type Take = (index: number, played: unknown) => void;

async function seeThrough(
  redis: Redis,
  queue: Queue<GamesJob>,
  run: string,
  work: Work,
  open: Jobs,
  take: Take,
  stop: AbortSignal,
): Promise<void> {
  await announce(redis, run);
  await enqueue(queue, run, work, open);
  let renewal = Date.now() + RENEW_MS;
  let lonely = Date.now() + LONELY_MS;
  while (open.size > 0 && !stop.aborted) {
    await sleep(FETCH_MS);
    if (await fetchResults(redis, run, open, take)) lonely = Number.POSITIVE_INFINITY;
    if (Date.now() > lonely) {
      lonely = Number.POSITIVE_INFINITY;
      if ((await queue.getWorkersCount()) === 0)
        process.stderr.write(`polis: no worker of version ${version} is there yet: polis worker --redis ADDRESS\n`);
    }
    if (Date.now() < renewal) continue;
    renewal = Date.now() + RENEW_MS;
    if (await renewed(redis, run)) continue;
    // a Redis that has lost what it held: what is open is asked for once more
    await announce(redis, run);
    await enqueue(queue, run, work, open);
  }
}

/** Takes the results that workers have left, each once, and deletes them only then. */
async function fetchResults(redis: Redis, run: string, open: Jobs, take: Take): Promise<boolean> {
  const found = Object.entries(await redis.hgetall(resultsKey(run)));
  for (const [job, text] of found) {
    const games = open.get(job);
    if (!games) continue; // played twice, by a worker that was thought dead
    const result = JSON.parse(text) as JobResult;
    if ('error' in result) throw new Error(`a worker could not play ${games[0]} to ${games.at(-1)}: ${result.error}`);
    open.delete(job);
    games.forEach((index, i) => {
      take(index, result.played[i]);
    });
  }
  if (found.length > 0) await redis.hdel(resultsKey(run), ...found.map(([job]) => job));
  return found.length > 0;
}

/** Each run counts its own jobs, and low numbers go first: a short run does not wait for a long one to end. */
async function enqueue(queue: Queue<GamesJob>, run: string, work: Work, open: Jobs): Promise<void> {
  const jobs = [...open].map(([jobId, games], i) => ({
    name: 'games',
    data: { run, work, games },
    opts: { jobId, priority: Math.min(i + 1, 2 ** 21) },
  }));
  for (let i = 0; i < jobs.length; i += AT_ONCE) await queue.addBulk(jobs.slice(i, i + AT_ONCE));
}

async function withdraw(redis: Redis, queue: Queue<GamesJob>, run: string, open: Jobs): Promise<void> {
  await redis.multi().srem(RUNS, run).del(runKey(run)).exec();
  const left = [...open.keys()];
  for (let i = 0; i < left.length; i += AT_ONCE)
    await Promise.all(left.slice(i, i + AT_ONCE).map((job) => queue.remove(job)));
  await redis.del(resultsKey(run));
}

function jobsOf(run: string, games: readonly number[], size: number): Jobs {
  const jobs: Jobs = new Map();
  for (let i = 0; i < games.length; i += size) jobs.set(`${run}-${i / size}`, games.slice(i, i + size));
  return jobs;
}

const MOST_GAMES = 50;
const LEAST_JOBS = 16;
const JOB_MS = 3000;
/** Of one player in one game, about. */
const DECISIONS = 18;
const MS_A_TRY = 1;
const USUAL_TRIES = 400;

/**
 * Games in one job: enough that fetching a job costs little, few enough that it is soon done and little is lost with a
 * worker.
 */
function gamesAJob(work: Work, games: number): number {
  const searching = bots(work).filter((name) => searchingBots.some((one) => one === name)).length;
  const plan: Partial<ArenaPlan> = 'arena' in work ? work.arena : {};
  const { iterations: tries = USUAL_TRIES } = plan;
  const decision = plan.ms ?? (typeof tries === 'number' ? tries : Math.max(...Object.values(tries))) * MS_A_TRY;
  const fit = Math.ceil(JOB_MS / Math.max(1, searching * DECISIONS * decision));
  return Math.max(1, Math.min(MOST_GAMES, fit, Math.ceil(games / LEAST_JOBS)));
}

const bots = (work: Work): readonly string[] => ('arena' in work ? work.arena.bots : work.simulation.bots);
