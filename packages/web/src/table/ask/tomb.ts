/** What it would bring to entomb a leader, played by the engine on a copy of the table. */
import { type Choice, choices, clone, type GameEvent, NONE, type SeatId, score, step } from '@polis/engine';
import type { TableModel } from '../../game/model.ts';

interface Tomb {
  /** Points of the leader where it lies. */
  points: number;
  /** By how much the sheet would change: what the leader gave has ended. */
  change: number;
}

export function tombOf({ rules, game }: Pick<TableModel, 'rules' | 'game'>, seat: SeatId, choice: Choice): Tomb {
  const state = clone(game.state);
  const events: GameEvent[] = [];
  const answers = state.asks.map((ask, of) => (of === seat ? choice : ask ? choices.PASSING : NONE));
  step({ ...rules, end: state.at + 1 }, state, answers, events);
  const told = events.find((event) => event.event === 'entombed' && event.seat === seat);
  const total = (of: typeof game): number => score(of).sheets[seat].total;
  return {
    points: told?.event === 'entombed' ? told.points : 0,
    change: total({ ...game, state }) - total(game),
  };
}
