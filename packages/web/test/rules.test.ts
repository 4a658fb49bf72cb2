/** The rules are whole: for everything on the table, in every language, with every reading, and no link leads nowhere. */
import fs from 'node:fs';
import path from 'node:path';
import { type Ask, boardNames, EDITIONS, moduleNames, RESOURCES, readConfig, rulesOf } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { phrasesOf } from '../src/look/effect-groups.ts';
import { GAME_ICONS, OWN_ICON_NAMES } from '../src/look/icon-names.ts';
import { KINDS } from '../src/look/kinds.ts';
import {
  GIVE_RULES,
  KIND_RULES,
  PICK_RULES,
  partsOf,
  type Rule,
  ruleOfPhrase,
  ruleOfQuestion,
  ruleOfSymbol,
  STEP_RULES,
  SYMBOL_RULES,
  TOPICS,
} from '../src/look/topics.ts';
import { blackCards, chains, guilds, leaders, projects } from '../src/rules/engine-lists.ts';
import { loadPages, type Pages } from '../src/rules/pages.ts';
import type { Block, Inline } from '../src/rules/parse.ts';
import { find } from '../src/rules/search.ts';
import { boards } from '../src/text/en/boards.ts';
import { cards } from '../src/text/en/cards.ts';
import { rules as english } from '../src/text/en/rules.ts';
import { sheets } from '../src/text/en/sheets.ts';
import { rules as french } from '../src/text/fr/rules.ts';
import { wordsIn } from '../src/text/plain.ts';

const LANGUAGES = {
  en: { pages: await loadPages('en'), around: english },
  fr: { pages: await loadPages('fr'), around: french },
};
const { pages: inEnglish } = LANGUAGES.en;

const blocksOf = (pages: Pages): { where: string; block: Block }[] =>
  TOPICS.flatMap((topic) =>
    pages[topic].sections.flatMap(({ anchor, blocks }) =>
      blocks.map((block) => ({ where: anchor ? `${topic}#${anchor}` : topic, block })),
    ),
  );

function inlinesOf(block: Block): Inline[] {
  if (block.is === 'engine') return [];
  const parts =
    'items' in block ? block.items.flat() : 'rows' in block ? [block.head, ...block.rows].flat(2) : block.parts;
  const deep = (all: readonly Inline[]): Inline[] =>
    all.flatMap((one) => ('parts' in one ? [one, ...deep(one.parts)] : [one]));
  return deep(parts);
}

const isThere = (rule: Rule): boolean => {
  const { topic, section } = partsOf(rule);
  return topic in inEnglish && (section === null || inEnglish[topic].sections.some(({ anchor }) => anchor === section));
};

const icons: readonly string[] = [...Object.keys(GAME_ICONS), ...OWN_ICON_NAMES];

function isSign(name: string, value: string): boolean {
  if (name === 'card') return value in cards;
  if (name === 'board') return value in boards;
  if (name === 'kind') return (KINDS as readonly string[]).includes(value);
  if (name === 'icon') return icons.includes(value) && value in english.icon;
  if (['coin', 'sun', 'shield'].includes(name)) return /^\d+$/.test(value);
  return value === '' && [...RESOURCES, 'compass', 'gear', 'tablet'].includes(name as never);
}

