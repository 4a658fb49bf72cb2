/** Who may see what a seat keeps from the others: its player, and a teammate (C-65). */
import type { Rules } from './rules.ts';
import { NOBODY, type SeatId } from './types.ts';

export function confidants({ setup }: Rules, seat: SeatId): SeatId[] {
  const ally = setup.allies[seat];
  return ally === NOBODY ? [seat] : [seat, ally];
}
