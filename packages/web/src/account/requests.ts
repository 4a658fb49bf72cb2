/** What an account asks of the server, and of the passkeys of this device. */
import type { Person } from '@polis/client';
import type { Account, SignedInAnswer } from '@polis/server/protocol';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { call, send } from '../net/api.ts';
import { becomeGuest, isNow, leaving, queries, useMe } from '../net/identity.ts';
import { unsubscribe } from '../offline/push.ts';

const ACCOUNT_KEY = ['account'];

/** Null for those who have not said their name yet. */
export function useAccount() {
  const { data: me, error: unknown } = useMe();
  const { data, error } = useQuery({
    queryKey: [...ACCOUNT_KEY, me?.id ?? null],
    queryFn: () => (me ? call<Account>('/api/me/account') : null),
    enabled: me !== undefined,
  });
  return { data, error: unknown ?? error };
}

const renewed = (): Promise<void> => queries.invalidateQueries({ queryKey: ACCOUNT_KEY });

/** The browser's own dialogue, for what the server wants to be signed. */
const signed = async (options: string) => ({
  passkey: await startAuthentication({ optionsJSON: await call(options, send('POST', {})) }),
});

/** What is fetched under the person's own key. */
const OWN = ['account', 'me', 'notices', 'blocks', 'nudges', 'company'];

/** Someone else uses this device now: what lists show is fetched anew. */
async function changedHands(me: Person | null): Promise<void> {
  queries.removeQueries({ queryKey: ACCOUNT_KEY, type: 'inactive' });
  isNow(me);
  await queries.invalidateQueries({ predicate: ({ queryKey: [what] }) => !OWN.includes(String(what)) });
}

async function entered(answer: SignedInAnswer): Promise<SignedInAnswer> {
  await changedHands(answer.person);
  return answer;
}

export const signIn = async (login: string, password: string, adopt: boolean): Promise<SignedInAnswer> =>
  entered(await call('/api/sessions', send('POST', { login, password, adopt })));

export const signInWithPasskey = async (adopt: boolean): Promise<SignedInAnswer> =>
  entered(
    await call('/api/sessions/passkey', send('POST', { ...(await signed('/api/sessions/passkey/options')), adopt })),
  );

export async function setPassword(login: string, password: string): Promise<void> {
  await call('/api/me/password', send('PUT', { login, password }));
  await renewed();
}

export async function addPasskey(name: string): Promise<void> {
  const passkey = await startRegistration({ optionsJSON: await call('/api/me/passkeys/options', send('POST', {})) });
  await call('/api/me/passkeys', send('POST', { name, passkey }));
  await renewed();
}

export async function removePasskey(id: string): Promise<void> {
  await call(`/api/me/passkeys/${id}`, { method: 'DELETE' });
  await renewed();
}

/** Makes a guest first, to whom a way to sign in is then added: if that fails, nothing is lost. */
export async function createdFor(name: string | null): Promise<Account> {
  if (name !== null) await becomeGuest(name);
  return call<Account>('/api/me/account');
}

export const prove = (password: string): Promise<void> => call('/api/me/proof', send('POST', { password }));
export const proveWithPasskey = async (): Promise<void> =>
  call('/api/me/proof/passkey', send('POST', await signed('/api/me/proof/passkey/options')));

export async function signOutOn(device: string): Promise<void> {
  await call(`/api/me/sessions/${device}`, { method: 'DELETE' });
  await renewed();
}

const leave = (place: string): Promise<void> =>
  leaving(async () => {
    await call(place, { method: 'DELETE' });
    // nobody else is told here what was for them
    const silent = unsubscribe().catch(() => undefined);
    await changedHands(null);
    await silent;
  });
export const signOutHere = (): Promise<void> => leave('/api/me/session');
export const signOutEverywhere = (): Promise<void> => leave('/api/me/sessions');
export const deleteEverything = (): Promise<void> => leave('/api/me');
