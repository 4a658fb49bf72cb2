/** How far someone has come with exercises, as it is kept on this device. */
import { done, result } from '../local/database.ts';
import { exercisesDatabase, type KeptExercise, keptExercises } from '../record/exercises.ts';
import { NEW_SELF, type Progress, type Self } from './progress.ts';

/** There is one. */
const SELF = 'self';

/** All of it: a few hundred small things. */
export interface Kept {
  self: Self;
  progress: Progress[];
  /** The latest first. */
  exercises: KeptExercise[];
}

export async function kept(): Promise<Kept> {
  const transaction = (await exercisesDatabase()).transaction(['progress', 'self']);
  const [progress, self, exercises] = await Promise.all([
    result<Progress[]>(transaction.objectStore('progress').getAll()),
    result<(Self & { key: string }) | undefined>(transaction.objectStore('self').get(SELF)),
    keptExercises(),
  ]);
  return { self: self ?? NEW_SELF, progress, exercises };
}

export async function keepAnswer(self: Self, progress: Progress): Promise<void> {
  const transaction = (await exercisesDatabase()).transaction(['progress', 'self'], 'readwrite');
  transaction.objectStore('progress').put(progress);
  transaction.objectStore('self').put({ ...self, key: SELF });
  await done(transaction);
}
