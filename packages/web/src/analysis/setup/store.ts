/** The table that is being set up, kept on this device so that nothing is lost on the way. */
import type { Scenario } from '@polis/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { rulesOfSheet } from '../../calculator/sheet.ts';
import { type Draft, emptyDraft, readDraft, tableOfDraft } from './draft.ts';
import { draftOfTable } from './opened.ts';

export interface Setting {
  draft: Draft;
  /** Something was tapped; else it is as a link has told it. */
  isOwn: boolean;
  /** Own ones that had to make room for tables that were opened, the latest first. */
  kept: Draft[];
}

interface Store extends Setting {
  change(to: Partial<Draft>): void;
  open(table: Scenario, seat: number, names: readonly string[]): void;
  back(): void;
}

/** More of them nobody remembers. */
const MOST_KEPT = 5;

/** Begins with a table that is told. What was set up oneself makes room, and is kept. */
export function withOpened(setting: Setting, table: Scenario, seat: number, names: readonly string[]): Setting {
  const { draft, isOwn, kept } = setting;
  if (isTold(draft, table)) return { ...setting, draft: { ...draft, seat } };
  return {
    draft: draftOfTable(table, seat, names),
    isOwn: false,
    kept: isOwn ? [draft, ...kept].slice(0, MOST_KEPT) : kept,
  };
}

/** Takes up what made room last. What was tapped meanwhile takes its place behind the others. */
export function withKept({ draft, isOwn, kept: [last, ...others] }: Setting): Setting {
  return { draft: last, isOwn: true, kept: isOwn ? [...others, draft] : others };
}

function isTold(draft: Draft, table: Scenario): boolean {
  const rules = rulesOfSheet(draft.sheet);
  return rules !== null && JSON.stringify(tableOfDraft(draft, rules)) === JSON.stringify(table);
}

export const useDraft = create<Store>()(
  persist(
    (set) => ({
      draft: emptyDraft(),
      isOwn: false,
      kept: [],
      change: (to) => set(({ draft }) => ({ draft: { ...draft, ...to }, isOwn: true })),
      open: (table, seat, names) => set((setting) => withOpened(setting, table, seat, names)),
      back: () => set(withKept),
    }),
    {
      name: 'polis-analysis',
      merge: (stored, now) => {
        const { draft, isOwn = true, kept = [] } = (stored ?? {}) as Partial<Setting>;
        if (!draft) return now;
        return { ...now, draft: readDraft(draft), isOwn, kept: Array.isArray(kept) ? kept.map(readDraft) : [] };
      },
    },
  ),
);
