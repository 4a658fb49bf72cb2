/** What remains of a finished game, read from its journal alone: who played which board, and how it ended. */
import type { Level, Person } from '@polis/client';
import { type Edition, placings, score } from '@polis/engine';
import { type Fact, playerOf, type Room, rebuild } from '../room/index.ts';
import type { Line } from '../store/store.ts';

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
  /** How often this chair answered, and how often a bot did so for the person. */
  answers: number;
  byBot: number;
  conceded: boolean;
}

export interface GameResult {
  /** When the last answer came. */
  at: number;
  listed: boolean;
  rated: boolean;
  modules: string[];
  edition: Edition;
  /** By chair, without a city that nobody plays. */
  seats: SeatResult[];
}

/** Null unless a game was played to its end here, and can be rebuilt as it was. */
export function resultOf(table: string, lines: readonly Line[]): GameResult | null {
  const answers: number[] = [];
  const byBot: number[] = [];
  let at = 0;
  const room = rebuild(
    table,
    lines.map(({ seq, at, body }) => ({ seq, at, fact: JSON.parse(body) as Fact })),
    (before, fact, after) => {
      if (before.status !== 'over' && after.status === 'over') at = after.at;
      if (fact.fact !== 'answered' || !before.game) return;
      const chair = before.game.state.controller[fact.seat];
      answers[chair] = (answers[chair] ?? 0) + 1;
      if (playerOf(before, chair).bot) byBot[chair] = (byBot[chair] ?? 0) + 1;
    },
  );
  if (room.status !== 'over' || !room.game || room.frozen) return null;
  const { modules, edition } = room.game.config;
  const { listed, rated } = room.settings;
  return {
    at,
    listed,
    rated,
    modules: [...modules],
    edition,
    seats: seatsOf(room, room.game).map((one) => ({
      ...one,
      answers: answers[one.seat] ?? 0,
      byBot: one.person ? (byBot[one.seat] ?? 0) : 0,
    })),
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
