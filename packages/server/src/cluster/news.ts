/**
 * What other nodes have written, read for many tables with one query: those that are told of together, or while a query
 * runs, make up the next one. Nobody waits for it: whoever writes at a table reads what is new there for himself.
 */
import { inParts } from '../in-parts.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

export interface News {
  /** There is something new at this table. */
  from(table: string): void;
  /** There may be something new at any of those that are open. */
  fromAll(): Promise<void>;
}

/** Engines limit what one statement may carry. */
const AT_ONCE = 500;

/** `failed`: is told why something could not be read; it is found when all are looked at. */
export function newsOf(
  store: Pick<Store, 'linesAfter'>,
  tables: Pick<Tables, 'heads' | 'refresh'>,
  failed: (error: unknown) => void,
): News {
  const waiting = new Set<string>();
  let isUnderway = false;

  /** Of all that are open, if none are named. */
  async function read(some?: readonly string[]): Promise<void> {
    const heads = Array.from(await tables.heads(some), ([table, seq]) => ({ table, seq }));
    // one at which much is going on keeps nobody else waiting
    for (const part of inParts(heads, AT_ONCE))
      for (const { table, lines } of await store.linesAfter(part)) tables.refresh(table, lines).catch(failed);
  }

  async function readWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const some = [...waiting];
      waiting.clear();
      await read(some).catch(failed);
    }
    isUnderway = false;
  }

  return {
    from(table) {
      waiting.add(table);
      if (isUnderway) return;
      isUnderway = true;
      // what one packet brings is read together
      setImmediate(readWaiting);
    },
    fromAll: () => read(),
  };
}
