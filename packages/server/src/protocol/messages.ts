/** What clients say over the socket, checked before anything looks at it. */
import type { FromClient } from '@polis/client';
import { z } from 'zod';
import { command } from './commands.ts';
import type { Exactly } from './exactly.ts';

/** Bytes of a message at most. */
export const MOST_BYTES = 16_384;

const id = z.string().regex(/^[\w.:-]{1,40}$/);
export const tableId = z.string().regex(/^[\w-]{1,40}$/);
const table = tableId;

const messages = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('watch'),
    id,
    table,
    known: z.object({ told: z.int().min(0), undone: z.int().min(0) }).nullable(),
    changes: z.boolean().default(false),
  }),
  z.object({ type: z.literal('unwatch'), id, table }),
  z.object({ type: z.literal('command'), id, table, command }),
]);
export const fromClient: Exactly<FromClient, 'type', typeof messages> = messages;
