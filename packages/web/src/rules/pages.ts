/** The rules in the language that is spoken, loaded when they are first read. */
import { use } from 'react';
import { type Rule, TOPICS, type Topic } from '../look/topics.ts';
import { useTranslation } from '../text/speaking.tsx';
import { parse, type RulePage } from './parse.ts';

export type Pages = Record<Topic, RulePage>;
type Texts = Record<Topic, string>;

const LANGUAGES: Record<string, () => Promise<{ rules: Texts }>> = {
  en: () => import('../text/en/rules/index.ts'),
  fr: () => import('../text/fr/rules/index.ts'),
};

const loading = new Map<string, Promise<Pages>>();
/** What has come of it: React would wait a while even for what is there. */
const loaded = new Map<string, Pages>();

const parsed = (texts: Texts): Pages =>
  Object.fromEntries(TOPICS.map((topic) => [topic, parse(texts[topic])])) as Pages;

export function loadPages(language: string): Promise<Pages> {
  let pages = loading.get(language);
  if (!pages) {
    pages = (LANGUAGES[language] ?? LANGUAGES.en)().then(({ rules }) => {
      const read = parsed(rules);
      loaded.set(language, read);
      return read;
    });
    // whoever was without a network may try again
    pages.catch(() => loading.delete(language));
    loading.set(language, pages);
  }
  return pages;
}

const readings = new WeakMap<Promise<Pages>, Promise<Readings>>();

/** Where the pages tell how something is read that the printed rules leave open, by its number in docs/rules. */
type Readings = ReadonlyMap<string, Rule>;

function readingsIn(pages: Pages): Readings {
  const places = new Map<string, Rule>();
  for (const topic of TOPICS)
    for (const { anchor, blocks } of pages[topic].sections)
      for (const block of blocks)
        if (block.is === 'reading')
          for (const number of block.numbers) places.set(number, anchor ? `${topic}#${anchor}` : topic);
  return places;
}

/** Without the pages there is no place to lead to. */
export function useReadings(): Readings {
  const { i18n } = useTranslation();
  const pages = loadPages(i18n.language);
  const known = readings.get(pages) ?? pages.then(readingsIn, () => new Map());
  readings.set(pages, known);
  return use(known);
}

export function usePages(): Pages {
  const { i18n } = useTranslation();
  return loaded.get(i18n.language) ?? use(loadPages(i18n.language));
}
