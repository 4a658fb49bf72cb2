/** What a client knows of a table: the first message says all, later ones what is new. */
import type { GameEvent, View } from '@polis/engine';
import { withChanges } from './changes.ts';
import type { FromServer } from './messages.ts';
import type { ChatLine, RoomShown } from './room.ts';

/** All that is known of a table now. */
export interface Known {
  table: string;
  seq: number;
  /** The own chair; null for someone who watches. */
  you: number | null;
  /** The server's time of the last message, and of the last one about the room: its clocks are as of then. */
  now: number;
  roomAt: number;
  room: RoomShown;
  view: View | null;
  log: GameEvent[];
  chat: ChatLine[];
}

/** As many lines of the chat as the server keeps. */
const MOST_CHAT = 100;

type ShownMessage = Extract<FromServer, { type: 'shown' }>;

/** Null while the first message is still to come. */
export function learn(known: Known | null, message: ShownMessage): Known | null {
  const { table, seq, you, now, room = known?.room, answered, asks, log, chat, said } = message;
  if (!room) return null;
  const view = viewIn(known, message);
  return {
    table,
    seq,
    you,
    now,
    roomAt: message.room ? now : (known?.roomAt ?? now),
    room,
    view: view && { ...view, answered: answered ?? view.answered, asks: asks ?? view.asks },
    log: log ? [...(known?.log.slice(0, log.from) ?? []), ...log.events] : (known?.log ?? []),
    chat: said ? [...(known?.chat ?? []), ...said].slice(-MOST_CHAT) : (chat ?? known?.chat ?? []),
  };
}

/** Whole, or as what has become of the one that is known. */
function viewIn(known: Known | null, { view, changed, own }: ShownMessage): View | null {
  if (view !== undefined) return view;
  if (!known?.view || !changed) return known?.view ?? null;
  return withChanges(withChanges(known.view, changed), own ?? null);
}
