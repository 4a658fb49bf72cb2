/** Bots think in threads of their own, so that nobody at any table waits for the event loop. */
import type { ChoiceForm } from '@polis/engine';
import { Piscina } from 'piscina';
import type { BotTask, Whose } from './tables/surroundings.ts';
import { turns } from './turns.ts';

export interface Thinkers {
  /** A bot's answer to a question; rejects when it is aborted or its thread broke down. */
  think(task: BotTask, signal: AbortSignal, whose: Whose): Promise<ChoiceForm>;
  /** Questions that wait for a free thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** `file`: the built bot-worker. `waited`: is told how many seconds each question waited for a thread. */
export function thinkers(file: string, threads: number, waited: (seconds: number) => void): Thinkers {
  let pool: Piscina | null = null;
  /** From the first question on one thread is always there; a server without bots needs none. */
  const started = (): Piscina => {
    pool ??= new Piscina({
      filename: file,
      name: 'answer',
      minThreads: Math.min(1, threads),
      maxThreads: threads,
      idleTimeout: 30_000,
      // one question at a time in each, since search fills a thread
      concurrentTasksPerWorker: 1,
    });
    return pool;
  };
  const waiting = turns<(done: () => void) => void>();
  let busy = 0;

  /** The pool gets no more than it can do at once: what waits there would be served in the order it came. */
  function serve(): void {
    while (busy < threads) {
      const work = waiting.next();
      if (!work) return;
      busy++;
      work(() => {
        busy--;
        serve();
      });
    }
  }

  return {
    think: (task, signal, whose) =>
      new Promise((resolve, reject) => {
        const begin = performance.now();
        const work = (done: () => void): void => {
          waited((performance.now() - begin) / 1000);
          started().run(task, { signal }).then(resolve, reject).finally(done).catch(reject);
        };
        waiting.add(work, whose);
        signal.addEventListener(
          'abort',
          () => {
            if (waiting.remove(work)) reject(signal.reason);
          },
          { once: true },
        );
        serve();
      }),
    waiting: waiting.size,
    close: async () => pool?.close({ force: true }),
  };
}
