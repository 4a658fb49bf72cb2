/** The words that sentences are put together from. */
import { expect, test } from 'vitest';
import { listed, many, roman, titled } from '../../src/english.ts';

test('lists have a comma between all but the last two', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => listed(words))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(listed([4, 6, 8], 'or')).toBe('4, 6 or 8');
});

test('one is one, and none are many', () =>
  expect([0, 1, 2].map((count) => many(count, 'coin'))).toEqual(['0 coins', '1 coin', '2 coins']));

test('Ages and stages have Roman numerals', () =>
  expect([0, 1, 2, 3, 4, 5, 8, 9, 14].map(roman)).toEqual(['', 'I', 'II', 'III', 'IV', 'V', 'VIII', 'IX', 'XIV']));

test('names are written as titles', () =>
  expect(['lumber-yard', 'loom-age1', 'gates-of-the-city', 'builders-union'].map(titled)).toEqual([
    'Lumber Yard',
    'Loom',
    'Gates of the City',
    "Builders' Union",
  ]));
