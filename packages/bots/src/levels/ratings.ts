/** What the levels are worth, as `polis ladder --write` has measured it: do not edit. */
import type { LevelName } from './all.ts';

/** The rating of each level, on the scale of chess ratings with 1500 as their mean, and its 95 % interval. */
export const levelRatings: Readonly<Record<LevelName, { rating: number; low: number; high: number }>> = {
  'level-1': { rating: 1257, low: 1238, high: 1276 },
  'level-2': { rating: 1321, low: 1306, high: 1335 },
  'level-3': { rating: 1390, low: 1377, high: 1403 },
  'level-4': { rating: 1465, low: 1454, high: 1475 },
  'level-5': { rating: 1540, low: 1528, high: 1553 },
  'level-6': { rating: 1617, low: 1606, high: 1629 },
  'level-7': { rating: 1670, low: 1652, high: 1693 },
  'level-8': { rating: 1739, low: 1709, high: 1768 },
};
