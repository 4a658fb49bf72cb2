/** What a game consists of: data only. `JSON.stringify` of any of it is lossless. */
import type { Choice } from './choice.ts';
import type { Scenario } from './scenario-types.ts';
import type { ResourceSet, SIDES, Side, Verb } from './vocabulary.ts';

// Kinds of small integers that must not be mixed up; a plain number literal fits each of them.
/** Place in `Rules.cards`. */
export type CardId = number & { readonly id?: 'card' };
/** A seat, counted from 0, clockwise. */
export type SeatId = number & { readonly id?: 'seat' };
/** Place in `Rules.wonders`: one side of a board. */
export type WonderId = number & { readonly id?: 'wonder' };
/** Place in `Rules.seatPiles`, or in `Rules.tablePiles`. */
export type PileId = number & { readonly id?: 'pile' };
/** Place in `Rules.tokens`. */
export type TokenId = number & { readonly id?: 'token' };

/** No seat. */
export const NOBODY = -1;
/** No board, no pile, no colour, no symbol. */
export const NOTHING = -1;

/** The editions of the game. */
export const EDITIONS = ['first', 'second'] as const;
/** One of the editions. */
export type Edition = (typeof EDITIONS)[number];

/** Of each expansion that was printed more than once, which edition of its box is used, by the name of its module. */
export type Boxes = Readonly<Record<string, Edition>>;

/** Which board a city gets. */
export interface WonderPick {
  /** The city's name, or `random` among those nobody picked. */
  wonder: string;
  /** `choice`: the board is dealt and its player is asked for the side before the first Age. */
  side: Side | 'random' | 'choice';
}

/** What a game is played with; the same one deals the same game. */
export interface GameConfig {
  /** Raised whenever a fix can change how an old record replays. */
  version: number;
  edition: Edition;
  modules: string[];
  /** Left out in games from before there were second boxes: they have the first ones. */
  boxes?: Boxes;
  /** Further boards among those that are dealt; left out in games from before there were any. */
  boards?: string[];
  /** The draft has the recruits for experts too; left out in games from before there were any. */
  expert?: boolean;
  /** Players, 2 to 8; with two players the Free City is a third seat. */
  seats: number;
  /** 128 bits as 32 hexadecimal digits; all chance of the game comes from it. */
  seed: string;
  /** One pick per city, the Free City's last; null deals everything at random. */
  wonders: WonderPick[] | null;
  /** Left out in every game that begins with its deal. */
  from?: Beginning;
}

/** Where a game begins that does not begin with its deal. */
export type Beginning =
  /** At a table as a scenario tells it: all that it does not name is dealt by the seed of the game. */
  | { table: Scenario }
  /** In the middle of another game, after these choices of it. */
  | {
      game: GameConfig;
      choices: [seat: SeatId, choice: ChoiceForm][];
      /** Null if all is as it was dealt; or a seat: what it could not see then is dealt anew by the seed of the new game. */
      keeps: SeatId | null;
    };

/** Left = west = seat i+1 (clockwise), right = east = seat i-1. */
export type Direction = 'left' | 'right';

/** Everything on the table. */
export interface State {
  /** 0 before the first Age, then 1 to 3. */
  age: number;
  /** 1 to the last of the Age; 0 outside of turns. */
  turn: number;
  /** Index of the current step in the compiled programme; past its end when the game is over. */
  at: number;
  /** How often someone has been asked; answers may name the question they answer. */
  question: number;
  /** Clockwise. */
  seats: Seat[];
  /** Table piles by PileId: decks, discard, box. */
  piles: CardId[][];
  /** Starts at zero and owes what it hands out, so that all coins always add up to zero. */
  bank: number;
  /** Tokens on the table by TokenId. */
  tokens: number[];
  /** Who answers for a seat: its player, or whoever plays for a city without one. */
  controller: SeatId[];
  /** What each seat is being asked now. An ask is never changed once made. */
  asks: (Ask | null)[];
  /** Answers received and not yet revealed, by seat; NONE = not yet. */
  sealed: Choice[];
  /** What each seat is doing in this turn, once revealed; NONE = nothing. */
  plays: Choice[];
}

