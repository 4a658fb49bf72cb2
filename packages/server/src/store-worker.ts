/** The thread of the embedded database. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreError } from './store/errors.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import type { Call, Return } from './store/thread.ts';

const { store: url } = workerData as { store: string };
const opened = openStore(url);
// whoever calls first is told
opened.catch(() => undefined);

const inHand = new Set<Promise<Return>>();

parentPort?.on('message', async ({ call, method, args }: Call) => {
  // what was begun is finished first
  if (method === 'close') await Promise.all(inHand);
  const answered = answer(call, method, args);
  inHand.add(answered);
  parentPort?.postMessage(await answered);
  inHand.delete(answered);
  if (method === 'close') parentPort?.close();
});

async function answer(call: number, method: keyof Store, args: unknown[]): Promise<Return> {
  try {
    const store = await opened;
    const work = store[method] as (...all: unknown[]) => Promise<unknown>;
    return { call, value: await work(...args), error: null };
  } catch (error) {
    const code = error instanceof StoreError ? error.code : null;
    return { call, value: null, error: { message: (error as Error).message, code } };
  }
}
