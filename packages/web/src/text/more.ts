/** Texts that only some screens need come with those screens, so that the first one is small. */
import i18next from 'i18next';
import type { LANGUAGES } from './index.ts';

/** By language. */
export function addTexts(texts: Record<keyof typeof LANGUAGES, object>): void {
  for (const [language, more] of Object.entries(texts)) i18next.addResourceBundle(language, 'translation', more, true);
}
