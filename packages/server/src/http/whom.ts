/** Someone whom another names: by their id, or by the name they sign in with. */
import type { Person } from '@polis/client';
import { fold } from '../accounts/looks.ts';
import type { Store } from '../store/store.ts';

export const noSuchPerson = { code: 'no-such-person', message: 'there is no such person' };
export const yourself = { code: 'yourself', message: 'that is you' };

export async function whomOf(
  store: Pick<Store, 'person' | 'idNow' | 'login'>,
  named: { person: string } | { name: string },
): Promise<Person | null> {
  if ('name' in named) return (await store.login(fold(named.name.trim())))?.person ?? null;
  const found = await store.person(await store.idNow(named.person));
  return found && { id: found.id, name: found.name };
}
