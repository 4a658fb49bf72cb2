/**
 * Exercises that are on this device alone: those made from decisions in games that were reviewed here, and those of a server
 * that were tried. They are kept in the browser, beside how far one has come.
 */
import type { Exercise } from '@polis/bots';
import { done, opened, result } from '../local/database.ts';
import { queries } from '../net/identity.ts';

export interface KeptExercise {
  id: string;
  exercise: Exercise;
  /** The game of one's own that it is from; null if it is a server's. */
  game: string | null;
  at: number;
}

let database: Promise<IDBDatabase> | null = null;

export function exercisesDatabase(): Promise<IDBDatabase> {
  database ??= opened('polis-exercises', 1, (created) => {
    created.createObjectStore('progress', { keyPath: 'id' });
    created.createObjectStore('exercise', { keyPath: 'id' });
    created.createObjectStore('self', { keyPath: 'key' });
  });
  return database;
}

/** Of what is kept there. */
export const STUDY_KEY = ['exercises'];

export async function keepExercise(exercise: KeptExercise): Promise<void> {
  const transaction = (await exercisesDatabase()).transaction('exercise', 'readwrite');
  transaction.objectStore('exercise').put(exercise);
  await done(transaction);
  await queries.invalidateQueries({ queryKey: STUDY_KEY });
}

/** The latest first. */
export async function keptExercises(): Promise<KeptExercise[]> {
  const store = (await exercisesDatabase()).transaction('exercise').objectStore('exercise');
  return (await result<KeptExercise[]>(store.getAll())).sort((a, b) => b.at - a.at);
}
