/** Who came where. */
import type { FinalScore } from './score.ts';
import type { SeatId } from './types.ts';

/**
 * The place of every seat, from 1; null for a city without a player. It goes by points, then by coins (B-9.8); who is equal
 * in both shares a place. A team has one place, and places are counted in teams.
 */
export function placings({ sheets, coins, teams }: FinalScore, players: number): (number | null)[] {
  const sum = (seats: readonly SeatId[], of: (seat: SeatId) => number): number =>
    seats.reduce((all, seat) => all + of(seat), 0);
  const units = (teams?.map(({ seats }) => seats) ?? singles(players)).map((seats) => ({
    seats,
    total: sum(seats, (seat) => sheets[seat].total),
    coins: sum(seats, (seat) => coins[seat]),
  }));
  const found = sheets.map((): number | null => null);
  for (const { seats, total, coins: held } of units) {
    const ahead = units.filter((other) => other.total > total || (other.total === total && other.coins > held)).length;
    for (const seat of seats) found[seat] = 1 + ahead;
  }
  return found;
}

const singles = (players: number): SeatId[][] => Array.from({ length: players }, (_, seat) => [seat]);