describe.each(Object.entries(LANGUAGES))('in %s', (language, { pages, around }) => {
  test('every topic has a title, the same as in links to it, and something to read', () => {
    for (const topic of TOPICS) {
      expect(pages[topic].title, topic).toBe(around.topic[topic]);
      for (const { anchor, heading, blocks } of pages[topic].sections) {
        expect(blocks.length, `${topic}#${anchor}`).toBeGreaterThan(0);
        expect(anchor === null || heading.length > 0, topic).toBe(true);
      }
    }
  });

  test('every link leads to a section, and every sign is one', () => {
    for (const { where, block } of blocksOf(pages))
      for (const part of inlinesOf(block)) {
        if (part.is === 'link') expect(isThere(part.to as Rule), `${where}: ${part.to}`).toBe(true);
        if (part.is === 'sign')
          expect(isSign(part.name, part.value), `${where}: {${part.name} ${part.value}}`).toBe(true);
        if (part.is === 'text') expect(part.text, where).not.toMatch(/[{}[\]*]|\|/);
      }
  });

  test('tables are whole', () => {
    for (const { where, block } of blocksOf(pages))
      if (block.is === 'table') for (const row of block.rows) expect(row.length, where).toBe(block.head.length);
  });

  test('what is open in the printed rules, and every reading of ours, is told', () => {
    const told = new Set(blocksOf(pages).flatMap(({ block }) => (block.is === 'reading' ? block.numbers : [])));
    expect(readings().filter((number) => !told.has(number))).toEqual([]);
    expect([...told].filter((number) => !numbers().has(number))).toEqual([]);
  });

  test('it has the sections, links, numbers and signs that English has', () => {
    const shape = (all: Pages) =>
      blocksOf(all).map(({ where, block }) => [where, block.is, block.is === 'reading' ? block.numbers.join() : '']);
    expect(shape(pages)).toEqual(shape(inEnglish));
    const links = (all: Pages, topic: (typeof TOPICS)[number]) =>
      all[topic].sections
        .flatMap(({ blocks }) => blocks.flatMap(inlinesOf))
        .flatMap((part) => (part.is === 'link' ? [part.to] : []))
        .sort();
    for (const topic of TOPICS) expect(links(pages, topic), `${language} ${topic}`).toEqual(links(inEnglish, topic));
  });
});

const docs = path.resolve(import.meta.dirname, '../../../docs/rules');
const documented = fs.readdirSync(docs).flatMap((file) => fs.readFileSync(path.join(docs, file), 'utf8').split('\n'));
const NUMBERED = /^- \*\*([A-Z]+\d?-[A-Z0-9.]+)\*\*(?: \*([^*]*)\*)?/;

const numbers = (): Set<string> => new Set(documented.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []));

/** Of docs/rules: all that is marked as open, and all with an R in its number. */
function readings(): string[] {
  const found = documented.flatMap((line) => {
    const [, number, mark] = NUMBERED.exec(line) ?? [];
    return number && (/-R\d|\.R\d/.test(number) || /open/i.test(mark ?? '')) ? [number] : [];
  });
  expect(found.length).toBeGreaterThan(140);
  for (const page of ['BOX-', 'L2-', 'C2-', 'W-']) expect(found.some((number) => number.startsWith(page))).toBe(true);
  return found;
}

/** All effects of all cards and boards. */
function everyPhrase() {
  const all = EDITIONS.flatMap((edition) =>
    ['base', 'leaders', 'cities', 'edifice'].map((name) =>
      rulesOf(
        readConfig({
          edition,
          seats: 4,
          modules: [...new Set(['base', 'leaders', 'cities', name])],
          boards: [...boardNames],
          seed: '0'.repeat(32),
        }),
      ),
    ),
  );
  const effects = all.flatMap((rules) => [
    ...rules.cards.map((card) => card.effects),
    ...rules.wonders.flatMap(({ gives, stages }) => [
      gives.effects,
      ...stages.flatMap((stage) => [stage.effects, ...stage.options.map((option) => option.effects)]),
    ]),
  ]);
  return effects.flatMap(phrasesOf);
}

test('whatever a card, a board or a project does has a rule', () => {
  const phrases = everyPhrase();
  expect(new Set(phrases.map(({ kind }) => kind)).size).toBeGreaterThan(45);
  for (const phrase of phrases) expect(isThere(ruleOfPhrase(phrase)), phrase.kind).toBe(true);
});

