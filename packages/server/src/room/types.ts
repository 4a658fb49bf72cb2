/** What a table is between people: who sits where, what is played, and all that happened to it. Data only. */
import type { ChatLine, Level, Person, Settings, Span, Status, Wish } from '@polis/client';
import type { Beginning, ChoiceForm, Deal, DealPart, Game, GameConfig, SeatId } from '@polis/engine';

export interface Chair {
  /** Whose chair it is; a chair without person and bot is free. */
  person: Person | null;
  bot: Level | null;
  /** The bot that plays for the person until the chair is taken back. */
  lent: Level | null;
  /** The person has given up: a bot plays on to the end. */
  conceded: boolean;
  /** What the person has pledged to add to the deal (dealing.ts). */
  pledge?: string;
  /** When the person is on holiday; of what is past only what their clock is reckoned by (holidays.ts). */
  holidays?: Span[];
  /** Chairs whose people want it lent, where all have to agree; until the next question. */
  wanted?: number[];
}

/** From the start on until those who have pledged have told their numbers. */
export interface Dealing {
  /** Its seed is what the server has drawn. */
  config: Omit<GameConfig, 'from'>;
  fill: Level | null;
  /** Milliseconds since 1970. */
  until: number;
  parts: DealPart[];
}

/** Where a game begins that does not begin with its deal (beginning.ts). */
export interface Begun {
  /** It may tell what is hidden: nothing of it leaves the room before the game is over. */
  from: Beginning;
  /** The finished game of this server that it is from, and whether anyone finds that one. */
  of: { table: string; listed: boolean } | null;
  /** What people call it, and who has called it so. */
  name: string | null;
  by: string;
  age: number;
  turn: number;
}

export interface Clocks {
  /** Milliseconds each chair has left, as of when its clock last started or stopped. */
  left: number[];
  /** When the clock started that is running now; null = it stands. */
  since: (number | null)[];
  /** Ran out: a bot answers this question. */
  out: boolean[];
}

/** What someone has written for the questions to come (plans.ts). */
export interface Plan {
  wishes: readonly Wish[];
  /** It is for the questions after this one, and holds until a turn is undone. */
  after: number;
  undone: number;
  /** How often a list was sent. */
  saved: number;
  /** The answer that was last given by it. `place`: where the wish stood in the list; null: that list was replaced. */
  done: { question: number; undone: number; wish: Wish; place: number | null; isTakenBack: boolean } | null;
}

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
  /** Null where the game begins with its deal. */
  beginning: Begun | null;
  /** Clockwise; from the start on, chair and seat are the same. */
  chairs: Chair[];
  game: Game | null;
  /** The host has started, and people are telling what they add to the deal. */
  dealing: Dealing | null;
  /** Of what the seed was made; null if nobody has added to it. */
  deal: Deal | null;
  /** What everyone knows of the seed before it is told at the end; null before the game. */
  commitment: string | null;
  /** How many events the game has told so far, and how often turns were undone. */
  told: number;
  undone: number;
  clocks: Clocks | null;
  /** Since when the question is asked that is open now; null before the game. */
  asked: number | null;
  /** Seats whose answer to this question a bot has given for a person. */
  botAnswered: SeatId[];
  /** By chair; empty until someone writes one. */
  plans: readonly (Plan | null)[];
  /** The numbers of the lines that only one person is told of. */
  quiet: readonly number[];
  /** By move of the game: the chair that made it, or `~chair` where a bot did so for the person. */
  given: readonly number[];
  /** Someone has given up before they had played (giving.ts). */
  isResignedAtOnce: boolean;
  /** When the table was over; null until then. */
  ended: number | null;
  /** Someone asks to undo the last turn; these chairs agree. `everyone`: those who are away are asked too. */
  undo: { by: SeatId; agreed: SeatId[]; everyone: boolean } | null;
  chat: ChatLine[];
  muted: string[];
  /** Whom the host has sent away: they do not come back unasked. */
  removed: Person[];
  /** The table of the rematch. */
  next: string | null;
  /** Why nothing goes on: the game could not be rebuilt as it was. */
  frozen: string | null;
  /** How much a node has to know to look after it (needs.ts). */
  needs: number;
}

/** One thing that happened, as the journal keeps it. A room is what its facts make of it. */
export type Fact =
  /** `muted` and `removed`: at the table before. */
  | {
      fact: 'created';
      code: string;
      host: Person;
      settings: Settings;
      chairs: Chair[];
      muted?: string[];
      removed?: Person[];
    }
  /** Comes right after the first line: a table that does not begin with a deal. `settings`: what follows from it. */
  | ({ fact: 'begins'; settings: Settings } & Begun)
  | { fact: 'sat'; person: Person; chair: number }
  | { fact: 'left'; person: string }
  | { fact: 'set'; settings: Settings }
  | { fact: 'bot'; chair: number; bot: Level | null }
  | { fact: 'ordered'; order: number[] }
  | { fact: 'removed'; chair: number }
  | { fact: 'readmitted'; person: string }
  /** Where the table begins is in a line of its own, and not said again. */
  | { fact: 'started'; config: Omit<GameConfig, 'from'>; fill: Level | null }
  /** What someone will add to the deal, as a hash. */
  | { fact: 'pledged'; chair: number; pledge: string }
  /** Begins as soon as all of these chairs have told theirs. The seed of `config` is what the server has drawn. */
  | { fact: 'dealing'; config: Omit<GameConfig, 'from'>; fill: Level | null; chairs: number[] }
  | { fact: 'told'; chair: number; nonce: string }
  /** The others were not there to tell. */
  | { fact: 'dealt' }
  /** `hash`: of the table after it; `wish`: the place of the wish by which it was given. */
  | { fact: 'answered'; seat: SeatId; choice: ChoiceForm; hash: string; wish?: number }
  | { fact: 'retracted'; seat: SeatId }
  /** For the questions after this one. */
  | { fact: 'planned'; chair: number; question: number; wishes: Wish[] }
  /** `everyone`: in older journals those for whom a bot played were not asked. */
  | { fact: 'undo-asked'; chair: number; everyone?: true }
  | { fact: 'undo-agreed'; chair: number }
  | { fact: 'undo-refused'; chair: number }
  /** Someone wants a chair lent, and others have to agree. */
  | { fact: 'lend-agreed'; chair: number; by: number }
  | { fact: 'lent'; chair: number; bot: Level }
  | { fact: 'reclaimed'; chair: number }
  | { fact: 'conceded'; chair: number }
  | { fact: 'ran-out'; chairs: number[] }
  /** From now on these are their holidays; what is past stays as it was. */
  | { fact: 'holidays'; person: string; spans: Span[] }
  /** What becomes of chairs here is agreed on in words that nodes of releases before do not know (needs.ts). */
  | { fact: 'agreed' }
  /** Since then clocks stood still for `lost` milliseconds; in older journals all the time. */
  | { fact: 'resumed'; since: number; lost?: number }
  | { fact: 'said'; person: Person; text: string }
  | { fact: 'muted'; person: string; muted: boolean }
  | { fact: 'rematch'; table: string }
  /** Who played as a guest has signed in: what was the guest's is theirs. */
  | { fact: 'adopted'; from: string; to: Person }
  /** A moderator has given someone another name. */
  | { fact: 'renamed'; person: Person }
  /** The lines before this one were rewritten, and name someone no more. */
  | { fact: 'forgotten' }
  /** A line that nobody can read, as it stands in the journal; `isNewer`: but a newer Polis probably could. */
  | { fact: 'unreadable'; text: string; isNewer: boolean };
