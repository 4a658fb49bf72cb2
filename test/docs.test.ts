/** What the pages name is there: every link, and every path on the map. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const NOT_OURS = ['.git', 'node_modules', 'dist', 'data'];

function pagesIn(folder: string): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : pagesIn(file);
    return entry.name.endsWith('.md') ? [file] : [];
  });
}

const read = (page: string): string => fs.readFileSync(path.join(root, page), 'utf8');
const isThere = (file: string): boolean => fs.existsSync(path.join(root, file));

/** Where a page leads: a file of ours and perhaps a part of it. */
function linksOf(page: string): string[] {
  const found = [...read(page).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, one, two]) => one ?? two);
  return found
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => (link.startsWith('#') ? page + link : path.join(path.dirname(page), link)));
}

function leadsSomewhere(link: string): boolean {
  const [file, part] = link.split('#');
  return isThere(file) && (part === undefined || headings(read(file)).includes(part));
}

test('every link', () => {
  const links = pagesIn('.').flatMap(linksOf);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
});

/** As GitHub names them. */
const headings = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

test('the paths on the map', () => {
  const paths = [...read('docs/architecture.md').matchAll(/`((?:packages|docs|scripts|test)\/[^`\s]+)`/g)];
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.map(([, file]) => file).filter((file) => !isThere(file))).toEqual([]);
});

/** They are packed with their packages, where nothing else of the repository is. */
test.each(fs.readdirSync(path.join(root, 'packages')))('the README of %s leads nowhere else', (name) => {
  const page = read(`packages/${name}/README.md`);
  expect(page).not.toMatch(/\]\(\.\.\/|npx polis/);
  const paths = [...page.matchAll(/`((?:src|test|build|bench)\/[^`\s]+)`/g)].map(([, file]) => file);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((file) => !isThere(`packages/${name}/${file}`))).toEqual([]);
});
