/** Tables: open a new one, find one. What happens at a table goes over the socket. */
import { z } from 'zod';
import { heldBackFrom } from '../care/held-back.ts';
import {
  failure,
  MOST_TABLE_BYTES,
  type MyTable,
  myTables,
  newTable,
  type TableSummary,
  tableId,
  tableList,
  tableSummary,
} from '../protocol/index.ts';
import type { Room } from '../room/index.ts';
import type { TableRow } from '../store/store.ts';
import { rowOf, summaryOf } from '../tables/rows.ts';
import { turnOf } from '../tables/turns.ts';
import { countedOver } from './counted-over.ts';
import { type App, nobody, type Parts, personIn } from './parts.ts';

const MOST_LISTED = 100;
/** A table that nobody has touched for so long is not waiting any more. */
const LISTED_MS = 24 * 3600 * 1000;
/** Tables that do not begin with a deal take more room: of one person, and of all who call from one address. */
const BEGUN_PER_HOUR = 60;
const BEGUN_FROM_ADDRESS = 240;
const tooMany = { code: 'too-many', message: 'too many tables that begin elsewhere; wait a while' };
const noTable = { code: 'no-such-table', message: 'there is no such table' };

export function addTableRoutes(app: App, { options, store, tables, now }: Parts): void {
  const isTooOften = countedOver(app, 'begun', BEGUN_PER_HOUR, BEGUN_FROM_ADDRESS);

  const roomsOf = (rows: readonly TableRow[]): Promise<(Room | null)[]> =>
    Promise.all(rows.map(({ id, status }) => (status === 'playing' ? tables.room(id).catch(() => null) : null)));

  /** Of a game that goes on only its room knows who has answered. */
  async function asTheyAre(rows: readonly TableRow[], rooms: readonly (Room | null)[]): Promise<TableSummary[]> {
    const kept = await asKept(rows);
    return rooms.map((room, i) => (room && !room.frozen ? summaryOf(rowOf(room)) : kept[i]));
  }

  /** With what waits for whom. */
  async function asMine(rows: readonly TableRow[], me: string): Promise<MyTable[]> {
    const rooms = await roomsOf(rows);
    const summaries = await asTheyAre(rows, rooms);
    return summaries.map((summary, i) => ({ ...summary, mine: turnOf(rooms[i], me, now()) }));
  }

  /** A table that has lost its journal stands still too. */
  async function asKept(rows: readonly TableRow[]): Promise<TableSummary[]> {
    const lost = await store.unwritten(rows.map(({ id }) => id));
    return rows.map((row) => {
      const summary = summaryOf(row);
      return { ...summary, frozen: summary.frozen || tables.frozen().has(row.id) || lost.includes(row.id) };
    });
  }

  /** Those where someone is there come first. */
  async function waitingTables(): Promise<TableRow[]> {
    const rows = (await store.listed('gathering', MOST_LISTED)).filter(({ updated }) => updated > now() - LISTED_MS);
    const attended = await Promise.all(rows.map(({ id }) => tables.isAttended(id)));
    return [...rows.filter((_, i) => attended[i]), ...rows.filter((_, i) => !attended[i])];
  }

  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Open a table; its game may begin in another one, or at a table that someone has set',
        body: newTable,
        response: {
          201: z.object({ id: z.string(), code: z.string() }),
          400: failure,
          401: failure,
          403: failure,
          429: failure,
        },
      },
      bodyLimit: MOST_TABLE_BYTES,
      config: { rateLimit: { max: options.limits.guests, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const { beginning, ...settings } = request.body;
      // a name is something that one says
      const held = await heldBackFrom({ store, now }, me.id, beginning?.name ? ['ban', 'mute'] : ['ban']);
      if (held) return reply.code(403).send(held);
      if (beginning && (await isTooOften(request, me.id))) return reply.code(429).send(tooMany);
      const { id, code, refused } = await tables.create(me, settings, beginning);
      return refused ? reply.code(400).send(refused) : reply.code(201).send({ id, code });
    },
  );

  app.get(
    '/api/tables',
    { schema: { summary: 'Tables that wait for players', response: { 200: tableList } } },
    async (request) => {
      const me = await personIn(app, request.raw, store);
      const apartFrom = me ? await store.apartFrom(me.id) : [];
      const waiting = await asKept(await waitingTables());
      // those who do not meet do not see where the other waits
      return { tables: waiting.filter(({ chairs }) => !chairs.some(({ person }) => apartFrom.includes(person ?? ''))) };
    },
  );

  app.get(
    '/api/me/tables',
    { schema: { summary: 'My tables, unfinished ones first, and what waits for me', response: { 200: myTables } } },
    async (request) => {
      const me = await personIn(app, request.raw, store);
      return { tables: me ? await asMine(await store.tablesOf(me.id, MOST_LISTED), me.id) : [] };
    },
  );

  app.get(
    '/api/codes/:code',
    {
      schema: {
        summary: 'The table with this code',
        params: z.object({ code: z.string().regex(/^\w{1,20}$/) }),
        response: { 200: tableSummary, 404: failure },
      },
      // codes are short: nobody should try them all
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const row = await store.rowByCode(request.params.code.toUpperCase());
      return row ? reply.send((await asKept([row]))[0]) : reply.code(404).send(noTable);
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'A table',
        params: z.object({ id: tableId }),
        response: { 200: tableSummary, 404: failure },
      },
    },
    async (request, reply) => {
      const row = await store.row(request.params.id);
      return row ? reply.send((await asKept([row]))[0]) : reply.code(404).send(noTable);
    },
  );
}
