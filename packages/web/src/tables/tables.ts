/** The tables that a list can show: those of the server and those of this device. */
import type { MyTable, TableSummary } from '@polis/server/protocol';
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
  /** Since when and until when it is my turn; null where that is not known. */
  turn: MyTable['mine'];
}

/** Tables of this device, and servers of before, say nothing of turns. */
type Listed = TableSummary & Partial<Pick<MyTable, 'mine'>>;

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

export function gamesOf(tables: readonly Listed[], me: string): MyGame[] {
  return tables.map(({ mine: turn, ...table }) => {
    const chair = table.chairs.findIndex(({ person }) => person === me);
    const isAsked = turn === undefined ? table.waiting.includes(chair) : turn !== null;
    return { table, chair, isMyTurn: table.status === 'playing' && !table.frozen && isAsked, turn: turn ?? null };
  });
}

/** Those that wait for me, the most urgent first: whose clock runs out first, then what has waited longest. */
export const waitingGames = (games: readonly MyGame[]): MyGame[] =>
  games
    .filter(({ isMyTurn }) => isMyTurn)
    .sort(
      (a, b) =>
        (a.turn?.deadline ?? Number.MAX_VALUE) - (b.turn?.deadline ?? Number.MAX_VALUE) ||
        waitingSince(a) - waitingSince(b),
    );

export const waitingSince = ({ table, turn }: MyGame): number => turn?.since ?? table.updated;

/** Null while nothing is known of this device yet; the server may be slower, or away. */
export function useMyGames(againMs = AGAIN_MS): MyGame[] | null {
  const { data: me } = useMe();
  const here = useQuery({ queryKey: LOCAL_KEY, queryFn: () => local().list() });
  const there = useQuery({ queryKey: ['tables', 'mine'], queryFn: api.myTables, refetchInterval: againMs });
  if (!here.data && !here.error) return null;
  return sorted([...gamesOf(here.data ?? [], ME), ...gamesOf(me ? (there.data ?? []) : [], me?.id ?? '')]);
}
