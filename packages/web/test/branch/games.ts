/** Games played by chance, as the app shows them, and branches of them. */
import {
  branchOf,
  create,
  dice,
  type Game,
  type GameConfig,
  type GameRecord,
  legal,
  over,
  readConfig,
  roll,
  type SeatId,
  save,
  submit,
} from '@polis/engine';
import type { RecordedGame } from '../../src/record/game.ts';
import { storyOf } from '../../src/record/steps.ts';

export const SEED = '5'.padStart(32, '0');

export function playedOut(config: GameConfig, luck: number): Game {
  const chance = dice(luck);
  let game = create(config);
  while (!over(game)) {
    const seat = game.state.asks.findIndex((ask, of) => ask && game.state.sealed[of] < 0 && legal(game, of).length > 0);
    const choices = legal(game, seat);
    game = submit(game, seat, choices[roll(chance, choices.length)]).game;
  }
  return game;
}

export const played = (modules: string[], seats: number, luck = 7): GameRecord =>
  save(playedOut(readConfig({ modules, seats, seed: SEED }), luck));

/** Played on from a step by other luck. */
export const branched = (record: GameRecord, step: number, keeps: SeatId | null, luck = 8): GameRecord =>
  save(playedOut(readConfig(branchOf(record, step, keeps, SEED)), luck));

export const recorded = (record: GameRecord, about: Partial<RecordedGame> = {}): RecordedGame => ({
  id: 'file-x',
  record,
  players: null,
  people: [],
  fileName: '',
  name: null,
  of: null,
  story: storyOf(record),
  ...about,
});
