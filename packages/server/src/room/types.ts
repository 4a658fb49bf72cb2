/** What a table is between people: who sits where, what is played, and all that happened to it. Data only. */
import type { ChoiceForm, ErrorCode, Game, GameConfig, SeatId, WonderPick } from '@polis/engine';

export interface Person {
  id: string;
  /** Empty once someone has asked to be forgotten. */
  name: string;
}

/** The bots that can be given a chair, the most forgiving first. */
export const LEVELS = ['apprentice', 'merchant', 'architect', 'baseline', 'random'] as const;
export type Level = (typeof LEVELS)[number];

export type ClockSettings =
  | null
  /** So long for every question. */
  | { per: 'move'; seconds: number }
  /** So long for all questions together, and a little more with each of them. */
  | { per: 'game'; seconds: number; bonus: number };

export interface Settings {
  modules: string[];
  edition: GameConfig['edition'];
  /** Players, which are as many chairs. */
  seats: number;
  wonders: WonderPick[] | null;
  clock: ClockSettings;
  /** Whether everyone finds the table in the list, or only those who were told its code. */
  listed: boolean;
  /** Whether its result counts for the ratings of those who play. */
  rated: boolean;
}

export interface Chair {
  /** Whose chair it is; a chair without person and bot is free. */
  person: Person | null;
  bot: Level | null;
  /** The bot that plays for the person until the chair is taken back. */
  lent: Level | null;
  /** The person has given up: a bot plays on to the end. */
  conceded: boolean;
}

export interface Clocks {
  /** Milliseconds each chair has left, as of when its clock last started or stopped. */
  left: number[];
  /** When the clock started that is running now; null = it stands. */
  since: (number | null)[];
  /** Ran out: a bot answers this question. */
  out: boolean[];
}

export interface ChatLine {
  at: number;
  person: Person;
  text: string;
}

export type Status = 'gathering' | 'playing' | 'over';

export interface Room {
  id: string;
  code: string;
  /** The number of the last line of the journal, and its time. */
  seq: number;
  at: number;
  status: Status;
  /** Who may change the table before the game; null once everyone has left. */
  host: string | null;
  settings: Settings;
  /** Clockwise; from the start on, chair and seat are the same. */
  chairs: Chair[];
  game: Game | null;
  /** What everyone knows of the seed before it is told at the end; null before the game. */
  commitment: string | null;
  /** How many events the game has told so far, and how often turns were undone. */
  told: number;
  undone: number;
  clocks: Clocks | null;
  /** Someone asks to undo the last turn; these chairs agree. */
  undo: { by: SeatId; agreed: SeatId[] } | null;
  chat: ChatLine[];
  muted: string[];
  /** Whom the host has sent away: they do not come back unasked. */
  removed: Person[];
  /** The table of the rematch. */
  next: string | null;
  /** Why nothing goes on: the game could not be rebuilt as it was. */
  frozen: string | null;
}

/** One thing that happened, as the journal keeps it. A room is what its facts make of it. */
export type Fact =
  /** `muted`: at the table before. */
  | { fact: 'created'; code: string; host: Person; settings: Settings; chairs: Chair[]; muted?: string[] }
  | { fact: 'sat'; person: Person; chair: number }
  | { fact: 'left'; person: string }
  | { fact: 'set'; settings: Settings }
  | { fact: 'bot'; chair: number; bot: Level | null }
  | { fact: 'ordered'; order: number[] }
  | { fact: 'removed'; chair: number }
  | { fact: 'readmitted'; person: string }
  | { fact: 'started'; config: GameConfig; fill: Level | null }
  /** `hash`: of the table after it. */
  | { fact: 'answered'; seat: SeatId; choice: ChoiceForm; hash: string }
  | { fact: 'retracted'; seat: SeatId }
  | { fact: 'undo-asked'; chair: number }
  | { fact: 'undo-agreed'; chair: number }
  | { fact: 'undo-refused'; chair: number }
  | { fact: 'lent'; chair: number; bot: Level }
  | { fact: 'reclaimed'; chair: number }
  | { fact: 'conceded'; chair: number }
  | { fact: 'ran-out'; chairs: number[] }
  /** Nobody could play since then: clocks stood still. */
  | { fact: 'resumed'; since: number }
  | { fact: 'said'; person: Person; text: string }
  | { fact: 'muted'; person: string; muted: boolean }
  | { fact: 'rematch'; table: string }
  /** Who played as a guest has signed in: what was the guest's is theirs. */
  | { fact: 'adopted'; from: string; to: Person }
  /** The lines before this one were rewritten, and name someone no more. */
  | { fact: 'forgotten' };

/** What people may ask of a table. */
export type Command =
  | { do: 'sit'; chair: number | null }
  | { do: 'leave' }
  | { do: 'set'; settings: Settings }
  | { do: 'bot'; chair: number; bot: Level | null }
  | { do: 'order'; order: number[] }
  | { do: 'remove'; chair: number }
  | { do: 'readmit'; person: string }
  | { do: 'start'; fill: Level | null }
  /** `undone`: how often turns had been undone when it was seen, since questions then have the same numbers again. */
  | { do: 'answer'; seat: SeatId; question: number; undone?: number | undefined; choice: ChoiceForm }
  | { do: 'retract'; seat: SeatId; question: number; undone?: number | undefined }
  | { do: 'undo' }
  | { do: 'agree'; yes: boolean }
  | { do: 'lend'; chair: number; bot: Level }
  | { do: 'reclaim' }
  | { do: 'concede' }
  | { do: 'say'; text: string }
  | { do: 'mute'; person: string; muted: boolean }
  | { do: 'rematch' };

export type RoomCode =
  | 'not-host'
  | 'no-such-chair'
  | 'chair-taken'
  | 'chair-empty'
  | 'already-seated'
  | 'not-seated'
  | 'not-gathering'
  | 'not-playing'
  | 'not-over'
  | 'not-yours'
  | 'lent'
  | 'not-lent'
  | 'present'
  | 'conceded'
  | 'order'
  | 'nothing-to-undo'
  | 'undo-asked'
  | 'no-undo-asked'
  | 'muted'
  | 'removed'
  | 'no-such-person'
  | 'has-rematch'
  | 'frozen';

export interface RoomRefusal {
  code: RoomCode | ErrorCode;
  message: string;
}
