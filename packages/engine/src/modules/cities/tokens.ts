/** The tokens of Cities. */
import type { TokenDef } from '../../module.ts';

/** What losses of this turn are reckoned by: coins, or one coin for each of these that the payer has. */
export const LOSSES = ['coins', 'victory', 'stage'] as const;
export type Loss = (typeof LOSSES)[number];

export const lossToken = (loss: Loss): string => `loss.${loss}`;

export const tokens: TokenDef[] = [
  { id: 'debt', points: -1, score: 'treasury', scenario: 'debt' },
  { id: 'diplomacy', points: 0, score: null, scenario: 'diplomacy' },
  ...LOSSES.map((loss): TokenDef => ({ id: lossToken(loss), points: 0, score: null, right: true })),
];
