/** Bots think in threads of their own, so that nobody at any table waits for the event loop. */
import type { Proven } from '@polis/bots';
import type { ChoiceForm } from '@polis/engine';
import { Piscina } from 'piscina';
import { newStop, type ProofTask, type Stop } from './exercises/spare.ts';
import type { BotTask, Whose } from './tables/surroundings.ts';
import { turns } from './turns.ts';

export interface Thinkers {
  /** A bot's answer to a question; rejects when it is aborted or its thread broke down. */
  think(task: BotTask, signal: AbortSignal, whose: Whose): Promise<ChoiceForm>;
  /**
   * What is clearly best, for an exercise. Nobody waits for it: it is done while no bot is asked anything, and broken off
   * as soon as one is. Null if nothing could be found out now; `proven` is null if nothing is clearly best.
   */
  prove(task: ProofTask, signal: AbortSignal): Promise<{ proven: Proven | null } | null>;
  /** Questions that wait for a free thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** Bots that were asked a moment ago will be asked again. */
const QUIET_MS = 2000;

/** `file`: the built bot-worker. `waited`: is told how many seconds each question waited for a thread. */
export function thinkers(
  file: string,
  threads: number,
  waited: (seconds: number) => void,
  quietMs = QUIET_MS,
): Thinkers {
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
  let lastAsked = performance.now();
  let spare: Stop | null = null;

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
        lastAsked = begin;
        if (spare) Atomics.store(spare, 0, 1);
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
    async prove(task, signal) {
      if (signal.aborted || busy > 0 || performance.now() - lastAsked < quietMs) return null;
      const stop = newStop();
      const breakOff = (): void => {
        Atomics.store(stop, 0, 1);
      };
      signal.addEventListener('abort', breakOff, { once: true });
      spare = stop;
      busy++;
      try {
        const proven: Proven | null = await started().run({ ...task, stop }, { name: 'prove' });
        return Atomics.load(stop, 0) === 0 ? { proven } : null;
      } finally {
        signal.removeEventListener('abort', breakOff);
        busy--;
        spare = null;
        serve();
      }
    },
    waiting: waiting.size,
    close: async () => pool?.close({ force: true }),
  };
}
