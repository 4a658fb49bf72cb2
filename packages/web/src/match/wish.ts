/** What someone would play, as it is chosen here: each part is one choice, or several at once by a name. */
import type { PlainLevel } from '@polis/client';
import { EDITIONS, type Edition, moduleNames } from '@polis/engine';
import type { MatchWish } from '@polis/server/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const EXPANSIONS: readonly string[] = moduleNames.filter((name) => name !== 'base');

export const WITH = ['no', 'maybe', 'yes'] as const;
export const CLOCKS = ['fast', 'calm', 'any', 'days'] as const;
export const RATED = ['yes', 'no', 'any'] as const;
/** Points between two ratings; 0: any. */
export const NEAR = [0, 100, 200, 400] as const;

export interface MatchDraft {
  from: number;
  to: number;
  modules: Record<string, (typeof WITH)[number]>;
  edition: Edition | 'any';
  clock: (typeof CLOCKS)[number];
  rated: (typeof RATED)[number];
  near: (typeof NEAR)[number];
  hasBots: boolean;
  level: PlainLevel;
}

const FIRST: MatchDraft = {
  from: 3,
  to: 5,
  modules: {},
  edition: 'any',
  clock: 'any',
  rated: 'any',
  near: 0,
  hasBots: true,
  level: 'level-3',
};

const CLOCKS_OF: Record<MatchDraft['clock'], MatchWish['clocks']> = {
  fast: ['fast'],
  calm: ['calm'],
  any: ['calm', 'fast'],
  days: ['days'],
};

const RATED_OF: Record<MatchDraft['rated'], boolean[]> = { yes: [true], no: [false], any: [true, false] };

export function wishOf(draft: MatchDraft): MatchWish {
  const those = (how: (typeof WITH)[number]): string[] =>
    EXPANSIONS.filter((name) => (draft.modules[name] ?? 'no') === how);
  return {
    players: { from: draft.from, to: draft.to },
    modules: { with: those('yes'), maybe: those('maybe') },
    editions: draft.edition === 'any' ? [...EDITIONS] : [draft.edition],
    clocks: CLOCKS_OF[draft.clock],
    rated: RATED_OF[draft.rated],
    near: draft.near === 0 ? null : draft.near,
    bots: draft.hasBots ? draft.level : null,
  };
}

/** What was chosen last on this device. */
export const useMatchDraft = create<{ draft: MatchDraft; change(to: Partial<MatchDraft>): void }>()(
  persist((set) => ({ draft: FIRST, change: (to) => set(({ draft }) => ({ draft: { ...draft, ...to } })) }), {
    name: 'polis-match',
    merge: (kept, fresh) => ({
      ...fresh,
      draft: { ...fresh.draft, ...(kept as { draft?: MatchDraft } | null)?.draft },
    }),
  }),
);
