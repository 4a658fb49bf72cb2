/** Someone whom another names: by their id, or by the name they sign in with. */
import type { Person } from '@polis/client';
import type { FastifyRequest } from 'fastify';
import { fold } from '../accounts/looks.ts';
import type { Store } from '../store/store.ts';
import { countedOver } from './counted-over.ts';
import type { App } from './parts.ts';

/** Of one person, and of all who call from one address: an answer says which names there are. */
export const NAMES_PER_DAY = 40;
export const NAMES_FROM_ADDRESS = 200;

type Named = { person: string } | { name: string };
/** Counts whoever is looked up by a name, and says whether it is one too many. */
export type CountedName = (request: FastifyRequest, person: string, named: Named) => Promise<boolean>;

export const noSuchPerson = { code: 'no-such-person', message: 'there is no such person' };
export const yourself = { code: 'yourself', message: 'that is you' };
export const tooManyNames = { code: 'too-many', message: 'too many names for today; wait until tomorrow' };

/** One for all routes: who may not try more names at one does not go on at another. */
export function countedNames(app: App): CountedName {
  const isTooOften = countedOver(app, 'name', NAMES_PER_DAY, NAMES_FROM_ADDRESS, '1 day');
  return async (request, person, named) => 'name' in named && (await isTooOften(request, person));
}

export async function whomOf(store: Pick<Store, 'person' | 'idNow' | 'login'>, named: Named): Promise<Person | null> {
  if ('name' in named) return (await store.login(fold(named.name.trim())))?.person ?? null;
  const found = await store.person(await store.idNow(named.person));
  return found && { id: found.id, name: found.name };
}
