/** The compiled game: integer ids, masks and flat tables, made once per mix of modules and player count. */
import type { Lanes } from './lanes.ts';
import type { Joining, Module, Phase, PileDef, ScoreLine, Table, TableField, TokenDef, TurnDef } from './module.ts';
import type { Boxes, CardId, Edition, PileId, SeatId, State, Tally, TokenId, WonderId } from './types.ts';
import type { Colour, Effect, Occasion, ResourceSet, Scope, Side } from './vocabulary.ts';

/** What a card or a stage costs. */
export interface Cost {
  coins: number;
  /** And as many as the number of the Age. */
  byAge: boolean;
  /** Resource units in all. */
  units: number;
  /** By resource. */
  demand: readonly number[];
  /** The same in one number. */
  wanted: Lanes;
  /** The resources that are demanded. */
  kinds: ResourceSet;
  /** Every set of them that is not empty; the parts of a set come before it. */
  sets: readonly ResourceSet[];
  /** By set, how many units are demanded in it. */
  needs: readonly number[];
}

/** An effect that adds to what a city can do. */
export interface Lasting {
  apply(tally: Tally, effect: unknown, forSale: boolean): void;
  effect: unknown;
}
/** An effect that happens once. */
export interface Once {
  apply(table: Table, seat: SeatId, effect: unknown): void;
  effect: unknown;
}
/** An effect that gives points at the end. */
export interface Points {
  count(table: Table, seat: SeatId, effect: unknown, extra: number, stage: number): number;
  effect: unknown;
  /** It depends on the card under its stage, which everybody may see by then. */
  byCardUnder: boolean;
}

/** What a card or a stage does, sorted by when it does it. */
export interface Gives {
  /** As the card or board says it, for those who judge or draw it; the game itself goes by the rest. */
  effects: readonly Effect[];
  lasting: readonly Lasting[];
  /** By window, in the order of ONCE_WINDOWS. */
  once: readonly (readonly Once[])[];
  points: readonly Points[];
}

/** A card; all its copies are one. */
export interface Card extends Gives {
  id: CardId;
  name: string;
  /** Word and bit of this building in `Tally.built`; cards of one building share them. */
  building: number;
  word: number;
  bit: number;
  age: number;
  /** Place in COLOURS; NOTHING for a card that nobody has in a city. */
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
  /** The science symbol that it shows as a green card, by its place in SYMBOLS; NOTHING for none. */
  symbol: number;
  /** Says what it costs, where that is not what is printed. */
  price: ((table: Table, seat: SeatId, card: Card) => number) | null;
  /** Dealt only where experts play. */
  expert: boolean;
}

/** A right to build without paying. */
export interface Power {
  name: string;
  colours: readonly Colour[];
  often: 'once an Age' | 'always';
  when: Occasion;
}

/** A stage of a wonder. */
export interface Stage extends Gives {
  cost: Cost;
  /** Its builder chooses one of these when it is built; empty if it offers no choice. */
  options: readonly Gives[];
  /** Itself in a list, for the many stages that offer no choice. */
  alone: readonly Gives[];
  /** Gives what the stage in this place of a neighbour's board gives, and of which; null for all other stages. */
  copies: { place: number; scope: Scope; digs: string } | null;
}

/** One side of a board. */
export interface Wonder {
  id: WonderId;
  city: string;
  side: Side;
  /** Units of its own, for sale to neighbours. */
  produces: readonly ResourceSet[];
  /** What it starts with, whatever else is added to what it makes. */
  starts: ResourceSet;
  /** Coins beside those that everyone has at the start. */
  coins: number;
  /** Its stages may be built in any order. */
  anyOrder: boolean;
  /** Modules that are missing for this side to be there, in which case it has no stages. */
  missing: readonly string[];
  gives: Gives;
  /** The totals of a city that has nothing else yet. */
  start: Readonly<Tally>;
  /** Its sides are called day and night. */
  dayAndNight: boolean;
  stages: readonly Stage[];
}

