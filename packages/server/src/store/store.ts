/** What the server keeps, in whatever database. A table is its journal; everything else about it follows from that. */
import type { Care } from './care.ts';
import type { Exercises } from './exercises.ts';
import type { Friends } from './friends.ts';
import type { Holidays } from './holidays.ts';
import type { Invitations } from './invitations.ts';
import type { Results } from './kept.ts';
import type { Logins } from './logins.ts';
import type { Matching } from './matching.ts';
import type { Names } from './names.ts';
import type { Nudges } from './nudges.ts';
import type { Outbox } from './outbox.ts';
import type { Passkeys } from './passkeys.ts';
import type { People } from './people.ts';
import type { Reports } from './reports.ts';
import type { Retention } from './retention.ts';
import type { Sessions } from './sessions.ts';

export type TableStatus = 'gathering' | 'playing' | 'over';

/** One line of a table's journal. It is never changed but to forget people; its number is the table's alone. */
export interface Line {
  /** 1, 2, 3 …: each number is there once, so that of two who write at the same time one is refused. */
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  /** What the sender called the message that led to it; two lines of a table never have the same. */
  action: string | null;
  /** What happened, as JSON. */
  body: string;
}

/** How far the journal of a table is known. */
export interface Head {
  table: string;
  seq: number;
}

/** What lists and searches need to know of a table: always what its journal says. */
export interface TableRow {
  id: string;
  /** Short, for people to type, in capitals; a table keeps the one of its first line. */
  code: string;
  listed: boolean;
  status: TableStatus;
  /** When someone has to look after it even if nobody is connected; null = never. */
  wake: number | null;
  updated: number;
  /** What a list shows, as JSON. */
  summary: string;
  /** How much a node has to know to look after it. */
  needs: number;
  /** The finished game of this server in which the one here begins; else null. */
  begunIn: string | null;
}

/** A table that has to be looked after, and when. */
export interface Waking {
  id: string;
  wake: number;
  needs: number;
}

/** A node says that it is alive. */
export interface Beat {
  node: string;
  /** When, by its own clock. */
  seen: number;
  /** How much it knows: enough for a table, or not. */
  knows: number;
}

/** From when until when no node looked after any table. */
export interface Standstill {
  since: number;
  until: number;
}

export interface Append {
  table: string;
  line: Line;
  /** The row as it is from now on; null = as it was. Needed with the first line. */
  row: TableRow | null;
  /** Who sits at the table from now on; null = the same as before. */
  people: readonly string[] | null;
  /** Whom the line names though none before it did. */
  named: readonly string[];
  /** Whose turn it is by this line, or is no more; null = nobody's. */
  turns: Turns | null;
}

/** People for whom something begins or ends with a line. */
export interface Turns {
  /** Who has something to answer that they did not have before. */
  asked: readonly string[];
  /** Who has nothing to answer any more. */
  done: readonly string[];
  /** Whose game is over, but for the one who ended it. */
  over: readonly string[];
  /** Whose clock, if it is a long one, will run out at another time than it would have. */
  clocks: readonly string[];
}

export type Written =
  | 'written'
  /** Someone else was first, or this very message was: the journal goes on from there. */
  | 'number-taken'
  /** For a first line: another table has this code. */
  | 'code-taken'
  /** For any other: the table was removed. */
  | 'gone';

/** Those who may not play, and those who do not want to meet, one pair in either order. */
export interface Apart {
  banned: readonly string[];
  pairs: readonly (readonly [string, string])[];
}

/** What forgetting people changes in a journal: some lines say less, and a line is added that says so. */
export interface Rewrite {
  lines: readonly Line[];
  append: Append;
}

type SigningIn = Sessions & Logins & Passkeys;
type Told = Nudges & Outbox & Holidays;
type Company = Friends & Invitations & Matching;

export interface Store extends People, SigningIn, Names, Results, Retention, Care, Reports, Exercises, Told, Company {
  /**
   * Writes lines of any number of tables in one transaction; what is `written` is durable when the promise resolves.
   * A line that is refused leaves the others alone. There is at most one line of a table in a call.
   */
  append(appends: readonly Append[]): Promise<Written[]>;
  /** The journal from a number on, in order. */
  lines(table: string, from?: number): Promise<Line[]>;
  /** Of each of these tables the lines after this number, in order; those without any are left out. */
  linesAfter(heads: readonly Head[]): Promise<{ table: string; lines: Line[] }[]>;
  row(table: string): Promise<TableRow | null>;
  rowByCode(code: string): Promise<TableRow | null>;
  /** Tables that anyone may see, the latest first. */
  listed(status: TableStatus, limit: number): Promise<TableRow[]>;
  /** Tables at which someone sits or has sat, unfinished ones first, the latest first. */
  tablesOf(person: string, limit: number): Promise<TableRow[]>;
  /** Tables that begin in this game: those that anyone may see and those at which the asker sits, the latest first. */
  branches(game: string, asker: string | null, limit: number, offset: number): Promise<TableRow[]>;
  countBranches(game: string, asker: string | null): Promise<number>;
  /** Tables that have to be looked after by this time, the most urgent first, from the one after `last` on. */
  waking(until: number, limit: number, last: Pick<Waking, 'id' | 'wake'> | null): Promise<Waking[]>;
  /** The table has to be looked after at another time; nothing happens if its row does not say `from` any more. */
  setWake(table: string, from: number, to: number | null): Promise<void>;

  /** Which of these tables have lost their whole journal. */
  unwritten(tables: readonly string[]): Promise<string[]>;
  /** For such a table, of which nothing else can be changed. */
  setSummary(table: string, summary: string): Promise<void>;

  /** All of these lines become what is given and the appended one is written, or nothing is. */
  rewrite(rewrite: Rewrite): Promise<Written>;
  /** Some of the tables whose journals name any of these people, in the order of their ids, from the one after `last` on. */
  naming(people: readonly string[], last?: string): Promise<string[]>;
  /** The journal of a table names them no more. */
  namesNoMore(table: string, people: readonly string[]): Promise<void>;
  /** Every table at which someone sits or has sat. */
  sittings(person: string): Promise<string[]>;
  /** Those of them whose game is not over. */
  unfinished(person: string): Promise<string[]>;

  /** The value kept under this name; if there is none yet, `fresh` is kept and returned, the same for all who ask. */
  setting(name: string, fresh: string): Promise<string>;
  beat(beat: Beat): Promise<void>;
  /** The last of each node. */
  beats(): Promise<Beat[]>;
  /** A node ends in good order: the others need not wait for its next sign of life. */
  retire(node: string): Promise<void>;
  stoodStill(standstill: Standstill): Promise<void>;
  /** Those that ended after this time. */
  standstills(after: number): Promise<Standstill[]>;

  /** Throws if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
