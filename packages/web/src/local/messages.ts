/** Between the page and the worker that runs the tables of this device. What is said at a table is the server's protocol. */
import type { Level, Person, Settings } from '@polis/client';
import type { Choice, OwnAsk, View } from '@polis/engine';

export type ToWorker =
  /** The page begins to listen, as this person. */
  | { type: 'hello'; me: Person }
  | { type: 'say'; text: string }
  | { type: 'create'; id: number; me: Person; settings: Settings }
  /** Creates a table and starts it at once with bots and a deal of one's own. */
  | { type: 'begin'; id: number; me: Person; settings: Settings; fill: Level; seed: string }
  | { type: 'list'; id: number }
  | { type: 'remove'; id: number; table: string }
  /** The record of a finished game. */
  | { type: 'record'; id: number; table: string };

export type FromWorker =
  | { type: 'said'; text: string }
  /** `error` is a sentence, and then `value` is null. */
  | { type: 'answer'; id: number; value: unknown; error: string | null };

/** Asked of a bot's worker by the page itself: what would be good here? */
export interface HintTask {
  view: View;
  question: OwnAsk;
  seed: number;
  /** How long it may think. */
  ms: number;
}

/** The same about what was chosen in a game that is over. */
export interface ReviewTask extends HintTask {
  chosen: Choice;
}
