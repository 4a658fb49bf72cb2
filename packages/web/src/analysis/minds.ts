/** The workers of the analysis board: there as long as it is open. */
import type { OwnAsk } from '@polis/engine';
import { useEffect, useState } from 'react';
import { botCalls, workersHere } from '../local/bots.ts';

type Worker = ReturnType<typeof botCalls>;

export interface Minds {
  workers: readonly Worker[];
  /** The question that a worker looks into, so that it can go on with it. */
  lookedInto(worker: Worker): OwnAsk | null;
  looksInto(worker: Worker, question: OwnAsk): void;
  /** A worker that has gone has forgotten its question. */
  forget(): void;
}

export function useMinds(): Minds {
  const [minds] = useState((): Minds => {
    const questions = new Map<Worker, OwnAsk>();
    return {
      workers: Array.from({ length: workersHere() }, botCalls),
      lookedInto: (worker) => questions.get(worker) ?? null,
      looksInto: (worker, question) => questions.set(worker, question),
      forget: () => questions.clear(),
    };
  });
  useEffect(
    () => () => {
      for (const worker of minds.workers) worker.end();
      minds.forget();
    },
    [minds],
  );
  return minds;
}
