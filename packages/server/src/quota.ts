/** How many games may go on that one person plays alone: bots think for all of them. */
import type { Store, TableRow } from './store/store.ts';
import { summaryOf } from './tables/rows.ts';

/** Of one person, and of all who call from one address. */
export interface Most {
  botTables: number;
  botTablesPerAddress: number;
}

export interface Quota {
  /** Why starting this game would be one too many; null if it may begin. */
  refuse(person: string, address: string, table: string): Promise<string | null>;
}

const MOST_COUNTED = 1000;

const people = (row: TableRow): number => summaryOf(row).chairs.filter(({ person }) => person).length;

export function quotaOf(store: Pick<Store, 'row' | 'tablesOf'>, most: Most): Quota {
  /** Games that were begun from there, as far as this node knows; those that are over are found when it matters. */
  const begun = new Map<string, Set<string>>();

  async function goingFrom(address: string): Promise<number> {
    const tables = begun.get(address) ?? new Set();
    if (tables.size < most.botTablesPerAddress) return tables.size;
    for (const table of tables) if ((await store.row(table))?.status !== 'playing') tables.delete(table);
    return tables.size;
  }

  return {
    async refuse(person, address, table) {
      const row = await store.row(table);
      if (row?.status !== 'gathering' || people(row) > 1) return null;
      const going = (await store.tablesOf(person, MOST_COUNTED)).filter(({ status }) => status === 'playing');
      if (going.filter((one) => people(one) === 1).length >= most.botTables)
        return `nobody can play more than ${most.botTables} games alone with bots`;
      if ((await goingFrom(address)) >= most.botTablesPerAddress)
        return 'too many games with bots alone are played from your address';
      begun.set(address, (begun.get(address) ?? new Set()).add(table));
      return null;
    },
  };
}
