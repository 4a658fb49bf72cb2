/** My games at the server that are not over. */
import { isLocal } from '../local/local.ts';
import { type MyGame, useMyGames } from '../tables/tables.ts';

export const useGoingOn = (): MyGame[] =>
  (useMyGames() ?? []).filter(({ table }) => table.status !== 'over' && !isLocal(table.id));
