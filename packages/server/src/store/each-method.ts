/** A store all of whose methods are done in this way. */
import type { Store } from './store.ts';

export const eachMethod = (store: Store, around: <T>(work: () => Promise<T>) => Promise<T>): Store =>
  Object.fromEntries(
    Object.entries(store).map(([name, method]) => [name, (...args: unknown[]) => around(() => method(...args))]),
  ) as unknown as Store;
