/** The exercises that ship, and the database beside them, on their way as soon as an address asks for them. */
import { type ExerciseSet, shippedExercises } from '@polis/bots';
import { exercisesDatabase } from '../record/exercises.ts';

export function loadSet(): Promise<ExerciseSet> {
  // whoever reads there says so if it cannot be opened
  exercisesDatabase().catch(() => undefined);
  return shippedExercises();
}
