/** How games ended, and ratings. */

/** One for every table that is over, so that each is looked at once. */
export interface ResultTable {
  table_id: string;
  at: number;
  listed: number;
  rated: number;
  /** 0 where no game came to its end. */
  players: number;
  /** With commas. */
  modules: string;
  edition: string;
}

export interface ResultSeatTable {
  table_id: string;
  seat: number;
  at: number;
  /** A person's id or a level of bots (`bot:merchant`); null for someone who wants to be forgotten. */
  who: string | null;
  /** As it was then; empty for someone who wants to be forgotten. */
  name: string;
  wonder: string;
  side: string;
  /** By line of the score sheet, as JSON. */
  points: string;
  total: number;
  place: number;
  team: number | null;
  answers: number;
  by_bot: number;
  conceded: number;
}

export interface RatingTable {
  category: string;
  who: string;
  mu: number;
  sigma: number;
  /** The skill is almost certainly more than this; ladders are sorted by it. */
  sure: number;
  games: number;
  at: number;
}

export interface RatingChangeTable {
  table_id: string;
  category: string;
  who: string;
  at: number;
  /** Their games of this category so far, with this one. */
  games: number;
  mu_before: number;
  sigma_before: number;
  mu: number;
  sigma: number;
}
