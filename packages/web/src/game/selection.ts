/** What is chosen and not yet sealed. It lives apart from the table, so that choosing answers at once. */
import type { Known } from '@polis/client';
import type { Choice, OwnAsk } from '@polis/engine';
import { useMemo } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export type Verb = 'build' | 'stage' | 'project' | 'sell';

export interface Picked {
  /** The question it answers; what was chosen for another one is void. */
  question: string;
  /** The place of the chosen thing in the hand or tray. */
  slot: number | null;
  /** Null: to build it, if that can be done. */
  verb: Verb | null;
  /** Which stage, counted from 0 among those that it can be; null: the first that can be paid for. */
  stage: number | null;
  /** Of a stage that offers a choice, counted from 1. */
  option: number;
  /** How it is paid; null: as cheaply as can be. */
  way: Choice | null;
}

interface Selection extends Picked {
  choose(question: string, slot: number): void;
  /** All of an answer at once. */
  take(question: string, what: Partial<Omit<Picked, 'question'>>): void;
  change(question: string, to: Partial<Omit<Picked, 'question' | 'slot'>>): void;
  putBack(): void;
}

const NOTHING: Picked = { question: '', slot: null, verb: null, stage: null, option: 1, way: null };

/** Kept for this tab, so that a reload loses nothing. */
export const useSelection = create<Selection>()(
  persist(
    (set) => ({
      ...NOTHING,
      choose: (question, slot) => set({ ...NOTHING, question, slot }),
      take: (question, what) => set({ ...NOTHING, question, ...what }),
      change: (question, to) => set((now) => (now.question === question ? to : { ...NOTHING, question, ...to })),
      putBack: () => set(NOTHING),
    }),
    {
      name: 'polis-selection',
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ question, slot, verb, stage, option, way }) => ({ question, slot, verb, stage, option, way }),
    },
  ),
);

/** Names a question so that no other one, not even after an undone turn, has the same name. */
export const questionOf = ({ table, room, view }: Known, ask: OwnAsk | null): string =>
  ask ? `${table}/${room.undone}/${view?.question}/${ask.seat}` : '';

/** What is chosen for this question. */
export function usePicked(question: string): Picked {
  const isFor = useSelection((now) => now.question === question);
  const slot = useSelection((now) => now.slot);
  const verb = useSelection((now) => now.verb);
  const stage = useSelection((now) => now.stage);
  const option = useSelection((now) => now.option);
  const way = useSelection((now) => now.way);
  return useMemo(
    () => (isFor ? { question, slot, verb, stage, option, way } : NOTHING),
    [isFor, question, slot, verb, stage, option, way],
  );
}
