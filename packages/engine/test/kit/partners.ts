/** Who plays with whom: seats 0 and 1, 2 and 3, and so on (T-R1). */
import type { Game } from '../../src/game.ts';
import type { SeatId } from '../../src/types.ts';

export const teammate = (seat: SeatId): SeatId => (seat % 2 === 0 ? seat + 1 : seat - 1);
/** The neighbour of the other team. */
export const opponent = (seats: number, seat: SeatId): SeatId => (seat % 2 === 0 ? seat + seats - 1 : seat + 1) % seats;
/** Where the teammate sits, and where the opponent does. */
export const towards = (seat: SeatId): 'left' | 'right' => (seat % 2 === 0 ? 'left' : 'right');
export const away = (seat: SeatId): 'left' | 'right' => (seat % 2 === 0 ? 'right' : 'left');

/** A player and, in teams, the teammate. */
export const teamOf = ({ rules }: Pick<Game, 'rules'>, seat: SeatId): SeatId[] =>
  rules.modules.includes('teams') ? [seat, teammate(seat)] : [seat];
