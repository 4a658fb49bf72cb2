/** Lists in the language that is spoken. */
import type { TFunction } from 'i18next';

/** "a, b and c", or with "or". */
export function listed(t: TFunction, words: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return words.slice(0, -1).join(t('word.list')) + t(last === 'and' ? 'word.and' : 'word.or') + words.at(-1);
}
