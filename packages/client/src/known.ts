/** What a client knows of a table: the first message says all, later ones what is new. */
import type { GameEvent, View } from '@polis/engine';
import { withChanges } from './changes.ts';
import type { FromServer } from './messages.ts';
import type { ChatLine, RoomShown } from './room.ts';
import type { PlanShown } from './wishes.ts';

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
  /** The same as everyone may see it, where changes are told of that. */
  open?: View | null;
  /** What the own seat has written for the questions to come; null if it has nothing. */
  plan?: PlanShown | null;
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
  const { view, open = null } = viewsIn(known, message);
  return {
    table,
    seq,
    you,
    now,
    roomAt: message.room ? now : (known?.roomAt ?? now),
    room,
    view: view && { ...view, answered: answered ?? view.answered, asks: asks ?? view.asks },
    open: open && answered ? { ...open, answered } : open,
    plan: message.plan === undefined ? (known?.plan ?? null) : message.plan,
    log: log ? [...(known?.log.slice(0, log.from) ?? []), ...log.events] : (known?.log ?? []),
    chat: said ? [...(known?.chat ?? []), ...said].slice(-MOST_CHAT) : (chat ?? known?.chat ?? []),
  };
}

/** Whole, or as what everyone may see and what is different from that. */
function viewsIn(known: Known | null, { view, open, changed, own }: ShownMessage): Pick<Known, 'view' | 'open'> {
  if (view !== undefined) return { view, open: null };
  const seen = open === undefined && changed && known?.open ? withChanges(known.open, changed) : open;
  if (seen === undefined) return { view: known?.view ?? null, open: known?.open ?? null };
  return { view: seen && withChanges(seen, own ?? null), open: seen };
}
