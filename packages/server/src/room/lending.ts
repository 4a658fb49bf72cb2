/** Chairs at which a bot plays on: by the wish of those whose they are, or of others while these are away. */
import type { Command, Person } from '@polis/client';
import { isThinking, SECOND } from './clocks.ts';
import {
  type Circumstances,
  type Decision,
  no,
  noSuchChair,
  notPlaying,
  notSeated,
  refuseToAbsent,
  yes,
} from './decision.ts';
import { lendableFrom } from './grace.ts';
import { holidayAt } from './holidays.ts';
import { chairOf, chairsOfPeople, STAND_IN } from './players.ts';
import type { Room } from './types.ts';

/** From then on nobody's chair becomes free. */
const hasStarted = ({ status, dealing }: Room): boolean => status === 'playing' || dealing !== null;

/** Leaving a game that was started lends the chair to a bot; it can be taken back. */
export function leave(room: Room, who: Person): Decision {
  const chair = chairOf(room, who.id);
  if (chair < 0) return notSeated;
  if (room.status === 'over') return notPlaying;
  if (!hasStarted(room)) return yes({ fact: 'left', person: who.id });
  return refuseToAbsent(room, chair) ?? yes({ fact: 'lent', chair, bot: STAND_IN });
}

/**
 * One's own chair at any time, to any bot; another's only as the table has agreed, once they have been away for a while,
 * and to one that plays well for them.
 */
export function lend(
  room: Room,
  who: Person,
  { chair, bot }: Extract<Command, { do: 'lend' }>,
  circumstances: Circumstances,
): Decision {
  const by = chairOf(room, who.id);
  if (by < 0) return notSeated;
  if (room.status !== 'playing') return notPlaying;
  const lender = room.chairs[chair];
  if (!lender) return noSuchChair;
  if (!lender.person || lender.conceded) return no('not-yours', 'a bot plays there');
  if (lender.lent) return no('lent', 'a bot plays there already');
  if (by === chair) return yes({ fact: 'lent', chair, bot });
  const refused = refuseLending(room, chair, lender.person, circumstances);
  if (refused) return refused;
  return room.settings.lending === 'everyone'
    ? lendTogether(room, chair, by, circumstances)
    : yes({ fact: 'lent', chair, bot: STAND_IN });
}

function refuseLending(
  room: Room,
  chair: number,
  { id, name }: Person,
  { now, awaySince }: Circumstances,
): Decision | null {
  const { lending, timeout } = room.settings;
  if (lending === 'nobody') return no('not-lendable', 'at this table nobody lends the chair of someone else');
  const isOverdue = timeout === 'nothing' && room.clocks?.out[chair] && isThinking(room, chair);
  const holiday = holidayAt(room, chair, now);
  // one that was taken when the time was over already gives none back
  if (holiday && !isOverdue)
    return no('on-holiday', `${name} is on holiday until ${new Date(holiday.until).toISOString()}`);
  // together they need not wait for someone who is here and does not move
  if (lending === 'everyone' && isOverdue) return null;
  const since = awaySince(id);
  if (since === null) return no('present', `${name} is here`);
  const wait = lendableFrom(room, chair, since) - now;
  if (wait <= 0) return null;
  return no('not-yet', `${name} is away for a moment; ask again in ${Math.ceil(wait / SECOND)} seconds`);
}

/** All others who are there and play have to want it. */
function lendTogether(room: Room, chair: number, by: number, { awaySince }: Circumstances): Decision {
  const absent = refuseToAbsent(room, by);
  if (absent) return absent;
  const wanted = room.chairs[chair].wanted ?? [];
  const isThere = (other: number): boolean => awaySince(room.chairs[other].person?.id ?? '') === null;
  const missing = chairsOfPeople(room).filter(
    (other) => other !== chair && other !== by && isThere(other) && !wanted.includes(other),
  );
  if (missing.length === 0) return yes({ fact: 'lent', chair, bot: STAND_IN });
  if (wanted.includes(by)) return no('lend-asked', 'you have agreed already; others have not yet');
  return yes({ fact: 'lend-agreed', chair, by });
}

export function ownChair(room: Room, who: Person, deed: 'reclaim' | 'concede'): Decision {
  const chair = chairOf(room, who.id);
  if (chair < 0) return notSeated;
  if (!hasStarted(room)) return notPlaying;
  if (room.chairs[chair].conceded) return no('conceded', 'you have given up this game');
  if (deed === 'concede') return yes({ fact: 'conceded', chair });
  return room.chairs[chair].lent ? yes({ fact: 'reclaimed', chair }) : no('not-lent', 'no bot plays for you');
}
