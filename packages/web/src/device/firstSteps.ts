/** Where someone is in the first steps. Kept on this device, so that they can be left and gone on with at any time. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** In the order in which they are told. */
export const TOLD = ['hand', 'production', 'neighbours', 'chain', 'stage', 'strength', 'score'] as const;
export type Told = (typeof TOLD)[number];

interface Progress {
  /** The table at which they are made. */
  table: string | null;
  seen: readonly Told[];
  /** Left for the time being: the game goes on without them. */
  isLeft: boolean;
  /** All has been said. */
  isDone: boolean;
}

const NONE: Progress = { table: null, seen: [], isLeft: false, isDone: false };

export const useFirstSteps = create<Progress>()(persist(() => NONE, { name: 'polis-first-steps' }));

function set(to: Partial<Progress>): void {
  useFirstSteps.setState(to);
}

export const beginFirstSteps = (table: string): void => set({ ...NONE, table });
export const leaveFirstSteps = (): void => set({ isLeft: true });
export const resumeFirstSteps = (): void => set({ isLeft: false });
export const finishFirstSteps = (): void => set({ isDone: true });

export function markSeen(told: Told): void {
  const { seen } = useFirstSteps.getState();
  if (!seen.includes(told)) set({ seen: [...seen, told] });
}
