/** Exercises: how they are opened, how answers are judged, and how they are found. */
import { choices, create, seedFrom, setTable, submit, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { EXERCISE_VERSION } from '../../src/exercises/types.ts';
import { byEvaluation, findExercise, openExercise, proveBest, questionFor, verdictOf } from '../../src/index.ts';
import { asked, someExercise, someGame } from './some.ts';

const { BUILD, CHAIN, PAID, build, sell, stage } = choices;

describe('an exercise', () => {
  const exercise = someExercise(someGame(5));

  test('opens at its table, with what it names', () => {
    const { view: seen, question, best, worse, seconds } = openExercise(exercise);
    expect(seen).toEqual(asked(someGame(5)).view);
    expect(best).toBe(question.choices[0]);
    expect(worse).toEqual([question.choices[1]]);
    expect(seconds).toEqual([question.choices.at(-1), question.choices.at(-1)]);
  });

  test('has a name that tells nothing of its seed', () => {
    expect(exercise.id).toMatch(/^[0-9a-f]{10}$/);
    expect(exercise.config.seed).not.toContain(exercise.id);
  });

  test('of another version is refused in a sentence', () => {
    expect(() => openExercise({ ...exercise, version: 9 })).toThrow(
      `this Polis knows exercises of version ${EXERCISE_VERSION}, not of 9`,
    );
  });

  test('that leads to another table is refused', () => {
    expect(() => openExercise({ ...exercise, hash: '00000000' })).toThrow(/another table/);
  });

  test('that names what is not offered is refused', () => {
    const best = { do: 'sell' as const, card: 'palace' };
    expect(() => openExercise({ ...exercise, best })).toThrow(/not offered/);
  });

  test('is asked of nobody who has nothing to choose, and not after someone has answered', () => {
    const game = someGame(5);
    const own = asked(game).question;
    expect(questionFor(submit(game, 0, view(game, 0).asks[0].choices[0]).game, 1)).toBeNull();
    expect(own.choices.length).toBeGreaterThan(1);
    const sides = create({
      seats: 3,
      seed: seedFrom('sides', 1),
      wonders: [0, 1, 2].map(() => ({ wonder: 'random', side: 'choice' })),
    });
    expect(questionFor(sides, 0)).toBeNull();
  });
});

describe('an answer', () => {
  const worse = [stage(7, 0, 0, 0, 0, 0, 0)];

  test('is best however it is paid', () => {
    const best = build(3, PAID, 0, 2, 0);
    expect(verdictOf({ best, worse: [] }, best)).toBe('best');
    expect(verdictOf({ best, worse: [] }, build(3, PAID, 2, 0, 0))).toBe('best');
  });

  test('is good if it does the same in another way that is not clearly worse', () => {
    expect(verdictOf({ best: build(3, CHAIN, 0, 0, 0), worse: [] }, build(3, PAID, 2, 0, 0))).toBe('good');
    const best = stage(5, 1, 0, 0, 0, 0, 0);
    expect(verdictOf({ best, worse }, stage(6, 1, 0, 0, 0, 0, 0))).toBe('good');
    expect(verdictOf({ best, worse }, stage(7, 2, 0, 0, 0, 0, 0))).toBe('wrong');
    expect(verdictOf({ best: sell(1), worse: [] }, sell(2))).toBe('good');
  });

  test('is wrong if it is something else', () => {
    const best = build(3, PAID, 0, 0, 0);
    for (const other of [build(4, PAID, 0, 0, 0), sell(3), stage(3, 0, 0, 0, 0, 0, 0)])
      expect(verdictOf({ best, worse: [] }, other)).toBe('wrong');
  });
});

describe('two looks', () => {
  const idle = { hand: ['theater', 'altar'], coins: 3 };
  /** The last turn: a set of symbols can be completed, or a card that is worth nothing here be built or sold. */
  const table = setTable({
    age: 3,
    turn: 6,
    seats: [
      { symbols: { compass: 1, gear: 1 }, makes: ['2 wood', 'glass', 'papyrus'], hand: ['university', 'theater'] },
      idle,
      idle,
    ],
  });
  const care = {
    seed: 1,
    glance: null,
    look: { iterations: 1600, rules: table.rules },
  };
  const { view: seen, question } = questionFor(table, 0) as NonNullable<ReturnType<typeof questionFor>>;

  test('agree where one choice is clearly best, and say how sure they are', () => {
    const proven = proveBest(seen, question, care, byEvaluation);
    expect(table.rules.cards[choices.cardOf(proven?.best ?? 0)].name).toBe('university');
    expect(choices.deedOf(proven?.best ?? 0)).toBe(BUILD);
    expect(proven?.themes).toEqual(['science']);
    for (const { expected, doubt, tries, each } of proven?.looks ?? []) {
      expect(expected[0].chance - expected[1].chance).toBeGreaterThan(3 * doubt);
      expect(tries).toBeGreaterThanOrEqual(1600);
      expect(each).toBeGreaterThanOrEqual(400);
    }
    expect(proven?.rating).toBeGreaterThan(900);
    expect(proven?.rating).toBeLessThan(1300);
  });

  test('are the same for the same seed, and others for another', () => {
    const again = proveBest(seen, question, care, byEvaluation);
    expect(again).toEqual(proveBest(seen, question, care, byEvaluation));
    expect(again?.looks[0]).not.toEqual(again?.looks[1]);
  });

  test('find nothing where it does not matter what is chosen', () => {
    const even = setTable({ age: 1, turn: 6, seats: [{ hand: ['theater', 'altar'] }, idle, idle] });
    const one = questionFor(even, 0) as NonNullable<ReturnType<typeof questionFor>>;
    const looked = { ...care, glance: null, look: { iterations: 400, rules: even.rules } };
    expect(proveBest(one.view, one.question, looked, byEvaluation)).toBeNull();
  });
});

test('a game gives exercises only where there is a question', () => {
  const game = submit(someGame(2), 0, view(someGame(2), 0).asks[0].choices[0]).game;
  expect(findExercise(game, 0, { seed: 1, glance: null, look: { iterations: 8 } }, byEvaluation)).toBeNull();
});
