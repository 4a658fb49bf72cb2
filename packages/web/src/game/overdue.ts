/** Whose time is over where nothing comes of that: the table waits for them all the same. */
import type { Known } from '@polis/client';
import type { SeatId } from '@polis/engine';

export const isOverdue = ({ room, view }: Pick<Known, 'room' | 'view'>, seat: SeatId): boolean =>
  room.settings.timeout === 'nothing' &&
  room.clocks?.left[seat] === 0 &&
  view?.asked[seat] === true &&
  !view.answered[seat];
