/** What this device knows of branches besides the games themselves: a table of a server, or of here, tells less. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Origin {
  /** The game that it came from, wherever that is, and the step of it, counted from 0. */
  of: string;
  at: number;
}

interface Branches {
  /** By the id of the branch. */
  origins: Record<string, Origin>;
  names: Record<string, string>;
  /** Off the list. */
  hidden: string[];
  begun(id: string, origin: Origin): void;
  rename(id: string, name: string): void;
  hide(id: string): void;
  forget(id: string): void;
}

const without = <T>(all: Record<string, T>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== id));

export const useBranchNotes = create<Branches>()(
  persist(
    (set) => ({
      origins: {},
      names: {},
      hidden: [],
      begun: (id, origin) => set(({ origins }) => ({ origins: { ...origins, [id]: origin } })),
      rename: (id, name) => set(({ names }) => ({ names: { ...names, [id]: name } })),
      hide: (id) => set(({ hidden }) => ({ hidden: [...hidden, id] })),
      forget: (id) => set(({ origins, names }) => ({ origins: without(origins, id), names: without(names, id) })),
    }),
    { name: 'polis-branches' },
  ),
);

/** The game that a branch came from, if that is known here. */
export const originOf = (id: string): Origin | null => useBranchNotes.getState().origins[id] ?? null;
