/** The languages, and where their texts are. */
import type { Texts } from './texts.ts';

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
