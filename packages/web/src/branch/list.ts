/** All branches that are at hand: tables of mine that began elsewhere, and games that a link has brought. */
import { useQuery } from '@tanstack/react-query';
import { isLocal } from '../local/local.ts';
import { partingOf } from '../record/branch.ts';
import { useBranchNotes } from '../record/branches.ts';
import { keptFiles } from '../record/kept.ts';
import { readRecord } from '../record/reading.ts';
import { beganAt, nameOfBranch } from '../tables/branches.ts';
import { type MyGame, useMyGames } from '../tables/tables.ts';
import { useTranslation } from '../text/speaking.tsx';

export interface Branch {
  id: string;
  name: string;
  /** When in the other game, if that is known. */
  when: string | null;
  /** The game that it came from. */
  of: string | null;
  kind: 'here' | 'server' | 'link';
  /** Null for one that a link has brought. */
  game: MyGame | null;
  isOver: boolean;
  isRecorded: boolean;
  /** It can be set beside the game it came from. */
  isComparable: boolean;
}

export const FILES_KEY = ['records', 'files'];

interface FileBranch {
  id: string;
  name: string | null;
  of: string | null;
  isOver: boolean;
}

async function fileBranches(): Promise<FileBranch[]> {
  return (await keptFiles()).flatMap(({ id, text, name = null, of = null }) => {
    const record = readRecord(text)?.record;
    if (!record) return [];
    const isOver = record.result !== null;
    // what was shared while it went on is a table with a name
    return partingOf(record) || name !== null ? [{ id, name, of, isOver }] : [];
  });
}

/** The latest first; null while nothing is known yet. */
export function useBranches(): Branch[] | null {
  const { t } = useTranslation();
  const games = useMyGames();
  const { data: files } = useQuery({ queryKey: FILES_KEY, queryFn: fileBranches });
  const { names, hidden, origins } = useBranchNotes();
  if (!games || !files) return null;
  const tables = games.flatMap((game): Branch[] => {
    const { id, beginning, status, result } = game.table;
    if (!beginning) return [];
    return [
      {
        id,
        name: names[id] ?? nameOfBranch(t, beginning),
        when: beganAt(t, beginning),
        of: beginning.of ?? origins[id]?.of ?? null,
        kind: isLocal(id) ? 'here' : 'server',
        game,
        isOver: status === 'over',
        isRecorded: status === 'over' && result !== null,
        isComparable: status === 'over' && result !== null,
      },
    ];
  });
  const brought = files.map(
    ({ id, name, of, isOver }): Branch => ({
      id,
      name: names[id] ?? name ?? t('branch.list.unnamed'),
      when: null,
      of,
      kind: 'link',
      game: null,
      isOver,
      isRecorded: true,
      isComparable: isOver,
    }),
  );
  return [...tables, ...brought].filter(({ id }) => !hidden.includes(id));
}
