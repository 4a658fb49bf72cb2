/** What a leader costs (L-10, X-39). */
import type { Table } from '../../module.ts';
import { onceFor } from '../../once-for.ts';
import type { Card, Rules } from '../../rules.ts';
import type { SeatId } from '../../types.ts';

/** Rome's extra leader costs so much less than printed, whatever else its player has (L-59, X-07). */
const EXTRA_LEADER_DISCOUNT = 2;

export function leaderPrice(table: Table, seat: SeatId, card: Card): number {
  const { rules, state } = table;
  const printed = card.cost.coins + (card.cost.byAge ? state.age : 0);
  if (rules.steps[state.at]?.window === 'rome.recruit') return Math.max(0, printed - EXTRA_LEADER_DISCOUNT);
  const { free, cheaper, neighboursCheaper } = marksNamed(rules);
  if (markOf(table, seat, free)) return 0;
  const discount =
    markOf(table, seat, cheaper) +
    markOf(table, rules.left[seat], neighboursCheaper) +
    markOf(table, rules.right[seat], neighboursCheaper);
  return Math.max(0, printed - discount);
}

const marksNamed = onceFor(({ marks }: Rules) => ({
  free: marks.indexOf('recruits-free'),
  cheaper: marks.indexOf('recruits-cheaper'),
  neighboursCheaper: marks.indexOf('neighbours-recruit-cheaper'),
}));

/** A city that has not come to a mark yet has none of it. */
function markOf({ state }: Table, seat: SeatId, mark: number): number {
  const { marks } = state.seats[seat].tally;
  return mark < marks.length ? marks[mark] : 0;
}
