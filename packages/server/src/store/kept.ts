/** What is kept of finished games: their results, and what they say of the skill of those who played. */
import type { Skill } from '../results/rating.ts';
import type { GameResult, SeatResult } from '../results/result.ts';

export interface KeptSeat extends Omit<SeatResult, 'person' | 'bot'> {
  /** A person's id or a level of bots (`bot:merchant`); null for someone who wants to be forgotten. */
  who: string | null;
  /** As it was then; empty for someone who wants to be forgotten. */
  name: string;
}

export interface KeptResult extends Omit<GameResult, 'seats'> {
  table: string;
  seats: KeptSeat[];
}

/** One chair of a game, and how many played. */
export interface OwnSeat extends KeptSeat {
  players: number;
}

export interface Rating extends Skill {
  category: string;
  who: string;
  games: number;
}

export interface RatingChange {
  table: string;
  category: string;
  who: string;
  at: number;
  before: Skill;
  after: Skill;
}

/**
 * `who` is a person's id or a level of bots. `asker` is who wants to know, null if nobody is signed in: games at tables
 * that were not listed are there only for those who sat at them.
 */
export interface Results {
  /** Tables that are over and have no result yet, of those that changed since then; the earliest first. */
  unsettled(since: number, limit: number): Promise<string[]>;
  /**
   * Keeps the result of a table, and rates the game if it is rated: all of it or nothing, one game after the other.
   * False if that was done before. `result` is null for a table at which no game came to its end. `accountsOnly`: games
   * of guests are not rated.
   */
  keepResult(table: string, result: GameResult | null, accountsOnly?: boolean): Promise<boolean>;
  /** The latest first. */
  resultsOf(who: string, asker: string | null, limit: number, offset: number): Promise<KeptResult[]>;
  /** Only the own chairs, the latest first. */
  seatsOf(who: string, asker: string | null, limit: number): Promise<OwnSeat[]>;
  countResults(who: string, asker: string | null): Promise<number>;
  /** What this table has changed; null while it has no result. */
  ratingChanges(table: string): Promise<RatingChange[] | null>;
  /** Of all categories unless one is named. */
  ratingsOf(who: readonly string[], category: string | null): Promise<Rating[]>;
  /** The last so many changes, the earliest first; `isSeen`: the asker may see the game. */
  ratingHistory(
    who: string,
    category: string,
    asker: string | null,
    limit: number,
  ): Promise<(RatingChange & { isSeen: boolean })[]>;
  /** Those who are most surely good first; the name is null for bots. */
  ladder(category: string, limit: number, offset: number): Promise<(Rating & { name: string | null })[]>;
  /** With how many players each has. */
  ratingCategories(): Promise<{ category: string; players: number }[]>;
}
