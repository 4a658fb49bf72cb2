/** A card's name with soft hyphens where it may break: in the words of its short name as there, in others by syllables. */
import { hyphenated, SOFT_HYPHEN } from './hyphenated.ts';

const WORD = /\p{L}+/gu;

export function softened(name: string, short: string): string {
  const known = new Map(
    short.split(/[^\p{L}\u00ad]+/u).map((word) => [word.replaceAll(SOFT_HYPHEN, '').toLowerCase(), word]),
  );
  return name.replace(WORD, (word) => {
    const found = known.get(word.toLowerCase());
    return found?.includes(SOFT_HYPHEN) ? word[0] + found.slice(1) : hyphenated(word);
  });
}
