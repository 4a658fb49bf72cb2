/** What is measured of the engine, through its public face alone: `npm run bench:against` measures another one with it. */
import {
  clone,
  create,
  type Dice,
  dice,
  dropMemory,
  type Edition,
  type Game,
  legal,
  legalIn,
  over,
  replay,
  roll,
  sample,
  save,
  seedFrom,
  step,
  submit,
} from '@polis/engine';

export interface Measured {
  players: number;
  edition: Edition;
  modules: string[];
  /** Further boards among those that are dealt. */
  boards?: string[];
}

export function measures({ players, ...mix }: Measured): Record<string, (i: number) => void> {
  const chance = dice(7);
  const seeds = Array.from({ length: 1000 }, (_, i) => seedFrom('bench', i));
  const fresh = (i: number): Game => create({ seats: players, ...mix, seed: seeds[i % seeds.length] });
  const started = dropMemory(fresh(0).state);
  const record = save(finished(fresh(0), chance));
  return {
    'games through sample': (i) => playOut(fresh(i), chance, sample),
    'games with all choices listed': (i) => playOut(fresh(i), chance, listed),
    clone: () => clone(started),
    'replay of a record': () => replay(record),
  };
}

function playOut({ rules, state }: Game, chance: Dice, choose: typeof sample): void {
  dropMemory(state);
  while (state.at < rules.end) {
    for (let seat = 0; seat < rules.seats; seat++)
      if (state.asks[seat] !== null) state.sealed[seat] = choose(rules, state, seat, chance);
    step(rules, state, state.sealed, null);
  }
}

const listed: typeof sample = (rules, state, seat, chance) => {
  const choices = legalIn(rules, state, seat);
  return choices[roll(chance, choices.length)];
};

function finished(start: Game, chance: Dice): Game {
  let game = start;
  while (!over(game)) {
    const seat = game.state.asks.findIndex((ask, id) => ask !== null && game.state.sealed[id] < 0);
    const choices = legal(game, seat);
    game = submit(game, seat, choices[roll(chance, choices.length)]).game;
  }
  return game;
}
