/** Looks at decisions in workers, one after the other, until all are done or it is stopped. */
import type { Assessment } from '@polis/bots';
import type { ReviewTask } from '../local/messages.ts';
import type { Decision } from './decisions.ts';

/** More workers than these would leave nothing for the page. */
const MOST_WORKERS = 3;

export const workersHere = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency ?? 2) - 1));

interface Answer {
  task: number;
  assessment: Assessment | null;
}

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
  let left = open.length;
  const workers = Array.from({ length: Math.min(workersHere(), queue.length) }, () => {
    const worker = new Worker(new URL('../local/bot-worker.ts', import.meta.url), { type: 'module' });
    const next = (): void => {
      const number = queue.shift();
      if (number === undefined) return;
      const { view, question, chosen } = decisions[number];
      const review: ReviewTask = { view, question, chosen, seed: number + 1, ms };
      worker.postMessage({ number, review });
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      left--;
      found(data.task, data.assessment);
      if (left === 0) {
        stop();
        done();
      } else next();
    };
    next();
    return worker;
  });
  const stop = (): void => {
    for (const worker of workers) worker.terminate();
  };
  if (left === 0) queueMicrotask(done);
  return { stop };
}
