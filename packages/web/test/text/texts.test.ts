/** Every language says everything, and says it well. */
import fs from 'node:fs';
import path from 'node:path';
import { boardNames, EDITIONS, moduleNames, readConfig, rulesOf } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, languageOf } from '../../src/text/index.ts';
import { prepared } from '../../src/text/texts.ts';
import { filesIn } from './sources.ts';

type Texts = Map<string, string>;

const names = Object.keys(LANGUAGES) as Language[];

function flat(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([id, text]) =>
    typeof text === 'object' ? flat(text, `${prefix}${id}.`) : [[prefix + id, text] as [string, string]],
  );
}

const raw = async (language: Language): Promise<object> => ({
  ...(await LANGUAGES[language].first()).first,
  ...(await LANGUAGES[language].ui()).ui,
});

/** Each language breaks the long names of its own cards. */
const isOwn = (id: string): boolean => id.startsWith('cardShort.');
const FORM = /_(zero|one|two|few|many|other)$/;
const base = (id: string): string => id.replace(FORM, '');

const written = new Map<Language, Texts>();
for (const name of names) written.set(name, new Map(flat(await raw(name)).filter(([id]) => !isOwn(id))));
const english = written.get('en') as Texts;

/** What is filled in, and what is marked up. */
const parts = (text: string): string[] => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();

test('a language is found by what the browser asks for', () => {
  expect(languageOf(['fr-CA', 'en'])).toBe('fr');
  expect(languageOf(['pt', 'en-GB', 'fr'])).toBe('en');
  expect(languageOf(['xx'])).toBe('en');
});

describe.each(names)('%s', (language) => {
  const texts = written.get(language) as Texts;

  test('has the ids of English', () => {
    const ids = (all: Texts): string[] => [...new Set([...all.keys()].map(base))].sort();
    expect(ids(texts)).toEqual(ids(english));
  });

  test('breaks long words of cards’ names with hyphens where there is little room', async () => {
    const { card, cardShort } = (await raw(language)) as Record<'card' | 'cardShort', Record<string, string>>;
    const words = Object.entries(card).flatMap(([id, name]) => (cardShort[id] ?? name).split(/[\s'’-]+/));
    expect(words.length).toBeGreaterThan(200);
    const pieces = words.flatMap((word) => word.split('\u00ad'));
    expect(pieces.filter((piece) => piece.length > 6)).toEqual([]);
  });

  test('has something to say everywhere', () => {
    const said = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';
    const silent = [...texts].filter(([id, text]) => !said(text) && said(english.get(id)));
    expect(silent).toEqual([]);
  });

  test('fills in the same as English', () => {
    const wrong = [...texts].filter(([id, text]) => {
      const model = english.get(id) ?? english.get(`${base(id)}_other`) ?? '';
      // "one other" need not count
      const left =
        FORM.test(id) && !id.endsWith('_other') ? parts(text).filter((part) => part !== '{{count}}') : parts(text);
      const right =
        FORM.test(id) && !id.endsWith('_other') ? parts(model).filter((part) => part !== '{{count}}') : parts(model);
      return left.join() !== right.join();
    });
    expect(wrong).toEqual([]);
  });

  test('has all plural forms', () => {
    const counted = [...texts.keys()].filter((id) => FORM.test(id));
    // the form of one is written, others may be taken from `other`
    expect(counted.filter((id) => !texts.has(`${base(id)}_one`) || !texts.has(`${base(id)}_other`))).toEqual([]);
    const shown = new Map(flat(prepared(language, Object.fromEntries(texts))));
    const forms = (id: string): string[] =>
      new Intl.PluralRules(language, { type: id.includes('_ordinal') ? 'ordinal' : 'cardinal' }).resolvedOptions()
        .pluralCategories;
    const missing = counted
      .flatMap((id) => forms(id).map((form) => `${base(id)}_${form}`))
      .filter((id) => !shown.has(id));
    expect(missing).toEqual([]);
  });

  test('names every card, leader, Edifice and board', () => {
    const ids = new Set<string>();
    for (const edition of EDITIONS)
      for (const seats of [2, 3, 4, 5, 6, 7, 8])
        for (const modules of [
          ['base'],
          ...moduleNames.map((name) => [...new Set(['base', 'leaders', name])]),
          ['base', 'edifice'],
        ])
          try {
            const { cards, wonders } = rulesOf(
              readConfig({ edition, seats, modules, boards: [...boardNames], seed: '0'.repeat(32) }),
            );
            for (const { name } of cards) ids.add(`card.${name}`);
            for (const { city } of wonders) ids.add(`board.${city}`);
          } catch {}
    expect(ids.size).toBeGreaterThan(220);
    expect([...ids].filter((id) => !texts.get(id))).toEqual([]);
  });

  test('has a sentence for everything the server refuses', () => {
    const server = path.resolve(import.meta.dirname, '../../../server/src');
    const codes = ['care', 'http', 'protocol', 'room', 'tables'].flatMap((folder) =>
      filesIn(path.join(server, folder), /\.ts$/).flatMap((file) =>
        [...fs.readFileSync(file, 'utf8').matchAll(/\bcode: '([a-z-]+)'|\bno\('([a-z-]+)'/g)].map(
          ([, one, two]) => one ?? two,
        ),
      ),
    );
    expect(codes.length).toBeGreaterThan(20);
    expect(
      [...new Set(codes)].filter((code) =>
        ['refusal', 'account.refusal', 'notices.refusal', 'friends.refusal', 'match.refusal'].every(
          (place) => !texts.get(`${place}.${code}`),
        ),
      ),
    ).toEqual([]);
  });
});

/** Words that are the same in both languages, names included. */
const SHARED =
  'artisan bot bots caligula catan cities code commerce date discord edifice gain leader leaders manneken menu myron ntfy oracle pack pages papyrus pause pis place places point points polis rome science score scores slack solon stonehenge style table total wonder';

test('French leaves nothing in English', () => {
  const french = written.get('fr') as Texts;
  const words = (text: string): string[] =>
    text
      .replace(/\{\{\w+\}\}|<\/?\w+>/g, '')
      .match(/\p{L}{2,}/gu)
      ?.map((word) => word.toLowerCase()) ?? [];
  const left = [...french]
    .filter(([id, text]) => text === english.get(id) && !/^(card|board)\./.test(id))
    .filter(([, text]) => words(text).some((word) => !SHARED.split(' ').includes(word)));
  expect(left).toEqual([]);
});

test('French is set as French is', () => {
  const french = written.get('fr') as Texts;
  const wrong = [...french].filter(([, text]) => /\p{L}'|[^\s:;?!][;?!]|[\p{L}\d}]:|"|\u00a0|\u202f/u.test(text));
  expect(wrong, 'apostrophes are ’, and : ; ? ! stand after a space, which is made one that does not break').toEqual(
    [],
  );
  expect(prepared('fr', { a: 'Quoi ? « Rien » : voilà' })).toEqual({
    a: 'Quoi\u00a0? «\u00a0Rien\u00a0»\u00a0: voilà',
  });
});

test.each(names)('no bot is called like a card, in %s', (language) => {
  const texts = [...(written.get(language) as Texts)];
  const cards = new Set(texts.filter(([id]) => id.startsWith('card.')).map(([, text]) => text));
  expect(cards.size).toBeGreaterThan(100);
  const bots = texts.filter(([id]) => id.includes('philosopher.')).map(([, text]) => text);
  expect(bots).toHaveLength(8);
  expect(bots.filter((name) => cards.has(name))).toEqual([]);
});
