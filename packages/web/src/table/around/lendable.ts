/** Whose chairs others may want lent to a bot now, as the table has agreed; the server has the last word. */
import type { Known } from '@polis/client';
import { isOverdue } from '../../game/overdue.ts';
import { holidayOf } from '../../game/state.ts';

export function lendableSeats(known: Known): number[] {
  // a server that is being replaced may not know of it yet
  const { lending = 'anyone' } = known.room.settings;
  if (lending === 'nobody') return [];
  return known.room.chairs.flatMap((chair, seat) => {
    if (seat === known.you || !chair.person || chair.byBot || chair.conceded || holidayOf(known, seat)) return [];
    return !chair.present || (lending === 'everyone' && isOverdue(known, seat)) ? [seat] : [];
  });
}
