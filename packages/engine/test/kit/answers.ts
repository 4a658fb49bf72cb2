/** Who is asked, and the game after an answer. Runs outside of the test runner too. */
import { type Game, submit } from '../../src/game.ts';
import type { ChoiceInput, GameEvent, SeatId } from '../../src/types.ts';

/** The seats that are asked something, in an order in which they can answer: the Free City waits and is last. */
export const awaited = ({ state }: Pick<Game, 'state'>): SeatId[] =>
  state.asks.flatMap((ask, seat) => (ask ? [seat] : []));

/** What each seat is asked, by kind; null for nothing. */
export const asksOf = ({ state }: Pick<Game, 'state'>): (string | null)[] => state.asks.map((ask) => ask?.ask ?? null);

/** The game after an answer that has to be accepted; `log` gets what happened. */
export function answered(game: Game, seat: SeatId, answer: unknown, log: GameEvent[] = []): Game {
  const done = submit(game, seat, answer as ChoiceInput);
  if (done.error) throw new Error(`${done.error.code}: ${done.error.message}`);
  log.push(...done.events);
  return done.game;
}
