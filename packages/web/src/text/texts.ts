/** What a language has to say: a text for every id of English, with the plural forms that it needs. */
type Form = 'zero' | 'two' | 'few' | 'many';

/** Ordinals have forms of their own in English: 2nd, 3rd. */
type EnglishOnly = `${string}_ordinal_${Form}`;

export type Texts<T> = {
  [K in keyof T as K extends EnglishOnly ? never : K]: T[K] extends string | undefined ? string : Texts<T[K]>;
} & { [K in keyof T & string as K extends `${infer Id}_other` ? `${Id}_${Form}` : never]?: string };

/**
 * The texts as they are shown. A plural form that is left out is filled with `other`, such as the French one for
 * millions.
 */
export function prepared(language: string, texts: object): object {
  const all: { [id: string]: unknown } = {};
  for (const [id, text] of Object.entries(texts)) {
    if (typeof text === 'object') {
      all[id] = prepared(language, text);
      continue;
    }
    const said = typeset(text);
    all[id] = said;
    if (id.endsWith('_other')) for (const form of formsOf(language, id)) all[id.replace(/other$/, form)] ??= said;
  }
  return all;
}

/** Signs that French sets apart stay on the line of their word. */
const typeset = (text: string): string => text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');

/** By language and type: asking for them takes as long as preparing a hundred texts. */
const forms = new Map<string, string[]>();

function formsOf(language: string, id: string): string[] {
  const type = id.includes('_ordinal_') ? 'ordinal' : 'cardinal';
  const key = `${language} ${type}`;
  const found = forms.get(key) ?? new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  forms.set(key, found);
  return found;
}
