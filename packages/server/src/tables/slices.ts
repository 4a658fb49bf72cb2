/** Long work in small pieces, so that nobody at another table waits for it. */

const SLICE_MS = 10;

/** `pause` lets others go on for a moment. */
export async function inSlices<T>(work: Generator<unknown, T>, pause: () => Promise<unknown>): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - begun < SLICE_MS) continue;
    await pause();
    begun = performance.now();
  }
}

/** A pause by way of a timer. */
export const pausing = (after: (ms: number, work: () => void) => unknown) => (): Promise<void> =>
  new Promise((resolve) => {
    after(0, resolve);
  });
