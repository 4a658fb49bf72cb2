/** Plays a game with a bot in every chair. */
import {
  type ChoiceInput,
  dice,
  type Game,
  type GameEvent,
  over,
  PolisError,
  type SeatId,
  submit,
  view,
} from '@polis/engine';
import type { Bot, Budget, Limits } from './bot.ts';

/** Plays to the end. `bots` by player; a city without a player is played by whoever answers for it. */
export function playOut(
  start: Game,
  bots: readonly Bot[],
  seed: number,
  log: GameEvent[] | null = null,
  limits: Limits = {},
): Game {
  const { players } = start.rules;
  if (bots.length < players || bots.some((bot) => typeof bot !== 'function'))
    throw new PolisError('config', `a game of ${players} players needs ${players} bots, each a function`);
  const chairs = bots.map((bot) => ({ player: playerBy(bot), limits }));
  return playThrough(start, chairs, seed, log);
}

/** Answers for a seat with the whole game at hand. A bot is shown a view of it alone. */
export type Player = (game: Game, seat: SeatId, budget: Budget) => ChoiceInput;

/** Who plays there, and how long it may think. */
export interface Chair {
  player: Player;
  limits: Limits;
}

export const playerBy =
  (bot: Bot): Player =>
  (game, seat, budget) => {
    const viewer = game.state.controller[seat];
    const sees = view(game, viewer);
    const own = sees.asks.find((one) => one.seat === seat);
    if (!own) throw new Error(`seat ${viewer} does not see the question it has to answer`);
    return bot(sees, own, budget);
  };

export function playThrough(start: Game, chairs: readonly Chair[], seed: number, log: GameEvent[] | null = null): Game {
  const chances = chairs.map((_, player) => dice(seed * chairs.length + player));
  const answer = (game: Game, seat: SeatId): ChoiceInput => {
    const of = game.state.controller[seat];
    const { player, limits } = chairs[of];
    return player(game, seat, { dice: chances[of], ...limits });
  };
  let game = start;
  while (!over(game)) game = answerAll(game, answer, log);
  return game;
}

/** Every seat that is asked now answers once. */
function answerAll(start: Game, answer: (game: Game, seat: SeatId) => ChoiceInput, log: GameEvent[] | null): Game {
  const { question } = start.state;
  let game = start;
  for (let seat = 0; seat < game.rules.seats && game.state.question === question; seat++) {
    if (game.state.asks[seat] === null) continue;
    const done = submit(game, seat, answer(game, seat));
    if (done.error)
      throw new PolisError(done.error.code, `the bot of seat ${seat} may not answer so: ${done.error.message}`);
    log?.push(...done.events);
    game = done.game;
  }
  return game;
}
