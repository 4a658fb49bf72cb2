/** Where something comes from, in words: what it takes, and in which editions. */
import type { TFunction } from 'i18next';
import { listed } from '../text/listed.ts';
import type { Entry, Print } from './catalogue.ts';
import { originName } from './filter.ts';

const takes = (t: TFunction, { modules, isExpert }: Print): string => {
  const names = listed(
    t,
    (modules.length > 0 ? modules : ['base']).map((name) => originName(t, name)),
  );
  return isExpert ? t('library.forExperts', { names }) : names;
};

/** Editions that have it of the same are told together. */
export function originWords(t: TFunction, { prints }: Entry): string[] {
  const all = [...new Set(prints.map((print) => takes(t, print)))];
  const edition = (print: Print): string => t(`library.edition.${print.edition}`);
  if (all.length > 1)
    return prints.map((print) => t('library.takenIn', { edition: edition(print), names: takes(t, print) }));
  return [...all, prints.length > 1 ? t('library.edition.both') : edition(prints[0])];
}
