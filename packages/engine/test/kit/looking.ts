/** What lies on a table and what each city has, by name. */
import { type Game, score } from '../../src/game.ts';
import type { CardId, SeatId } from '../../src/types.ts';
import type { Place } from './deeds.ts';

/** Tokens of this name, by seat. */
export const tokensOf = ({ rules, state }: Pick<Game, 'rules' | 'state'>, token: string): number[] =>
  state.seats.map(({ tokens }) => tokens[rules.tokenByName(token)]);

/** Every card that lies on the table; marks of cards that lie elsewhere are none. */
export const cardsOn = ({ rules, state }: Game): CardId[] => [
  ...state.piles.filter((_, id) => !rules.tablePiles[id].marks).flat(),
  ...state.seats.flatMap(({ piles }) => piles.filter((_, id) => !rules.seatPiles[id].marks).flat()),
];

export interface Looks {
  /** The seat's number. */
  at(place: Place | SeatId): SeatId;
  /** Coins, stage, tokens by name, and the cards that every city has. */
  seat(place?: Place | SeatId): {
    coins: number;
    stage: number;
    tokens: Record<string, number>;
    hand: string[];
    city: string[];
    under: string[];
  };
  /** The cards of any pile of a seat, such as `leaders`. */
  pile(name: string, place?: Place | SeatId): string[];
  /** The cards of any pile on the table, such as `leader-box`. */
  onTable(name: string): string[];
  discard(): string[];
  /** Coins, by seat. */
  purses(): number[];
  /** Tokens of this name, by seat. */
  count(token: string): number[];
  /** Victory tokens of 1, 3 and 5, and defeats. */
  military(place?: Place | SeatId): number[];
  /** The same by seat. */
  militaries(): number[][];
  /** Pawns by Age. */
  pawns(place?: Place | SeatId): number[];
  /** Pawns on the Edifices, by Age. */
  pawnsLeft(): number[];
  /** Debt tokens of failed Edifices, by Age. */
  edificeDebt(place?: Place | SeatId): number[];
  /** The same of all Ages together, by seat. */
  edificeDebts(): number[];
  /** Which Edifices are projects, which are built, which have failed. */
  fates(): Record<'projects' | 'built' | 'failed', string[]>;
  /** Points by line of the sheet. */
  score(place?: Place | SeatId): Record<string, number>;
  winners(): SeatId[];
}

/** Cards by name. */
export const names = ({ rules }: Pick<Game, 'rules'>, pile: readonly CardId[]): string[] =>
  pile.map((id) => rules.cards[id].name);

const AGES = [1, 2, 3];

/** Military tokens of a city that has none, and of one that took so many victories of an Age and so many defeats. */
export const NO_TOKENS = [0, 0, 0, 0];
export const took = (age: number, won: number, lost: number): number[] => [
  ...AGES.map((other) => (other === age ? won : 0)),
  lost,
];

export function looking(game: Game): Looks {
  const { rules, state } = game;
  const at = (place: Place | SeatId): SeatId =>
    typeof place === 'number' ? place : { me: 0, left: 1, right: rules.seats - 1 }[place];
  const each = <T>(look: (seat: SeatId) => T): T[] => state.seats.map((_, seat) => look(seat));
  const pile = (name: string, place: Place | SeatId = 'me'): string[] =>
    names(game, state.seats[at(place)].piles[rules.seatPile(name)]);
  const onTable = (name: string): string[] => names(game, state.piles[rules.tablePile(name)]);
  const tokens = (place: Place | SeatId, ...wanted: string[]): number[] =>
    wanted.map((token) => state.seats[at(place)].tokens[rules.tokenByName(token)]);
  const military = (place: Place | SeatId = 'me'): number[] =>
    tokens(place, 'victory-1', 'victory-3', 'victory-5', 'defeat');
  const edificeDebt = (place: Place | SeatId = 'me'): number[] =>
    tokens(place, ...AGES.map((age) => `edifice-debt-${age}`));
  return {
    at,
    seat(place = 'me') {
      const { coins, stage, tokens: held } = state.seats[at(place)];
      return {
        coins,
        stage,
        tokens: Object.fromEntries(rules.tokens.map((token, id) => [token.id, held[id]])),
        hand: pile('hand', place),
        city: pile('city', place),
        under: pile('under', place),
      };
    },
    pile,
    onTable,
    discard: () => onTable('discard'),
    purses: () => state.seats.map(({ coins }) => coins),
    count: (token) => tokensOf(game, token),
    military,
    militaries: () => each(military),
    pawns: (place = 'me') => tokens(place, ...AGES.map((age) => `pawn-${age}`)),
    pawnsLeft: () => AGES.map((age) => state.tokens[rules.tokenByName(`pawn-${age}`)]),
    edificeDebt,
    edificeDebts: () => each((seat) => edificeDebt(seat).reduce((sum, count) => sum + count)),
    fates: () => ({ projects: onTable('projects'), built: onTable('edifices'), failed: onTable('failed-edifices') }),
    score: (place = 'me') => score(game).sheets[at(place)],
    winners: () => score(game).winners,
  };
}
