/** A thread of the embedded database: one that does its work, or one that looks it through and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { quickCheck } from './store/check.ts';
import { cannotOpen, StoreError } from './store/errors.ts';
import { hold } from './store/hold.ts';
import { openStore } from './store/open.ts';
import { fileOf } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import type { Call, Return } from './store/thread.ts';

const { store: url, check } = workerData as { store?: string; check?: string };
if (check !== undefined) parentPort?.postMessage(await quickCheck(check));
if (url !== undefined) serve(url);

function serve(file: string): void {
  const opened = openHeld(file);
  // whoever calls first is told
  opened.catch(() => undefined);
  const inHand = new Set<Promise<Return>>();
  parentPort?.on('message', async ({ call, method, args }: Call) => {
    // what was begun is finished first
    if (method === 'close') await Promise.all(inHand);
    const answered = answer(opened, call, method, args);
    inHand.add(answered);
    parentPort?.postMessage(await answered);
    inHand.delete(answered);
    if (method === 'close') parentPort?.close();
  });
}

/** The store lets go of its file when it is closed. */
async function openHeld(file: string): Promise<Store> {
  const letGo = await hold(fileOf(file)).catch((error) => {
    throw error instanceof StoreError ? error : cannotOpen(fileOf(file), error);
  });
  try {
    const store = await openStore(file);
    return {
      ...store,
      async close() {
        await store.close();
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

async function answer(opened: Promise<Store>, call: number, method: keyof Store, args: unknown[]): Promise<Return> {
  try {
    const store = await opened;
    const work = store[method] as (...all: unknown[]) => Promise<unknown>;
    return { call, value: await work(...args), error: null };
  } catch (error) {
    const code = error instanceof StoreError ? error.code : null;
    return { call, value: null, error: { message: (error as Error).message, code } };
  }
}
