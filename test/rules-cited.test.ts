/** Every numbered statement of docs/rules is cited by a test, and no test cites a number that is not there. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const filesIn = (folder: string, ending: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => fs.readFileSync(path.join(root, folder, file), 'utf8'));

const found = (texts: string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, number]) => number)));

/** What a page says about rules that come with another module is not stated there. */
const withoutOutlook = (page: string): string => page.split(/^## What comes with /m)[0];

const stated = found(filesIn('docs/rules', '.md').map(withoutOutlook), /^- \*\*([A-Z]+-[\w.]+)\*\*/gm);
const cited = found(
  filesIn('packages/engine/test', '.test.ts'),
  /\b((?:B-\d+\.[RSW]?\d+)|(?:(?:L|X|C|T|E|EQ)-R?\d+))\b/g,
);

test('every statement has a test', () => {
  expect([...stated].filter((number) => !cited.has(number))).toEqual([]);
});

test('every number that a test cites is stated', () => {
  expect([...cited].filter((number) => !stated.has(number))).toEqual([]);
});
