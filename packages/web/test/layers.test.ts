/** The folders of the app lie on each other: what is lower knows nothing of what is higher, not even lazily. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, SRC } from './text/sources.ts';

/** The lowest first. Each may import those before it. */
const LAYERS = [
  // what is said, kept and fetched
  ...['text', 'local', 'device', 'net', 'offline'],
  // what things look like, what is known of a game, and what several screens are made of
  ...['look', 'game', 'frame', 'care', 'parts', 'chat', 'tables', 'company', 'record', 'study', 'ratings'],
  // what is looked up
  ...['rules', 'fair-deal', 'library'],
  // before, at and after the game
  ...['setup', 'home', 'table', 'moments', 'sound', 'first-steps', 'lobby', 'branch', 'end', 'play'],
  ...['replay', 'review', 'compare'],
  ...['people', 'exercises', 'calculator', 'analysis', 'account', 'notices', 'days', 'reports', 'settings'],
  ...['friends', 'match'],
  // what all of these are made of, for developers
  'gallery',
  'app',
];

const files = filesIn(SRC, /(?<!\.d)\.tsx?$/).map((file) => path.relative(SRC, file).split(path.sep));
const layerOf = (folder: string): number => LAYERS.indexOf(folder);

test('every folder has its layer', () => {
  const folders = files.flatMap(([folder, ...inside]) => (inside.length > 0 ? [folder] : []));
  expect([...new Set(folders)].sort()).toEqual([...LAYERS].sort());
});

test('no folder imports from one above it', () => {
  const imports = files
    .filter(({ length }) => length > 1)
    .flatMap((parts) => {
      const file = parts.join('/');
      const text = fs.readFileSync(path.join(SRC, file), 'utf8');
      return [...text.matchAll(/(?:from|import|import\(|URL\()\s*'(\.[^']+)'/g)].map(([, from]) => ({
        file,
        to: path.posix.join(path.posix.dirname(file), from),
      }));
    });
  expect(imports.length).toBeGreaterThan(1000);
  const folder = (file: string): string => file.split('/')[0];
  expect(
    imports
      .filter(({ file, to }) => layerOf(folder(to)) < 0 || layerOf(folder(to)) > layerOf(folder(file)))
      .map(({ file, to }) => `${file} imports ${to}`),
  ).toEqual([]);
});
