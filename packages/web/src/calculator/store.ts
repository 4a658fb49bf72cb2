/** The sheet that someone works on, and those that were kept, on this device. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { emptySheet, isEmpty, nextSheet, readSheet, type Sheet } from './sheet.ts';

export interface Kept {
  at: number;
  sheet: Sheet;
}

interface Calculator {
  sheet: Sheet;
  kept: Kept[];
  change(to: Partial<Sheet>): void;
  /** Goes on with this one; what was worked on and not kept is kept first. */
  open(sheet: Sheet): void;
  keep(): void;
  clear(): void;
  remove(at: number): void;
}

const isSame = (one: Sheet, other: Sheet): boolean => JSON.stringify(one) === JSON.stringify(other);

const withKept = (kept: Kept[], sheet: Sheet): Kept[] =>
  isEmpty(sheet) || kept.some((one) => isSame(one.sheet, sheet)) ? kept : [{ at: Date.now(), sheet }, ...kept];

export const useCalculator = create<Calculator>()(
  persist(
    (set) => ({
      sheet: emptySheet(),
      kept: [],
      change: (to) => set(({ sheet }) => ({ sheet: { ...sheet, ...to } })),
      open: (sheet) => set((now) => ({ kept: withKept(now.kept, now.sheet), sheet })),
      keep: () => set(({ kept, sheet }) => ({ kept: withKept(kept, sheet) })),
      clear: () => set((now) => ({ kept: withKept(now.kept, now.sheet), sheet: nextSheet(now.sheet) })),
      remove: (at) => set(({ kept }) => ({ kept: kept.filter((one) => one.at !== at) })),
    }),
    {
      name: 'polis-calculator',
      merge: (stored, now) => {
        const { sheet, kept } = (stored ?? {}) as Partial<Record<keyof Calculator, unknown>>;
        return {
          ...now,
          sheet: readSheet(sheet) ?? now.sheet,
          kept: (Array.isArray(kept) ? kept : []).flatMap(readKept),
        };
      },
    },
  ),
);

function readKept(value: { at?: unknown; sheet?: unknown } | null): Kept[] {
  const sheet = readSheet(value?.sheet);
  return sheet && typeof value?.at === 'number' ? [{ at: value.at, sheet }] : [];
}
