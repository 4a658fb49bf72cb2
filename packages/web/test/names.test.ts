/** What people are called who play without a name. */
import type { Known } from '@polis/client';
import { create, explain, legal, setTable, submit, view } from '@polis/engine';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { isSideOpen, stageCount } from '../src/game/contents.ts';
import { modelOf } from '../src/game/model.ts';
import { namesOf } from '../src/game/names.ts';
import { answerWords, ofWhat, priceWords } from '../src/game/words.ts';
import { ME } from '../src/local/local.ts';
import { hyphenated } from '../src/look/hyphenated.ts';
import { softened } from '../src/look/softened.ts';
import { awayWords, waitingWords } from '../src/table/ask/waiting.ts';
import { LANGUAGES, type Language, speak, startTexts } from '../src/text/index.ts';

beforeAll(() => startTexts('en', true));

const people = [{ id: ME, name: '' }, null, null];

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test('others are told of a person, and I am told of "you"', () => {
    const { t } = i18next;
    const { rules } = create({ seats: 3, seed: '0'.repeat(32) });
    const names = namesOf(t, { myName: '', people, rules, wonders: [0, 1, 2], you: 0 });
    expect([t('you'), t('table.you')]).not.toContain(names.seat(0));
    expect(names.label(0)).toBe(t('you'));
    expect(names.whom(0)).toBe(t('table.you'));
  });

  test('whoever has no name is "you" in a replay from another chair too', () => {
    const { t } = i18next;
    const { rules } = create({ seats: 3, seed: '0'.repeat(32) });
    const wonders = [0, 1, 2];
    const nameless = namesOf(t, { myName: '', people, rules, wonders, you: null });
    expect([nameless.reader, nameless.label(0), nameless.whom(0)]).toEqual([0, t('you'), t('table.you')]);
    const named = namesOf(t, { myName: 'Ann', people, rules, wonders, you: null });
    expect([named.reader, named.label(0), named.whom(0)]).toEqual([null, 'Ann', 'Ann']);
  });

  test('coins are paid "to you"', () => {
    const { t } = i18next;
    const game = setTable({ age: 1, seats: [{ city: ['stone-pit'] }, { coins: 3, hand: ['baths'] }, {}] });
    const { rules } = game;
    const names = namesOf(t, { myName: '', people, rules, wonders: [0, 1, 2], you: 0 });
    const [way] = explain(game, 1)[0].build;
    const coins = t('count.coins', { count: 2 });
    expect(priceWords(t, names, { rules, game }, 1, way)).toBe(t('price.part', { coins, name: t('table.you') }));
  });
});

describe('the Gambling Den of two boxes', () => {
  const named = (edition: 'first' | 'second', boxes: Record<string, 'first' | 'second'>) => {
    const { rules } = create({ edition, modules: ['base', 'cities'], boxes, seats: 3, seed: '0'.repeat(32) });
    return namesOf(i18next.t, { myName: '', people, rules, wonders: [0, 1, 2], you: 0 });
  };

  test.each([
    ['en', 'Gambling Den', 'Gambling Den', 'Gamb\u00adling Den'],
    ['fr', 'Tripot', 'Maison de jeu', 'Maison de jeu'],
  ] as const)('is called as its card is: %s', async (language, first, second, short) => {
    await speak(language);
    expect(named('first', {}).card('gambling-den')).toBe(first);
    expect(named('second', { cities: 'first' }).card('gambling-den')).toBe(first);
    expect(named('second', {}).card('gambling-den')).toBe(second);
    expect(named('second', {}).shortCard('gambling-den')).toBe(short);
    await speak('en');
  });
});

const CHOSEN = { wonder: 'olympia', side: 'choice' } as const;
const CHOSEN_TOO = { wonder: 'giza', side: 'choice' } as const;
const ANY = { wonder: 'random', side: 'A' } as const;

test.each([
  ['first', 'B', 'Olympia B'],
  ['second', 'A', 'Olympia (day)'],
] as const)('a sealed side is called as the board is, %s edition', async (edition, side, called) => {
  await speak('en');
  const game = create({ edition, seats: 3, wonders: [CHOSEN, ANY, ANY], seed: '0'.repeat(32) });
  const { rules } = game;
  const seen = view(game, 0);
  const names = namesOf(i18next.t, { myName: '', people, rules, wonders: seen.seats.map((one) => one.wonder), you: 0 });
  const sealed = legal(game, 0)[['A', 'B'].indexOf(side)];
  expect(answerWords(i18next.t, names, { rules, game, view: seen }, 0, sealed)).toBe(called);
});

