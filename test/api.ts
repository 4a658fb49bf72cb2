/** What the three libraries export, and what docs/api.md says of it. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

export type Library = 'engine' | 'bots' | 'client';

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** The names in `export { a, type B, c as d }`. */
const listed = (code: string): string[] =>
  [...code.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim().replace(/^type |^.* as /g, ''))
    .filter((name) => name !== '');

/** Those of a file of which all types are exported; its values are not. */
const types = (code: string): string[] =>
  [...code.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name);

/** Every name that can be imported from it, values and types. */
export function exportsOf(name: Library): string[] {
  const source = `packages/${name}/src`;
  const face = withoutComments(read(`${source}/index.ts`));
  const files = [...face.matchAll(/^export type \* from '\.\/(.*)';/gm)].map(([, file]) => `${source}/${file}`);
  return [...listed(face), ...files.flatMap((file) => types(read(file)))];
}

const sectionOf = (name: Library): string =>
  read('docs/api.md')
    .split(/^## /m)
    .find((section) => section.startsWith(`@polis/${name}\n`)) ?? '';

/** The names that its tables begin their rows with. */
export const documentedIn = (name: Library): string[] =>
  [...sectionOf(name).matchAll(/^\| `(\w+)`(?: \(type\))? \|/gm)].map(([, documented]) => documented);

/** Its examples, each a module that stands alone. */
export const examplesOf = (name: Library): string[] =>
  [...sectionOf(name).matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);

/** Whether one of the examples uses it: not only in a comment, nor only in an import. */
export const isShown = (examples: readonly string[], name: string): boolean =>
  examples.some((code) => new RegExp(`\\b${name}\\b`).test(withoutComments(code).replace(/^import [^;]*;/gm, '')));
