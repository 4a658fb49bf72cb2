/** A row of a table as the rest of the server knows it. */
import type { TableRow } from './store.ts';
import type { GameTable } from './tables/games.ts';

export const tableRow = ({
  id,
  code,
  listed,
  status,
  wake,
  updated,
  summary,
  needs,
  begun_in,
}: GameTable): TableRow => ({
  id,
  code,
  listed: listed === 1,
  status,
  wake,
  updated,
  summary,
  needs,
  begunIn: begun_in,
});
