/** A table between people as they are shown it: who sits where, what is played, and what was said. */
import {
  type Boxes,
  boxedModules,
  type GameConfig,
  type GameEvent,
  type OwnAsk,
  type SeatId,
  type View,
  type WonderPick,
} from '@polis/engine';
import type { BeginningShown } from './beginning.ts';
import type { Changes } from './changes.ts';
import type { Span } from './spans.ts';
import type { PlanShown } from './wishes.ts';

/** Someone at a server, with or without an account. */
export interface Person {
  id: string;
  /** Empty once someone has asked to be forgotten. */
  name: string;
}

/** Bots that have a name: tables from before there were levels have them, and whoever compares bots. */
const NAMED = ['apprentice', 'merchant', 'architect', 'scholar', 'baseline', 'random'] as const;
/** Levels from an easy opponent to the strongest play; from the third on there are some with a style. */
const DEGREES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const STYLED = [3, 4, 5, 6, 7, 8] as const;
/** What a bot may be fond of. */
export const STYLES = ['science', 'military', 'civilian', 'commerce', 'wonder'] as const;
export type Style = (typeof STYLES)[number];

export type PlainLevel = `level-${(typeof DEGREES)[number]}`;
export type Level = (typeof NAMED)[number] | PlainLevel | `level-${(typeof STYLED)[number]}-${Style}`;

/** The levels, the most forgiving first. */
export const PLAIN_LEVELS: readonly PlainLevel[] = DEGREES.map((degree) => `level-${degree}` as const);

/** All bots that can be given a chair. */
export const LEVELS: readonly Level[] = [
  ...NAMED,
  ...PLAIN_LEVELS,
  ...STYLED.flatMap((degree) => STYLES.map((style) => `level-${degree}-${style}` as const)),
];

/** How long people may think; null: as long as they like. */
export type ClockSettings =
  | null
  /** So long for every question. */
  | { per: 'move'; seconds: number }
  /** So long for all questions together, and a little more with each of them. */
  | { per: 'game'; seconds: number; bonus: number };

/** At which tables the app offers hints: at all, at those that are not rated, at none. */
export const HINTS = ['allowed', 'unrated', 'never'] as const;
export type Hints = (typeof HINTS)[number];

/** Seconds that someone waits between two lines of the chat. */
export const SLOW = [0, 10, 30, 60] as const;
export type Slow = (typeof SLOW)[number];

/** Who may speak at a table. */
export const TALK = ['everyone', 'seated'] as const;
export type Talk = (typeof TALK)[number];

/** When someone's clock has run out: a bot answers this question, or takes the chair over, or nothing happens. */
export const TIMEOUTS = ['answer', 'chair', 'nothing'] as const;
export type Timeout = (typeof TIMEOUTS)[number];

/** Who may lend the chair of someone away to a bot: any of the others, all who are there together, or nobody. */
export const LENDERS = ['anyone', 'everyone', 'nobody'] as const;
export type Lenders = (typeof LENDERS)[number];

/** What is played at a table, and how; its host may change it before the game. */
export interface Settings {
  modules: string[];
  edition: GameConfig['edition'];
  /** Of Leaders and Cities, which box; one that is not named is of the game's edition. */
  boxes: Boxes;
  /** Further boards among those that are dealt: `wonder-pack`, `catan`. */
  boards: string[];
  /** Whether the second box of Leaders comes with its leaders for experts. */
  expert: boolean;
  /** Players, which are as many chairs. */
  seats: number;
  wonders: WonderPick[] | null;
  clock: ClockSettings;
  /** How many seconds someone has to be away before others may lend their chair to a bot; null: as is usual. */
  grace: number | null;
  timeout: Timeout;
  lending: Lenders;
  /** Whether clocks of an hour or more stand still while their people are on holiday. */
  holidays: boolean;
  slow: Slow;
  talk: Talk;
  /** Whether only people with an account may sit down. */
  accounts: boolean;
  /** Whether people without a chair may look at the game. */
  onlookers: boolean;
  /** Whether everyone finds the table in the list, or only those who were told its code. */
  listed: boolean;
  /** Whether its result counts for the ratings of those who play. */
  rated: boolean;
  /** A matter of honour: hints are thought out in the browser, which no server sees. */
  hints: Hints;
}