test('every kind of card and every symbol that is explained has a rule', () => {
  for (const kind of KINDS) expect(isThere(KIND_RULES[kind]), kind).toBe(true);
  const { state: _, ...explained } = sheets.explain;
  for (const id of Object.keys(explained)) expect(ruleOfSymbol(id), id).not.toBeNull();
  for (const rule of Object.values(SYMBOL_RULES)) expect(isThere(rule), rule).toBe(true);
});

test('every kind of question has a rule', () => {
  const step = { kind: 'play', window: 'turn.choose' };
  const plain = ['play', 'pay', 'give', 'side'].map((ask) => ({ ask }) as Ask);
  for (const ask of plain) expect(isThere(ruleOfQuestion(ask, step)), ask.ask).toBe(true);
  for (const rule of [PICK_RULES, GIVE_RULES, STEP_RULES].flatMap((rules) => Object.values(rules)))
    expect(isThere(rule), rule).toBe(true);
  // whoever asks to pick is known here
  const engine = path.resolve(import.meta.dirname, '../../engine/src');
  const sources = (fs.readdirSync(engine, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(path.join(engine, file), 'utf8'))
    .join('\n');
  const asking = [...sources.matchAll(/'([a-z-]+\.(?:dig|draft|copy|penalty|disarm|entomb|recruit))'/g)];
  const known = [PICK_RULES, GIVE_RULES, STEP_RULES].flatMap((rules) => Object.keys(rules));
  expect([...new Set(asking.map(([, why]) => why))].sort()).toEqual(
    [...new Set(known.filter((why) => why !== 'play.last'))].sort(),
  );
});

test('lists of the engine are whole', () => {
  expect(guilds('base').length).toBe(10);
  expect(guilds('second').map(({ name }) => name)).toEqual(['decorators-guild']);
  expect([guilds('leaders').length, guilds('cities').length]).toEqual([4, 3]);
  expect([leaders('first').length, leaders('expert').length]).toEqual([42, 15]);
  expect(leaders('second').map(({ name }) => name)).toEqual(['arsinoe', 'octavia']);
  expect([blackCards('first').length, blackCards('second').length, projects().length]).toEqual([27, 42, 15]);
  expect([chains('first').length, chains('second').length]).toEqual([19, 18]);
  expect(moduleNames).toContain('edifice');
});

test('the search finds headings first, then words, whatever their accents', () => {
  const t = ((id: string) => (id.startsWith('card.') ? cards[id.slice(5) as keyof typeof cards] : id)) as never;
  expect(find(t, inEnglish, 'olympia')[0].rule).toBe('wonders#olympia');
  expect(find(t, inEnglish, 'mercenary')).toEqual([]);
  expect(find(t, inEnglish, 'hatshepsut').map(({ rule }) => rule)).toContain('leader-powers#coins');
  expect(find(t, LANGUAGES.fr.pages, 'edifices')[0].rule).toBe('edifice');
});

test('the search finds whole words, whatever their number, and beginnings where no word is whole', () => {
  const t = ((id: string) => id) as never;
  const found = (words: string): string[] => find(t, inEnglish, words).map(({ rule }) => rule);
  // inside of forward, toward and reward
  expect(found('ward')).toEqual([]);
  expect(found('conflict').length).toBeGreaterThan(0);
  expect(found('conflicts')).toEqual(found('conflict'));
  expect(found('olymp')).toEqual(found('olympia'));
  // words that only begin so are for those who have typed no more
  expect(found('build').length).toBeLessThan(found('bu').length);
  expect(found('what is for s')).toContain('trade#sold');
  expect(found('B-10.7').length).toBeGreaterThan(0);
  expect(found('B-7.10')).toEqual([]);
});

test('words as searches compare them', () => {
  expect(wordsIn('L’Œuvre des Cités: 3 jetons, deux niveaux (B-4.13)')).toEqual([
    'l',
    'oeuvre',
    'des',
    'cite',
    '3',
    'jeton',
    'deux',
    'niveau',
    'b-4.13',
  ]);
  expect(wordsIn('boxes bodies glass classes war')).toEqual(['box', 'body', 'glass', 'class', 'war']);
});
