/** Adds up the results of many games. */
import type { FinalScore, Game } from '@polis/engine';

export interface Summary {
  /** Per category and in all, over all players. */
  meanScores: Record<string, number>;
  /** A shared win counts for its share. */
  winShareBySeat: number[];
  boards: Record<string, { games: number; winShare: number; meanTotal: number }>;
}

export class Tally {
  private games = 0;
  private readonly sums = new Map<string, number>();
  private readonly wins: number[] = [];
  private readonly boards = new Map<string, { games: number; wins: number; points: number }>();

  /** Cities without a player are left out. */
  add({ rules, state }: Game, { sheets, winners }: FinalScore): void {
    this.games++;
    for (let seat = 0; seat < rules.players; seat++) {
      const { total, ...lines } = sheets[seat];
      for (const [line, points] of Object.entries({ ...lines, total }))
        this.sums.set(line, (this.sums.get(line) ?? 0) + points);
      const share = winners.includes(seat) ? 1 / winners.length : 0;
      this.wins[seat] = (this.wins[seat] ?? 0) + share;
      const { city, side } = rules.wonders[state.seats[seat].wonder];
      const board = this.boards.get(`${city}-${side}`) ?? { games: 0, wins: 0, points: 0 };
      this.boards.set(`${city}-${side}`, {
        games: board.games + 1,
        wins: board.wins + share,
        points: board.points + total,
      });
    }
  }

  summary(): Summary {
    const seats = this.games * this.wins.length;
    const boards = [...this.boards].sort(([a], [b]) => a.localeCompare(b));
    return {
      meanScores: Object.fromEntries([...this.sums].map(([line, sum]) => [line, sum / seats])),
      winShareBySeat: this.wins.map((wins) => wins / this.games),
      boards: Object.fromEntries(
        boards.map(([name, { games, wins, points }]) => [
          name,
          { games, winShare: wins / games, meanTotal: points / games },
        ]),
      ),
    };
  }
}
