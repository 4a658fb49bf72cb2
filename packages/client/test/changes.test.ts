import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, withChanges } from '../src/index.ts';

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('what is told of a change makes it, over the wire too', () => {
  const data = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
  fc.assert(
    fc.property(data, data, (one, other) => {
      const [before, after] = [wire(one), wire(other)];
      expect(withChanges(before, wire(changesBetween(before, after)))).toEqual(after);
      expect(changesBetween(before, wire(before))).toBe(null);
    }),
  );
});

test('of what has not changed nothing is told, and it stays the same object', () => {
  const before = { coins: 3, piles: [{ cards: [1, 2] }, { cards: [] as number[] }], tally: { own: [0, 1] } };
  const after = { ...before, coins: 4, piles: [{ cards: [1, 2] }, { cards: [7] }] };
  const changes = changesBetween(before, after);
  expect(changes).toEqual({ coins: [4], piles: { 1: { cards: [[7]] } } });
  const made = withChanges(before, changes);
  expect(made).toEqual(after);
  expect(made.piles[0]).toBe(before.piles[0]);
  expect(made.tally).toBe(before.tally);
  expect(before.coins).toBe(3);
});

test('a list of another length, a value of another kind and a missing key are replaced', () => {
  expect(changesBetween([1, 2], [1, 2, 3])).toEqual([[1, 2, 3]]);
  expect(changesBetween({ a: null }, { a: {} })).toEqual({ a: [{}] });
  expect(changesBetween({ a: [1] }, { a: { 0: 1 } })).toEqual({ a: [{ 0: 1 }] });
  expect(changesBetween({ a: 1, b: 2 }, { a: 1 })).toEqual([{ a: 1 }]);
  expect(changesBetween({ a: 1 }, { b: 1 })).toEqual([{ b: 1 }]);
});
