/** Games that are played to their end with random choices. */
import { step } from '../../src/flow.ts';
import { type Game, over, sample } from '../../src/game.ts';
import { dice } from '../../src/rng.ts';
import type { GameEvent } from '../../src/types.ts';
import { answered, awaited } from './answers.ts';

/** In place, as search does it; `each` sees every table at which someone is asked. */
export function playOut(game: Game, seed: number, each: (game: Game) => void = () => {}): Game {
  const { rules, state } = game;
  const chance = dice(seed);
  while (state.at < rules.end) {
    each(game);
    for (let seat = 0; seat < rules.seats; seat++)
      if (state.asks[seat] !== null) state.sealed[seat] = sample(rules, state, seat, chance);
    step(rules, state, state.sealed.slice(), null);
  }
  return game;
}

/** With each choice given from outside, so that the game has a record; `log` gets what happened. */
export function played(start: Game, seed: number, each: (game: Game) => void = () => {}, log: GameEvent[] = []): Game {
  const chance = dice(seed);
  let game = start;
  while (!over(game)) {
    each(game);
    for (const seat of awaited(game)) game = answered(game, seat, sample(game.rules, game.state, seat, chance), log);
  }
  return game;
}
