/** What several workers find together. */
import type { Analysed } from '@polis/bots';
import { expect, test } from 'vitest';
import { intervalOf } from '../../src/analysis/ChoiceRow.tsx';
import { merged } from '../../src/analysis/merged.ts';

const one = (choice: number, tries: number, chance: number, doubt: number): Analysed => ({
  choice,
  tries,
  chance,
  points: 10 * chance,
  doubt,
  reasons: [],
});
const look = (found: Analysed[], isLearned = true) => ({
  found,
  tries: found.reduce((sum, { tries }) => sum + tries, 0),
  isLearned,
});

test('counts by how often each has tried, and is surer than each', () => {
  const all = merged([
    look([one(1, 30, 0.5, 0.02), one(2, 10, 0.2, 0.05)]),
    null,
    look([one(1, 10, 0.3, 0.06), one(2, 10, 0.9, 0.05)]),
  ]);
  expect(all.tries).toBe(60);
  expect(all.found.map(({ choice }) => choice)).toEqual([2, 1]);
  expect(all.found[1]).toMatchObject({ tries: 40, chance: 0.45 });
  expect(all.found[1].points).toBeCloseTo(4.5);
  expect(all.found[0].doubt).toBeCloseTo(0.05 / Math.SQRT2);
});

test('what goes by the evaluation is left out as soon as one has what was learned', () => {
  const all = merged([look([one(1, 30, 0.5, 0.02)], false), look([one(1, 5, 0.1, 0.1)])]);
  expect(all).toMatchObject({ tries: 5, isLearned: true });
  expect(merged([null])).toEqual({ found: [], tries: 0, isLearned: false });
});

test('an interval stays between never and always', () => {
  expect(intervalOf({ chance: 0.01, doubt: 0.02 })[0]).toBe(0);
  expect(intervalOf({ chance: 0.5, doubt: 1 })).toEqual([0, 1]);
});
