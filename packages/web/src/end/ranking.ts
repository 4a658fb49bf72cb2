/** Who came where, as the engine counted: by points, then by coins. */
import { type FinalScore, placings, type SeatId } from '@polis/engine';

export interface Ranking {
  /** Seats in the order of the columns; a city without a player comes last. */
  seats: SeatId[];
  /** Place of each seat, from 1; null for a city without a player. */
  place(seat: SeatId): number | null;
}

/** While points are counted nothing says who is ahead: seats as they sit, teammates together. */
export function unranked({ sheets, teams }: FinalScore): Ranking {
  const all = sheets.map((_, seat) => seat);
  const teamed = teams?.flatMap(({ seats }) => seats) ?? [];
  return { seats: [...teamed, ...all.filter((seat) => !teamed.includes(seat))], place: () => null };
}

export function rankingOf(final: FinalScore, players: number): Ranking {
  const { sheets, teams } = final;
  const found = placings(final, players);
  const teamOf = (seat: SeatId): number => teams?.findIndex(({ seats }) => seats.includes(seat)) ?? 0;
  const all = sheets.map((_, seat) => seat);
  const playing = all.slice(0, players);
  playing.sort(
    (a, b) => (found[a] ?? 0) - (found[b] ?? 0) || teamOf(a) - teamOf(b) || sheets[b].total - sheets[a].total,
  );
  return { seats: [...playing, ...all.slice(players)], place: (seat) => found[seat] };
}

/** Whether coins decided between some who have equal points. */
export function coinsDecided({ sheets, teams }: FinalScore, { seats, place }: Ranking): boolean {
  const pointsOf = (seat: SeatId): number =>
    teams?.find((team) => team.seats.includes(seat))?.total ?? sheets[seat].total;
  return seats.some((seat, i) => {
    const before = seats[i - 1];
    return i > 0 && place(seat) !== null && place(seat) !== place(before) && pointsOf(seat) === pointsOf(before);
  });
}
