/** Deals a game: all its chance is used up here, in one stream per deck. */
import { run } from './flow.ts';
import type { Game } from './game.ts';
import { startRemembering } from './memory.ts';
import { rulesRead } from './mixes.ts';
import { BOX, deckOf } from './piles.ts';
import { draw, seedWords, shuffle, stream } from './rng.ts';
import type { Rules } from './rules.ts';
import { CHOOSES_SIDE } from './stages.ts';
import { clone } from './state.ts';
import { DEALS, ORDERS, POOLS, WONDERS } from './streams.ts';
import { cloneTally } from './tally.ts';
import type { GameConfig, GameEvent, State, WonderId, WonderPick } from './types.ts';
import type { Side } from './vocabulary.ts';

const ANY_BOARD: WonderPick = { wonder: 'random', side: 'random' };

const NONE_UNFIT: readonly string[] = [];

/** What happens before the first question goes to `log`. */
export function deal(config: GameConfig, log: GameEvent[] | null): Game {
  const rules = rulesRead(config);
  const seed = seedWords(config.seed);
  const state = clone(rules.blank);
  dealWonders(config, rules, seed, state);
  rules.setup.coins.forEach((forAll, seat) => {
    const coins = forAll + rules.wonders[state.seats[seat].wonder].coins;
    state.seats[seat].coins = coins;
    state.bank -= coins;
  });
  for (let token = 0; token < state.tokens.length; token++) state.tokens[token] = rules.setup.tokens[token] ?? 0;
  shuffleDecks(rules, seed, state);
  dealToPlayers(rules, seed, state);
  startRemembering(state);
  run({ rules, state, log });
  return { config, rules, state, moves: [] };
}

function dealWonders(config: GameConfig, rules: Rules, seed: readonly number[], state: State): void {
  const chance = stream(seed, WONDERS);
  const free = shuffle(chance, rules.cities.slice());
  state.seats.forEach((seat, i) => {
    const { wonder, side } = config.wonders ? config.wonders[i] : ANY_BOARD;
    const unfit = i < rules.players ? NONE_UNFIT : rules.playersOnly;
    const city = wonder === 'random' ? nextFree(free, config.wonders, unfit) : wonder;
    const sides = rules.wonderByCity.get(city) as Record<Side, WonderId>;
    const byChance = draw(chance, 2) === 0 ? 'A' : 'B';
    const hasBoth = isThere(rules, sides.A) && isThere(rules, sides.B);
    seat.wonder = side === 'choice' ? sides.A : sides[side === 'random' ? byChance : side];
    if (!hasBoth) seat.wonder = isThere(rules, sides.A) ? sides.A : sides.B;
    if (side === 'choice' && hasBoth) seat.tokens[rules.tokenByName(CHOOSES_SIDE)] = 1;
    seat.tally = cloneTally(rules.wonders[seat.wonder].start);
  });
}

/** Some sides are only there with a module. */
const isThere = (rules: Rules, side: WonderId): boolean => rules.wonders[side].missing.length === 0;

function nextFree(cities: string[], picks: readonly WonderPick[] | null, unfit: readonly string[]): string {
  for (;;) {
    const city = cities.pop() as string;
    if (!unfit.includes(city) && !picks?.some((pick) => pick.wonder === city)) return city;
  }
}

function shuffleDecks(rules: Rules, seed: readonly number[], state: State): void {
  const { decks, pools } = rules.setup;
  decks.forEach((cards, i) => {
    state.piles[deckOf(i + 1)] = cards.slice();
  });
  pools.forEach(({ cards, draw: drawn, to }, i) => {
    const pool = shuffle(stream(seed, POOLS + i), cards.slice());
    for (let n = 0; n < pool.length; n++) state.piles[n < drawn ? to : BOX].push(pool[n]);
  });
  decks.forEach((_, i) => {
    shuffle(stream(seed, deckOf(i + 1)), state.piles[deckOf(i + 1)]);
  });
}

/** All these cards also get a hidden order: a later draw takes the first in that order of those that were not dealt. */
function dealToPlayers(rules: Rules, seed: readonly number[], state: State): void {
  rules.setup.deals.forEach(({ cards, each, to, rest, order }, i) => {
    const shuffled = shuffle(stream(seed, DEALS + i), cards.slice());
    const dealt = each * rules.players;
    for (let n = 0; n < dealt; n++) state.seats[n % rules.players].piles[to].push(shuffled[n]);
    state.piles[rest] = shuffled.slice(dealt);
    state.piles[order] = shuffle(stream(seed, ORDERS + i), cards.slice());
  });
}
