/** What the server knows of people's games and ratings. */
import type { ChairShown } from '@polis/client';
import type { Ladder, PlayedGame, Profile, RatingChanges, RatingHistory, ShownRating } from '@polis/server/protocol';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../net/api.ts';

export const OVERALL = 'all';
const PAGE = 20;

/** Ids have a colon where they are a bot's. */
const of = (id: string): string => `/api/people/${encodeURIComponent(id)}`;

/** Under which name ratings are kept: a person's id, or a level of bots. */
export const identityOf = ({ person, bot }: Pick<ChairShown, 'person' | 'bot'>): string | null =>
  bot ? `bot:${bot}` : (person?.id ?? null);

/** The level, if this is a bot. */
export const levelOf = (id: string): string | null => (id.startsWith('bot:') ? id.slice('bot:'.length) : null);

export const useProfile = (id: string) => useQuery({ queryKey: ['profile', id], queryFn: () => call<Profile>(of(id)) });

export function useGames(id: string) {
  return useInfiniteQuery({
    queryKey: ['played', id],
    queryFn: ({ pageParam }) => call<{ games: PlayedGame[]; total: number }>(`${of(id)}/games?page=${pageParam}`),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length : undefined),
  });
}

export const useHistory = (id: string, category: string) =>
  useQuery({
    queryKey: ['rating', id, category],
    queryFn: () => call<RatingHistory>(`${of(id)}/ratings?category=${category}`),
  });

export const useLadder = (category: string, page: number) =>
  useQuery({
    queryKey: ['ladder', category, page],
    queryFn: () => call<Ladder>(`/api/ratings?category=${category}&page=${page}`),
    placeholderData: (before) => before,
  });

export const useChanges = (table: string) =>
  useQuery({
    queryKey: ['changes', table],
    queryFn: () => call<RatingChanges>(`/api/games/${encodeURIComponent(table)}/ratings`),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The overall ratings of these people and bots, by their identity. */
export function useRatings(identities: readonly string[]): (identity: string | null) => ShownRating | null {
  const asked = [...new Set(identities)].sort().join(',');
  const { data } = useQuery({
    queryKey: ['ratings', asked],
    queryFn: () =>
      call<{ people: { id: string; rating: ShownRating | null }[] }>(`/api/people?ids=${encodeURIComponent(asked)}`),
    enabled: asked !== '',
    placeholderData: (before) => before,
  });
  return (identity) => data?.people.find(({ id }) => id === identity)?.rating ?? null;
}
