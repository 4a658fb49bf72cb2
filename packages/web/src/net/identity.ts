/** Who I am on the server. A name is enough, and it is asked for only when it is needed. */
import type { Person } from '@polis/client';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { useSettings } from '../device/settings.ts';
import { ApiError, api } from './api.ts';
import { dropConnection, useConnection } from './clients.ts';
import type { Purpose } from './purpose.ts';

/** Requests are made even without a network: their failure is what is shown. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5000, networkMode: 'always' } },
});

/**
 * Whether this browser was ever given a cookie. Scripts cannot see the cookie itself, and a request without one would
 * be refused.
 */
const GUEST = 'polis-guest';

/** Null: nobody yet. */
async function whoAmI(): Promise<Person | null> {
  if (!localStorage.getItem(GUEST)) return null;
  try {
    return await api.me();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-signed-in') return null;
    throw error;
  }
}

const ME_KEY = ['me'];

export const useMe = () => useQuery({ queryKey: ME_KEY, queryFn: whoAmI, staleTime: Number.POSITIVE_INFINITY });

interface Asking {
  purpose: Purpose;
  /** Takes the name, or null if none is given; null while nobody is asked. */
  answer: ((name: string | null) => void) | null;
}

export const useAsking = create<Asking>(() => ({ purpose: { is: 'open' }, answer: null }));

const askForName = (purpose: Purpose): Promise<string | null> =>
  new Promise((resolve) => {
    useAsking.setState({
      purpose,
      answer(name) {
        useAsking.setState({ answer: null });
        resolve(name);
      },
    });
  });

/** Someone else than before uses this device now; null for nobody. */
export function isNow(me: Person | null): void {
  if (me) {
    localStorage.setItem(GUEST, me.id);
    useSettings.getState().change({ name: me.name });
  } else localStorage.removeItem(GUEST);
  dropConnection();
  queries.setQueryData(ME_KEY, me);
}

export async function becomeGuest(name: string): Promise<Person> {
  const me = await api.becomeGuest(name);
  isNow(me);
  return me;
}

let isLeaving = false;

/** Someone signs out here: that the server says so too is no news. */
export async function leaving(deed: () => Promise<void>): Promise<void> {
  isLeaving = true;
  try {
    await deed();
  } finally {
    isLeaving = false;
  }
}

/** Signed out from another device: who is here is asked anew. */
useConnection.subscribe(({ isSignedOut }, before) => {
  if (isSignedOut && !before.isSignedOut && !isLeaving)
    queries.invalidateQueries({ queryKey: ME_KEY }).catch(() => undefined);
});

/** Me, after asking for a name if that has to be; null if none was given. Rejects if the server cannot be reached. */
export async function signedIn(purpose: Purpose): Promise<Person | null> {
  const me = await queries.fetchQuery({ queryKey: ME_KEY, queryFn: whoAmI, staleTime: 60_000 });
  if (me) return me;
  const name = useSettings.getState().name || (await askForName(purpose));
  return name ? becomeGuest(name) : null;
}

/** From the next table on; without a server it is kept on this device and told when there is one. */
export async function rename(name: string): Promise<void> {
  useSettings.getState().change({ name });
  if (!name) return;
  const me = await whoAmI().catch(() => null);
  if (!me || me.name === name) return;
  queries.setQueryData(ME_KEY, await api.rename(name));
  dropConnection();
}
