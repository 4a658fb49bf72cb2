/** What was set up last on this device, to begin with the next time. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type BoardsBy, type Draft, FIRST_DRAFT } from './draft.ts';

interface LastDraft {
  draft: Draft;
  keep(draft: Draft): void;
}

/** Until 0 `boards` said how each chair comes to its board. */
const VERSION = 1;
type Oldest = Omit<Draft, 'boards' | 'boardsBy'> & { boards: BoardsBy };

function migrated({ draft: { boards, ...others } }: { draft: Oldest }): { draft: Partial<Draft> } {
  return { draft: { ...others, boardsBy: boards } };
}

export const useLastDraft = create<LastDraft>()(
  persist((set) => ({ draft: FIRST_DRAFT, keep: (draft) => set({ draft }) }), {
    name: 'polis-setup',
    version: VERSION,
    migrate: (kept) => migrated(kept as { draft: Oldest }) as LastDraft,
    // what was kept before an option existed lacks it
    merge: (kept, fresh) => ({
      ...fresh,
      draft: { ...fresh.draft, ...(kept as Partial<LastDraft> | undefined)?.draft },
    }),
  }),
);
