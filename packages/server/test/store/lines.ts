/** Lines, rows and what people sign in with, of which only what matters has to be said. */
import type { NewSession, Passkey } from '../../src/store/people.ts';
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

export const session = (name: string, changes: Partial<NewSession> = {}): NewSession => ({
  id: `session-${name}`,
  tokenHash: `hash-${name}`,
  device: 'Firefox, Linux',
  at: 1_700_000_000_000,
  proved: null,
  ...changes,
});

export const passkey = (id: string, changes: Partial<Passkey> = {}): Passkey => ({
  id,
  name: 'Phone',
  publicKey: 'pQECAyYg',
  counter: 0,
  transports: ['internal', 'hybrid'],
  created: 1_700_000_000_000,
  used: null,
  ...changes,
});
