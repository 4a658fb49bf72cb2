/** The core knows no expansion: their names stand in the timeline, where the order of the whole game is, and nowhere else. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const core = path.resolve(import.meta.dirname, '../packages/engine/src');
const modules = path.join(core, 'modules');

/** Two players and teams are concepts of the core; editions are boxes of the base game. */
const CONCEPTS = ['base', 'two-players', 'teams', 'first-edition', 'second-edition'];

const expansions = fs
  .readdirSync(modules, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !CONCEPTS.includes(entry.name))
  .map(({ name }) => name);

/** Names that a module gives to cards, boards, tokens, piles, windows and fields: what stands in quotes there. */
const NAMED =
  /\b(?:id|field|scenario|window|score): '([\w.-]+)'|tokenByName\('([\w.-]+)'\)|pileOf\(table, \w+, '([\w-]+)'\)/g;

const sources = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));

const namesOf = (expansion: string): string[] => [
  expansion,
  ...sources(path.join(modules, expansion)).flatMap((text) =>
    [...text.matchAll(NAMED)].flatMap((found) => found.slice(1)),
  ),
];

/** Words that are also plain English, or that name what the core has itself. */
const PLAIN = [
  'cities',
  'guilds',
  'treasury',
  'treasure',
  'military',
  'project',
  'built',
  'failed',
  'discard',
  'hand',
  'city',
  'diplomacy',
  'entombed',
];

const shared = sources(path.join(modules, 'base')).join('\n');

/** Everything that only an expansion has a name for. */
const forbidden = [...new Set(expansions.flatMap(namesOf))].filter(
  (name) => name && !PLAIN.includes(name) && !shared.includes(`'${name}'`),
);

const files = fs.readdirSync(core).filter((file) => file.endsWith('.ts') && file !== 'timeline.ts');

test('expansions have names to look for', () => {
  expect(expansions).toEqual(expect.arrayContaining(['carthage', 'cities', 'edifice', 'leaders']));
  expect(forbidden).toEqual(
    expect.arrayContaining(['rome', 'petra', 'courtesan', 'leader-hand', 'money-changer', 'debt']),
  );
});

test.each(files)('%s names no expansion', (file) => {
  const text = fs.readFileSync(path.join(core, file), 'utf8');
  const quoted = forbidden.filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
  expect(quoted).toEqual([]);
  const words = expansions.filter((name) => name !== 'cities').map((name) => name.replace(/s$/, ''));
  const spoken = text.match(
    new RegExp(`\\b(?:${words.join('|')}|rome|courtesans?|solomon|bilkis|semiramis)s?\\b`, 'gi'),
  );
  expect(spoken).toBeNull();
  // as plain words cities are those on the table; the expansion has a capital letter, and its windows a full stop
  expect(text.match(/'cities\b|\bof Cities\b|\bCities (?:expansion|module)/g)).toBeNull();
});
