/** Finding things by their names and by what they do, in every language at once, whatever the accents. */
import i18next, { type TFunction } from 'i18next';
import { effectWords } from '../look/effect-words.ts';
import { boardWords } from '../text/board.ts';
import { cardName } from '../text/card.ts';
import { LANGUAGES } from '../text/index.ts';
import { plain, wordsIn } from '../text/plain.ts';
import { type Entry, isBoard, renamedOf, type Sort } from './catalogue.ts';

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
    return [
      ...sides.map((side) => boardWords(t, side)),
      sortName(t, entry.sort),
      ...gives.map((effects) => effectWords(t, effects)),
    ];
  }
  return [cardName(t, entry.card), sortName(t, entry.sort), effectWords(t, entry.card.effects)];
}

interface OtherNames {
  /** What is named, in plain words. */
  of: string[];
  names: string;
}
const known = new Map<string, OtherNames[]>();

/** How others call a good, a board or a kind of card. */
function otherNames(language: string): OtherNames[] {
  const found = known.get(language);
  if (found) return found;
  const t = i18next.getFixedT(language);
  const also = i18next.getResource(language, 'translation', 'also') as Record<string, Record<string, string>>;
  const all = Object.entries(also).flatMap(([group, others]) =>
    Object.entries(others).flatMap(([id, names]) =>
      // one, or several
      [1, 2].map((count) => ({ of: wordsIn(t(`${group}.${id}`, { count })), names })),
    ),
  );
  known.set(language, all);
  return all;
}

/** All that a search looks through. */
export function searchText(entry: Entry): string {
  const languages = Object.keys(LANGUAGES).filter((language) => i18next.exists('effect.none', { lng: language }));
  const renamed = renamedOf(entry);
  const said = languages.flatMap((language) => {
    const t = i18next.getFixedT(language);
    const words = [
      ...wordsOf(t, entry),
      t([`kindLong.${entry.sort}`, `library.sort.${entry.sort}`]),
      ...(renamed ? [cardName(t, renamed.card)] : []),
      ...(entry.prints.some(({ isExpert }) => isExpert) ? [t('library.experts')] : []),
    ];
    const spoken = new Set(wordsIn(words.join('\n')));
    const others = otherNames(language).filter(({ of }) => of.every((word) => spoken.has(word)));
    return [...words, ...others.map(({ names }) => names)];
  });
  return plain(said.join('\n'));
}
