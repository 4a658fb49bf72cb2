/** What people ask of the server about their holidays. */
import type { HolidaysShown } from '@polis/server/protocol';
import { useQuery } from '@tanstack/react-query';
import { call, send } from '../net/api.ts';
import { queries, useMe } from '../net/identity.ts';

const KEY = ['holidays'];

export function useHolidays() {
  const { data: me } = useMe();
  return useQuery({
    queryKey: [...KEY, me?.id ?? null],
    queryFn: () => call<HolidaysShown>('/api/me/holidays'),
    enabled: Boolean(me),
  });
}

/** What tables say of clocks changes with it. */
async function renewed(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: KEY }),
    queries.invalidateQueries({ queryKey: ['tables', 'mine'] }),
  ]);
}

/** Days are those of this device. */
export async function takeHoliday(first: string, last: string): Promise<void> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await call('/api/me/holidays', send('POST', { first, last, zone }));
  await renewed();
}

export async function endHoliday(id: string): Promise<void> {
  await call(`/api/me/holidays/${id}`, { method: 'DELETE' });
  await renewed();
}
