/** Plays games in a worker thread, one after another. */
import { parentPort } from 'node:worker_threads';
import { playOne, type Work } from './work.ts';

/** What the thread is told when it starts, so that the command line knows it is one. */
export const GAME_THREAD = 'plays games';

export interface Task {
  work: Work;
  index: number;
}

export type Answer = { played: unknown } | { error: string };

export function playInThread(): void {
  parentPort?.on('message', async ({ work, index }: Task) => {
    parentPort?.postMessage(await answerTo(work, index));
  });
}

async function answerTo(work: Work, index: number): Promise<Answer> {
  try {
    return { played: await playOne(work, index) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
