/** People's names are of no language: a long one may break where a consonant begins a syllable, with a hyphen. */
const VOWELS = 'aeiouyàâäéèêëîïôöùûüAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜ';
const LONG = new RegExp(`\\p{L}{9,}|[^\\P{L}${VOWELS}]{5,}`, 'gu');
const SYLLABLE = new RegExp(`\\p{L}{2}(?=[^\\P{L}${VOWELS}][${VOWELS}]\\p{L})`, 'gu');
/** Where there are no syllables. */
const LETTERS = /\p{L}{3}(?=\p{L}{2})/gu;

export const SOFT_HYPHEN = '\u00ad';

export const hyphenated = (name: string): string =>
  name.replace(LONG, (word) => {
    const broken = word.replace(SYLLABLE, `$&${SOFT_HYPHEN}`);
    return broken === word ? word.replace(LETTERS, `$&${SOFT_HYPHEN}`) : broken;
  });
