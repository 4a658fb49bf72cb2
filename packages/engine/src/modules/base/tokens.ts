/** The tokens of the base game; a right has the name of the window in which it is used. */
import type { TokenDef } from '../../module.ts';

export const tokens: TokenDef[] = [
  { id: 'victory-1', points: 1, score: 'military' },
  { id: 'victory-3', points: 3, score: 'military' },
  { id: 'victory-5', points: 5, score: 'military' },
  { id: 'defeat', points: -1, score: 'military' },
  // The right to build from the discard pile at the end of this turn.
  { id: 'wonder.dig', points: 0, score: null, right: true },
  // The side of the board dealt is still to be chosen.
  { id: 'wonders.choose', points: 0, score: null, right: true },
];
