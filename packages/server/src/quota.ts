/** How many games someone may have going on that nobody else plays: bots think for all of them. */
import type { Store, TableRow } from './store/store.ts';
import { summaryOf } from './tables/rows.ts';

const MOST_COUNTED = 1000;

const people = (row: TableRow): number => summaryOf(row).chairs.filter(({ person }) => person).length;

/** Whether starting this game would be one too many. */
export async function isOneTooMany(
  store: Pick<Store, 'row' | 'tablesOf'>,
  person: string,
  table: string,
  most: number,
): Promise<boolean> {
  const row = await store.row(table);
  if (row?.status !== 'gathering' || people(row) > 1) return false;
  const going = (await store.tablesOf(person, MOST_COUNTED)).filter(({ status }) => status === 'playing');
  return going.filter((one) => people(one) === 1).length >= most;
}
