/** What a table needs of the world around it, be that a server or a browser. */
import type { Level, Span } from '@polis/client';
import type { ChoiceForm, OwnAsk, View } from '@polis/engine';
import { KNOWS, type Room } from '../room/index.ts';
import type { Apart, Append, Line, Written } from '../store/store.ts';

export interface Log {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}

export interface Journals {
  /** Resolves when it is durable, or refused. Rejects if the store does not answer: then nothing is known. */
  write(append: Append): Promise<Written>;
  lines(table: string, from?: number): Promise<Line[]>;
}

/** One question for a bot. */
export interface BotTask {
  bot: Level;
  view: View;
  question: OwnAsk;
  /** Where the bot's chance comes from. */
  seed: number;
  /** How long a bot that searches may think. */
  ms: number;
}

/** For whom something is asked. */
export interface Whose {
  /** From which address someone looks at the table; empty if nobody does. */
  caller: string;
  person: string;
  table: string;
  /** Nobody waits for it: it comes when nothing else does. */
  isLast(): boolean;
}

/** The other nodes that look after the same tables. */
export interface Others {
  /** Whether others may have written without this node knowing of it yet. */
  mayWrite(): boolean;
  /** Whether it is this node that asks the bots and stops the clocks of a table, for which one has to know so much. */
  leads(table: string, needs: number): boolean;
  /** Whether one of them knows more than this node. */
  knowMore(): boolean;
  /** From `opened` to `closed` this node wants to know what others write at the table, and who is there. */
  opened(table: string): void;
  closed(table: string): void;
  /** Of this node's people these are at the table now. */
  arePresent(table: string, people: readonly string[]): void;
}

export const nobodyElse: Others = {
  mayWrite: () => false,
  leads: (_, needs) => needs <= KNOWS,
  knowMore: () => false,
  opened() {},
  closed() {},
  arePresent() {},
};

/** Where there is nobody but one. */
export const nobodyApart: Pick<Surroundings, 'apart' | 'apartFrom' | 'holidaysOf'> = {
  apartFrom: async () => [],
  apart: async () => ({ banned: [], pairs: [] }),
  holidaysOf: async () => new Map(),
};

export interface Surroundings {
  journals: Journals;
  others: Others;
  /** A bot's answer; rejects when it is aborted or its thread broke down. */
  think(task: BotTask, signal: AbortSignal, whose: Whose): Promise<ChoiceForm>;
  log: Log;
  /** How long a bot that searches may think. */
  botMs: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Does this later; returns how to call it off. */
  after(ms: number, work: () => void): () => void;
  /** 32 hexadecimal digits that nobody can guess, for a game; and a whole number, for a bot. */
  seed(): string;
  chance(): number;
  /** For how many milliseconds since then nobody looked after any table, so that clocks stood still. */
  stoodStill(since: number): Promise<number>;
  /** Whether someone can sign in, and is not a guest. */
  hasAccount(person: string): Promise<boolean>;
  /** Whether people would take one name for the other. */
  areAlike(one: string, other: string): boolean;
  /** With whom someone does not meet. */
  apartFrom(person: string): Promise<readonly string[]>;
  /** Who of these may not play for now, and who of them does not want to meet whom. */
  apart(people: readonly string[]): Promise<Apart>;
  /** When these are on holiday, now or later; of those who have no holidays nothing is said. */
  holidaysOf(people: readonly string[]): Promise<ReadonlyMap<string, readonly Span[]>>;
  /** Names for a new table: one that nobody guesses, and a short one for people to type. */
  newId(): string;
  newCode(): string;
  /** Someone looks at a table where nothing has happened for long. */
  visited(table: string): void;
  /** Is told after every line that was written. */
  moved(after: Room, before: Room): void;
}
