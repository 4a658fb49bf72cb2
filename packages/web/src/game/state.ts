/** Whether a seat has decided, still thinks, or is away. */
import type { Known } from '@polis/client';
import type { SeatId } from '@polis/engine';
import type { TableModel } from './model.ts';

export type SeatState = 'sealed' | 'thinking' | 'away' | 'lent' | 'conceded' | 'idle';

export function stateOf({ room }: Known, { view }: TableModel, seat: SeatId): SeatState {
  const chair = room.chairs[seat];
  if (chair?.conceded) return 'conceded';
  if (chair?.lent) return 'lent';
  if (chair?.person && !chair.byBot && !chair.present) return 'away';
  if (!view.asked[seat]) return 'idle';
  return view.answered[seat] ? 'sealed' : 'thinking';
}

/** Those the table waits for; for a city without a player, whoever plays for it. */
export function waitingFor({ view }: TableModel): SeatId[] {
  const seats = view.asked.flatMap((asked, seat) => (asked && !view.answered[seat] ? [view.controller[seat]] : []));
  return [...new Set(seats)];
}
