/** Looks at decisions in workers, round after round, until all are done or it is stopped. */
import type { Assessment } from '@polis/bots';
import { botCalls, workersHere } from '../local/bots.ts';
import type { Decision } from './decisions.ts';
import { inRounds } from './rounds.ts';

/** Bounds for one look at a decision: shorter finds nothing, longer finds little more. */
const LEAST_MS = 150;
const MOST_MS = 12_000;

export interface Reviewing {
  stop(): void;
}

interface ReviewPlan {
  decisions: readonly Decision[];
  /** What is known already, by decision. */
  before: readonly (Assessment | null)[];
  /** Which of them are still to be looked at. */
  open: readonly number[];
  /** For all together. */
  ms: number;
  /** `null`: it could not be judged. What is found later about the same decision is surer. */
  found(decision: number, assessment: Assessment | null): void;
  done(): void;
}

export function startReview({ decisions, before, open, ms, found, done }: ReviewPlan): Reviewing {
  const workers = Array.from({ length: Math.min(workersHere(), Math.max(1, decisions.length)) }, botCalls);
  let isStopped = false;
  let looks = 0;
  const stop = (): void => {
    isStopped = true;
    for (const worker of workers) worker.end();
  };
  const lookAt = async (numbers: readonly number[], share: number): Promise<(Assessment | null)[]> => {
    const turns = Math.ceil(numbers.length / workers.length);
    const each = Math.min(MOST_MS, Math.max(LEAST_MS, (share * ms) / turns));
    const queue = [...numbers.entries()];
    const seen = numbers.map((): Assessment | null => null);
    const work = async ({ call }: (typeof workers)[number]): Promise<void> => {
      for (let next = queue.shift(); next && !isStopped; next = queue.shift()) {
        const [i, number] = next;
        const { view, question, chosen } = decisions[number];
        const task = { view, question, chosen, seed: ++looks, ms: each };
        seen[i] = await call('review', task).catch(() => null);
        if (!isStopped) found(number, seen[i]);
      }
    };
    await Promise.all(workers.map(work));
    return seen;
  };
  inRounds(open, before, lookAt).then(
    () => {
      if (isStopped) return;
      stop();
      done();
    },
    () => undefined,
  );
  return { stop };
}
