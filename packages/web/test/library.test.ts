/** The library has everything the engine has, and says of everything what it is. */
import fs from 'node:fs';
import path from 'node:path';
import { EDITIONS, moduleNames, rulesOf } from '@polis/engine';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, type Entry, entryOf, isBoard, SORTS, versionsOf } from '../src/library/catalogue.ts';
import { chainsByKind, chainsWith } from '../src/library/chains.ts';
import { copiesOf } from '../src/library/copies.ts';
import { addressOf, filterIn, found, hindrance } from '../src/library/filter.ts';
import { matches, searchText, sortName, wordsOf } from '../src/library/search.ts';
import { everyLanguage, LANGUAGES, startTexts } from '../src/text/index.ts';
import { plain } from '../src/text/plain.ts';

beforeAll(async () => {
  await startTexts('en', true);
  await everyLanguage();
});

const texts = new Map<Entry, string>();
const textOf = (one: Entry): string => {
  const text = texts.get(one) ?? searchText(one);
  texts.set(one, text);
  return text;
};
const names = (filter: string): string[] =>
  found(catalogue(), filterIn(new URLSearchParams(filter)), textOf).map(({ id }) => id);
const entry = (id: string) => entryOf(id, []) ?? expect.fail(`no ${id}`);

test('every card and every board of every module and edition is there', () => {
  for (const edition of EDITIONS)
    for (const module of moduleNames) {
      const rules = rulesOf({ edition, modules: [...new Set(['base', module])], seats: 6 });
      const shelves = catalogue().filter(({ editions }) => editions.includes(edition));
      const all = [...rules.cards.map(({ name }) => name), ...rules.wonderByCity.keys()];
      expect(all.filter((name) => shelves.filter((one) => one.name === name).length !== 1)).toEqual([]);
    }
  expect(new Set(catalogue().map(({ id }) => id)).size).toBe(catalogue().length);
});

