/** What was set up last on this device, to begin with the next time. */
import type { Level } from '@polis/client';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type BoardsBy, type Draft, FIRST_DRAFT } from './draft.ts';

interface LastDraft {
  draft: Draft;
  keep(draft: Draft): void;
}

/** Until 0 `boards` said how each chair comes to its board; until 1 bots were chosen by their names. */
const VERSION = 2;
type Oldest = Omit<Draft, 'boards' | 'boardsBy'> & { boards: BoardsBy };

const LEVEL_OF: Partial<Record<Level, Level>> = {
  apprentice: 'level-1',
  merchant: 'level-3',
  architect: 'level-6',
  scholar: 'level-8',
};

function withBoardsBy({ boards, ...others }: Oldest): Omit<Draft, 'boards'> {
  return { ...others, boardsBy: boards };
}

/** What an earlier version of the app has kept, as it would be kept now. */
export function migrated(kept: unknown, version: number): { draft: Partial<Draft> } {
  const { draft } = kept as { draft: Draft };
  const named = version < 1 ? withBoardsBy(draft as unknown as Oldest) : draft;
  return { draft: { ...named, level: LEVEL_OF[named.level] ?? named.level } };
}

export const useLastDraft = create<LastDraft>()(
  persist((set) => ({ draft: FIRST_DRAFT, keep: (draft) => set({ draft }) }), {
    name: 'polis-setup',
    version: VERSION,
    migrate: (kept, version) => migrated(kept, version) as LastDraft,
    // what was kept before an option existed lacks it
    merge: (kept, fresh) => ({
      ...fresh,
      draft: { ...fresh.draft, ...(kept as Partial<LastDraft> | undefined)?.draft },
    }),
  }),
);
