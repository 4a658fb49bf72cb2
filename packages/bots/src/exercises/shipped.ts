/** The exercises that come with Polis. */
import { type ExerciseSet, readSet } from './set.ts';

let shipped: ExerciseSet | null = null;

/** Loaded only when it is wanted. */
export async function shippedExercises(): Promise<ExerciseSet> {
  if (shipped) return shipped;
  const { stored } = await import('./stored.ts');
  shipped ??= readSet(stored);
  return shipped;
}
