/** What people ask of the server for their peace. */
import type { NewReport, Notice, Person } from '@polis/client';
import { useQuery } from '@tanstack/react-query';
import { call, send } from '../net/api.ts';
import { useConnection } from '../net/clients.ts';
import { queries, useMe } from '../net/identity.ts';

const NOTICES_KEY = ['notices'];
const BLOCKS_KEY = ['blocks'];
/** Whoever is at a table is told at once; others when they come back to the page, but not more often than this. */
const NOTICES_MS = 60_000;

export const report = (about: NewReport): Promise<null> => call('/api/reports', send('POST', about));

/** From whom I keep away; undefined while that is not known. */
export function useBlocked(): Person[] | undefined {
  const { data: me } = useMe();
  return useQuery({
    queryKey: [...BLOCKS_KEY, me?.id ?? null],
    queryFn: async () => (await call<{ people: Person[] }>('/api/me/blocks')).people,
    enabled: Boolean(me),
  }).data;
}

/** What is listed may be other tables than before. */
export async function keepAway(person: string, isAway: boolean): Promise<void> {
  await (isAway
    ? call('/api/me/blocks', send('POST', { person }))
    : call(`/api/me/blocks/${person}`, { method: 'DELETE' }));
  await queries.invalidateQueries({ predicate: ({ queryKey: [what] }) => what !== 'me' && what !== 'account' });
}

export function useNotices(): Notice[] {
  const { data: me } = useMe();
  const { data } = useQuery({
    queryKey: [...NOTICES_KEY, me?.id ?? null],
    queryFn: async () => (await call<{ notices: Notice[] }>('/api/me/notices')).notices,
    enabled: Boolean(me),
    staleTime: NOTICES_MS,
  });
  return data ?? [];
}

export async function haveRead(notice: Notice): Promise<void> {
  await call(`/api/me/notices/${notice.id}`, { method: 'DELETE' });
  await queries.invalidateQueries({ queryKey: NOTICES_KEY });
}

/** The server says that there is something to read; a new name is mine at once. */
useConnection.subscribe(({ told, isBanned }, before) => {
  if (told === before.told && isBanned === before.isBanned) return;
  for (const queryKey of [NOTICES_KEY, ['me']]) queries.invalidateQueries({ queryKey }).catch(() => undefined);
});
