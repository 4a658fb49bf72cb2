/** Tables with leaders: the piles, questions and recruitment turns that the kit does not know. */
import { create } from '../../../src/create.ts';
import { type Game, legal } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { SeatId, WonderPick } from '../../../src/types.ts';
import { unpack } from '../../../src/words.ts';
import { type Deed, type Place, type TableLiteral, type Tabletop, table } from '../../kit/index.ts';

export const MODULES = ['base', 'leaders'];

export const LEADERS = [
  ...['alexander', 'amytis', 'archimedes', 'aristotle', 'bilkis', 'caesar', 'cleopatra', 'croesus', 'euclid'],
  ...['hammurabi', 'hannibal', 'hatshepsut', 'hiram', 'hypatia', 'imhotep', 'justinian', 'leonidas', 'maecenas'],
  ...['midas', 'nebuchadnezzar', 'nefertiti', 'nero', 'pericles', 'phidias', 'plato', 'praxiteles', 'ptolemy'],
  ...['pythagoras', 'ramses', 'sappho', 'solomon', 'tomyris', 'varro', 'vitruvius', 'xenophon', 'zenobia'],
];
export const LEADER_GUILDS = ['architects-guild', 'courtesans-guild', 'diplomats-guild', 'gamers-guild'];

/** A table of the Leaders expansion. */
export const court = (literal: TableLiteral): Tabletop => table({ modules: MODULES, ...literal });

/** The recruitment turn of an Age; after it everybody has one Theater to play. */
export const recruitment = (literal: TableLiteral): Tabletop => court({ turn: 0, ...literal });

export const newGame = (seats: number, n = 0, wonders: WonderPick[] | null = null): Game =>
  create({ seats, seed: seedFrom('leaders', seats * 1000 + n), modules: MODULES, wonders });

export const names = ({ rules }: Game, pile: readonly number[]): string[] => pile.map((id) => rules.cards[id].name);

/** The names in a pile of a seat, in order. */
const pileOf = ({ game, at }: Tabletop, name: string, place: Place | SeatId = 'me'): string[] =>
  names(game, game.state.seats[at(place)].piles[game.rules.seatPile(name)]);

export const recruited = (t: Tabletop, place: Place | SeatId = 'me'): string[] => pileOf(t, 'leaders', place);
export const leaderHand = (t: Tabletop, place: Place | SeatId = 'me'): string[] => pileOf(t, 'leader-hand', place);
export const copied = (t: Tabletop, place: Place | SeatId = 'me'): string[] => pileOf(t, 'courtesan', place);
export const box = ({ game }: Tabletop): string[] =>
  names(game, game.state.piles[game.rules.tablePile('leader-box')]).sort();

/** What a seat is asked now: to use a card, to pick one, or nothing. */
export const asked = ({ game, at }: Tabletop, place: Place | SeatId = 'me'): string | null =>
  game.state.asks[at(place)]?.ask ?? null;

/** The cards a seat may pick. */
export function picks(t: Tabletop, place: Place | SeatId = 'me'): string[] {
  const ask = t.game.state.asks[t.at(place)];
  return ask?.ask === 'pick' ? names(t.game, ask.options).sort() : [];
}

/** Everything a seat may answer, as "build plato", "sell plato" or "pass", each one time. */
export const doable = ({ game, at }: Tabletop, place: Place | SeatId = 'me'): string[] => [
  ...new Set(
    legal(game, at(place)).map((choice) => {
      const form = unpack(game.rules, choice);
      return 'card' in form ? `${form.do} ${form.card}` : form.do;
    }),
  ),
];

export const build = (card: string, via?: string): Deed => (via ? { do: 'build', card, via } : { do: 'build', card });
export const stage = (card: string): Deed => ({ do: 'stage', card });
export const sell = (card: string): Deed => ({ do: 'sell', card });
export const pick = (card: string): Deed => ({ do: 'pick', card });
export const PASS: Deed = { do: 'pass' };

/** Everybody uses a leader: those named as said, the others sell their first one. */
export function recruit(t: Tabletop, deeds: Partial<Record<Place, Deed>> | Record<number, Deed>): Tabletop {
  const byPlace = deeds as Record<string, Deed | undefined>;
  let now = t;
  t.game.state.asks.forEach((ask, seat) => {
    if (ask === null) return;
    const place = (['me', 'left', 'right'] as const).find((name) => t.at(name) === seat);
    now = now.answer(seat, byPlace[seat] ?? (place && byPlace[place]) ?? sell(leaderHand(t, seat)[0]));
  });
  return now;
}

/** Coins of me, left and right. */
export const purses = (t: Tabletop): number[] => (['me', 'left', 'right'] as const).map((place) => t.seat(place).coins);
