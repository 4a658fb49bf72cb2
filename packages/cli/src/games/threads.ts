/** Threads of this machine that play games. */
import { Worker } from 'node:worker_threads';
import { type Answer, GAME_THREAD, type Task } from './thread.ts';
import type { Play, Played, Work } from './work.ts';

export interface Threads {
  /** Waits for a free thread. */
  play<W extends Work>(work: W, index: number): Promise<Played<W>>;
  close(): Promise<void>;
}

export function openThreads(most: number): Threads {
  const all = new Set<Worker>();
  const free: Worker[] = [];
  const waiting: ((thread: Worker) => void)[] = [];
  const started = (): Worker => {
    const thread = new Worker(new URL(import.meta.url), { workerData: GAME_THREAD });
    all.add(thread);
    return thread;
  };
  const taken = (): Worker | Promise<Worker> =>
    free.pop() ?? (all.size < most ? started() : new Promise((next) => waiting.push(next)));
  const release = (thread: Worker): void => {
    const next = waiting.shift();
    if (next) next(all.has(thread) ? thread : started());
    else if (all.has(thread)) free.push(thread);
  };
  return {
    async play<W extends Work>(work: W, index: number) {
      const thread = await taken();
      try {
        return (await answerOf(thread, { work, index })) as Played<W>;
      } catch (error) {
        if (!(error instanceof GameError)) all.delete(thread); // a thread that breaks down answers no more
        throw error;
      } finally {
        release(thread);
      }
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

/** The game could not be played; the thread is sound. */
class GameError extends Error {}

function answerOf(thread: Worker, task: Task): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      thread.off('message', take);
      thread.off('error', fail);
    };
    const take = (answer: Answer): void => {
      done();
      if ('error' in answer) reject(new GameError(answer.error));
      else resolve(answer.played);
    };
    const fail = (error: Error): void => {
      done();
      reject(error);
    };
    thread.on('message', take);
    thread.on('error', fail);
    thread.postMessage(task);
  });
}

/** Games of any works in so many threads of this machine; `take` is told which of the tasks it was. */
export async function playTasks<W extends Work>(
  count: number,
  tasks: readonly { work: W; index: number }[],
  take: (task: number, played: Played<W>) => void,
  stop: AbortSignal,
): Promise<void> {
  const lanes = Math.min(count, tasks.length);
  const threads = openThreads(lanes);
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < tasks.length && !stop.aborted) {
      const task = next++;
      take(task, await threads.play(tasks[task].work, tasks[task].index));
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    await threads.close();
  }
}

/** All games of one work in so many threads of this machine. */
export const playHere =
  (count: number): Play =>
  (work, games, take, stop) =>
    playTasks(
      count,
      games.map((index) => ({ work, index })),
      (task, played) => take(games[task], played),
      stop,
    );
