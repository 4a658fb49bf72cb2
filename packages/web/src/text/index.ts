/** Everything the app says, by id. A language is a folder, and a line here. */
import i18next from 'i18next';
import { LANGUAGES, type Language, languageOf } from './languages.ts';
import { prepared } from './texts.ts';

export { LANGUAGES, type Language, languageOf } from './languages.ts';

/** What is to be spoken as soon as it is loaded. */
let wanted: Language = 'en';
let whole: Promise<void> | null = null;

const firstOf = async (language: Language) => (await LANGUAGES[language].first()).first;
const restOf = async (language: Language) => (await LANGUAGES[language].ui()).ui;

/** Preparing them takes as long as drawing a screen, and whoever asks for a language need not know what is there. */
const added = new Set<object>();

const add = (language: Language, texts: object): void => {
  if (added.has(texts)) return;
  added.add(texts);
  i18next.addResourceBundle(language, 'translation', prepared(language, texts), true, true, { skipCopy: true });
};

export async function startTexts(language: string, isWhole: boolean): Promise<void> {
  wanted = languageOf([language]);
  const [first, rest] = await Promise.all([firstOf(wanted), isWhole ? restOf(wanted) : null]);
  await i18next.init({
    lng: wanted,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    // set, so that i18next need not guess it for every text
    keySeparator: '.',
    nsSeparator: false,
  });
  // it begins with nothing, also when it is begun again
  added.clear();
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
