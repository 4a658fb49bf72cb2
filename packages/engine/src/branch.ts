/** A game that goes on from the middle of another one. */
import type { ConfigInput } from './config.ts';
import { PolisError, said } from './errors.ts';
import { type GameRecord, retrace } from './record.ts';
import type { ChoiceForm, GameConfig, SeatId } from './types.ts';

/**
 * The configuration of a game that begins when so many questions of the record have been answered by the whole table: 0
 * for its first question. `keeps`: null if all stays as it was dealt, or the seat for which what it could not see is dealt
 * anew by the seed. A branch of a branch in which all stayed as it was begins in the first game. Throws a PolisError.
 */
export function branchOf(record: GameRecord, step: number, keeps: SeatId | null, seed: string): ConfigInput {
  if (!Number.isInteger(step) || step < 0)
    throw new PolisError('beginning', `a step is a number from 0, not ${said(step)}`);
  const made = choicesUntil(record, step);
  const { from } = record.config;
  const isSame = from && 'game' in from && from.keeps === null;
  const game: GameConfig = isSame ? from.game : record.config;
  const choices = isSame ? [...from.choices, ...made] : made;
  return { seats: game.seats, seed, from: { game, choices, keeps } };
}

/** Retracing tells the table as it was dealt and then after each choice. */
function choicesUntil(record: GameRecord, step: number): [SeatId, ChoiceForm][] {
  let answered = 0;
  let read = 0;
  let revealed = 0;
  for (const { moves } of retrace(record)) {
    if (moves.length > revealed) answered++;
    revealed = moves.length;
    if (answered === step) return record.choices.slice(0, read).map(([seat, choice]) => [seat, choice]);
    read++;
  }
  throw new PolisError('beginning', `${answered} questions of this game were answered, not ${step}`);
}
