/** Which seat the Free City is. */
import type { SeatId } from '../../types.ts';

export const FREE_CITY: SeatId = 2;
