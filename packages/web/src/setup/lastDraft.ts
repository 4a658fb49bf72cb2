/** What was set up last on this device, to begin with the next time. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Draft, FIRST_DRAFT } from './draft.ts';

interface LastDraft {
  draft: Draft;
  keep(draft: Draft): void;
}

export const useLastDraft = create<LastDraft>()(
  persist((set) => ({ draft: FIRST_DRAFT, keep: (draft) => set({ draft }) }), {
    name: 'polis-setup',
    // what was kept before an option existed lacks it
    merge: (kept, fresh) => ({
      ...fresh,
      draft: { ...fresh.draft, ...(kept as Partial<LastDraft> | undefined)?.draft },
    }),
  }),
);
