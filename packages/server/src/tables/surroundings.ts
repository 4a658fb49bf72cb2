/** What a table needs of the world around it. */
import type { Room } from '../room/index.ts';
import type { Store } from '../store/store.ts';
import type { Thinkers } from '../thinking.ts';
import type { Writer } from './writer.ts';

export interface Log {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}

export interface Surroundings {
  store: Store;
  writer: Writer;
  thinkers: Thinkers;
  log: Log;
  /** How long a bot that searches may think. */
  botMs: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Is told after every line that was written. */
  moved(after: Room, before: Room): void;
}
