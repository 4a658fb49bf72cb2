/** Work for bots that nobody waits for: it is done while no bot is asked anything, and broken off when one is. */
import type { OwnAsk, View } from '@polis/engine';

/** Is one answer to this question clearly the best? */
export interface ProofTask {
  view: View;
  question: OwnAsk;
  seed: number;
}

/** Shared with the thread: 1 as soon as someone waits for a bot. */
export type Stop = Int32Array<SharedArrayBuffer>;

export const newStop = (): Stop => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** For the thread: whoever looks at this clock stops at once. */
export const timeUntil = (stop: Stop): number =>
  Atomics.load(stop, 0) === 0 ? performance.now() : Number.POSITIVE_INFINITY;
