/** Exercises that this server has made from its rated games, and what it is told of answers. */
import type { Exercise } from '@polis/bots';
import { useQuery } from '@tanstack/react-query';
import { call, send } from '../net/api.ts';
import type { Asked } from './queue.ts';

interface Rated {
  exercise: Exercise;
  rating: { value: number };
}

const path = (id: string): string => `/api/exercises/${encodeURIComponent(id)}`;

export const serverExercise = async (id: string): Promise<Exercise> => (await call<Rated>(path(id))).exercise;

/** How someone who has a name there has done; the first try counts. */
export const tellAttempt = (id: string, solved: boolean, ms: number): Promise<unknown> =>
  call(`${path(id)}/attempts`, send('POST', { solved, ms: Math.round(ms) }));

/** The latest; none without a server. */
export function useServerExercises(): readonly Asked[] {
  const { data } = useQuery({
    queryKey: ['server-exercises'],
    queryFn: () => call<{ exercises: Rated[] }>('/api/exercises?page=0'),
    staleTime: 60_000,
  });
  return (data?.exercises ?? []).map(({ exercise: { id, themes }, rating }) => ({ id, themes, rating: rating.value }));
}
