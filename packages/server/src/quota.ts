/** How many games may go on that are mostly bots': these think for all of them. */
import type { Store, TableRow } from './store/store.ts';
import { summaryOf } from './tables/rows.ts';

/** Of one person, and of all who call from one address. */
export interface Most {
  botTables: number;
  botTablesPerAddress: number;
}

export interface Quota {
  /** Begins a game by doing this, or says why it would be one too many. */
  begin<T>(who: { person: string; address: string }, table: string, work: () => Promise<T>): Promise<T | TooMany>;
}

export interface TooMany {
  tooMany: string;
}

const MOST_COUNTED = 1000;

/** Fewer people than bots, or chairs that bots will have. */
function isBots(row: TableRow): boolean {
  const { chairs } = summaryOf(row);
  return 2 * chairs.filter(({ person }) => person).length < chairs.length;
}

export function quotaOf(store: Pick<Store, 'row' | 'tablesOf'>, most: Most): Quota {
  /** Games that were begun from there, as far as this node knows; those that are over are found when it matters. */
  const begun = new Map<string, Set<string>>();
  /** Who begins many at once is looked at one after the other. */
  const queues = new Map<string, Promise<unknown>>();

  async function goingFrom(address: string): Promise<number> {
    const tables = begun.get(address) ?? new Set();
    if (tables.size < most.botTablesPerAddress) return tables.size;
    for (const table of tables) if ((await store.row(table))?.status !== 'playing') tables.delete(table);
    return tables.size;
  }

  async function beginInTurn<T>(
    { person, address }: { person: string; address: string },
    table: string,
    work: () => Promise<T>,
  ): Promise<T | TooMany> {
    const row = await store.row(table);
    if (row?.status !== 'gathering' || !isBots(row)) return work();
    const going = (await store.tablesOf(person, MOST_COUNTED)).filter(({ status }) => status === 'playing');
    if (going.filter(isBots).length >= most.botTables)
      return { tooMany: `nobody can play more than ${most.botTables} games with more bots than people` };
    if ((await goingFrom(address)) >= most.botTablesPerAddress)
      return { tooMany: 'too many games with bots are played from your address' };
    begun.set(address, (begun.get(address) ?? new Set()).add(table));
    return work();
  }

  return {
    begin(who, table, work) {
      const before = queues.get(who.address) ?? Promise.resolve();
      const result = before.then(() => beginInTurn(who, table, work));
      const settled = result
        .catch(() => undefined)
        .finally(() => {
          if (queues.get(who.address) === settled) queues.delete(who.address);
        });
      queues.set(who.address, settled);
      return result;
    },
  };
}
