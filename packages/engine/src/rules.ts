/** The compiled game: integer ids, masks and flat tables, made once per mix of modules and player count. */
import type { Joining, Phase, PileDef, ScoreLine, Table, TokenDef, TurnDef } from './module.ts';
import type { CardId, Edition, PileId, SeatId, State, Tally, TokenId, WonderId } from './types.ts';
import type { ResourceSet, Side } from './vocabulary.ts';

export interface Cost {
  coins: number;
  /** Resource units in all. */
  units: number;
  /** By resource. */
  demand: readonly number[];
  /** Every set of demanded resources, and how many units are demanded in it. */
  sets: readonly number[];
  needs: readonly number[];
}

export interface Lasting {
  apply(tally: Tally, effect: unknown, forSale: boolean): void;
  effect: unknown;
}
export interface Once {
  apply(table: Table, seat: SeatId, effect: unknown): void;
  effect: unknown;
}
export interface Points {
  count(table: Table, seat: SeatId, effect: unknown, extra: number): number;
  effect: unknown;
}

/** What a card or a stage does, sorted by when it does it. */
export interface Gives {
  lasting: readonly Lasting[];
  /** By window, in the order of ONCE_WINDOWS. */
  once: readonly (readonly Once[])[];
  points: readonly Points[];
  /** Symbols of the owner's choice. */
  anySymbols: number;
}

export interface Card extends Gives {
  id: CardId;
  name: string;
  /** Word and bit of this building in `Tally.built`; cards of one building share them. */
  building: number;
  word: number;
  bit: number;
  age: number;
  colour: number;
  cost: Cost;
  /** Buildings any one of which makes this card free. */
  chain: readonly { name: string; word: number; bit: number }[];
  /** Neighbours may buy what it produces. */
  forSale: boolean;
  /** Where it goes when built, and when sold. */
  built: PileId;
  sold: PileId;
  /** The line of the score sheet its points stand on. */
  score: string | null;
}

export interface Stage extends Gives {
  cost: Cost;
}

export interface Wonder {
  id: WonderId;
  city: string;
  side: Side;
  /** Units of its own, for sale to neighbours. */
  produces: readonly ResourceSet[];
  gives: Gives;
  stages: readonly Stage[];
}

/** Decks and hands before the shuffle; modules edit it in turn. */
export interface Setup {
  players: number;
  /** Cities on the table: more than players when one plays without a player. */
  seats: number;
  /** The player count whose cards are used. */
  deckPlayers: number;
  handSize: number;
  /** Turns of an Age. */
  plays: number;
  /** Cards per Age that are always in, by Age - 1. */
  decks: CardId[][];
  /** Cards of which some are drawn at random into the deck of an Age; the others stay in the box. */
  pools: { cards: CardId[]; draw: number; age: number }[];
  /** By seat. */
  coins: number[];
  cards: readonly Card[];
}

export interface Step {
  window: string;
  phase: Phase;
  age: number;
  turn: number;
  /** The kind of turn this step belongs to, and its name; null outside of turns. */
  kind: string | null;
  def: TurnDef | null;
}

export interface Rules {
  edition: Edition;
  modules: readonly string[];
  players: number;
  seats: number;
  setup: Setup;
  /** Words of `Tally.built`. */
  words: number;
  left: readonly SeatId[];
  right: readonly SeatId[];
  cards: readonly Card[];
  cardByName: ReadonlyMap<string, CardId>;
  wonders: readonly Wonder[];
  cities: readonly string[];
  /** Both sides of a city. */
  wonderByCity: ReadonlyMap<string, Record<Side, WonderId>>;
  tokens: readonly TokenDef[];
  seatPiles: readonly PileDef[];
  tablePiles: readonly PileDef[];
  /** Powers that build for free, by bit. */
  powers: readonly string[];
  /** Seat piles that hold cards in play. */
  playPiles: readonly PileId[];
  steps: readonly Step[];
  lines: readonly ScoreLine[];
  joining: Joining | null;
  abstains: readonly ((table: Table, seat: SeatId) => boolean)[];
  /** An empty table to start from. */
  blank: State;
  tokenByName(name: string): TokenId;
  seatPile(name: string): PileId;
  tablePile(name: string): PileId;
}
