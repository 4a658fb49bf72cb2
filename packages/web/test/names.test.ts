/** What people are called who play without a name. */
import { create, explain, setTable } from '@polis/engine';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { namesOf } from '../src/game/names.ts';
import { ofWhat, priceWords } from '../src/game/words.ts';
import { ME } from '../src/local/local.ts';
import { hyphenated } from '../src/look/hyphenated.ts';
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

  test('coins are paid "to you"', () => {
    const { t } = i18next;
    const game = setTable({ age: 1, seats: [{ city: ['stone-pit'] }, { coins: 3, hand: ['baths'] }, {}] });
    const { rules } = game;
    const names = namesOf(t, { myName: '', people, rules, wonders: [0, 1, 2], you: 0 });
    const [way] = explain(game, 1)[0].build;
    const coins = t('count.coins', { count: 2 });
    expect(priceWords(t, names, { rules }, 1, way)).toBe(t('price.part', { coins, name: t('table.you') }));
  });
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
