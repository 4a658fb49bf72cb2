/** What goes over the socket, in both directions. docs/protocol.md tells it in words. */
import type { Command, RoomRefusal } from './commands.ts';
import type { Person, Shown } from './room.ts';

/** Raised when an older client would not understand, or not be understood. */
export const PROTOCOL = 1;

/** The server closes a socket with this code when nobody is signed in on it any more. */
export const SIGNED_OUT = 4001;

/** And with this one when whoever is signed in may not play here for now. */
export const BANNED = 4002;

/** And with this one when another node looks after a table on it: whoever comes again should not ask for the same node. */
export const ELSEWHERE = 1013;

/** `id`: the sender's own name for a message. The answer carries it, and the same one twice has one effect. */
export type FromClient =
  /** Show me this table from now on; `known`: how far the log is known already; `changes`: I read what changes of a view. */
  | { type: 'watch'; id: string; table: string; known: { told: number; undone: number } | null; changes?: boolean }
  | { type: 'unwatch'; id: string; table: string }
  | { type: 'command'; id: string; table: string; command: Command };

/** Why a message is refused before its table reads it. */
export type SocketCode =
  | 'malformed'
  | 'too-many'
  | 'no-such-table'
  | 'too-many-tables'
  | 'no-onlookers'
  | 'too-many-games'
  | 'silenced'
  | 'banned'
  | 'unavailable';

/** docs/protocol.md tells when each is said. */
export type FromServer =
  | { type: 'welcome'; protocol: number; me: Person }
  /** `seq`: the last line of the table's journal this shows; `you`: the onlooker's chair. */
  | ({ type: 'shown'; table: string; seq: number; now: number; you: number | null } & Shown)
  /** It is stored. `table`: the one that was opened by it. */
  | { type: 'done'; id: string; seq: number; table?: string }
  /** Nothing has changed; `id` is null where none could be read. For a `watch` it may come later: the table is shown no more. */
  | {
      type: 'refused';
      id: string | null;
      code: SocketCode | RoomRefusal['code'];
      message: string;
      /** For `silenced` and `banned`: how long it lasts; null: without end. */
      until?: number | null;
    }
  /** Something was decided about you or looked at for you: `/api/me/notices` tells it. */
  | { type: 'told' }
  /** Something is new among your people (`/api/me/people`, `/api/me/invitations`), or where you wait (`/api/me/match`). */
  | { type: 'news'; of: 'people' | 'match' }
  /** The server goes away in good order: connect again. */
  | { type: 'bye' };
