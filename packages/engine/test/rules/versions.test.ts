/** A game goes by the version of the rules that it began with. */
import { expect, test } from 'vitest';
import { asRead, type Reading } from '../../src/versions.ts';

test('a point is read as in the version of the game, or the last one before it that said something new', () => {
  const reading: Reading<string> = [
    [1, 'first'],
    [3, 'third'],
    [4, 'fourth'],
  ];
  const read = [1, 2, 3, 4, 9].map((version) => asRead(reading, { version }));
  expect(read).toEqual(['first', 'first', 'third', 'fourth', 'fourth']);
});