/** What a table is like unless its host wants it otherwise. */
export const USUAL = {
  boxes: {},
  boards: [] as string[],
  expert: false,
  clock: null,
  grace: null,
  timeout: 'answer',
  lending: 'anyone',
  holidays: true,
  slow: 0,
  talk: 'everyone',
  accounts: false,
  onlookers: true,
  hints: 'unrated',
} as const satisfies Partial<Settings>;

/** The first box of everything: what a table has whose settings are from before there were second ones. */
export const FIRST_BOXES: Boxes = Object.fromEntries(boxedModules.map((name) => [name, 'first']));

/** What someone has said, and when, in milliseconds of the server's time. */
export interface ChatLine {
  at: number;
  person: Person;
  text: string;
}

/** Before, during and after the game. */
export type Status = 'gathering' | 'playing' | 'over';

/** A chair: free, someone's, or a bot's. */
export interface ChairShown {
  person: Person | null;
  bot: Level | null;
  /** The bot that plays for its person until they take it back. */
  lent: Level | null;
  conceded: boolean;
  /** A bot answers for this chair at the moment. */
  byBot: boolean;
  /** Its person is connected. */
  present: boolean;
  /** What its person has pledged to add to the deal. */
  pledge: string | null;
  /** When its person is on holiday, as far as that counts at this table; of what is past only what clocks are reckoned by. */
  holidays: Span[];
  /** Chairs whose people want it lent, where all have to agree. */
  wanted: SeatId[];
}

/** The host has started: what was drawn is fixed, and these people tell what they add. */
export interface DealingShown {
  /** The commitment of what the server has drawn. */
  sealed: string;
  parts: { seat: SeatId; pledge: string; isTold: boolean }[];
}

/** A table as everyone there sees it, but for the game itself. */
export interface RoomShown {
  /** What friends type to find it. */
  code: string;
  status: Status;
  /** The id of who may change the table before the game; null once everyone has left. */
  host: string | null;
  settings: Settings;
  /** Where the game begins; null where it begins with its deal. */
  beginning: BeginningShown | null;
  chairs: ChairShown[];
  /** Milliseconds left at the time of the message, whose clocks run, and whose would but stand still for a holiday. */
  clocks: { left: number[]; runs: boolean[]; stands: boolean[] } | null;
  /** Someone asks to undo the last turn, and who agrees. */
  undo: { by: SeatId; agreed: SeatId[] } | null;
  /** Ids of those who may not speak. */
  muted: string[];
  /** Those whom the host has sent away: they can watch. */
  removed: Person[];
  /** The table of the rematch. */
  next: string | null;
  /** Why the game stands still: it could not be rebuilt as it was. */
  frozen: string | null;
  /** How often turns have been undone: a log from before the last time is void. */
  undone: number;
  /** From the start of the game on: a SHA-256 that fixes its deal (docs/fair-deal.md). */
  commitment: string | null;
  /** Between the start and the first cards, for moments. */
  dealing: DealingShown | null;
}

/** What an onlooker knows of a table. The first message has all of it, later ones only the parts that are new. */
export interface Shown {
  room?: RoomShown;
  /** The game as the onlooker may see it; null before it begins. */
  view?: View | null;
  /**
   * To those who read changes, in place of `view`: the game as everyone may see it, or what has changed of that; and what
   * the onlooker sees otherwise than everyone.
   */
  open?: View | null;
  changed?: Changes;
  own?: Changes;
  /** Between two questions only this of the view changes. */
  answered?: boolean[];
  asks?: OwnAsk[];
  /** What the onlooker's own seat has written for the questions to come; nobody else is told that there is any. */
  plan?: PlanShown | null;
  /** Events from the given number on; what was known from there on before is void. */
  log?: { from: number; events: GameEvent[] };
  /** The last lines said, and those that came since. */
  chat?: ChatLine[];
  said?: ChatLine[];
}
