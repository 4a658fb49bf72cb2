/** What a journal makes of a room: each of its lines happens again. */
import { type GameEvent, isAsRecorded } from '@polis/engine';
import { stopAll } from './clocks.ts';
import { happen } from './happen.ts';
import { KNOWS, needsOf } from './needs.ts';
import { openRoom } from './opening.ts';
import { LOST } from './settings.ts';
import type { Fact, Room } from './types.ts';

/** A line of the journal. */
export interface WrittenFact {
  seq: number;
  at: number;
  fact: Fact;
}

interface Again {
  room: Room;
  events: readonly GameEvent[];
}

/** Is told of every fact after the first, with the room before and after it. */
export type Watch = (before: Room, fact: Fact, after: Room) => void;

/**
 * What a journal makes of a room. A game that is not rebuilt as it was is frozen there: people only talk from then on.
 */
export function rebuild(id: string, lines: readonly WrittenFact[], watch?: Watch): Room {
  const steps = rebuilding(id, lines, watch);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same line by line, for those who must not be kept from other work by a long journal. */
export function* rebuilding(id: string, lines: Iterable<WrittenFact>, watch?: Watch): Generator<null, Room> {
  let room: Room | null = null;
  for (const line of lines) {
    const before: Room | null = room;
    room = before ? happenAgain(before, line).room : openAgain(id, line);
    if (before) watch?.(before, line.fact, room);
    yield null;
  }
  if (!room) throw new Error(`table ${id} has no journal`);
  return room;
}

function openAgain(id: string, { seq, at, fact }: WrittenFact): Room {
  try {
    if (fact.fact === 'created') return openRoom(id, fact, at);
  } catch {
    // it says too little
  }
  return lostRoom(id, seq, at);
}

/** Nothing is known of a table whose first line is lost but that people talk there. */
const lostRoom = (id: string, seq: number, at: number): Room => ({
  ...openRoom(id, { fact: 'created', code: '', host: { id: '', name: '' }, settings: LOST, chairs: [] }, at),
  seq,
  status: 'over',
  host: null,
  frozen: `line ${seq} does not tell how the table began`,
});

/** What the next line of the journal makes of a room, and the events that came with it. */
export function happenAgain(room: Room, line: WrittenFact): Again {
  const { room: next, events } = again(room, line);
  return { room: { ...next, seq: line.seq }, events };
}

/** What happens to people, not to the game. */
export const DESPITE_FROST: readonly Fact['fact'][] = ['said', 'muted', 'adopted', 'renamed', 'forgotten'];

function again(room: Room, { seq, at, fact }: WrittenFact): Again {
  if (needsOf(fact) > KNOWS) return frozen({ ...room, needs: needsOf(fact) }, `line ${seq} is of a newer Polis`);
  if (room.frozen && !DESPITE_FROST.includes(fact.fact)) return { room, events: [] };
  if (fact.fact === 'unreadable') return frozen(room, `line ${seq} cannot be read`);
  try {
    const { room: next, events, refused } = happen(room, fact, at);
    if (refused) return frozen(room, `line ${seq} cannot happen again: ${refused.code}`);
    if (fact.fact === 'answered' && next.game && !isAsRecorded(next.game, fact.hash))
      return frozen(room, `after line ${seq} the table is not the one that was recorded`);
    return { room: next, events };
  } catch (error) {
    return frozen(room, `line ${seq} cannot happen again: ${(error as Error).name}`);
  }
}

/** Everyone is shown why: the sentence names no card, since it could be a hidden one. */
const frozen = (room: Room, why: string): Again => ({
  room: { ...stopAll(room), dealing: null, frozen: room.frozen ?? why },
  events: [],
});
