/** What a leader costs (L-10, X-39). */
import type { Table } from '../../module.ts';
import type { Card } from '../../rules.ts';
import type { SeatId } from '../../types.ts';

/** Rome's extra leader costs so much less than printed, whatever else its player has (L-59, X-07). */
const EXTRA_LEADER_DISCOUNT = 2;

export function leaderPrice(table: Table, seat: SeatId, card: Card): number {
  const { rules, state } = table;
  const printed = card.cost.coins + (card.cost.byAge ? state.age : 0);
  if (rules.steps[state.at]?.window === 'rome.recruit') return Math.max(0, printed - EXTRA_LEADER_DISCOUNT);
  if (markOf(table, seat, 'recruits-free')) return 0;
  const discount =
    markOf(table, seat, 'recruits-cheaper') +
    markOf(table, rules.left[seat], 'neighbours-recruit-cheaper') +
    markOf(table, rules.right[seat], 'neighbours-recruit-cheaper');
  return Math.max(0, printed - discount);
}

const markOf = ({ rules, state }: Table, seat: SeatId, name: string): number =>
  state.seats[seat].tally.marks[rules.marks.indexOf(name)] ?? 0;
