/** Everything the app says, by id. A language is a file, and a line here. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en/index.ts';

export const LANGUAGES = { en } as const;
export type Language = keyof typeof LANGUAGES;

export async function startTexts(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: Object.fromEntries(Object.entries(LANGUAGES).map(([name, texts]) => [name, { translation: texts }])),
    interpolation: { escapeValue: false },
  });
}
