/** What a module, the base game among them, may contribute to a game. */
import type { Choice } from './choice.ts';
import type { Form } from './forms.ts';
import type { Card, Power, Rules, Setup } from './rules.ts';
import type { Ask, CardId, Edition, GameEvent, PileId, Seat, SeatId, State, Tally, TokenId } from './types.ts';
import type { Colour, Effect, EffectKind, EffectOf, Side } from './vocabulary.ts';

export interface CardDef {
  id: string;
  /** The structure's name where several cards are the same structure; the id otherwise. */
  building?: string;
  age: number;
  /** Null for a card that nobody has in a city. */
  colour: Colour | null;
  cost?: string;
  /** The player counts from which each copy is used; none where another rule brings the card in. */
  copies?: number[];
  /** Free for a city that holds one of these structures. */
  chain?: string[];
  gives: Effect[];
  /** Only in games that have these modules too. */
  with?: string[];
  /** Only in games that have none of these modules. */
  without?: string[];
  /** Dealt only where experts play. */
  expert?: boolean;
}

export interface StageDef {
  cost: string;
  gives: Effect[];
  /** And one of these, chosen by the builder. */
  options?: Effect[][];
}

export interface WonderDef {
  /** The city. */
  id: string;
  /** Its own resource, for sale to neighbours; null for a city without. */
  produces: string | null;
  /** What it starts with, where that is not all that it produces. */
  starts?: string | null;
  /** Coins its player has at the start beside those that everyone has. */
  coins?: number;
  /** Its stages may be built in any order. */
  anyOrder?: boolean;
  /** What else a side of the board gives, from the start. */
  gives?: Partial<Record<Side, Effect[]>>;
  sides: Record<Side, StageDef[]>;
  /** Not for a city without a player. */
  needsPlayer?: boolean;
  /** Dealt by chance only with one of these modules or sets of boards; without them, to those who ask for it. */
  dealtWith?: string[];
  /** Sides that are there only in games that have these modules too. */
  with?: Partial<Record<Side, string[]>>;
  /** Its sides are called day and night. */
  dayAndNight?: boolean;
}

/** A kind of token. */
export interface TokenDef {
  id: string;
  /** What each is worth at the end, and on which line of the score sheet; null if it is worth nothing. */
  points: number;
  score: string | null;
  /** Not a thing on the table but a right that waits for its window. */
  right?: boolean;
  /** The field of a scenario's seat that says how many it has, and its place there if that is a list. */
  scenario?: string;
  place?: number;
  /** How many a city has from what it has built, so that a scenario need not say it. */
  brought?(rules: Rules, seat: Seat, age: number): number;
}

/** A pile of each seat, or of the table. */
export interface PileDef {
  id: string;
  at: 'seat' | 'table';
  /** Everyone sees the cards, their owner and a teammate do, or nobody: the others see how many, and their backs. */
  visible: 'all' | 'allies' | 'nobody';
  /** Holds no cards but marks of cards that lie elsewhere: what they give counts, they themselves do not. */
  marks?: boolean;
  /** The field of a scenario that fills it. */
  scenario?: string;
  /** Where a scenario that is played on does not tell it: the pile of the table it is dealt from, and how many cards. */
  untold?: { from: string; count(table: Table, seat: SeatId): number };
}

/** Where cards of a colour go, and on which line of the score sheet their points stand. */
export interface ColourDef {
  colour: Colour;
  built: string;
  sold: string;
  /** Neighbours may buy what these cards produce (B-4.5). */
  forSale: boolean;
  score: string | null;
  /** Coins they cost, where that is not what is printed. */
  price?(table: Table, seat: SeatId, card: Card): number;
}

/** The game in progress, as phases and effects see it. */
export interface Table {
  rules: Rules;
  state: State;
  /** Collects what happened; null when nobody listens. */
  log: GameEvent[] | null;
}

/** Names that effects resolve into numbers when the rules are compiled. */
export interface Names {
  token(name: string): TokenId;
  /** All tokens of that name, whatever their value. */
  tokens(name: string): TokenId[];
  pile(name: string): PileId;
  power(power: Power): number;
  /** Index of a number in `Tally.marks`. */
  mark(name: string): number;
}

/** Windows in which effects that happen once may act. */
export const ONCE_WINDOWS = ['turn.coins', 'turn.effects'] as const;
export type OnceWindow = (typeof ONCE_WINDOWS)[number];

/** How one kind of effect acts. `Bound` is the effect with its names resolved. */
export interface Handler<K extends EffectKind, Bound = EffectOf<K>> {
  bind?(effect: EffectOf<K>, names: Names): Bound;
  /** From now on: adds to the totals of the city. */
  lasting?(tally: Tally, effect: Bound, forSale: boolean): void;
  /** Once, in this window of the turn. */
  once?: { in: OnceWindow; apply(table: Table, seat: SeatId, effect: Bound): void };
  /**
   * At the end. `extra`: the colour of a card scored as if it were there too, or -1. `stage`: for what a stage gives, how
   * many were built before it; -1 otherwise.
   */
  points?(table: Table, seat: SeatId, effect: Bound, extra: number, stage: number): number;
  /** These points depend on the card under the stage. */
  byCardUnder?: boolean;
}
// biome-ignore lint/suspicious/noExplicitAny: each handler's bound type is its own affair
export type Handlers<K extends EffectKind = EffectKind> = { [P in K]: Handler<P, any> };

