/** Sets of exercises: what is packed comes out again, and what does not fit is refused. */
import { describe, expect, test } from 'vitest';
import { readSet, storedIn, storedSet } from '../../src/exercises/set.ts';
import { EXERCISE_VERSION } from '../../src/exercises/types.ts';
import { openExercise } from '../../src/index.ts';
import { someExercise, someGame, toStore } from './some.ts';

const MIXES: [modules: string[], seats: number][] = [
  [['base'], 2],
  [['base'], 7],
  [['base', 'leaders', 'cities', 'edifice'], 5],
  [['base', 'leaders', 'cities', 'teams'], 4],
];

describe.each(MIXES)('a set with %j and %i players', (modules, seats) => {
  const exercises = [0, 4, 9, 20].flatMap((questions) => {
    const game = someGame(questions, modules, seats);
    return game.state.asks[1] ? [someExercise(game)] : [];
  });

  test('has the same exercises as before it was packed', () => {
    const set = readSet(JSON.parse(JSON.stringify(storedSet(exercises.map(toStore)))));
    expect(exercises.length).toBeGreaterThan(1);
    expect(set.list.map(({ id }) => id)).toEqual(exercises.map(({ id }) => id));
    for (const exercise of exercises) expect(set.exercise(exercise.id)).toEqual(exercise);
  });

  test('can be taken apart and packed again', () => {
    const set = storedSet(exercises.map(toStore));
    expect(storedIn(set)).toEqual(exercises.map(toStore));
    expect(storedSet(storedIn(set))).toEqual(set);
  });

  test('opens at the table it was made of', () => {
    for (const exercise of exercises) {
      const { view, question, best } = openExercise(exercise);
      expect(view.seat).toBe(1);
      expect(question.choices).toContain(best);
    }
  });
});

test('a set to which something is added keeps what it had', () => {
  const [first, second] = [someExercise(someGame(3)), someExercise(someGame(3, ['base', 'leaders'], 5))];
  const before = storedSet([toStore(first)]);
  const after = storedSet([{ ...toStore(second), series: toStore(first).series }], before);
  expect(after.rows.slice(0, 1)).toEqual(before.rows);
  expect(readSet(after).list.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(readSet(after).exercise(second.id)).toEqual(second);
});

test('lists what can be known before a game is played', () => {
  const exercise = someExercise(someGame(3));
  const { seed: _, ...mix } = exercise.config;
  expect(readSet(storedSet([toStore(exercise)])).list).toEqual([
    { id: exercise.id, mix, themes: ['science', 'edifice'], rating: 1437 },
  ]);
});

describe('what is refused', () => {
  const stored = storedSet([toStore(someExercise(someGame(3)))]);
  const { id } = readSet(stored).list[0];

  test('a set of another version', () => {
    expect(() => readSet({ ...stored, version: EXERCISE_VERSION + 1 })).toThrow(/exercises of version 1, not of 2/);
  });

  test('an exercise that is not there', () => {
    expect(readSet(stored).exercise('0123456789')).toBeNull();
  });

  test('one that leads elsewhere, because the game is another one', () => {
    const other = { ...stored, mixes: [{ ...stored.mixes[0], edition: 'second' as const }] };
    expect(() => readSet(other).exercise(id)).toThrow(/another table|not offered/);
  });

  test('one that is not of its series', () => {
    expect(() => storedSet([{ ...toStore(someExercise(someGame(3))), number: 2 }])).toThrow(/not of that series/);
  });
});
