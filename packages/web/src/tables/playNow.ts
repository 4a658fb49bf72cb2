/** One click to a game against bots, on this device. */
import { type Level, type Settings, USUAL } from '@polis/client';
import { local } from '../local/local.ts';
import { ApiError } from '../net/api.ts';
import { clientFor, meHere } from '../net/clients.ts';

export const DEFAULT_GAME: Settings = {
  ...USUAL,
  wonders: null,
  modules: ['base'],
  edition: 'first',
  seats: 4,
  listed: false,
  rated: false,
  hints: 'allowed',
};

/** Opens a table of this device and starts it, with bots on all other chairs. */
export async function playNow(settings: Settings = DEFAULT_GAME, level: Level = 'merchant'): Promise<string> {
  const table = await local().create(meHere(), settings);
  const reply = await clientFor(table).command(table, { do: 'start', fill: level });
  if (reply.type === 'refused') throw new ApiError(reply.code, reply.message);
  return table;
}
