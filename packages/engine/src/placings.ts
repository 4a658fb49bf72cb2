/** Who came where. */
import type { FinalScore } from './score.ts';
import type { SeatId } from './types.ts';

/**
 * The place of every seat, from 1; null for a city without a player. Winners come first, then it goes by points; equal
 * points share a place. A team has one place, and places are counted in teams.
 */
export function placings({ sheets, winners, teams }: FinalScore, players: number): (number | null)[] {
  const units = teams?.map(({ seats, total }) => ({ seats, total })) ?? singles(sheets, players);
  const isWinner = (seats: readonly SeatId[]): boolean => seats.some((seat) => winners.includes(seat));
  const found = sheets.map((): number | null => null);
  for (const { seats, total } of units) {
    const ahead = units.filter((other) => isWinner(other.seats) || other.total > total).length;
    for (const seat of seats) found[seat] = isWinner(seats) ? 1 : 1 + ahead;
  }
  return found;
}

const singles = (sheets: FinalScore['sheets'], players: number): { seats: SeatId[]; total: number }[] =>
  sheets.slice(0, players).map(({ total }, seat) => ({ seats: [seat], total }));
