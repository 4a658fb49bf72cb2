/** Sets up a game: all chance is used up here, in one stream per deck. */
import { type ConfigInput, readConfig, rulesOf } from './config.ts';
import { run } from './flow.ts';
import type { Game } from './game.ts';
import { startRemembering } from './memory.ts';
import { BOX, deckOf } from './piles.ts';
import { draw, shuffle, stream } from './rng.ts';
import type { Rules } from './rules.ts';
import { emptyState } from './state.ts';
import { addBoard } from './tally.ts';
import type { GameConfig, GameEvent, State, WonderPick } from './types.ts';

const WONDERS = 0;
const POOLS = 16; // streams 1 to 3 are the decks of the Ages, from here on come the pools

/** Throws a PolisError if the configuration is bad. What happens before the first question goes to `log`. */
export function create(input: ConfigInput, log: GameEvent[] | null = null): Game {
  const config = readConfig(input);
  const rules = rulesOf(config);
  const state = emptyState(rules);
  dealWonders(config, rules, state);
  rules.setup.coins.forEach((coins, seat) => {
    state.seats[seat].coins = coins;
    state.bank -= coins;
  });
  shuffleDecks(config.seed, rules, state);
  startRemembering(state);
  run({ rules, state, log });
  return { config, rules, state, moves: [] };
}

function dealWonders(config: GameConfig, rules: Rules, state: State): void {
  const chance = stream(config.seed, WONDERS);
  const anyBoard: WonderPick = { wonder: 'random', side: 'random' };
  const picks = config.wonders ?? state.seats.map(() => anyBoard);
  const named = picks.map((pick) => pick.wonder);
  const free = shuffle(chance, [...rules.wonderByCity.keys()]).filter((city) => !named.includes(city));
  picks.forEach(({ wonder, side }, i) => {
    const seat = state.seats[i];
    const city = wonder === 'random' ? (free.pop() as string) : wonder;
    const sides = rules.wonderByCity.get(city) as Record<'A' | 'B', number>;
    const byChance = draw(chance, 2) === 0 ? 'A' : 'B';
    seat.wonder = side === 'choice' ? sides.A : sides[side === 'random' ? byChance : side];
    if (side === 'choice') seat.tokens[rules.tokenByName('side-to-choose')] = 1;
    addBoard(seat.tally, rules.wonders[seat.wonder]);
  });
}

function shuffleDecks(seed: string, rules: Rules, state: State): void {
  const decks = rules.setup.decks.map((cards) => cards.slice());
  rules.setup.pools.forEach(({ cards, draw: drawn, age }, i) => {
    const pool = shuffle(stream(seed, POOLS + i), cards.slice());
    decks[age - 1]?.push(...pool.splice(0, drawn));
    state.piles[BOX].push(...pool);
  });
  decks.forEach((cards, i) => {
    state.piles[deckOf(i + 1)] = shuffle(stream(seed, deckOf(i + 1)), cards);
  });
}
