/** Who came where, as the engine counted: winners first, then by points. */
import type { FinalScore, SeatId } from '@polis/engine';

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

export function rankingOf({ sheets, winners, teams }: FinalScore, players: number): Ranking {
  const totalOf = (seat: SeatId): number =>
    teams?.find(({ seats }) => seats.includes(seat))?.total ?? sheets[seat].total;
  const isWinner = (seat: SeatId): boolean => winners.includes(seat);
  const all = sheets.map((_, seat) => seat);
  const playing = all.filter((seat) => seat < players);
  playing.sort(
    (a, b) =>
      Number(isWinner(b)) - Number(isWinner(a)) ||
      totalOf(b) - totalOf(a) ||
      teamOf(a) - teamOf(b) ||
      sheets[b].total - sheets[a].total,
  );
  return {
    seats: [...playing, ...all.slice(players)],
    place(seat) {
      if (seat >= players) return null;
      if (isWinner(seat)) return 1;
      const ahead = playing.filter((other) => isWinner(other) || totalOf(other) > totalOf(seat));
      // a team has one place
      return 1 + (teams ? new Set(ahead.map(teamOf)).size : ahead.length);
    },
  };

  function teamOf(seat: SeatId): number {
    return teams?.findIndex(({ seats }) => seats.includes(seat)) ?? 0;
  }
}
