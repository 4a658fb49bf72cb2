/** The rules in the language that is spoken, loaded when they are first read. */
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { parse, type RulePage } from './parse.ts';
import { TOPICS, type Topic } from './topics.ts';

export type Pages = Record<Topic, RulePage>;
type Texts = Record<Topic, string>;

const LANGUAGES: Record<string, () => Promise<{ rules: Texts }>> = {
  en: () => import('../text/en/rules/index.ts'),
  fr: () => import('../text/fr/rules/index.ts'),
};

const loaded = new Map<string, Promise<Pages>>();

const parsed = (texts: Texts): Pages =>
  Object.fromEntries(TOPICS.map((topic) => [topic, parse(texts[topic])])) as Pages;

export function loadPages(language: string): Promise<Pages> {
  let pages = loaded.get(language);
  if (!pages) {
    pages = (LANGUAGES[language] ?? LANGUAGES.en)().then(({ rules }) => parsed(rules));
    // whoever was without a network may try again
    pages.catch(() => loaded.delete(language));
    loaded.set(language, pages);
  }
  return pages;
}

export function usePages(): Pages {
  const { i18n } = useTranslation();
  return use(loadPages(i18n.language));
}
