/** What the last turn brought me. */
import type { Known } from '@polis/client';
import type { GameEvent, SeatId } from '@polis/engine';
import type { TableModel } from '../model.ts';

/** The events of the last turn that was played, up to now. */
export function lastTurn(log: readonly GameEvent[]): GameEvent[] {
  const ends = log.flatMap(({ event }, i) => (event === 'passed' || event === 'age' ? [i] : []));
  const last = ends.at(-1) ?? -1;
  const isOver =
    last === log.length - 1 || log.slice(last + 1).every(({ event }) => event === 'dealt' || event === 'drawn');
  const from = isOver ? (ends.at(-2) ?? -1) : last;
  return log.slice(from + 1);
}

export interface Purchase {
  by: SeatId;
  coins: number;
}

/** Who bought from me in the last turn. */
export function purchasesFromMe({ log }: Known, { rules, me }: TableModel): Purchase[] {
  return lastTurn(log).flatMap((event): Purchase[] => {
    if (event.event !== 'built' && event.event !== 'stage') return [];
    const { seat, pay } = event;
    const coins = (rules.left[seat] === me ? pay.left : 0) + (rules.right[seat] === me ? pay.right : 0);
    return coins > 0 ? [{ by: seat, coins }] : [];
  });
}