test('everything has a name, words for what it does, and a kind, in every language', () => {
  for (const language of Object.keys(LANGUAGES)) {
    const t = i18next.getFixedT(language);
    for (const one of catalogue()) {
      expect(SORTS).toContain(one.sort);
      const words = [...wordsOf(t, one), sortName(t, one.sort)];
      expect(words.length).toBeGreaterThan(2);
      for (const word of words)
        expect(word, one.id).not.toMatch(/^$|^(card|board|effect|library|kind)\.|\{\{|undefined/);
    }
  }
});

test('where things come from', () => {
  expect(entry('altar').modules).toEqual([]);
  expect(entry('hideout').modules).toEqual(['cities']);
  expect(entry('berenice').modules).toEqual(['leaders', 'cities']);
  expect(entry('rome').modules).toEqual(['leaders']);
  expect(entry('carthage').modules).toEqual(['edifice']);
  expect(entry('agora')).toMatchObject({ sort: 'project', penalty: { card: 'green' } });
  expect(entry('well').editions).toEqual(['second']);
  expect(entry('baths').editions).toEqual(['first', 'second']);
});

test('what editions print differently is there twice', () => {
  expect(versionsOf(entry('altar')).map(({ id }) => id)).toEqual(['altar-second']);
  expect(versionsOf(entry('giza')).map(({ id }) => id)).toEqual(['giza-second']);
  expect(versionsOf(entry('baths'))).toEqual([]);
  // only their copies differ
  expect(versionsOf(entry('town-hall'))).toEqual([]);
  expect(entryOf('altar', ['second'])?.id).toBe('altar-second');
  expect(entryOf('altar', ['first', 'second'])?.id).toBe('altar');
});

test('copies by the number of players', () => {
  const first = (id: string, seats: number) => copiesOf(entry(id), 'first', seats);
  expect([2, 3, 4, 5, 6, 7, 8].map((seats) => first('arena', seats))).toEqual(
    [1, 1, 1, 2, 2, 3, 3].map((always) => ({ always })),
  );
  expect(copiesOf(entry('arena'), 'second', 2)).toBeNull();
  expect(copiesOf(entry('arena'), 'second', 7)).toEqual({ always: 2 });
  expect(first('tavern', 3)).toBeNull();
  expect(first('spies-guild', 5)).toEqual({ drawn: 7, of: 10 });
  expect(first('hideout', 4)).toEqual({ drawn: 4, of: 9 });
  expect(first('agora', 5)).toEqual({ drawn: 1, of: 5 });
  expect(first('agora', 8)).toBeNull();
  expect(first('plato', 3)).toEqual({ drawn: 12, of: 36 });
  expect(first('darius', 3)).toEqual({ drawn: 12, of: 42 });
});

describe('looking for something', () => {
  test('words in any order, without accents and capitals, in every language', () => {
    expect(plain('Éphèse, l’Œuvre')).toBe("ephese, l'oeuvre");
    expect(matches(plain('Halikarnassos'), 'KARN hali')).toBe(true);
    expect(names('q=arsenal')).toEqual(['arsenal']);
    expect(names('q=neighbours defeat token')).toContain('strategists-guild');
    const inFrench = plain(i18next.getFixedT('fr')('card.aqueduct'));
    expect(names(`q=${inFrench}`)).toContain('aqueduct');
    expect(names('q=nosuchthing')).toEqual([]);
  });

  test.each([
    ['Gizah', 'giza'],
    ['Rhodes', 'rhodos'],
    ['Halicarnassus', 'halikarnassos'],
    ['cloth', 'loom-age1'],
    ['textile', 'loom-age1'],
    ['étoffe', 'loom-age1'],
    ['raw material', 'clay-pool'],
    ['matière première', 'clay-pool'],
    ['manufactured good', 'press-age1'],
    ['civilian', 'baths'],
    ['commercial', 'tavern'],
    ['military', 'barracks'],
    ['guerre', 'barracks'],
    ['guilds', 'spies-guild'],
    ['lighthouse', 'alexandria'],
  ])('as others call it: %s', (words, id) => expect(names(`q=${words}`)).toContain(id));

  test('another name is for what it names only', () => {
    expect(names('q=Gizah')).toEqual(['giza', 'giza-second']);
    expect(names('q=cloth')).not.toContain('clay-pool');
    expect(names('q=army')).not.toContain('baths');
  });

  test('filters: of each row one is enough, and all rows have to fit', () => {
    const shields = names('kind=war&age=1&edition=first');
    expect(shields).toEqual(['stockade', 'barracks', 'guard-tower']);
    expect(names('kind=war,civic&age=1&edition=first')).toHaveLength(3 + 4);
    expect(names('module=edifice&kind=board')).toEqual(['ur', 'carthage']);
    expect(names('players=3&kind=trade&age=1')).not.toContain('tavern');
    expect(names('players=4&kind=trade&age=1')).toContain('tavern');
    expect(names('players=8&kind=project')).toEqual([]);
  });

  test('an address holds them all', () => {
    const address = '?q=two%20words&kind=war,board&age=1&module=cities&edition=second&players=5';
    expect(addressOf(filterIn(new URLSearchParams(address)))).toBe(address);
    expect(addressOf(filterIn(new URLSearchParams('')))).toBe('');
  });

  test('a board is found by the name of its side', () => {
    expect(names('q=Ur (day)')).toContain('ur');
  });

  test('what stands in the way of a search', () => {
    const inTheWay = (filter: string) => hindrance(catalogue(), filterIn(new URLSearchParams(filter)), textOf);
    expect(inTheWay('q=arsenal&age=1')).toBe('age');
    expect(inTheWay('q=arsenal&kind=war&module=leaders')).toBe('module');
    expect(inTheWay('q=nosuchthing&age=1')).toBeUndefined();
  });
});

test('chains grow from their first cards, each of them once', () => {
  const rules = rulesOf({ edition: 'first', modules: ['base'], seats: 6 });
  const told = (nodes: ReturnType<typeof chainsWith>): unknown[] =>
    nodes.map(({ cards, next }) => [cards.map(({ name }) => name).join('/'), ...told(next)]);
  expect(told(chainsWith(rules, 'haven'))).toEqual([['east-trading-post/west-trading-post', ['forum', ['haven']]]]);
  expect(told(chainsWith(rules, 'dispensary'))).toEqual([
    ['apothecary', ['stables'], ['dispensary', ['lodge'], ['arena']]],
  ]);
  expect(told(chainsWith(rules, 'tavern'))).toEqual([]);
  const all = JSON.stringify(told(chainsByKind(rules).flatMap(({ chains }) => chains)));
  for (const { name, chain } of rules.cards) if (chain.length > 0) expect(all.split(`"${name}"`)).toHaveLength(2);
});

test('rulings are about things that there are, and cite rules that there are', () => {
  const folder = path.resolve(import.meta.dirname, '../../../docs/rules');
  const rules = fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const known = new Set([...rules.matchAll(/\*\*([A-Z]+-[\dA-Z.]+)\*\*/g)].map(([, number]) => number));
  expect(known.size).toBeGreaterThan(300);
  const english = i18next.getResource('en', 'translation', 'ruling') as Record<string, Record<string, string>>;
  const ids = new Set(catalogue().map(({ name }) => name));
  expect(Object.keys(english).filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.values(english).flatMap((notes) => Object.keys(notes).filter((rule) => !known.has(rule)))).toEqual([]);
  for (const one of catalogue())
    if (isBoard(one) && one.name !== 'giza') expect(Object.keys(english), one.id).toContain(one.name);
});
