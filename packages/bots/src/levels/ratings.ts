/** What the levels are worth, as `polis ladder --write` has measured it: do not edit. */
import type { LevelName } from './all.ts';

/** The rating of each level, on the scale of chess ratings with 1500 as their mean, and its 95 % interval. */
export const levelRatings: Readonly<Record<LevelName, { rating: number; low: number; high: number }>> = {
  'level-1': { rating: 1260, low: 1243, high: 1278 },
  'level-2': { rating: 1324, low: 1310, high: 1338 },
  'level-3': { rating: 1393, low: 1381, high: 1404 },
  'level-4': { rating: 1467, low: 1456, high: 1477 },
  'level-5': { rating: 1542, low: 1532, high: 1554 },
  'level-6': { rating: 1620, low: 1609, high: 1632 },
  'level-7': { rating: 1681, low: 1665, high: 1700 },
  'level-8': { rating: 1713, low: 1688, high: 1741 },
};
