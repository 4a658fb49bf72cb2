/** A question looked into live, in workers: more and more tries, until one stops it or it has looked long enough. */
import type { Analysed } from '@polis/bots';
import type { OwnAsk, View } from '@polis/engine';
import { useEffect, useState } from 'react';
import type { Look } from '../local/looking.ts';
import { merged } from './merged.ts';
import type { Minds } from './minds.ts';

/** The first judgement comes soon; after that there is no need to hurry. */
const STEPS_MS = [60, 90, 150, 250, 400];
/** Longer looks change nothing any more, and a phone gets warm. */
const LONG_ENOUGH_MS = 40_000;

export interface Looking {
  /** Every choice, the best first; null before the first judgement. */
  found: readonly Analysed[] | null;
  tries: number;
  isLearned: boolean;
  is: 'thinking' | 'stopped' | 'enough' | 'failed';
  stop(): void;
  goOn(): void;
}

const NOTHING: Look = { found: [], tries: 0, isLearned: false };

export function useLooking(minds: Minds, view: View, question: OwnAsk | null): Looking {
  const [look, setLook] = useState<Look>(NOTHING);
  const [is, setIs] = useState<Looking['is']>('thinking');
  /** Counts how often one has gone on. */
  const [turn, setTurn] = useState(0);
  const [of, setOf] = useState<OwnAsk | null>(null);
  // what was found about another question is never shown with this one
  if (of !== question) {
    setOf(question);
    setLook(NOTHING);
    setIs('thinking');
    setTurn(0);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: going on is a reason to look again
  useEffect(() => {
    if (!question || is !== 'thinking') return;
    let isWanted = true;
    const looks: (Look | null)[] = minds.workers.map(() => null);
    const work = async (worker: Minds['workers'][number], place: number): Promise<void> => {
      const end = performance.now() + LONG_ENOUGH_MS;
      const task = { view, question, seed: place + 1 };
      for (let step = 0; isWanted && performance.now() < end; step++) {
        const ms = STEPS_MS[Math.min(step, STEPS_MS.length - 1)];
        const isBegun = minds.lookedInto(worker) === question;
        minds.looksInto(worker, question);
        looks[place] = isBegun ? await worker.call('deepen', { ms }) : await worker.call('look', { ...task, ms });
        if (isWanted) setLook(merged(looks));
      }
    };
    const begin = (): void => {
      if (!isWanted) return;
      Promise.all(minds.workers.map(work)).then(
        () => isWanted && setIs('enough'),
        () => {
          minds.forget();
          if (isWanted) setIs('failed');
        },
      );
    };
    // the choices are seen first: starting workers takes the processor from painting them
    requestAnimationFrame(() => setTimeout(begin));
    return () => {
      isWanted = false;
    };
  }, [minds, view, question, is, turn]);
  return {
    found: look.tries > 0 ? look.found : null,
    tries: look.tries,
    isLearned: look.isLearned,
    is,
    stop: () => setIs('stopped'),
    goOn: () => {
      setTurn(turn + 1);
      setIs('thinking');
    },
  };
}
