/** Lines and rows of which only what matters has to be said. */
import type { Append, TableRow } from '../../src/store/store.ts';

export const row = (id: string, changes: Partial<TableRow> = {}): TableRow => ({
  id,
  code: `CODE-${id.toUpperCase()}`,
  listed: true,
  status: 'gathering',
  wake: null,
  updated: 1,
  summary: '{}',
  ...changes,
});

/** A line; the first of a table comes with the row it needs. */
export const line = (table: string, seq: number, changes: Partial<Append> & { action?: string } = {}): Append => {
  const { action = null, ...others } = changes;
  return {
    table,
    line: { seq, at: 1_700_000_000_000 + seq, action, body: JSON.stringify({ table, seq }) },
    row: seq === 1 ? row(table) : null,
    people: null,
    ...others,
  };
};
