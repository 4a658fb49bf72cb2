/** Names as people see them: two that look the same are one. */
import { rectifyConfusion } from 'unicode-confusables';
import { BLANK } from '../protocol/seen.ts';

/** The same for an A of any alphabet; of large and small letters only those are the same that look so. */
export const looksOf = (name: string): string =>
  rectifyConfusion(name.normalize('NFKC').replace(BLANK, '').normalize('NFD')).normalize('NFD');

/** A name whatever its letters are like, for those who type it. */
export const fold = (name: string): string => name.normalize('NFKC').toLowerCase();

/** How a name to sign in with looks, in large or small letters: one for the whole server. */
export const loginLooks = (name: string): string => looksOf(fold(looksOf(name)));

/** At a table Ian and Lan are two people, but no letters of two alphabets are. */
export const areAlike = (one: string, other: string): boolean =>
  looksOf(one) === looksOf(other) || looksOf(fold(one)) === looksOf(fold(other));