/** Decks and hands before the shuffle; modules edit it in turn. */
export interface Setup {
  players: number;
  /** Cities on the table: more than players when one plays without a player. */
  seats: number;
  /** Cards for experts are dealt too. */
  expert: boolean;
  /** The player count whose cards are used. */
  deckPlayers: number;
  handSize: number;
  /** Turns of an Age. */
  plays: number;
  /** Cards per Age that are always in, by Age - 1. */
  decks: CardId[][];
  /** Cards of an Age of which some are drawn at random into a pile of the table; the others stay in the box. */
  pools: { cards: CardId[]; draw: number; age: number; to: PileId }[];
  /** Cards dealt to the players before the game; the rest goes to a table pile. */
  deals: { cards: CardId[]; each: number; to: PileId; rest: PileId; order: PileId }[];
  /** By seat. */
  coins: number[];
  /** On the table, by TokenId. */
  tokens: Record<TokenId, number>;
  /** The teammate of each seat; NOBODY where everyone plays for themselves. */
  allies: SeatId[];
  cards: readonly Card[];
  names: Pick<Rules, 'seatPile' | 'tablePile' | 'tokenByName'>;
}

/** A step of the game: a window of the timeline, in its Age and turn. */
export interface Step {
  window: string;
  phase: Phase;
  age: number;
  turn: number;
  /** The kind of turn this step belongs to, and its name; null outside of turns. */
  kind: string | null;
  def: TurnDef | null;
  /** The seat pile that is played from. */
  pile: PileId;
  /** The token of the window's name, if there is one: the right to what happens there. */
  token: TokenId;
  /** Steps right after it that have something to do only if someone answered here. */
  follows: number;
}

/** All there is to know of a kind of game; the same for every game of the kind. */
export interface Rules {
  version: number;
  edition: Edition;
  modules: readonly string[];
  boxes: Boxes;
  /** Sets of further boards that are dealt. */
  boards: readonly string[];
  players: number;
  seats: number;
  setup: Setup;
  /** Words of `Tally.built`. */
  words: number;
  /** The seats of each team; null where everyone plays for themselves. */
  teams: readonly (readonly SeatId[])[] | null;
  left: readonly SeatId[];
  right: readonly SeatId[];
  cards: readonly Card[];
  cardByName: ReadonlyMap<string, CardId>;
  wonders: readonly Wonder[];
  /** The boards that are dealt. */
  cities: readonly string[];
  /** Cities that only a player can have. */
  playersOnly: readonly string[];
  /** Both sides of a city; also of those that are only there when someone asks for them. */
  wonderByCity: ReadonlyMap<string, Record<Side, WonderId>>;
  tokens: readonly TokenDef[];
  /** The victory tokens by Age, and the defeat token. */
  military: { victories: readonly TokenId[]; defeat: TokenId };
  seatPiles: readonly PileDef[];
  tablePiles: readonly PileDef[];
  /** Names of the numbers in `Tally.marks`. */
  marks: readonly string[];
  /** Powers that build for free, by bit. */
  powers: readonly Power[];
  /** Seat piles that hold cards in play. */
  playPiles: readonly PileId[];
  /** Seat piles that hold marks of cards in play elsewhere. */
  markPiles: readonly PileId[];
  steps: readonly Step[];
  /** The step at which the game is over. */
  end: number;
  /** The score sheet: each line with what modules add to its cards and tokens. */
  lines: readonly { id: string; points: readonly NonNullable<ScoreLine['points']>[] }[];
  /** What can be joined with a stage. */
  joinings: readonly Joining[];
  scenario: readonly TableField[];
  refuseTable: readonly NonNullable<Module['refuseTable']>[];
  standsFor: readonly NonNullable<Module['standsFor']>[];
  abstains: readonly ((table: Table, seat: SeatId) => boolean)[];
  /** An empty table to start from. */
  blank: State;
  tokenByName(name: string): TokenId;
  seatPile(name: string): PileId;
  tablePile(name: string): PileId;
}
