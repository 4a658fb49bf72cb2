/** Sheets belong to components: stylelint looks at each of them, this looks across them. */
import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { scoped } from '../build/scoped.ts';

const SRC = path.resolve(import.meta.dirname, '../src');
const files = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();
const read = (file: string): string => fs.readFileSync(path.join(SRC, file), 'utf8');
const sheets = files.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: postcss.parse(read(file)) }));
const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('text/'));
const beside = ['../index.html', '../build/icons.ts', '../build/own-icons.ts'];
const code = [...sources, ...beside].map(read).join('\n');

test('a component has one sheet', () => {
  const owners = new Map<string, Set<string>>();
  for (const { file, css } of sheets)
    css.walkAtRules('scope', ({ params }) => {
      for (const root of params.slice(1, -1).split(/,\s*/)) owners.set(root, (owners.get(root) ?? new Set()).add(file));
    });
  expect(owners.size).toBeGreaterThan(200);
  expect([...owners].filter(([, { size }]) => size > 1).map(([root, of]) => [root, ...of])).toEqual([]);
});

/** What is not on a screen of its own. */
const LAYERS: Record<string, string> = {
  ...Object.fromEntries(['look', 'parts', 'frame', 'table'].map((folder) => [folder, folder])),
  app: 'frame',
  ...Object.fromEntries(['moments', 'first-steps', 'chat'].map((folder) => [folder, 'table'])),
};
const GLOBAL = ['end/print.css', 'look/base.css', 'look/edges.css', 'look/tokens.css'];

test('the folder of a sheet says its layer', () => {
  const others = sheets.filter(({ file }) => !GLOBAL.includes(file));
  const layers = others.flatMap(({ file, css }) => {
    const found: string[] = [];
    css.walkAtRules('layer', ({ params }) => {
      found.push(params);
    });
    const wanted = LAYERS[file.split('/')[0]] ?? 'screens';
    return found.join() === wanted ? [] : [`${file} is in ${found.join()}, not ${wanted}`];
  });
  expect(layers).toEqual([]);
});

test('no two files differ only in capitals, which some disks do not keep apart', () => {
  const small = files.map((file) => file.toLowerCase());
  expect(files.filter((_, i) => small.indexOf(small[i]) !== i)).toEqual([]);
});

test('every class of a sheet is given to something', () => {
  const strings = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  const words = new Set(strings.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  // such as `k-${kind}`
  const begun = [...code.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, start]) => start);
  const unused = sheets.flatMap(({ file, css }) => {
    const classes = new Set<string>();
    css.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/g)) classes.add(name);
    });
    css.walkAtRules('scope', ({ params }) => {
      for (const [, name] of params.matchAll(/\.([a-z][\w-]*)/g)) classes.add(name);
    });
    return [...classes]
      .filter((name) => !words.has(name) && !begun.some((start) => name.startsWith(start)))
      .map((name) => `${file} .${name}`);
  });
  expect(unused).toEqual([]);
});

test('every token is used, and there is one for each colour of a symbol', () => {
  const tokens = new Set(read('look/tokens.css').match(/--[\w-]+(?=:)/g));
  const text = [code, ...sheets.map(({ css }) => css.toString())].join('\n');
  const named = [...text.matchAll(/var\((--[\w-]+?)(-\$\{|[,)])/g)];
  const begun = named.filter(([, , end]) => end.startsWith('-')).map(([, name]) => `${name}-`);
  const used = new Set(named.map(([, name]) => name));
  const isUsed = (token: string): boolean => used.has(token) || begun.some((start) => token.startsWith(start));
  expect([...tokens].filter((token) => !isUsed(token))).toEqual([]);
  const coloured = [...read('../build/own-icons.ts').matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(coloured.filter((name) => !tokens.has(name))).toEqual([]);
});

test('every sheet is asked for, and every animation has one name', () => {
  const asked = new Set(
    sources.flatMap((file) =>
      [...read(file).matchAll(/^import '(\.[^']*\.css)';/gm)].map(([, to]) => path.posix.join(path.dirname(file), to)),
    ),
  );
  expect(sheets.map(({ file }) => file).filter((file) => !asked.has(file))).toEqual([]);
  const animations = sheets.flatMap(({ css }) => {
    const names: string[] = [];
    css.walkAtRules('keyframes', ({ params }) => {
      names.push(params);
    });
    return names;
  });
  expect(animations.filter((name, i) => animations.indexOf(name) !== i)).toEqual([]);
});

test('older browsers are told in words that they know', () => {
  const sheet =
    '@layer table { @scope (.seat, .chair) { :scope .name { color: red } [dir="rtl"] :scope:hover { top: 0 } } }';
  const { css } = postcss([scoped()]).process(sheet, { from: undefined });
  expect(css.replace(/\s+/g, ' ')).toBe(
    '@layer table { .seat .name, .chair .name { color: red } [dir="rtl"] .seat:hover, [dir="rtl"] .chair:hover { top: 0 } }',
  );
});
