/** What remains of a finished game: who played which board, and how it ended. */
import type { Level, Person } from '@polis/client';
import { type Edition, placings, score } from '@polis/engine';
import { answersOf, type Room } from '../room/index.ts';

export interface SeatResult {
  seat: number;
  /** One of the two: the person whose chair it was, or the bot. */
  person: Person | null;
  bot: Level | null;
  wonder: string;
  side: string;
  /** By line of the score sheet. */
  points: Record<string, number>;
  total: number;
  /** From 1, shared by those who tie; a team has one. */
  place: number;
  team: number | null;
  /** How many questions this chair answered that were settled, and how many of them a bot did for the person. */
  answers: number;
  byBot: number;
  conceded: boolean;
}

export interface GameResult {
  /** When the last answer came. */
  at: number;
  listed: boolean;
  /** Whether it was played as a rated game, and nobody resigned at once. */
  rated: boolean;
  modules: string[];
  edition: Edition;
  /** By chair, without a city that nobody plays. */
  seats: SeatResult[];
}

/** Null unless a game was played from its deal to its end there, and can be rebuilt as it was. */
export function resultOf(room: Room): GameResult | null {
  const { status, game, frozen, ended, isResignedAtOnce, beginning } = room;
  if (status !== 'over' || !game || frozen || ended === null || beginning) return null;
  const { modules, edition } = game.config;
  const { listed, rated } = room.settings;
  return {
    at: ended,
    listed,
    rated: rated && !isResignedAtOnce,
    modules: [...modules],
    edition,
    seats: seatsOf(room, game).map((one) => ({ ...one, ...answersOf(room, one.seat) })),
  };
}

function seatsOf({ chairs }: Room, game: NonNullable<Room['game']>): Omit<SeatResult, 'answers' | 'byBot'>[] {
  const { rules, state } = game;
  const final = score(game);
  const found = placings(final, rules.players);
  return chairs.map(({ person, bot, conceded }, seat) => {
    const { total, ...points } = final.sheets[seat];
    const { city, side } = rules.wonders[state.seats[seat].wonder];
    const team = final.teams?.findIndex(({ seats }) => seats.includes(seat)) ?? null;
    return { seat, person, bot, wonder: city, side, points, total, place: found[seat] ?? 0, team, conceded };
  });
}
