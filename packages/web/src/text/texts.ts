/** What a language has to say: a text for every id of English, with the plural forms that it needs. */
type Form = 'zero' | 'two' | 'few' | 'many';

/** Ordinals have forms of their own in English: 2nd, 3rd. */
type EnglishOnly = `${string}_ordinal_${Form}`;

export type Texts<T> = {
  [K in keyof T as K extends EnglishOnly ? never : K]: T[K] extends string ? string : Texts<T[K]>;
} & { [K in keyof T & string as K extends `${infer Id}_other` ? `${Id}_${Form}` : never]?: string };

/** A form that is left out is the one of `other`: French has one for millions, and no game counts so far. */
export function withAllForms(language: string, texts: object): object {
  const all: { [id: string]: unknown } = Object.fromEntries(Object.entries(texts));
  for (const [id, text] of Object.entries(texts))
    if (typeof text === 'object') all[id] = withAllForms(language, text);
    else if (id.endsWith('_other')) for (const form of formsOf(language, id)) all[id.replace(/other$/, form)] ??= text;
  return all;
}

const formsOf = (language: string, id: string): string[] =>
  new Intl.PluralRules(language, { type: id.includes('_ordinal_') ? 'ordinal' : 'cardinal' }).resolvedOptions()
    .pluralCategories;
