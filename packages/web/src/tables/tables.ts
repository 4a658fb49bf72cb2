/** The tables that a list can show: those of the server and those of this device. */
import type { TableSummary } from '@polis/server/protocol';
import { useQuery } from '@tanstack/react-query';
import { local, ME } from '../local/local.ts';
import { api } from '../net/api.ts';
import { useMe } from '../net/identity.ts';

const AGAIN_MS = 15_000;

export const LOCAL_KEY = ['tables', 'local'];

export const useOpenTables = () =>
  useQuery({ queryKey: ['tables', 'open'], queryFn: api.openTables, refetchInterval: AGAIN_MS });

/** Whether the server cannot be reached now, also while it is tried again; for screens that ask it nothing else yet. */
export function useServerAway(): { isAway: boolean; again(): unknown } {
  const { data, error, errorUpdateCount, refetch } = useOpenTables();
  return { isAway: error !== null || (data === undefined && errorUpdateCount > 0), again: refetch };
}

export interface MyGame {
  table: TableSummary;
  /** My chair; negative if I have none. */
  chair: number;
  isMyTurn: boolean;
}

const isUnfinished = ({ status }: TableSummary): boolean => status !== 'over';

/** Where it is my turn, then the unfinished ones, then the latest. */
function sorted(games: MyGame[]): MyGame[] {
  return games.sort(
    (a, b) =>
      Number(b.isMyTurn) - Number(a.isMyTurn) ||
      Number(isUnfinished(b.table)) - Number(isUnfinished(a.table)) ||
      b.table.updated - a.table.updated,
  );
}

export function gamesOf(tables: readonly TableSummary[], me: string): MyGame[] {
  return tables.map((table) => {
    const chair = table.chairs.findIndex(({ person }) => person === me);
    return { table, chair, isMyTurn: table.status === 'playing' && !table.frozen && table.waiting.includes(chair) };
  });
}

/** Null while nothing is known of this device yet; the server may be slower, or away. */
export function useMyGames(): MyGame[] | null {
  const { data: me } = useMe();
  const here = useQuery({ queryKey: LOCAL_KEY, queryFn: () => local().list() });
  const there = useQuery({ queryKey: ['tables', 'mine'], queryFn: api.myTables, refetchInterval: AGAIN_MS });
  if (!here.data && !here.error) return null;
  return sorted([...gamesOf(here.data ?? [], ME), ...gamesOf(me ? (there.data ?? []) : [], me?.id ?? '')]);
}
