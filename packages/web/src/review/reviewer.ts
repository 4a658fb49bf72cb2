/** Looks at decisions in workers, one after the other, until all are done or it is stopped. */
import type { Assessment } from '@polis/bots';
import { botCalls } from '../local/bots.ts';
import type { Decision } from './decisions.ts';

/** More workers than these would leave nothing for the page. */
const MOST_WORKERS = 3;

export const workersHere = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency ?? 2) - 1));

export interface Reviewing {
  stop(): void;
}

interface ReviewPlan {
  decisions: readonly Decision[];
  /** Which of them are still to be looked at. */
  open: readonly number[];
  /** For each. */
  ms: number;
  /** `null`: it could not be judged. */
  found(decision: number, assessment: Assessment | null): void;
  done(): void;
}

export function startReview({ decisions, open, ms, found, done }: ReviewPlan): Reviewing {
  const queue = [...open];
  const workers = Array.from({ length: Math.min(workersHere(), queue.length) }, botCalls);
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    for (const worker of workers) worker.end();
  };
  const work = async ({ call }: (typeof workers)[number]): Promise<void> => {
    for (let number = queue.shift(); number !== undefined && !isStopped; number = queue.shift()) {
      const { view, question, chosen } = decisions[number];
      const assessment = await call('review', { view, question, chosen, seed: number + 1, ms }).catch(() => null);
      if (!isStopped) found(number, assessment);
    }
  };
  Promise.all(workers.map(work)).then(
    () => {
      if (isStopped) return;
      stop();
      done();
    },
    () => undefined,
  );
  return { stop };
}
