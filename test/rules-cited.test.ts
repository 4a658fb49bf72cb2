/** Every numbered statement of docs/rules is cited by a test, and no test cites a number that is not there. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** What the numbers of a page begin with. A statement about combinations stands where it fits best, with X. */
const PAGES: Record<string, readonly string[]> = {
  'base.md': ['B'],
  'second-edition.md': ['B'],
  'leaders.md': ['L', 'X'],
  'cities.md': ['C', 'X'],
  'teams.md': ['T', 'C', 'X'],
  'edifice.md': ['E', 'EQ'],
  'boxes.md': ['BOX'],
  'leaders-second.md': ['L2'],
  'cities-second.md': ['C2'],
  'boards.md': ['W'],
};

const filesIn = (folder: string, ending: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending));

const read = (folder: string, file: string): string => fs.readFileSync(path.join(root, folder, file), 'utf8');

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, number]) => number);

/** What a page says about rules that come with another module is not stated there. */
const withoutOutlook = (page: string): string => page.split(/^## What comes with /m)[0];

const statedOn = (page: string): string[] =>
  found(withoutOutlook(read('docs/rules', page)), /^- \*\*([A-Z]+\d?-[\w.]+)\*\*/gm);

const pages = filesIn('docs/rules', '.md');
const all = pages.flatMap(statedOn);
const stated = new Set(all);
const cited = new Set(
  filesIn('packages/engine/test', '.test.ts').flatMap((file) =>
    found(
      read('packages/engine/test', file),
      /\b((?:B-\d+\.[RSW]?\d+)|(?:(?:L|X|C|T|E|EQ)-R?\d+)|(?:(?:BOX|L2|C2|W)-\d+))\b/g,
    ),
  ),
);

test('every page is known, and its numbers begin as they should', () => {
  expect(pages.sort()).toEqual(Object.keys(PAGES).sort());
  for (const [page, prefixes] of Object.entries(PAGES)) {
    const prefixOf = (number: string): string => number.slice(0, number.indexOf('-'));
    expect([...new Set(statedOn(page).map(prefixOf))].sort(), page).toEqual([...prefixes].sort());
  }
});

test('no number stands for two statements', () => {
  expect(all.filter((number, i) => all.indexOf(number) !== i)).toEqual([]);
});

test('every statement has a test', () => {
  expect([...stated].filter((number) => !cited.has(number))).toEqual([]);
});

test('every number that a test cites is stated', () => {
  expect([...cited].filter((number) => !stated.has(number))).toEqual([]);
});
