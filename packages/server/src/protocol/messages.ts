/** What goes over the socket, in both directions. docs/protocol.md tells it in words. */
import { z } from 'zod';
import type { Person, RoomRefusal, Shown } from '../room/index.ts';
import { command } from './commands.ts';

/** Raised when an older client would not understand, or not be understood. */
export const PROTOCOL = 1;

/** Bytes of a message at most. */
export const MOST_BYTES = 16_384;

/** The sender's own name for a message: the answer carries it, and the same one twice has one effect. */
const id = z.string().regex(/^[\w.:-]{1,40}$/);
export const tableId = z.string().regex(/^[\w-]{1,40}$/);
const table = tableId;

export const fromClient = z.discriminatedUnion('type', [
  /** Show me this table from now on; `known`: how far the log is known already. */
  z.object({
    type: z.literal('watch'),
    id,
    table,
    known: z.object({ told: z.int().min(0), undone: z.int().min(0) }).nullable(),
  }),
  z.object({ type: z.literal('unwatch'), id, table }),
  z.object({ type: z.literal('command'), id, table, command }),
]);
export type FromClient = z.infer<typeof fromClient>;

export type SocketCode = 'malformed' | 'too-many' | 'no-such-table' | 'too-many-tables' | 'unavailable';

export type FromServer =
  | { type: 'welcome'; protocol: number; me: Person }
  /** `seq`: the last line of the table's journal this shows; `you`: the onlooker's chair. */
  | ({ type: 'shown'; table: string; seq: number; now: number; you: number | null } & Shown)
  /** It is stored. `table`: the one that was opened by it. */
  | { type: 'done'; id: string; seq: number; table?: string }
  /** Nothing has changed; `id` is null where none could be read. */
  | { type: 'refused'; id: string | null; code: SocketCode | RoomRefusal['code']; message: string }
  /** The server goes away in good order: connect again. */
  | { type: 'bye' };
