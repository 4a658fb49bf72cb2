/** Texts as searches compare them. */

/** Without accents, capitals and the marks where a word may break. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('’', "'")
    .toLowerCase();

/** The number of a rule, such as b-4.13, is one word. */
const WORD = /[a-z]+-r?\d[\da-z.]*|[\p{L}\p{N}]+/gu;

/** A word and its plural are the same: tokens, bodies, boxes; jetons, niveaux. */
const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=s|x|ch|sh)es$/, '')
        .replace(/(?<=[^s])s$|(?<=au)x$/, '');

export const wordsIn = (text: string): string[] => (plain(text).match(WORD) ?? []).map(singular);
