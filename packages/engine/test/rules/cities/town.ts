/** Tables with Cities: losses and who pays them, debt, Diplomacy tokens, conflicts, and two players. */
import { create } from '../../../src/create.ts';
import type { Game } from '../../../src/game.ts';
import { seedFrom } from '../../../src/rng.ts';
import { type Scenario, type ScenarioSeat, setTable } from '../../../src/scenario.ts';
import type { SeatId, WonderPick } from '../../../src/types.ts';
import { type Deed, type Place, type TableLiteral, type Tabletop, table, tabletop } from '../../kit/index.ts';

export const MODULES = ['base', 'cities'];
export const LAST_TURN = 7;

export const BLACK: Record<1 | 2 | 3, string[]> = {
  1: [
    ...['clandestine-dock-east', 'clandestine-dock-west', 'gambling-den', 'gates-of-the-city', 'hideout', 'militia'],
    ...['pigeon-loft', 'residence', 'secret-warehouse'],
  ],
  2: [
    ...['architect-cabinet', 'black-market', 'consulate', 'gambling-house', 'lair', 'mercenaries', 'sepulcher'],
    ...['spy-ring', 'tabularium'],
  ],
  3: [
    ...['brotherhood', 'builders-union', 'capitol', 'cenotaph', 'contingent', 'embassy', 'secret-society'],
    ...['slave-market', 'torture-chamber'],
  ],
};
export const CITY_GUILDS = ['counterfeiters-guild', 'guild-of-shadows', 'mourners-guild'];

/** A table of the Cities expansion. */
export const town = (literal: TableLiteral): Tabletop => table({ modules: MODULES, ...literal });

export const newGame = (seats: number, n = 0, wonders: WonderPick[] | null = null): Game =>
  create({ seats, seed: seedFrom('cities', seats * 1000 + n), modules: MODULES, wonders });

export const names = ({ rules }: Game, pile: readonly number[]): string[] => pile.map((id) => rules.cards[id].name);

export const build = (card: string, via?: string): Deed => (via ? { do: 'build', card, via } : { do: 'build', card });
export const stage = (card: string): Deed => ({ do: 'stage', card });
export const sell = (card: string): Deed => ({ do: 'sell', card });
export const pick = (card: string): Deed => ({ do: 'pick', card });
export const pay = (coins: number): Deed => ({ do: 'pay', coins });
export const PASS: Deed = { do: 'pass' };

/** What a seat is asked now: to use a card, to pick one, to pay, or nothing. */
export const asked = ({ game, at }: Tabletop, place: Place | SeatId = 'me'): string | null =>
  game.state.asks[at(place)]?.ask ?? null;

const seatsOf = ({ game }: Tabletop): SeatId[] => game.state.seats.map((_, seat) => seat);

/** By seat: the coins each is asked to pay; 0 for those who are not asked. */
export const dues = ({ game }: Tabletop): number[] =>
  game.state.asks.map((ask) => (ask?.ask === 'pay' ? ask.coins : 0));
/** By seat. */
export const purses = (t: Tabletop): number[] => seatsOf(t).map((seat) => t.seat(seat).coins);
export const debts = (t: Tabletop): number[] => seatsOf(t).map((seat) => t.seat(seat).tokens.debt);
export const doves = (t: Tabletop): number[] => seatsOf(t).map((seat) => t.seat(seat).tokens.diplomacy);

/** Everyone who has to pay answers: those named pay so much, the others all they can. */
export function settle(t: Tabletop, coins: Partial<Record<number, number>> = {}): Tabletop {
  let now = t;
  dues(t).forEach((due, seat) => {
    if (due > 0) now = now.answer(seat, pay(coins[seat] ?? Math.min(due, t.seat(seat).coins)));
  });
  return now;
}

/** The tokens of a seat: victories by value, and defeats. */
export function tokens(t: Tabletop, place: Place | SeatId): number[] {
  const { tokens: all } = t.seat(place);
  return [all['victory-1'], all['victory-3'], all['victory-5'], all.defeat];
}

/** The table after the conflicts of an Age; everybody sells the last card for 3 coins. */
export const fought = (age: number, literal: TableLiteral): Tabletop =>
  town({ age, turn: LAST_TURN, ...literal }).play({});

export const FREE_CITY: SeatId = 2;

export interface Duel extends Omit<Scenario, 'seats' | 'freeCity'> {
  one?: ScenarioSeat;
  two?: ScenarioSeat;
  city?: ScenarioSeat;
  holder?: SeatId;
  drawPile?: string[];
}

/** Players 0 and 1 and the Free City. Unless told otherwise player 0 is the holder, and has drawn already. */
export function duel({ one = {}, two = {}, city = {}, holder = 0, drawPile = [], ...rest }: Duel): Tabletop {
  const hands = holder === 0 ? [['theater', 'altar'], ['theater']] : [['theater'], ['theater', 'altar']];
  const seats = [{ hand: hands[0], ...one }, { hand: hands[1], ...two }, city];
  return tabletop(setTable({ modules: MODULES, ...rest, seats, freeCity: { seat: FREE_CITY, holder, drawPile } }));
}