/** What happens in a step of the game. */
export interface Phase {
  /** Does the work, or fills `state.asks`. */
  enter(table: Table): void;
  /** Called once, when every asked seat has answered; may ask again. */
  answer?(table: Table, choices: readonly Choice[]): void;
  /** What is asked here, in words that follow a verb; left out where the kind of turn says it. */
  question?: string;
}

/** A kind of turn. */
export interface TurnDef {
  /** The seat pile its cards come from. */
  pile: string;
  /** What is asked in it, in words that follow a verb. */
  question: string;
  /** What a player is asked when it begins; null for nothing. */
  ask(table: Table, seat: SeatId): Ask | null;
  /** A turn only for those who use it: for the others, what is counted per turn goes on. */
  extra?: boolean;
  /** What a city without a player is asked. */
  askUnmanned?(table: Table, seat: SeatId): Ask | null;
}

/** What those lose who took no part in something that fails: coins, a card of a colour, or victory tokens. */
export type Penalty = { coins: number } | { card: Colour } | { victories: number };

/** Why something cannot be joined: there is none, the seat is in it already, it is done, or it has come to nothing. */
export type NoJoin = { why: 'nothing' } | { why: 'joined' | 'built' | 'failed'; what: string };

/** Something that may be joined while building a stage, at a price of its own; of several only one with each stage. */
export interface Joining {
  /** As a choice names it where there are several. */
  name: string;
  /** Coins to the bank on top of the stage's cost, or CANNOT_JOIN when this seat cannot join now. */
  price(table: Table, seat: SeatId): number;
  joined(table: Table, seat: SeatId): void;
  /** The name of what is joined now. */
  what(table: Table): string;
  /**
   * Why this seat cannot join now, where it has no price; without this, the reason is that there is nothing to join.
   */
  whyNot?(table: Table, seat: SeatId): NoJoin;
  /** For those who show it; undefined for a card that cannot be joined. */
  penalty?(card: string): Penalty | undefined;
}

/** A line of the score sheet: the cards of its colours, the tokens that name it, and what `points` adds. */
export interface ScoreLine {
  id: string;
  points?(table: Table, seat: SeatId): number;
}

/** Reads cards of a scenario by their names; made-up ones are named by `where` they lie. */
export type ReadCards = (pile: readonly unknown[], where: string) => CardId[];

/** What a scenario may say about the table in a field of its own. Whatever makes no sense is a RangeError with a sentence. */
export interface TableField {
  field: string;
  form: Form;
  /** How many of the seats have players, where the field says so: asked before there are rules. */
  players?(value: unknown, seats: number): number;
  /** The seats are set already. */
  set(table: Table, value: unknown, cards: ReadCards): void;
  /** The window with which the turn begins, where that is not its first. */
  begins?(table: Table, value: unknown): string;
  describe(table: Table): unknown;
}

export interface Module {
  id: string;
  /** Only in this edition, and then always. */
  edition?: Edition;
  /** What only this edition of an expansion's box has: always there where that box is used. */
  box?: { of: string; edition: Edition };
  /** The name of further boards that a game may have among those that are dealt. */
  boards?: string;
  /** The player counts it is for. */
  players: readonly number[];
  /** Why it is for no others, in a sentence. */
  whyPlayers?: string;
  /** It has enough cards for so many players; a game needs one such module. */
  cardsFor?: number;
  /** Comes by itself with these player counts and cannot be asked for. */
  automatic?: boolean;
  cards?: CardDef[];
  wonders?: WonderDef[];
  tokens?: TokenDef[];
  /** Names of numbers it keeps in the tally. */
  marks?: string[];
  piles?: PileDef[];
  colours?: ColourDef[];
  effects?: Partial<Handlers>;
  phases?: Record<string, Phase>;
  /** Kinds of turn; a later module may add to one of an earlier module. */
  turns?: Record<string, Partial<TurnDef>>;
  /** In the order of the sheet. */
  score?: ScoreLine[];
  /** Changes decks, pools, hand sizes and coins before anything is shuffled. */
  setup?(draft: Setup): void;
  joining?: Joining;
  scenario?: TableField;
  /**
   * What is impossible at the table that a scenario tells, in a sentence; `strict`: the scenario tells the whole table.
   */
  refuseTable?(table: Table, strict: boolean): string | null;
  /** What a copied card counts as instead of itself; null if that is not for this module to say. */
  standsFor?(table: Table, seat: SeatId, card: Card): readonly Card[] | null;
  /** A seat that would rather not fight in this Age; what comes of it is for the conflicts to say. */
  abstains?(table: Table, seat: SeatId): boolean;
}

/** Whether those who set up a game choose it. */
export const isChosen = ({ automatic, edition, box }: Module): boolean =>
  !automatic && edition === undefined && box === undefined;
