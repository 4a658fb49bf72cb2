/** Tables on their way, for tests. */
import { bots } from '@polis/bots';
import { type ConfigInput, create, dice, type Game, over, submit, view } from '@polis/engine';

/** Everyone who is asked answers once, as a bot would. */
export function turned(game: Game): Game {
  const { question } = game.state;
  const chance = dice(question);
  let now = game;
  for (let seat = 0; seat < game.rules.seats && now.state.question === question && !over(now); seat++) {
    const player = now.state.controller[seat];
    const ask = view(now, player).asks.find((one) => one.seat === seat);
    if (ask) now = submit(now, seat, bots.merchant(view(now, player), ask, { dice: chance })).game;
  }
  return now;
}

/** Played on as long as it is not yet that Age and turn. */
export function gameIn(config: ConfigInput, age: number, turn: number): Game {
  let game = create(config);
  while (game.state.age < age || game.state.turn < turn) game = turned(game);
  return game;
}
