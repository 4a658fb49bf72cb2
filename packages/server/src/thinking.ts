/** Bots think in threads of their own, so that nobody at any table waits for the event loop. */
import type { ChoiceForm } from '@polis/engine';
import { Piscina } from 'piscina';
import type { BotTask } from './tables/surroundings.ts';

export interface Thinkers {
  /** A bot's answer to a question; rejects when it is aborted or its thread broke down. */
  think(task: BotTask, signal: AbortSignal): Promise<ChoiceForm>;
  /** Questions that wait for a free thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** `file`: the built bot-worker. */
export function thinkers(file: string, threads: number): Thinkers {
  const pool = new Piscina({
    filename: file,
    name: 'answer',
    minThreads: Math.min(1, threads),
    maxThreads: threads,
    idleTimeout: 30_000,
    // one question at a time in each, since search fills a thread
    concurrentTasksPerWorker: 1,
  });
  return {
    think: (task, signal) => pool.run(task, { signal }) as Promise<ChoiceForm>,
    waiting: () => pool.queueSize,
    close: () => pool.close({ force: true }),
  };
}
