/** What people ask of the server about friends and invitations. */
import type { Person } from '@polis/client';
import type { CompanyShown, InvitationShown, PlayedWith } from '@polis/server/protocol';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call, send } from '../net/api.ts';
import { clientFor, useConnection } from '../net/clients.ts';
import { queries, useMe } from '../net/identity.ts';

/** All of it is asked anew when the server says that something is new. */
const KEY = 'company';
/** Who is here changes without a word. */
const AGAIN_MS = 30_000;

export type Whom = { person: string } | { name: string };

function useMine<T>(what: string, place: string, isWanted = true, refetchInterval: number | false = false) {
  const { data: me } = useMe();
  return useQuery({
    queryKey: [KEY, what, me?.id ?? null],
    queryFn: () => call<T>(place),
    enabled: Boolean(me) && isWanted,
    refetchInterval,
  });
}

export const usePeople = () => useMine<CompanyShown>('people', '/api/me/people', true, AGAIN_MS);

export const usePlayedWith = (): PlayedWith[] | undefined =>
  useMine<{ people: PlayedWith[] }>('played', '/api/me/played').data?.people;

export const useInvitations = (): InvitationShown[] =>
  useMine<{ invitations: InvitationShown[] }>('invitations', '/api/me/invitations').data?.invitations ?? [];

export interface Invited {
  person: Person;
  at: number;
  isDeclined: boolean;
}

/** To a table of mine. */
export const useInvited = (table: string): Invited[] =>
  useMine<{ people: Invited[] }>(`invited ${table}`, `/api/tables/${table}/invitations`).data?.people ?? [];

const renewed = (): Promise<void> => queries.invalidateQueries({ queryKey: [KEY] });

async function done<T>(path: string, init: RequestInit): Promise<T> {
  try {
    return await call<T>(path, init);
  } finally {
    await renewed();
  }
}

/** Whether they are friends now: the other had asked. */
export const ask = async (whom: Whom): Promise<boolean> =>
  (await done<{ is: 'asked' | 'friends' }>('/api/me/friends', send('POST', whom))).is === 'friends';

export const accept = (person: string): Promise<null> => done(`/api/me/friends/${person}`, { method: 'PUT' });

/** Declines, withdraws or ends it, whatever there is. */
export const end = (person: string): Promise<null> => done(`/api/me/friends/${person}`, { method: 'DELETE' });

export const setWish = (wish: CompanyShown['wish']): Promise<null> => done('/api/me/people/wish', send('PUT', wish));

export const invite = (table: string, whom: Whom): Promise<null> =>
  done(`/api/tables/${table}/invitations`, send('POST', whom));

export const uninvite = (table: string, person: string): Promise<null> =>
  done(`/api/tables/${table}/invitations/${person}`, { method: 'DELETE' });

export const decline = (table: string): Promise<null> => done(`/api/me/invitations/${table}`, { method: 'DELETE' });

/** One tap: a chair there is mine, whichever is free. */
export async function sitDownAt(table: string): Promise<void> {
  const reply = await clientFor(table).command(table, { do: 'sit', chair: null });
  await renewed();
  if (reply.type === 'refused' && reply.code !== 'already-seated') throw new ApiError(reply.code, reply.message);
}

useConnection.subscribe(({ people, state }, before) => {
  // what was said while there was no connection nobody has heard
  const isBack = state === 'open' && before.state !== 'open';
  if (people !== before.people || isBack) renewed().catch(() => undefined);
});
