/** What the levels are worth, as `polis ladder --write` has measured it: do not edit. */
import type { LevelName } from './all.ts';

/** The rating of each level, on the scale of chess ratings with 1500 as their mean, and its 95 % interval. */
export const levelRatings: Readonly<Record<LevelName, { rating: number; low: number; high: number }>> = {
  'level-1': { rating: 1270, low: 1254, high: 1287 },
  'level-2': { rating: 1334, low: 1321, high: 1349 },
  'level-3': { rating: 1403, low: 1392, high: 1415 },
  'level-4': { rating: 1470, low: 1457, high: 1481 },
  'level-5': { rating: 1537, low: 1526, high: 1546 },
  'level-6': { rating: 1601, low: 1590, high: 1614 },
  'level-7': { rating: 1665, low: 1648, high: 1686 },
  'level-8': { rating: 1719, low: 1698, high: 1743 },
};
