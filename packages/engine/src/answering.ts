/** An answer as a record tells it, sealed at a table of one's own. */
import { readAnswer } from './answer.ts';
import { PolisError } from './errors.ts';
import { type Game, refuse, refuseSeat, unseal } from './game.ts';
import type { SeatId } from './types.ts';

/** In place; `i`: which of the choices it is. Throws a PolisError that names it if it does not fit. */
export function seal(game: Pick<Game, 'rules' | 'state'>, i: number, seat: SeatId, form: unknown): void {
  const { rules, state } = game;
  const refused = refuseSeat(game, seat, state.question);
  if (refused) throw new PolisError('record', `choice ${i}: ${refused.message}`);
  const table = { rules, state, log: null };
  const choice = readAnswer(table, seat, form);
  const error = typeof choice === 'number' ? refuse(table, seat, choice) : choice;
  if (error) throw new PolisError('record', `choice ${i} of seat ${seat}: ${error.message}`);
  unseal(state, seat);
  state.sealed[seat] = choice as number;
}
