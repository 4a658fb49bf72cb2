/** What the levels are worth, as `polis ladder --write` has measured it: do not edit. */
import type { LevelName } from './all.ts';

/** The rating of each level, on the scale of chess ratings with 1500 as their mean, and its 95 % interval. */
export const levelRatings: Readonly<Record<LevelName, { rating: number; low: number; high: number }>> = {
  'level-1': { rating: 1266, low: 1249, high: 1282 },
  'level-2': { rating: 1339, low: 1325, high: 1355 },
  'level-3': { rating: 1403, low: 1390, high: 1418 },
  'level-4': { rating: 1479, low: 1466, high: 1489 },
  'level-5': { rating: 1550, low: 1537, high: 1562 },
  'level-6': { rating: 1620, low: 1606, high: 1633 },
  'level-7': { rating: 1647, low: 1622, high: 1669 },
  'level-8': { rating: 1696, low: 1655, high: 1730 },
};
