/** Lines, rows and what people sign in with, and results, of which only what matters has to be said. */
import type { Level } from '@polis/client';
import type { GameResult, SeatResult } from '../../src/results/result.ts';
import type { Passkey } from '../../src/store/passkeys.ts';
import type { NewSession } from '../../src/store/sessions.ts';
import type { Append, TableRow } from '../../src/store/store.ts';

export const row = (id: string, changes: Partial<TableRow> = {}): TableRow => ({
  id,
  code: `CODE-${id.toUpperCase()}`,
  listed: true,
  status: 'gathering',
  wake: null,
  updated: 1,
  summary: '{}',
  begunIn: null,
  needs: 1,
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
    named: [],
    turns: null,
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

/** A seat of someone who came in at this place. */
export const seatResult = (who: string, place: number, changes: Partial<SeatResult> = {}): SeatResult => ({
  seat: place - 1,
  person: who.startsWith('bot:') ? null : { id: who, name: `${who} of old` },
  bot: who.startsWith('bot:') ? (who.slice('bot:'.length) as Level) : null,
  wonder: 'giza',
  side: 'A',
  points: { military: 10 - place, civilian: 40 },
  total: 50 - place,
  place,
  team: null,
  answers: 18,
  byBot: 0,
  conceded: false,
  ...changes,
});

/** A game in which they came in in this order. */
export const gameResult = (order: readonly string[], changes: Partial<GameResult> = {}): GameResult => ({
  at: 1_700_000_000_000,
  listed: true,
  rated: true,
  modules: ['base'],
  edition: 'first',
  seats: order.map((who, i) => seatResult(who, i + 1)),
  ...changes,
});
