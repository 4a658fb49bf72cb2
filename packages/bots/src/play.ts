/** Plays a game with a bot in every chair. */
import { type Dice, dice, type Game, type GameEvent, over, PolisError, submit, view } from '@polis/engine';
import type { Bot, Limits } from './bot.ts';

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
  const chances: Dice[] = bots.map((_, seat) => dice(seed * bots.length + seat));
  let game = start;
  while (!over(game)) game = answerAll(game, bots, chances, log, limits);
  return game;
}

/** Every seat that is asked now answers once. */
function answerAll(
  start: Game,
  bots: readonly Bot[],
  chances: readonly Dice[],
  log: GameEvent[] | null,
  limits: Limits,
): Game {
  const { question } = start.state;
  let game = start;
  for (let seat = 0; seat < game.rules.seats && game.state.question === question; seat++) {
    if (game.state.asks[seat] === null) continue;
    const player = game.state.controller[seat];
    const sees = view(game, player);
    const own = sees.asks.find((one) => one.seat === seat);
    if (!own) throw new Error(`seat ${player} does not see the question it has to answer`);
    const done = submit(game, seat, bots[player](sees, own, { dice: chances[player], ...limits }));
    if (done.error)
      throw new PolisError(done.error.code, `the bot of seat ${seat} may not answer so: ${done.error.message}`);
    log?.push(...done.events);
    game = done.game;
  }
  return game;
}
