/** Adds up the results of many games. */
import type { FinalScore, SeatId } from '@polis/engine';
import type { Simulated } from './games/work.ts';

export interface Summary {
  /** Per category and in all, over all players. */
  meanScores: Record<string, number>;
  /** A shared win counts for its share; that of a team counts for each of its members. */
  winShareBySeat: number[];
  /** Only in team games. */
  teams?: { seats: SeatId[]; winShare: number; meanTotal: number }[];
  boards: Record<string, { games: number; winShare: number; meanTotal: number }>;
}

export class Tally {
  private games = 0;
  private readonly sums = new Map<string, number>();
  private readonly wins: number[] = [];
  private teams: { seats: SeatId[]; points: number }[] | null = null;
  private readonly boards = new Map<string, { games: number; wins: number; points: number }>();

  /** Cities without a player are left out. */
  add({ boards, score }: Pick<Simulated, 'boards' | 'score'>): void {
    this.games++;
    const win = shareOfWin(score);
    for (const [seat, name] of boards.entries()) {
      const { total, ...lines } = score.sheets[seat];
      for (const [line, points] of Object.entries({ ...lines, total }))
        this.sums.set(line, (this.sums.get(line) ?? 0) + points);
      const share = score.winners.includes(seat) ? win : 0;
      this.wins[seat] = (this.wins[seat] ?? 0) + share;
      const board = this.boards.get(name) ?? { games: 0, wins: 0, points: 0 };
      this.boards.set(name, {
        games: board.games + 1,
        wins: board.wins + share,
        points: board.points + total,
      });
    }
    const before = this.teams;
    this.teams =
      score.teams?.map(({ seats, total }, i) => ({ seats, points: total + (before?.[i].points ?? 0) })) ?? null;
  }

  summary(): Summary {
    const seats = this.games * this.wins.length;
    const boards = [...this.boards].sort(([a], [b]) => a.localeCompare(b));
    const winShareBySeat = this.wins.map((wins) => wins / this.games);
    const teams = this.teams?.map((team) => ({
      seats: team.seats,
      winShare: winShareBySeat[team.seats[0]],
      meanTotal: team.points / this.games,
    }));
    return {
      meanScores: Object.fromEntries([...this.sums].map(([line, sum]) => [line, sum / seats])),
      winShareBySeat,
      ...(teams ? { teams } : {}),
      boards: Object.fromEntries(
        boards.map(([name, { games, wins, points }]) => [
          name,
          { games, winShare: wins / games, meanTotal: points / games },
        ]),
      ),
    };
  }
}

/** The share of the win that each winner has: all of it, unless several players or several teams share it. */
function shareOfWin({ winners, teams }: FinalScore): number {
  return (teams ? teams[0].seats.length : 1) / winners.length;
}
