/** Which way hands go round the table. */
import type { Direction, SeatId } from './types.ts';

/** To the left in Ages I and III, to the right in Age II (B-2.3), as does what is passed on before the first Age. */
export const passesTo = (age: number): Direction => (age === 0 || age === 2 ? 'right' : 'left');

/** So many seats on, clockwise. */
export const passedBy = (age: number, players: number): number => (passesTo(age) === 'left' ? 1 : players - 1);

/** The player who is handed what this one passes on in that Age. */
export const nextHolder = (age: number, players: number, seat: SeatId): SeatId =>
  (seat + passedBy(age, players)) % players;
