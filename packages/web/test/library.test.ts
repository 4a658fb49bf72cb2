/** The library has everything the engine has, and says of everything what it is. */
import fs from 'node:fs';
import path from 'node:path';
import { EDITIONS, moduleNames, rulesOf } from '@polis/engine';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { libraryAddress } from '../src/game/libraryAddress.ts';
import {
  catalogue,
  type Entry,
  editionsOf,
  entryOf,
  isBoard,
  modulesOf,
  onlyIn,
  renamedOf,
  SORTS,
  versionsOf,
} from '../src/library/catalogue.ts';
import { chainsByKind, chainsWith } from '../src/library/chains.ts';
import { copiesOf } from '../src/library/copies.ts';
import { addressOf, filterIn, found, hindrance } from '../src/library/filter.ts';
import { originWords } from '../src/library/origin.ts';
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
      const shelves = catalogue().filter((one) => editionsOf(one).includes(edition));
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
  expect(modulesOf(entry('altar'))).toEqual([]);
  expect(modulesOf(entry('hideout'))).toEqual(['cities']);
  expect(modulesOf(entry('rome'))).toEqual(['leaders']);
  expect(modulesOf(entry('carthage'))).toEqual(['edifice']);
  expect(entry('agora')).toMatchObject({ sort: 'project', penalty: { card: 'green' } });
  expect(editionsOf(entry('well'))).toEqual(['second']);
  expect(editionsOf(entry('baths'))).toEqual(['first', 'second']);
});

test('each edition has its own box of Leaders and Cities', () => {
  expect(names('kind=shadow&edition=first')).toHaveLength(27);
  expect(names('kind=shadow&edition=second')).toHaveLength(42);
  expect(names('kind=leader&edition=first')).toHaveLength(42);
  expect(names('kind=leader&edition=second')).toHaveLength(34 + 15 + 6);
  expect([onlyIn(entry('hideout')), onlyIn(entry('city-gates')), onlyIn(entry('plato'))]).toEqual([
    null,
    'second',
    null,
  ]);
  expect(entry('hatshepsut').prints.map(({ isExpert }) => isExpert)).toEqual([false, true]);
  expect(entry('berenice').prints.map(({ modules }) => modules)).toEqual([['leaders', 'cities'], ['leaders']]);
  expect(originWords(i18next.t, entry('berenice'))).toEqual([
    'First edition: Leaders and Cities',
    'Second edition: Leaders, for experts',
  ]);
  expect(originWords(i18next.t, entry('octavia'))).toEqual(['Leaders and Cities', 'Second edition']);
  for (const id of ['embassy', 'petra', 'byzantium', 'rome', 'gambling-den'])
    expect(versionsOf(entry(id)).map((other) => other.id)).toEqual([`${id}-second`]);
});

test('the Gambling Den of each box has its own address and name', () => {
  const [first, second] = ['gambling-den', 'gambling-den-second'].map(entry);
  expect([first.shelf, second.shelf]).toEqual(['1', '2']);
  expect(entryOf('gambling-den', ['second'])).toBe(second);
  expect(entryOf('gambling-den-second', ['first'])).toBe(first);
  const french = i18next.getFixedT('fr');
  expect([wordsOf(french, first)[0], wordsOf(french, second)[0]]).toEqual(['Tripot', 'Maison de jeu']);
  expect(names('q=maison de jeu')).toEqual(['gambling-den-second', 'gambling-house']);
  const { cards, cardByName, edition, boxes } = rulesOf({ edition: 'second', modules: ['base', 'cities'], seats: 4 });
  const card = cards[cardByName.get('gambling-den') as number];
  expect(libraryAddress({ edition, boxes }, card)).toBe('/library/gambling-den?edition=second');
  expect(libraryAddress({ edition, boxes: { cities: 'first' } }, card)).toBe('/library/gambling-den?edition=first');
});

test('a black card that has a new name leads to the one with the old', () => {
  const renamed = (id: string) => renamedOf(entry(id))?.id;
  expect([renamed('gambling-den'), renamed('dive'), renamed('gambling-den-second')]).toEqual([
    'dive',
    'gambling-den',
    'gambling-house',
  ]);
  const old = catalogue().filter((one) => onlyIn(one) === 'first' && renamedOf(one));
  expect(old).toHaveLength(9 + 1);
  expect([renamed('embassy'), renamed('hideout'), renamed('altar')]).toEqual([undefined, undefined, undefined]);
  expect(names('q=spy ring')).toEqual(['spy-ring', 'band-of-spies']);
});

test('further boards say where they are from, and what their sides need', () => {
  expect(names('module=wonder-pack')).toEqual(['great-wall', 'stonehenge', 'manneken-pis', 'abu-simbel']);
  expect(names('module=catan')).toEqual(['catan']);
  const needs = (id: string) => {
    const one = entry(id);
    return isBoard(one) ? one.needs : expect.fail();
  };
  expect(needs('great-wall')).toEqual({ A: [], B: ['cities'] });
  expect(needs('catan')).toEqual({ A: ['cities'], B: ['leaders'] });
  expect(needs('abu-simbel')).toEqual({ A: ['leaders'], B: ['leaders'] });
  expect(needs('giza')).toEqual({ A: [], B: [] });
  expect(entry('abu-simbel').prints.map(({ modules }) => modules)).toEqual([['leaders', 'wonder-pack'], ['leaders']]);
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
  const second = (id: string, seats: number) => copiesOf(entry(id), 'second', seats);
  expect(second('plato', 3)).toEqual({ drawn: 12, of: 34 });
  expect(second('nitocris', 3)).toEqual({ drawn: 12, of: 49 });
  expect(second('octavia', 3)).toEqual({ drawn: 12, of: 40 });
  expect([second('customs', 5), second('customs', 8), second('customs', 2)]).toEqual([
    { drawn: 5, of: 14 },
    null,
    null,
  ]);
  // eight players take the first boxes, and their cards are others
  expect(copiesOf(entry('gambling-den-second'), 'second', 8)).toBeNull();
  expect(second('arena', 8)).toEqual({ always: 2 });
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
  const known = new Set([...rules.matchAll(/\*\*([A-Z]+\d?-[\dA-Z.]+)\*\*/g)].map(([, number]) => number));
  expect(known.size).toBeGreaterThan(300);
  const english = i18next.getResource('en', 'translation', 'ruling') as Record<string, Record<string, string>>;
  // `_age2`: of a card of that Age, where another box has one of the same id
  const ids = new Set(
    catalogue().flatMap((one) => [one.name, ...(isBoard(one) ? [] : [`${one.name}_age${one.card.age}`])]),
  );
  expect(Object.keys(english).filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.values(english).flatMap((notes) => Object.keys(notes).filter((rule) => !known.has(rule)))).toEqual([]);
  for (const one of catalogue())
    if (isBoard(one) && one.name !== 'giza') expect(Object.keys(english), one.id).toContain(one.name);
});
