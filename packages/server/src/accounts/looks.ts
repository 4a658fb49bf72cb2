/** Names as people see them: two that look the same are one. */
import { rectifyConfusion } from 'unicode-confusables';
import { BLANK } from '../protocol/seen.ts';

/** The same for an A of any alphabet; of large and small letters only those are the same that look so. */
export const looksOf = (name: string): string =>
  rectifyConfusion(name.normalize('NFKC').replace(BLANK, '').normalize('NFD')).normalize('NFD');

/** A name whatever its letters are like, for those who type it. */
export const fold = (name: string): string => name.normalize('NFKC').toLowerCase();

export const areAlike = (one: string, other: string): boolean =>
  looksOf(one) === looksOf(other) || fold(one) === fold(other);
