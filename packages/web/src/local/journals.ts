/** Tables that are played on this device: their journals are kept in the browser's own database. */
import type { Line, Store, TableRow, Written } from '@polis/server/tables';
import { done, opened, result } from './database.ts';

const NAME = 'polis';
const VERSION = 1;

interface StoredLine extends Line {
  table: string;
}

export type LocalStore = Pick<Store, 'append' | 'lines'> & {
  /** All tables of this device, unfinished ones first, the latest first. */
  rows(): Promise<TableRow[]>;
  remove(table: string): Promise<void>;
};

export async function openLocalStore(): Promise<LocalStore> {
  const db = await opened(NAME, VERSION, (created) => {
    created.createObjectStore('line', { keyPath: ['table', 'seq'] });
    created.createObjectStore('row', { keyPath: 'id' });
  });
  return {
    async append(appends) {
      const written: Written[] = [];
      const transaction = db.transaction(['line', 'row'], 'readwrite', { durability: 'strict' });
      for (const { table, line, row } of appends) {
        transaction.objectStore('line').add({ table, ...line } satisfies StoredLine);
        if (row) transaction.objectStore('row').put(row);
        written.push('written');
      }
      await done(transaction);
      return written;
    },
    async lines(table, from = 1) {
      const range = IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY]);
      const found: StoredLine[] = await result(db.transaction('line').objectStore('line').getAll(range));
      return found.map(({ seq, at, action, body }) => ({ seq, at, action, body }));
    },
    rows: async () => sorted(await allRows(db)),
    async remove(table) {
      const transaction = db.transaction(['line', 'row'], 'readwrite');
      transaction.objectStore('line').delete(IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]));
      transaction.objectStore('row').delete(table);
      await done(transaction);
    },
  };
}

const allRows = (db: IDBDatabase): Promise<TableRow[]> => result(db.transaction('row').objectStore('row').getAll());

const sorted = (rows: TableRow[]): TableRow[] =>
  rows.sort((a, b) => Number(a.status === 'over') - Number(b.status === 'over') || b.updated - a.updated);
