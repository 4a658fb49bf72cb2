/** What comes of asking something of a table: the line with which it was done, or why it was not. */
import type { RoomRefusal, SocketCode } from '@polis/client';

export type Outcome = { seq: number; refused: null } | { seq: null; refused: RoomRefusal | Unavailable };
export interface Unavailable {
  code: SocketCode;
  message: string;
}

export const noSuchTable: Unavailable = { code: 'no-such-table', message: 'there is no such table' };
