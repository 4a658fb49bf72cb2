/** Both choices of a parting, looked at again and again by bots with other dice each time: the longer, the surer. */
import { useEffect, useRef, useState } from 'react';
import { botCalls, workersHere } from '../local/bots.ts';

import { asChance, type Estimate, meanOf } from './figures.ts';
import type { Parting } from './games.ts';

/** How long one look takes, the first of them less, and how many there are. */
const FIRST_MS = 250;
const LOOK_MS = 700;
export const LOOKS = 12;

/** Of the game there, and of the branch. */
export interface PartingFound {
  is: 'thinking' | 'done' | 'failed';
  count: number;
  all: number;
  there: { chance: Estimate | null; points: Estimate | null };
  here: { chance: Estimate | null; points: Estimate | null };
  /** How much more the branch promises: both are imagined with the same cards, so that this is surer than each. */
  gain: Estimate | null;
  stop(): void;
  more(): void;
}

interface Look {
  chances: readonly number[];
  points: readonly number[];
}

export function useParting(parting: Parting | null): PartingFound {
  const [looks, setLooks] = useState<Look[]>([]);
  const [all, setAll] = useState(LOOKS);
  const [is, setIs] = useState<PartingFound['is']>('thinking');
  // a look that was broken off is not looked twice
  const seeds = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: those for another parting are void
  useEffect(() => setLooks([]), [parting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on where it was
  useEffect(() => {
    if (!parting || parting.there.choice === parting.here.choice || is !== 'thinking') return;
    const { view, question } = parting.there;
    const choices = [parting.there.choice, parting.here.choice];
    const workers = Array.from({ length: workersHere() }, botCalls);
    let isWanted = true;
    let left = all - looks.length;
    const work = async ({ call }: (typeof workers)[number]): Promise<void> => {
      while (isWanted && left-- > 0) {
        const seed = ++seeds.current;
        const ms = seed <= workers.length ? FIRST_MS : LOOK_MS;
        const look = await call('compare', { view, question, choices, seed, ms });
        if (isWanted) setLooks((before) => [...before, look]);
      }
    };
    Promise.all(workers.map(work)).then(
      () => isWanted && setIs('done'),
      () => isWanted && setIs('failed'),
    );
    return () => {
      isWanted = false;
      for (const worker of workers) worker.end();
    };
  }, [parting, all, is]);
  const side = (i: number) => {
    const chance = meanOf(looks.map(({ chances }) => chances[i]));
    return { chance: chance && asChance(chance), points: meanOf(looks.map(({ points }) => points[i])) };
  };
  return {
    is,
    count: looks.length,
    all,
    there: side(0),
    here: side(1),
    gain: meanOf(looks.map(({ chances: [there, here] }) => here - there)),
    stop: () => setIs('done'),
    more() {
      setAll(looks.length + LOOKS);
      setIs('thinking');
    },
  };
}