/** A city. */
export interface Seat {
  /** The board's side, or NOTHING while it has none. */
  wonder: WonderId;
  /** Stages built. */
  stage: number;
  /** What was chosen for each stage: one of what it offers, its place, the board it copies (stages.ts). */
  options: number;
  coins: number;
  /** Coins held at the start of the turn, less what was paid in it: only these can be spent (B-4.11). */
  spendable: number;
  /** Powers spent in this Age, a bit each. */
  used: number;
  /** Coins that the next income from the bank in this turn brings on top. */
  bonus: number;
  /** By TokenId. */
  tokens: number[];
  /** By PileId: hand, city, under the wonder. */
  piles: CardId[][];
  /** What this seat remembers of hidden piles (memory.ts); null where nobody needs it, as in search. */
  seen: CardId[][] | null;
  /** Running totals of the city, always equal to `retally`; never saved. */
  tally: Tally;
}

/** What a city can do, summed up from its board, its stages and its cards. */
export interface Tally {
  /** For each set of resources, how many units could give something in it. Replaced, never edited. */
  own: readonly number[];
  /** The same without the units that follow what the city makes. */
  fixed: readonly number[];
  /** Kinds of resources that the board and cards for sale make. */
  makes: ResourceSet;
  /** Units that give one of these kinds, and units that give one of the others. */
  again: number;
  other: number;
  /** The same for what neighbours may buy: raw materials. */
  rawForSale: readonly number[];
  /** And manufactured goods. */
  madeForSale: readonly number[];
  /** Price of a unit bought from that neighbour. */
  rawLeft: number;
  rawRight: number;
  madeLeft: number;
  madeRight: number;
  /** Coins off one unit bought from that neighbour in a turn. */
  rebateLeft: number;
  rebateRight: number;
  shields: number;
  /** Further shields for each defeat token held. */
  shieldsPerDefeat: number;
  compass: number;
  gear: number;
  tablet: number;
  /** Symbols whose kind is chosen at the end. */
  any: number;
  /** Symbols of neighbours' green cards that may be copied at the end. */
  symbolCopies: number;
  /** Guilds of neighbours that may be copied at the end. */
  copies: number;
  /** Own guilds that count a second time at the end. */
  doubles: number;
  /** Powers that build for free, a bit each. */
  powers: number;
  /** Resources that need not be had, by colour, then for stages. Replaced, never edited. */
  waived: readonly number[];
  /** Resources that may be bought from the bank in a turn, a coin each. */
  fromBank: number;
  /** Coins earned at each of TRIGGER_POINTS. Replaced, never edited. */
  gains: readonly number[];
  /** Coins on top of the first income from the bank in a turn. */
  bonus: number;
  /** Further points for each set of three different symbols. */
  betterSets: number;
  /** Symbols that may be turned into another kind at the end, and further ones of the kind the city has most of. */
  turnedSymbols: number;
  moreSymbols: number;
  /** Not 0 if two own units of a kind count as one of any. */
  exchanges: number;
  /** Not 0 if what a neighbour's board starts with costs a coin less there. */
  smuggles: number;
  /** Not 0 if defeat tokens go to the winner. */
  passesDefeats: number;
  /** Numbers that modules keep here, by their registered marks. Replaced, never edited. */
  marks: readonly number[];
  /** 1 if the last card of an Age may be played. */
  lastCard: number;
  /** Cards in play by colour. */
  colours: number[];
  /** Buildings in play, 30 bits to a word. */
  built: number[];
}

/** A question to a seat. */
export type Ask =
  /** Use one card of the pile. */
  | {
      ask: 'play';
      /** Whose pile, and which. */
      from: SeatId;
      pile: PileId;
      verbs: readonly Verb[];
      /** May decline. */
      optional: boolean;
      /** This seat must have answered first, and its card is gone from the pile; NOBODY = no such seat. */
      after: SeatId;
      /** Sells only when it can do nothing else, and takes a chain when there is one. */
      forced: boolean;
    }
  /** Choose one of these cards. */
  | { ask: 'pick'; options: readonly CardId[]; why: string; optional: boolean }
  /** So many coins are due: pay some of them, and owe the rest for good. */
  | { ask: 'pay'; coins: number; why: string }
  /** Give back so many victory tokens. */
  | { ask: 'give'; count: number; why: string }
  /** Choose a side of the board dealt. */
  | { ask: 'side'; wonders: readonly WonderId[] };

