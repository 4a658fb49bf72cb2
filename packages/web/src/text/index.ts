/** Everything the app says, by id. A language is a folder, and a line here. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { prepared, type Texts } from './texts.ts';

/** What the first screen says is loaded before it is shown, the rest when it is needed. */
interface Speech {
  /** In the language itself. */
  name: string;
  first(): Promise<{ first: Texts<typeof import('./en/first.ts').first> }>;
  ui(): Promise<{ ui: Texts<typeof import('./en/ui.ts').ui> }>;
}

export const LANGUAGES = {
  en: { name: 'English', first: () => import('./en/first.ts'), ui: () => import('./en/ui.ts') },
  fr: { name: 'Français', first: () => import('./fr/first.ts'), ui: () => import('./fr/ui.ts') },
} satisfies Record<string, Speech>;

export type Language = keyof typeof LANGUAGES;

const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

/** The first of these that the app speaks: of `fr-CA` it is `fr`. */
export const languageOf = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';

/** What is to be spoken as soon as it is loaded. */
let wanted: Language = 'en';
let whole: Promise<void> | null = null;

const firstOf = async (language: Language) => (await LANGUAGES[language].first()).first;
const restOf = async (language: Language) => (await LANGUAGES[language].ui()).ui;

const add = (language: Language, texts: object): void => {
  i18next.addResourceBundle(language, 'translation', prepared(language, texts), true, true);
};

export async function startTexts(language: string, isWhole: boolean): Promise<void> {
  wanted = languageOf([language]);
  const [first, rest] = await Promise.all([firstOf(wanted), isWhole ? restOf(wanted) : null]);
  await i18next.use(initReactI18next).init({
    lng: wanted,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  add(wanted, first);
  if (!rest) return;
  add(wanted, rest);
  whole = Promise.resolve();
}

/** From now on all texts are there, in every language that is spoken. */
export function wholeTexts(): Promise<void> {
  whole ??= Promise.all([i18next.language as Language, wanted].map(async (name) => add(name, await restOf(name)))).then(
    () => undefined,
    (error) => {
      whole = null;
      throw error;
    },
  );
  return whole;
}

/** Every language at once, for those who search in all of them. */
export const everyLanguage = (): Promise<unknown> =>
  Promise.all(
    (Object.keys(LANGUAGES) as Language[]).map(async (language) => {
      add(language, await firstOf(language));
      add(language, await restOf(language));
    }),
  );

export async function speak(language: Language): Promise<void> {
  wanted = language;
  add(language, await firstOf(language));
  if (whole !== null) add(language, await restOf(language));
  // someone may have changed their mind meanwhile
  if (wanted === language) await i18next.changeLanguage(language);
}
