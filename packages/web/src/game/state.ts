/** Whether a seat has decided, still thinks, or is away. */
import { type Known, type Span, spanAt } from '@polis/client';
import type { SeatId } from '@polis/engine';
import type { TableModel } from './model.ts';

export type SeatState = 'sealed' | 'thinking' | 'away' | 'holiday' | 'lent' | 'conceded' | 'idle';

/** When someone is on holiday now; a server that is being replaced may not know of it yet. */
export const holidayOf = ({ room }: Pick<Known, 'room'>, seat: SeatId): Span | null =>
  spanAt(room.chairs[seat]?.holidays ?? [], Date.now());

export function stateOf(known: Known, { view }: TableModel, seat: SeatId): SeatState {
  const chair = known.room.chairs[seat];
  if (chair?.conceded) return 'conceded';
  if (chair?.lent) return 'lent';
  if (chair?.person && !chair.byBot && !chair.present) return holidayOf(known, seat) ? 'holiday' : 'away';
  if (!view.asked[seat]) return 'idle';
  return view.answered[seat] ? 'sealed' : 'thinking';
}

/** Those the table waits for; for a city without a player, whoever plays for it. */
export function waitingFor({ view }: TableModel): SeatId[] {
  const seats = view.asked.flatMap((asked, seat) => (asked && !view.answered[seat] ? [view.controller[seat]] : []));
  return [...new Set(seats)];
}
