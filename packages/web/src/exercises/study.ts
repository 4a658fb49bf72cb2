/** All exercises that can be asked here, and how far someone has come with them. */
import type { ExerciseSet } from '@polis/bots';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../net/identity.ts';
import { STUDY_KEY } from '../record/exercises.ts';
import { answered, type Self } from './progress.ts';
import type { Known } from './queue.ts';
import { loadSet } from './set.ts';
import { type Kept, keepAnswer, kept } from './store.ts';

export interface Study extends Kept {
  set: ExerciseSet;
  /** As the queue wants it. */
  known: Known;
}

async function study(): Promise<Study> {
  const [set, all] = await Promise.all([loadSet(), kept()]);
  const there = new Set([...set.list, ...all.exercises].map(({ id }) => id));
  const isThere = (id: string): boolean => there.has(id);
  const known: Known = {
    mine: all.exercises.flatMap(({ exercise: { id, themes, rating }, game }) =>
      game === null ? [] : [{ id, themes, rating }],
    ),
    server: [],
    list: set.list,
    // what is in no set any more cannot be asked again; how one did with it stays
    progress: new Map(all.progress.filter(({ id }) => isThere(id)).map((one) => [one.id, one])),
    rating: all.self.rated.rating,
  };
  return { ...all, set, known };
}

export const useStudy = () => useQuery({ queryKey: STUDY_KEY, queryFn: study, staleTime: Number.POSITIVE_INFINITY });

/** What an answer did: the ratings before and after it, and when the exercise comes back. */
export interface Counted {
  before: number;
  after: number;
  /** The first answer to it: the only one that counts. */
  isFirst: boolean;
  due: number;
}

/** `day`: if it was the exercise of that day. */
export async function countAnswer(
  { self, known }: Study,
  exercise: { id: string; rating: number },
  isRight: boolean,
  now: number,
  day: number | null,
): Promise<Counted> {
  const before = known.progress.get(exercise.id) ?? null;
  const after = answered(self, before, exercise, isRight, now);
  const daily: Self['daily'] = day === null || self.daily?.day === day ? self.daily : { day, isRight };
  await keepAnswer({ ...after.self, daily }, after.progress);
  await queries.invalidateQueries({ queryKey: STUDY_KEY });
  return {
    before: Math.round(self.rated.rating),
    after: Math.round(after.self.rated.rating),
    isFirst: before === null,
    due: after.progress.card.due.getTime(),
  };
}
