/** What remains of a finished game, read from its journal alone: who played which board, and how it ended. */
import type { Level, Person } from '@polis/client';
import { type Edition, placings, score } from '@polis/engine';
import { isByBot, type Room, readLines, rebuilding } from '../room/index.ts';
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

/** Whoever gives up before so many answers has not played. */
const FEW_ANSWERS = 3;

/** Read line by line. Null unless a game was played to its end here, and can be rebuilt as it was. */
export function* resultOf(table: string, lines: readonly Line[]): Generator<null, GameResult | null> {
  // one for each move of the game: answers that were given anew or undone leave no trace
  const given: { chair: number; byBot: boolean }[] = [];
  const answersOf = (chair: number) => given.filter((answer) => answer.chair === chair);
  let isResignedAtOnce = false;
  let at = 0;
  const room = yield* rebuilding(table, readLines(lines), (before, fact, after) => {
    if (before.status !== 'over' && after.status === 'over') at = after.at;
    if (!before.game || !after.game) return;
    if (fact.fact === 'conceded' && answersOf(fact.chair).length < FEW_ANSWERS) isResignedAtOnce = true;
    given.length = Math.min(given.length, after.game.moves.length);
    for (const { seat } of after.game.moves.slice(before.game.moves.length)) {
      const isLast = fact.fact === 'answered' && fact.seat === seat;
      const byBot = isLast ? isByBot(before, seat) : before.botAnswered.includes(seat);
      given.push({ chair: before.game.state.controller[seat], byBot });
    }
  });
  if (room.status !== 'over' || !room.game || room.frozen) return null;
  const { modules, edition } = room.game.config;
  const { listed, rated } = room.settings;
  return {
    at,
    listed,
    rated: rated && !isResignedAtOnce,
    modules: [...modules],
    edition,
    seats: seatsOf(room, room.game).map((one) => ({
      ...one,
      answers: answersOf(one.seat).length,
      byBot: answersOf(one.seat).filter(({ byBot }) => byBot).length,
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