/** Coins, by who gets them. */
export interface Payment {
  left: number;
  right: number;
  bank: number;
}

/** A choice as people write it: in messages, records, scenarios and tests. */
export type ChoiceForm =
  | { do: 'build'; card: string; via: string; pay: Payment }
  | StageForm
  | { do: 'sell'; card: string }
  | { do: 'pick'; card: string }
  | { do: 'pay'; coins: number }
  | { do: 'give'; victory: number[] }
  | { do: 'side'; side: Side }
  | { do: 'pass' };

/** A card under a stage, as people write it. */
export interface StageForm {
  do: 'stage';
  card: string;
  pay: Payment;
  /** Takes part in what can be joined; its name where there are several. */
  join: boolean | string;
  /** Of a stage that offers a choice, 1 for the first; 0 for one that does not. */
  option: number;
  /** On a board whose stages come in any order: which one, counted from 1. */
  stage?: number;
  /** Of a stage that does what a neighbour's does: whose. */
  from?: Direction;
}

/** A choice as `submit` takes it: an integer, or a form of which parts may be left out. */
export type ChoiceInput =
  | Choice
  /** Without `via` and `pay` the cheapest way, but never one that spends a power. */
  | { do: 'build'; card: string; via?: string; pay?: Partial<Payment> | null }
  | (Pick<StageForm, 'do' | 'card'> & Partial<Omit<StageForm, 'pay'>> & { pay?: Partial<Payment> | null })
  | { do: 'side'; side: keyof typeof SIDES }
  | Exclude<ChoiceForm, { do: 'build' | 'stage' | 'side' }>;

/** What happened, for the log and the animations; never read by the rules. */
export type GameEvent = GameEventBody & {
  /** Only for these seats; `redact` drops it for everyone else. */
  secret?: { to: SeatId[]; cards: string[] };
};
type GameEventBody =
  | { event: 'age'; age: number }
  | { event: 'dealt'; seat: SeatId; count: number }
  | { event: 'drawn'; seat: SeatId; count: number }
  | { event: 'kept'; seat: SeatId }
  | { event: 'copied'; seat: SeatId; card: string }
  | { event: 'side'; seat: SeatId; wonder: string; side: Side }
  | { event: 'built'; seat: SeatId; card: string; via: string; pay: Payment }
  /** `joined`: the name of what it takes part in. */
  | {
      event: 'stage';
      seat: SeatId;
      stage: number;
      option: number;
      /** Of a stage that does what a neighbour's does: whose. */
      from?: Direction;
      pay: Payment;
      joined: string | null;
    }
  /** Its effect has ended; it is worth so many points where it lies. */
  | { event: 'entombed'; seat: SeatId; card: string; points: number }
  | { event: 'sold'; seat: SeatId }
  /** `bonus`: so many of them came with the first income of the turn. */
  | { event: 'coins'; seat: SeatId; amount: number; why: string; bonus?: number }
  | { event: 'leftover'; seat: SeatId; count: number }
  | { event: 'passed'; to: Direction }
  | { event: 'finished'; card: string; holders: SeatId[] }
  | { event: 'failed'; card: string; spared: SeatId[] }
  | { event: 'penalty'; seat: SeatId; coins: number; card: string | null; victory: number[]; debt: number }
  | { event: 'lost'; seat: SeatId; paid: number; debt: number }
  /** Tokens that no other event tells of; `count` is below 0 for those that are given away. */
  | { event: 'token'; seat: SeatId; token: string; count: number }
  /** `tokens`: how many victories the one takes, and the other defeats. */
  | { event: 'conflict'; age: number; winner: SeatId; loser: SeatId; strengths: [number, number]; tokens: number }
  | { event: 'standoff'; age: number; between: [SeatId, SeatId]; strength: number }
  | { event: 'over'; totals: number[]; winners: SeatId[]; teams: TeamScore[] | null };

/** What the members of a team have together. */
export interface TeamScore {
  seats: SeatId[];
  total: number;
}
