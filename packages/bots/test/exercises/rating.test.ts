/** Ratings of people and of exercises. */
import { describe, expect, test } from 'vitest';
import { attempted, expectedOf, NEW_PERSON, newExercise, type Rated } from '../../src/exercises/rating.ts';

const known = (rating: number): Rated => ({ rating, doubt: 50 });

describe('an attempt', () => {
  test('that was right raises the person and lowers the exercise, and the other way round', () => {
    const right = attempted(known(1500), known(1500), true);
    expect(right.person.rating).toBeGreaterThan(1500);
    expect(right.exercise.rating).toBeLessThan(1500);
    const wrong = attempted(known(1500), known(1500), false);
    expect(wrong.person.rating).toBeLessThan(1500);
    expect(wrong.exercise.rating).toBeGreaterThan(1500);
  });

  test('moves little where it was expected, and much where it was not', () => {
    const easy = attempted(known(1800), known(1200), true).person.rating - 1800;
    const hard = attempted(known(1200), known(1800), true).person.rating - 1200;
    expect(easy).toBeGreaterThan(0);
    expect(hard).toBeGreaterThan(10 * easy);
  });

  test('moves whoever is new most, and less every time', () => {
    let person = NEW_PERSON;
    const steps = [1, 2, 3, 4, 5].map(() => {
      const before = person.rating;
      person = attempted(person, newExercise(person.rating), true).person;
      return person.rating - before;
    });
    expect(steps[0]).toBeGreaterThan(100);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(person.doubt).toBeLessThan(NEW_PERSON.doubt);
  });

  test('never makes a rating so sure that it stands still', () => {
    let person = NEW_PERSON;
    for (let i = 0; i < 2000; i++) person = attempted(person, newExercise(1500), i % 2 === 0).person;
    expect(person.rating).toBeGreaterThan(1450);
    expect(person.rating).toBeLessThan(1550);
    expect(attempted(person, newExercise(1500), true).person.rating - person.rating).toBeGreaterThan(3);
  });
});

test('who is right as often as a rating says ends at that rating', () => {
  const one = expectedOf(known(1700), known(1500));
  expect(one).toBeGreaterThan(0.7);
  expect(one + expectedOf(known(1500), known(1700))).toBeCloseTo(1, 10);
  expect(expectedOf(known(1500), known(1500))).toBe(0.5);
});
