/** The record of a finished game, and what it tells that nobody could see before. */
import { create, type Game, type GameRecord, score, submit } from '@polis/engine';
import { useQuery } from '@tanstack/react-query';
import { isLocal, local } from '../local/local.ts';
import { api } from '../net/api.ts';

export interface Moment {
  /** The turn that comes next; 0 outside of turns. */
  age: number;
  turn: number;
  /** By seat. */
  totals: number[];
}

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

/** Plays the record again, once through. */
export function told(record: GameRecord): Told {
  let game = create(record.config);
  const course: Moment[] = [];
  const note = (): void => {
    const { age, turn } = game.state;
    const last = course.at(-1);
    if (last && last.age === age && last.turn === turn) return;
    course.push({ age, turn, totals: score(game).sheets.map(({ total }) => total) });
  };
  for (const [seat, choice] of record.choices) {
    if (game.state.turn > 0) note();
    game = submit(game, seat, choice).game;
  }
  const totals = score(game).sheets.map(({ total }) => total);
  return { record, game, course: [...course, { age: 0, turn: 0, totals }] };
}

export function download(record: GameRecord, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
