/** Between the page and the worker that runs the tables of this device, besides calls. What is said is the server's protocol. */
import type { Person } from '@polis/client';

export type ToWorker =
  /** The page begins to listen, as this person. */
  { type: 'hello'; me: Person } | { type: 'say'; text: string };

export interface FromWorker {
  type: 'said';
  text: string;
}
