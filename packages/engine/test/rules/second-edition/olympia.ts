/** Tables and games of the second edition, and the three powers of Olympia. */
import type { ConfigInput } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { PolisError } from '../../../src/errors.ts';
import type { Game } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { CardWord, MadeUp, ScenarioSeat } from '../../../src/scenario.ts';
import type { Edition, SeatId } from '../../../src/types.ts';
import type { Colour } from '../../../src/vocabulary.ts';
import { type Place, type TableLiteral, type Tabletop, table } from '../../kit/index.ts';

/** Day 2, night 1 and night 2. */
export const NEW_COLOUR = 'olympia-new-colour';
export const FIRST_CARD = 'olympia-first-card';
export const LAST_CARD = 'olympia-last-card';
export const POWERS = [NEW_COLOUR, FIRST_CARD, LAST_CARD];

/** The colours of the base game, with a card of each. */
export const COLOUR_CARDS: [Colour, string][] = [
  ['brown', 'lumber-yard'],
  ['grey', 'press-age1'],
  ['blue', 'altar'],
  ['yellow', 'tavern'],
  ['red', 'stockade'],
  ['green', 'workshop'],
  ['purple', 'spies-guild'],
];

export const second = (literal: TableLiteral): Tabletop => table({ edition: 'second', ...literal });

export const newGame = (seats: number, n = 0, more: Partial<ConfigInput> = {}): Game =>
  create({ edition: 'second', seats, seed: seedFrom('second edition', seats * 1000 + n), ...more });

/** Why there is no game for so many players with these modules, or null if there is one. */
export function whyNot(modules: string[], seats: number, edition: Edition = 'second'): string | null {
  try {
    newGame(seats, 0, { edition, modules });
    return null;
  } catch (error) {
    if (error instanceof PolisError && error.code === 'seats') return error.message;
    throw error;
  }
}

/** Olympia without coins, day with stage 2 and night with so many stages. */
export const day = (hand: CardWord[], more: ScenarioSeat = {}): ScenarioSeat => ({
  wonder: 'olympia',
  side: 'day',
  stages: 2,
  coins: 0,
  hand,
  ...more,
});
export const night = (stages: number, hand: CardWord[], more: ScenarioSeat = {}): ScenarioSeat => ({
  ...day(hand),
  side: 'night',
  stages,
  ...more,
});

/** All three players hold the same cards, so that it does not matter which hand comes next. */
export const alike = (me: ScenarioSeat, rest: TableLiteral = {}): TableLiteral => ({
  ...rest,
  me,
  left: { hand: me.hand, ...rest.left },
  right: { hand: me.hand, ...rest.right },
});

/** A structure that nobody at these tables can pay for. */
export const dear = (colour: Colour): MadeUp => ({ cost: '3 stone 2 glass 4 coins', colour });

export const use = (card: string, via: string) => ({ do: 'build', card, via }) as const;
export const build = (card: string) => ({ do: 'build', card }) as const;
export const stage = (card: string) => ({ do: 'stage', card }) as const;
export const sell = (card: string) => ({ do: 'sell', card }) as const;

/** The ways to build a card, by name. */
export const vias = (t: Tabletop, card: string, place: Place | SeatId = 'me'): string[] =>
  t.ways(card, place).map(({ via }) => via);

/** What a seat is asked now. */
export const asked = ({ game, at }: Tabletop, place: Place | SeatId = 'me'): string | null =>
  game.state.asks[at(place)]?.ask ?? null;

/** So many turns in which everybody sells the first card of the hand. */
export function turnsLater(t: Tabletop, turns: number): Tabletop {
  let now = t;
  for (let turn = 0; turn < turns; turn++) now = now.play({});
  return now;
}

export const names = ({ rules }: Game, pile: readonly number[]): string[] => pile.map((id) => rules.cards[id].name);
