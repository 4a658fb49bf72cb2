/** Lines of many tables go to disk together: those that come while a batch is being written make up the next one. */
import type { Append, Store, Written } from '../store/store.ts';

export interface Writer {
  /** Resolves when it is durable, or refused. Rejects if the store does not answer: then nothing is known. */
  write(append: Append): Promise<Written>;
  /** Resolves when all that was handed over is written. */
  idle(): Promise<void>;
}

interface Waiting {
  append: Append;
  resolve(written: Written): void;
  reject(error: unknown): void;
}

const MOST_AT_ONCE = 200;
/**
 * Batches begin at least so far apart, since each costs as much as several lines: another thread is woken, and the disk has
 * to be sure. Whoever writes when nobody has just done so does not wait.
 */
const APART_MS = 10;
const apartInTime = (): Promise<void> => new Promise((next) => setTimeout(next, APART_MS));

/** `apart`: resolves when the next batch may follow one that begins now. */
export function batchWriter(store: Store, apart = apartInTime): Writer {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  /** Of each table at most one: whether its second line is right depends on the first. */
  function nextBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    for (const one of waiting) {
      if (batch.size === MOST_AT_ONCE) break;
      if (!batch.has(one.append.table)) batch.set(one.append.table, one);
    }
    const taken = new Set(batch.values());
    waiting = waiting.filter((one) => !taken.has(one));
    return [...taken];
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = nextBatch();
      const next = apart();
      try {
        const written = await store.append(batch.map(({ append }) => append));
        batch.forEach(({ resolve }, i) => {
          resolve(written[i]);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      await next;
    }
    running = null;
  }

  return {
    write: (append) =>
      new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject });
        // what arrives in the same turn of the event loop is written together
        running ??= new Promise<void>((next) => setImmediate(next)).then(run);
      }),
    async idle() {
      while (running !== null) await running;
    },
  };
}
