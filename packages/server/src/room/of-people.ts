/** What becomes of people at a table without their asking for it there: they sign in, keep away, or have another name. */
import { type Person, type Span, USUAL } from '@polis/client';
import {
  type Circumstances,
  type Decision,
  isNameTaken,
  keptApart,
  meets,
  no,
  notGathering,
  notSeated,
  stale,
  yes,
} from './decision.ts';
import { doHolidaysCount, replanned } from './holidays.ts';
import { NEEDED_TO_AGREE } from './needs.ts';
import { chairOf } from './players.ts';
import type { Room } from './types.ts';

/**
 * A guest has signed in: their chair is the account's. Refused where both have a chair, as nobody can have two, and
 * before the game where the account does not meet someone. The name at the chair stays if that of the account looks like
 * another's here.
 */
export function adoption(
  room: Room,
  from: string,
  to: Person,
  { areAlike, apartFrom }: Pick<Circumstances, 'areAlike' | 'apartFrom'>,
): Decision {
  const seated = room.chairs[chairOf(room, from)]?.person;
  if (!seated) return notSeated;
  if (chairOf(room, to.id) >= 0) return no('already-seated', 'you sit at this table');
  const others = { ...room, chairs: room.chairs.filter(({ person }) => person?.id !== from) };
  if (room.status === 'gathering' && meets(others, apartFrom)) return keptApart;
  return yes({ fact: 'adopted', from, to: isNameTaken(others, to, areAlike) ? { ...to, name: seated.name } : to });
}

/**
 * Someone keeps away from another, and before the game nobody waits with whom they do not meet. Who wants it so gets up,
 * which says nothing to anyone; at their own table they stay, and the other is sent away, as by any host.
 */
export function parting(room: Room, who: string, from: string): Decision {
  if (room.status !== 'gathering' || room.dealing || room.frozen) return notGathering;
  const chair = chairOf(room, from);
  if (chair < 0 || chairOf(room, who) < 0) return notSeated;
  return yes(room.host === who ? { fact: 'removed', chair } : { fact: 'left', person: who });
}

/** A moderator has given someone another name, wherever this table shows it. */
export function renaming({ chairs, chat, removed }: Room, person: Person): Decision {
  const shown = [
    ...chairs.flatMap(({ person: seated }) => seated ?? []),
    ...chat.map((line) => line.person),
    ...removed,
  ].filter(({ id }) => id === person.id);
  return shown.some(({ name }) => name !== person.name)
    ? yes({ fact: 'renamed', person })
    : no('no-such-person', 'nobody here has another name');
}

/** Someone's holidays, as far as they are not past, where the table does not know of them yet. */
export function holidaying(room: Room, person: string, spans: readonly Span[], now: number): Decision {
  const chair = chairOf(room, person);
  if (chair < 0) return notSeated;
  if (room.status === 'over' || room.frozen || !doHolidaysCount(room.settings)) return stale;
  const { holidays: known = [] } = room.chairs[chair];
  const coming = (some: readonly Span[]): string => JSON.stringify(replanned([], some, now, now));
  const clipped = spans.map(({ since, until }) => ({ since, until }));
  return coming(known) === coming(clipped) ? stale : yes({ fact: 'holidays', person, spans: clipped });
}

/** Before the game: what is agreed on here, nodes of releases before would not keep. */
export function agreement({ needs, settings, status }: Room): Decision {
  const isUsual = settings.timeout === USUAL.timeout && settings.lending === USUAL.lending;
  return status === 'gathering' && !isUsual && needs < NEEDED_TO_AGREE ? yes({ fact: 'agreed' }) : stale;
}
