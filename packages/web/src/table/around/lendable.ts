/** Whose chairs others may want lent to a bot now, as the table has agreed; the server has the last word. */
import { clockNow } from '@polis/client';
import type { RegionProps } from '../../game/model.ts';
import { holidayOf } from '../../game/state.ts';

export function lendableSeats({ known, model: { view } }: Pick<RegionProps, 'known' | 'model'>): number[] {
  // a server that is being replaced may not know of these yet
  const { lending = 'anyone', timeout = 'answer' } = known.room.settings;
  if (lending === 'nobody') return [];
  return known.room.chairs.flatMap((chair, seat) => {
    if (seat === known.you || !chair.person || chair.byBot || chair.conceded || holidayOf(known, seat)) return [];
    const isOverdue =
      lending === 'everyone' &&
      timeout === 'nothing' &&
      view.asked[seat] &&
      !view.answered[seat] &&
      clockNow(known, seat, known.now)?.left === 0;
    return !chair.present || isOverdue ? [seat] : [];
  });
}
