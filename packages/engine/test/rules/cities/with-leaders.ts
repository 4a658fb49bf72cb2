/** Tables with Cities and Leaders together. */
import { create } from '../../../src/create.ts';
import type { Game } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { SeatId, WonderPick } from '../../../src/types.ts';
import { type Deed, type Place, type TableLiteral, type Tabletop, table } from '../../kit/index.ts';
import { LAST_TURN, names, sell } from './town.ts';

export const BOTH = ['base', 'leaders', 'cities'];

/** The leaders of Cities, with their prices. */
export const CITY_LEADERS = { aspasia: 3, berenice: 2, caligula: 3, darius: 4, diocletian: 2, semiramis: 2 };

export const court = (literal: TableLiteral): Tabletop => table({ modules: BOTH, ...literal });

/** The recruitment turn of an Age; after it everybody has one Theater to play. */
export const recruitment = (literal: TableLiteral): Tabletop => court({ turn: 0, ...literal });

export const newGame = (seats: number, n = 0, wonders: WonderPick[] | null = null): Game =>
  create({ seats, seed: seedFrom('cities and leaders', seats * 1000 + n), modules: BOTH, wonders });

/** The names in a pile of a seat, in order. */
export const pileOf = ({ game, at }: Tabletop, name: string, place: Place | SeatId = 'me'): string[] =>
  names(game, game.state.seats[at(place)].piles[game.rules.seatPile(name)]);

/** Everybody uses a leader: those named as said, the others sell their first one. */
export function recruit(t: Tabletop, deeds: Partial<Record<Place, Deed>> | Record<number, Deed>): Tabletop {
  const byPlace = deeds as Record<string, Deed | undefined>;
  let now = t;
  t.game.state.asks.forEach((ask, seat) => {
    if (ask === null) return;
    const place = (['me', 'left', 'right'] as const).find((name) => t.at(name) === seat);
    now = now.answer(seat, byPlace[seat] ?? (place && byPlace[place]) ?? sell(pileOf(t, 'leader-hand', seat)[0]));
  });
  return now;
}

/** The table after the conflicts of an Age; everybody sells the last card. */
export const fought = (age: number, literal: TableLiteral): Tabletop =>
  court({ age, turn: LAST_TURN, ...literal }).play({});
