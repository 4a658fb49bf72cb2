/** A game to be shown again, wherever its record is: on the server, on this device or in a file that was opened. */
import { PolisError } from '@polis/engine';
import type { TableSummary } from '@polis/server/protocol';
import { useQuery } from '@tanstack/react-query';
import { isLocal, local, ME } from '../local/local.ts';
import { api } from '../net/api.ts';
import { useMe } from '../net/identity.ts';
import { originOf } from './branches.ts';
import { isFile, type KeptRecord, keepRecord, keptRecord } from './kept.ts';
import { type NamedRecord, type Player, readGame } from './reading.ts';
import { type Story, storyOf } from './steps.ts';

export interface RecordedGame {
  id: string;
  record: NamedRecord;
  /** Of each chair; null if nobody knows. */
  players: readonly Player[] | null;
  people: readonly (string | null)[];
  /** What a file with it is called. */
  fileName: string;
  /** Of one that began elsewhere: what it is called, and the game that it came from, if that is known. */
  name: string | null;
  of: string | null;
  story: Story;
}

/** Why there is nothing to show. */
export class Unreadable extends Error {
  readonly why: 'not-a-record' | 'version' | 'gone' | 'not-over';
  constructor(why: Unreadable['why']) {
    super(why);
    this.why = why;
  }
}

export const useRecordedGame = (id: string) =>
  useQuery({
    queryKey: ['recorded', id],
    queryFn: () => recordedGame(id),
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function recordedGame(id: string): Promise<RecordedGame> {
  const kept = await found(id);
  const read = readGame(kept.text);
  if (!read) throw new Unreadable('not-a-record');
  const story = shown(read.record, read.isCut);
  const { players, people, code, name = null, of = null } = kept;
  const fileName = `polis-${code ?? id.replace(/\W/g, '')}.json`;
  const { record } = read;
  return { id, record, players: players ?? record.players ?? null, people, fileName, name, of, story };
}

function shown(record: NamedRecord, isCut: boolean): Story {
  let story: Story;
  try {
    story = storyOf(record, isCut);
  } catch (error) {
    throw new Unreadable(error instanceof PolisError && error.code === 'version' ? 'version' : 'not-a-record');
  }
  if (story.steps.length === 0) throw new Unreadable('not-a-record');
  return story;
}

/** What was fetched once is there without a network too: a finished game does not change. */
async function found(id: string): Promise<KeptRecord> {
  if (isLocal(id)) {
    const table = (await local().list()).find((one) => one.id === id);
    if (!table) throw new Unreadable('gone');
    // until then it holds what is hidden
    if (table.status !== 'over') throw new Unreadable('not-over');
    return kept(table, await local().record(id));
  }
  const before = await keptRecord(id);
  if (before) return before;
  if (isFile(id)) throw new Unreadable('gone');
  const [record, table] = await Promise.all([api.record(id), api.table(id)]);
  const fetched = kept(table, record);
  await keepRecord(fetched);
  return fetched;
}

const kept = ({ id, code, chairs, beginning }: TableSummary, record: NamedRecord): KeptRecord => ({
  id,
  text: JSON.stringify(record),
  players: chairs.map(({ name, bot }) => ({ name, bot })),
  people: chairs.map(({ person }) => person),
  code,
  name: beginning?.name ?? null,
  of: beginning?.of ?? originOf(id)?.of ?? null,
  at: Date.now(),
});

/** The chair I had in it; null if I had none. */
export function useMySeat({ id, people }: RecordedGame): number | null {
  const { data: me } = useMe();
  const seat = people.indexOf(isLocal(id) ? ME : (me?.id ?? ''));
  return seat < 0 ? null : seat;
}
