/** The tokens of Cities. */
import type { TokenDef } from '../../module.ts';
import { LOSSES, type Loss } from '../../vocabulary.ts';

declare module '../../scenario-types.ts' {
  interface ScenarioSeat {
    /** Points of debt. */
    debt?: number;
    /** Diplomacy tokens. */
    diplomacy?: number;
  }
}

/** The first has the name of the window that settles them all; the others come right behind it. */
export const lossToken = (loss: Loss): string => (loss === LOSSES[0] ? 'cities.losses' : `cities.losses:${loss}`);

export const tokens: TokenDef[] = [
  { id: 'debt', points: -1, score: 'treasury', scenario: 'debt' },
  { id: 'diplomacy', points: 0, score: null, scenario: 'diplomacy' },
  ...LOSSES.map((loss): TokenDef => ({ id: lossToken(loss), points: 0, score: null, right: true })),
];
