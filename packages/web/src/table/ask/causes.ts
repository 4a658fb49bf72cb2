/** What made coins due in this turn: whose deed, and the effects of it that cost others coins. */
import { type Effect, type GameEvent, type SeatId, stageGives } from '@polis/engine';
import type { TableModel } from '../../game/model.ts';

export interface Cause {
  /** The deed alone, without its price. */
  deed: Extract<GameEvent, { event: 'built' | 'stage' }>;
  effects: Effect[];
}

const ends = ({ event }: GameEvent): boolean => event === 'passed' || event === 'dealt' || event === 'age';
const NOTHING = { left: 0, right: 0, bank: 0 };

/** `seat`: who has to pay. */
export function causesOf(model: TableModel, log: readonly GameEvent[], seat: SeatId): Cause[] {
  const turn = log.slice(log.findLastIndex(ends) + 1);
  return turn.flatMap((event): Cause[] => {
    if ((event.event !== 'built' && event.event !== 'stage') || event.seat === seat) return [];
    const effects = effectsOf(model, event).filter(({ kind }) => kind === 'lose');
    const plain = { pay: NOTHING, secret: undefined };
    const deed = event.event === 'built' ? { ...event, ...plain, via: 'paid' } : { ...event, ...plain, option: 0 };
    return effects.length > 0 ? [{ deed, effects }] : [];
  });
}

function effectsOf({ rules, game }: TableModel, event: Cause['deed']): readonly Effect[] {
  if (event.event === 'stage')
    return stageGives(rules, game.state.seats[event.seat], event.stage - 1).flatMap(({ effects }) => effects);
  return rules.cards[rules.cardByName.get(event.card) as number].effects;
}
