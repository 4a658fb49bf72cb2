/** Exercises that this server has made from its rated games, and what it is told of answers. */
import type { Exercise } from '@polis/bots';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, send } from '../net/api.ts';
import { queries } from '../net/identity.ts';
import type { Asked, Known } from './queue.ts';

/** How hard it has turned out to be, by the first tries of people there. */
export interface Tried {
  rating: { value: number };
  tries: number;
}

export interface Rated extends Tried {
  exercise: Exercise;
}

const path = (id: string): string => `/api/exercises/${encodeURIComponent(id)}`;

const triedKey = (id: string): string[] => ['exercise-tried', id];

const know = (id: string, { rating, tries }: Tried): void => {
  queries.setQueryData(triedKey(id), { rating, tries });
};

const asked = (id: string): Promise<Rated> => call<Rated>(path(id));

export async function serverExercise(id: string): Promise<Exercise> {
  const found = await asked(id);
  know(id, found);
  return found.exercise;
}

/** How someone who has a name there has done; the first try counts, for the exercise too. */
export async function tellAttempt(id: string, solved: boolean, ms: number): Promise<void> {
  const { exercise } = await call<{ exercise: Tried }>(
    `${path(id)}/attempts`,
    send('POST', { solved, ms: Math.round(ms) }),
  );
  know(id, exercise);
}

/** Null where no server knows it: one's own, and all of them without a network. */
export function useTried(id: string, isKnownThere: boolean): Tried | null {
  const { data } = useQuery({
    queryKey: triedKey(id),
    queryFn: async (): Promise<Tried> => {
      const { rating, tries } = await asked(id);
      return { rating, tries };
    },
    enabled: isKnownThere,
    staleTime: 60_000,
  });
  return data ?? null;
}

/** What is known of a server's exercises: some of them, and how many there are. */
export interface OfServer {
  list: readonly Asked[];
  total: number;
}

const NONE: OfServer = { list: [], total: 0 };

interface Page {
  exercises: readonly Omit<Rated, 'tries'>[];
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
