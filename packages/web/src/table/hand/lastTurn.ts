/** What the last turn meant for me, out of the log. */
import type { GameEvent, SeatId } from '@polis/engine';
import type { TableModel } from '../model.ts';

export interface LastTurn {
  /** Coins that others paid me. */
  sales: { seat: SeatId; coins: number }[];
  /** Coins from the bank. */
  earned: number;
}

const isBoundary = ({ event }: GameEvent): boolean => event === 'passed' || event === 'dealt' || event === 'age';

export function lastTurnOf({ rules, me }: TableModel, log: readonly GameEvent[]): LastTurn | null {
  const end = log.findLastIndex(({ event }) => event === 'passed');
  if (end < 0) return null;
  const start = log.slice(0, end).findLastIndex(isBoundary);
  const turn = log.slice(start + 1, end);
  const sales = turn.flatMap((event) => {
    if (event.event !== 'built' && event.event !== 'stage') return [];
    const { seat, pay } = event;
    const coins = (rules.left[seat] === me ? pay.left : 0) + (rules.right[seat] === me ? pay.right : 0);
    return coins > 0 && seat !== me ? [{ seat, coins }] : [];
  });
  const earned = turn.reduce(
    (sum, event) => (event.event === 'coins' && event.seat === me && event.why !== 'trade' ? sum + event.amount : sum),
    0,
  );
  return { sales, earned };
}
