/** The record of a finished game, and what it tells that nobody could see before. */
import type { Game, GameRecord } from '@polis/engine';
import { useQuery } from '@tanstack/react-query';
import { isLocal, local } from '../local/local.ts';
import { api } from '../net/api.ts';
import { courseOf, type Moment } from './course.ts';
import type { NamedRecord } from './reading.ts';
import { storyOf } from './steps.ts';

export interface Told {
  record: GameRecord;
  /** The game as it ended, with nothing hidden. */
  game: Game;
  /** Points at the start, after every turn and at the end. */
  course: Moment[];
}

export const useRecord = (table: string) =>
  useQuery({
    queryKey: ['record', table],
    queryFn: async () => told(await (isLocal(table) ? local().record(table) : api.record(table))),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function told(record: GameRecord): Told {
  const story = storyOf(record);
  return { record, game: story.steps[story.steps.length - 1].game, course: courseOf(story) };
}

export function download(record: NamedRecord, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
