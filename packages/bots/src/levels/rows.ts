/**
 * The levels, from an easy opponent to the strongest play there is: a row each. Two of a level and two of the next one
 * at a table of four share the games about 38 to 62; `polis ladder` measures it, and RESULTS.md has the table.
 */

/** How a level comes to know what its answers are worth. */
export type Level = {
  /** By how much a judgement may be off, either way: in points for an eye, else in logarithms of how likely an answer is. */
  doubt: number;
  /** What a style adds to what it is fond of, in the same unit. */
  taste: number;
} & (
  | {
      /** Judges as a merchant does, as far as its sight goes: from 0, that of a newcomer, to 1. */
      thinks: 'eye';
      sight: number;
    }
  | {
      /** Answers as the scholar would at first sight. */
      thinks: 'net';
    }
  | {
      /** Searches as the scholar does: so many tries at most, or as many as it is given. */
      thinks: 'search';
      tries: number | null;
    }
);

export const levels = {
  'level-1': { thinks: 'eye', sight: 0.5, doubt: 1.35, taste: 0 },
  'level-2': { thinks: 'eye', sight: 0.65, doubt: 1.13, taste: 0 },
  'level-3': { thinks: 'eye', sight: 0.82, doubt: 0.8, taste: 1.5 },
  'level-4': { thinks: 'net', doubt: 14.3, taste: 7 },
  'level-5': { thinks: 'net', doubt: 10.3, taste: 8 },
  'level-6': { thinks: 'net', doubt: 6, taste: 8 },
  'level-7': { thinks: 'search', tries: 12, doubt: 0, taste: 3 },
  'level-8': { thinks: 'search', tries: null, doubt: 0, taste: 3 },
} as const satisfies Record<string, Level>;
