/** Exercises that this server has made from its rated games, and what it is told of answers. */
import type { Exercise } from '@polis/bots';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, send } from '../net/api.ts';
import type { Asked, Known } from './queue.ts';

export interface Rated {
  exercise: Exercise;
  rating: { value: number };
}

const path = (id: string): string => `/api/exercises/${encodeURIComponent(id)}`;

export const serverExercise = async (id: string): Promise<Exercise> => (await call<Rated>(path(id))).exercise;

/** How someone who has a name there has done; the first try counts. */
export const tellAttempt = (id: string, solved: boolean, ms: number): Promise<unknown> =>
  call(`${path(id)}/attempts`, send('POST', { solved, ms: Math.round(ms) }));

/** What is known of a server's exercises: some of them, and how many there are. */
export interface OfServer {
  list: readonly Asked[];
  total: number;
}

const NONE: OfServer = { list: [], total: 0 };

interface Page {
  exercises: readonly Rated[];
  total: number;
}

/** The latest, and as many before them as it takes to come to one that was not tried yet. */
export async function untriedOf(pageOf: (page: number) => Promise<Page>, tried: Known['progress']): Promise<OfServer> {
  const list: Asked[] = [];
  for (let page = 0; ; page++) {
    const { exercises, total } = await pageOf(page);
    list.push(...exercises.map(({ exercise: { id, themes }, rating }) => ({ id, themes, rating: rating.value })));
    const isEnough = list.length >= total || exercises.length === 0;
    if (isEnough || list.some(({ id }) => !tried.has(id))) return { list, total };
  }
}

/** None without a server, and none before it is known what was tried. */
export function useServerExercises(tried: Known['progress'] | undefined): OfServer {
  const { data } = useQuery({
    queryKey: ['server-exercises', tried?.size],
    queryFn: () => untriedOf((page) => call<Page>(`/api/exercises?page=${page}`), tried ?? new Map()),
    enabled: tried !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return data ?? NONE;
}
