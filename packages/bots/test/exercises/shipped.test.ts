/** The exercises that ship: each leads to its table, and its proof is one. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { IN_ALL } from '../../../../test/repetitions.ts';
import { isClear } from '../../src/exercises/look.ts';
import { isSameThing } from '../../src/exercises/thing.ts';
import {
  type Exercise,
  type ExerciseSet,
  openExercise,
  proveBest,
  ready,
  scholarsMind,
  shippedExercises,
  THEMES,
  USUAL_CARE,
  verdictOf,
} from '../../src/index.ts';

/** In `npm test` so many are opened, from all over the set. */
const SOME = process.env.POLIS_ALL ? Number.POSITIVE_INFINITY : 60;
/** So many are looked at again in `npm run test:all`. */
const AGAIN = 8;
const LEAST = 500;
const MOST_BYTES = 300_000;
const TRIES = 2000;

let set: ExerciseSet;
beforeAll(async () => {
  set = await shippedExercises();
});

const some = (count: number): Exercise[] => {
  const every = Math.max(1, Math.floor(set.list.length / count));
  return set.list.filter((_, i) => i % every === 0).map(({ id }) => set.exercise(id) as Exercise);
};

describe('the set', () => {
  test('has enough exercises and is small', () => {
    const file = path.resolve(import.meta.dirname, '../../src/exercises/stored.ts');
    expect(set.list.length).toBeGreaterThanOrEqual(LEAST);
    expect(fs.statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('has none twice', () => {
    expect(new Set(set.list.map(({ id }) => id)).size).toBe(set.list.length);
  });

  test.each(THEMES)('has some about %s', (theme) => {
    expect(set.list.filter(({ themes }) => themes.includes(theme)).length).toBeGreaterThanOrEqual(15);
  });

  test('has all numbers of players, both editions, every expansion, teams and further boards', () => {
    const mixes = set.list.map(({ mix }) => mix);
    expect([...new Set(mixes.map(({ seats }) => seats))].sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
    for (const edition of ['first', 'second'])
      expect(mixes.filter((mix) => mix.edition === edition).length).toBeGreaterThan(100);
    for (const name of ['leaders', 'cities', 'edifice', 'teams'])
      expect(mixes.filter(({ modules }) => modules.includes(name)).length).toBeGreaterThan(10);
    // chance has made none of these, so that some were added
    expect(mixes.filter(({ modules }) => modules.join() === 'base,teams').length).toBeGreaterThanOrEqual(10);
    expect(mixes.filter(({ boards = [] }) => boards.length > 0).length).toBeGreaterThan(10);
  });
});

test('each opens at the table that it was made of, and has its proof', () => {
  for (const exercise of some(SOME)) {
    const opened = openExercise(exercise);
    const { question, best, seconds } = opened;
    expect(question.seat).toBe(exercise.seat);
    expect(question.choices).toContain(best);
    expect(verdictOf(opened, best)).toBe('best');
    exercise.proof.forEach(({ tries, each, doubt, expected }, look) => {
      expect(tries).toBeGreaterThanOrEqual(TRIES);
      expect(each).toBeGreaterThanOrEqual(TRIES / 4);
      // as it is written down, to a thousandth
      expect(isClear({ expected: [{ ...expected[0], chance: expected[0].chance + 0.002 }, expected[1]], doubt })).toBe(
        true,
      );
      expect(isSameThing(best, seconds[look])).toBe(false);
      expect(verdictOf(opened, seconds[look])).toBe('wrong');
    });
    expect(exercise.rating).toBeGreaterThan(800);
    expect(exercise.rating).toBeLessThan(2200);
  }
});

test('another look finds the same', { ...IN_ALL, timeout: 300_000 }, async () => {
  await ready('scholar');
  const again = some(AGAIN).map((exercise, i) => {
    const { view, question, best } = openExercise(exercise);
    const proven = proveBest(view, question, { ...USUAL_CARE, glance: null, seed: 1000 + i }, scholarsMind());
    return proven !== null && isSameThing(proven.best, best);
  });
  // the difference may be just at the bound in one of many
  expect(again.filter(Boolean).length).toBeGreaterThanOrEqual(AGAIN - 1);
});
