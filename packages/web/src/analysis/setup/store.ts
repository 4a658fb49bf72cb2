/** The table that is being set up, kept on this device so that nothing is lost on the way. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Draft, emptyDraft, readDraft } from './draft.ts';

interface Setting {
  draft: Draft;
  change(to: Partial<Draft>): void;
}

export const useDraft = create<Setting>()(
  persist(
    (set) => ({
      draft: emptyDraft(),
      change: (to) => set(({ draft }) => ({ draft: { ...draft, ...to } })),
    }),
    {
      name: 'polis-analysis',
      merge: (stored, now) => ({ ...now, draft: readDraft((stored as Partial<Setting> | null)?.draft) }),
    },
  ),
);