test('of someone who is away it is said that they are, and when a bot may take the chair', async () => {
  await speak('en');
  const model = modelOf(view(create({ seats: 3, seed: '0'.repeat(32) }), 0));
  const { rules } = model;
  const said = (present: boolean, grace: number | null, clock: unknown = null): string | null => {
    const chairs = ['Ann', 'Bob', ''].map((name) => ({
      person: name ? { id: name, name } : null,
      present,
      byBot: !name,
    }));
    const known = { room: { chairs, settings: { grace, clock } } } as unknown as Known;
    const names = namesOf(i18next.t, {
      myName: '',
      people: chairs.map((one) => one.person),
      rules,
      wonders: [],
      you: 0,
    });
    const asked = { ...model, view: { ...model.view, answered: [true, false, true] } };
    return awayWords(i18next.t, 'en', names, known, asked);
  };
  expect(said(true, null)).toBe(null);
  expect(said(false, null)).toBe('Bob is away. After 2 minutes the menu lets a bot play there.');
  expect(said(false, 300)).toBe('Bob is away. After 5 minutes the menu lets a bot play there.');
  expect(said(false, null, { kind: 'move' })).toBe('Bob is away. The menu lets a bot play there.');
});

test('until its side is chosen a city has a name, and neither a side nor stages', async () => {
  await speak('en');
  let game = create({ seats: 3, wonders: [CHOSEN, CHOSEN_TOO, ANY], seed: '0'.repeat(32) });
  const seen = () => {
    const model = modelOf(view(game, 0));
    const { rules } = model;
    const wonders = model.view.seats.map((one) => one.wonder);
    const sideless = wonders.flatMap((_, seat) => (isSideOpen(model, seat) ? [seat] : []));
    const names = namesOf(i18next.t, { myName: '', people, rules, wonders, sideless, you: 0 });
    return [0, 1].map((seat) => [names.board(seat), stageCount(model, seat)]);
  };
  const open = [
    ['Olympia', 0],
    ['Giza', 0],
  ];
  expect(seen()).toEqual(open);
  // what one has sealed is told to nobody
  game = submit(game, 1, legal(game, 1)[1]).game;
  expect(seen()).toEqual(open);
  game = submit(game, 0, legal(game, 0)[0]).game;
  expect(seen()).toEqual([
    ['Olympia A', 3],
    ['Giza B', 4],
  ]);
});

test('few whom the table waits for are named, many are counted', async () => {
  await speak('en');
  const { t } = i18next;
  const waiting = (seats: number): string => {
    const game = create({ seats, seed: '0'.repeat(32) });
    const { rules } = game;
    const names = namesOf(t, { myName: '', people: Array(seats).fill(null), rules, wonders: [], you: 0 });
    return waitingWords(t, names, { view: view(game, 0), me: 0, isSpectator: false });
  };
  expect(waiting(4)).toMatch(/^\w+, \w+ and \w+$/);
  expect(waiting(5)).toBe('4 players');
});

test('a leader is not "let be"', async () => {
  await speak('en');
  const { rules } = create({ modules: ['base', 'leaders'], seats: 3, seed: '0'.repeat(32) });
  const at = (window: string): number => rules.steps.findIndex((step) => step.window === window);
  const pass = (window: string): string => i18next.t('ask.pass', ofWhat({ rules, view: { at: at(window) } }));
  expect([pass('rome.recruit'), pass('leaders.dig')]).toEqual(['No leader', 'Let it be']);
});

test('a long name may break with a hyphen, and says the same', () => {
  const parts = (name: string) => hyphenated(name).split('\u00ad');
  expect(parts('Wolfeschlegelsteinhau')).toEqual(['Wol', 'fesch', 'le', 'gels', 'tein', 'hau']);
  expect(parts('ILLIMITABLENESS WWWWW').length).toBeGreaterThan(3);
  expect(parts('WWWWW')).toEqual(['WWW', 'WW']);
  expect(hyphenated('Corinne')).toBe('Corinne');
});

test('a card breaks in the words of its short name as that does', () => {
  expect(softened('Guilde des magistrats', 'G. des magis\u00adtrats')).toBe('Guilde des magis\u00adtrats');
  expect(softened('Arsenal', 'Arse\u00adnal')).toBe('Arse\u00adnal');
});
