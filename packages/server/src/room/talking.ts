/** Who may speak at a table, and whom its host mutes, or readmits after having removed them. */
import type { Command, Person } from '@polis/client';
import { SECOND } from './clocks.ts';
import {
  type Circumstances,
  type Decision,
  isNameTaken,
  isRemoved,
  nameTaken,
  no,
  removedByHost,
  yes,
} from './decision.ts';
import { chairOf } from './players.ts';
import type { Room } from './types.ts';

export function say(room: Room, who: Person, text: string, { now, areAlike }: Circumstances): Decision {
  if (isRemoved(room, who.id)) return removedByHost;
  if (room.muted.includes(who.id)) return no('muted', 'the host has muted you');
  if (room.settings.talk === 'seated' && chairOf(room, who.id) < 0)
    return no('not-seated', 'only those who sit at this table speak here');
  if (chairOf(room, who.id) < 0 && isNameTaken(room, who, areAlike)) return nameTaken;
  const last = room.chat.findLast(({ person }) => person.id === who.id);
  const wait = last ? last.at + room.settings.slow * SECOND - now : 0;
  if (wait > 0) return no('slow', `the chat is slow here; speak again in ${Math.ceil(wait / SECOND)} seconds`);
  // by the name that everyone sees at the chair
  return yes({ fact: 'said', person: room.chairs[chairOf(room, who.id)]?.person ?? who, text });
}

export function mute(room: Room, who: Person, { person, muted }: Extract<Command, { do: 'mute' }>): Decision {
  if (room.host !== who.id) return no('not-host', 'only the host of the table can do that');
  const isKnown =
    chairOf(room, person) >= 0 || room.muted.includes(person) || room.chat.some((line) => line.person.id === person);
  if (!isKnown || person === who.id) return no('no-such-person', 'there is nobody like that here to be muted');
  return yes({ fact: 'muted', person, muted });
}

export function readmit(room: Room, who: Person, person: string): Decision {
  if (room.host !== who.id) return no('not-host', 'only the host of the table can do that');
  return isRemoved(room, person)
    ? yes({ fact: 'readmitted', person })
    : no('no-such-person', 'nobody like that was removed from here');
}
