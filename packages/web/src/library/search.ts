/** Finding things by their names and by what they do, in every language at once, whatever the accents. */
import i18next, { type TFunction } from 'i18next';
import { effectWords } from '../look/effect-words.ts';
import { LANGUAGES } from '../text/index.ts';
import { type Entry, isBoard, type Sort } from './catalogue.ts';

/** Without accents, capitals and the marks where a word may break. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('’', "'")
    .toLowerCase();

/** Every word is in it, in any order. `text` is plain already. */
export const matches = (text: string, words: string): boolean =>
  plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));

/** A kind of card has its name everywhere. */
export const sortName = (t: TFunction, sort: Sort): string => t([`kind.${sort}`, `library.sort.${sort}`]);

/** What is said of it in one language. */
export function wordsOf(t: TFunction, entry: Entry): string[] {
  if (isBoard(entry)) {
    const sides = [entry.board.A, entry.board.B];
    const gives = sides.flatMap(({ gives: given, stages }) => [
      ...(given.effects.length > 0 ? [given.effects] : []),
      ...stages.flatMap(({ effects, options }) => [effects, ...options.map((option) => option.effects)]),
    ]);
    return [t(`board.${entry.name}`), sortName(t, entry.sort), ...gives.map((effects) => effectWords(t, effects))];
  }
  return [t(`card.${entry.name}`), sortName(t, entry.sort), effectWords(t, entry.card.effects)];
}

/** All that a search looks through. */
export function searchText(entry: Entry): string {
  const languages = Object.keys(LANGUAGES).filter((language) => i18next.exists('effect.none', { lng: language }));
  return plain(languages.flatMap((language) => wordsOf(i18next.getFixedT(language), entry)).join('\n'));
}
