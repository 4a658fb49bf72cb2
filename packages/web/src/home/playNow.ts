/** One click to a game against bots, on this device. */
import type { Settings } from '@polis/server/room';
import { local } from '../local/local.ts';
import { clientFor } from '../net/clients.ts';

export const DEFAULT_GAME: Settings = {
  modules: ['base'],
  edition: 'first',
  seats: 4,
  wonders: null,
  clock: null,
  listed: false,
};

export async function playNow(settings: Settings = DEFAULT_GAME): Promise<string> {
  const table = await local().create(settings);
  await clientFor(table).command(table, { do: 'start', fill: 'merchant' });
  return table;
}
