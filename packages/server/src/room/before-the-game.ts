/** Before the game: who sits down, what they add to the deal, and what the host arranges. */
import type { Command, Person, Settings } from '@polis/client';
import { PolisError } from '@polis/engine';
import { gameOf, isAsDealt, isOtherwise } from './beginning.ts';
import { pledgers, refuseNonce } from './dealing.ts';
import {
  type Circumstances,
  type Decision,
  isNameTaken,
  isRemoved,
  keptApart,
  meets,
  nameTaken,
  no,
  noSuchChair,
  notGathering,
  notSeated,
  removedByHost,
  yes,
} from './decision.ts';
import { chairOf } from './players.ts';
import { configOf, refuseSettings } from './settings.ts';
import type { Room } from './types.ts';

export function sit(
  room: Room,
  who: Person,
  wanted: number | null,
  { hasAccount, areAlike, apartFrom }: Circumstances,
): Decision {
  if (room.status !== 'gathering') return notGathering;
  if (chairOf(room, who.id) >= 0) return no('already-seated', 'you sit at this table');
  if (isRemoved(room, who.id)) return removedByHost;
  if (room.settings.accounts && !hasAccount)
    return no('needs-account', 'only people with an account sit down at this table');
  if (meets(room, apartFrom)) return keptApart;
  if (isNameTaken(room, who, areAlike)) return nameTaken;
  const chair = wanted ?? room.chairs.findIndex(({ person, bot }) => !person && !bot);
  if (wanted === null && chair < 0) return no('chair-taken', 'every chair is taken');
  if (!room.chairs[chair]) return noSuchChair;
  if (room.chairs[chair].person || room.chairs[chair].bot) return no('chair-taken', 'someone sits there');
  return yes({ fact: 'sat', person: who, chair });
}

export function pledge(room: Room, who: Person, text: string): Decision {
  if (room.status !== 'gathering') return notGathering;
  const chair = chairOf(room, who.id);
  return chair < 0 ? notSeated : yes({ fact: 'pledged', chair, pledge: text });
}

export function tell(room: Room, who: Person, nonce: string): Decision {
  const chair = chairOf(room, who.id);
  const wrong = refuseNonce(room.dealing, chair, nonce);
  if (wrong === 'not-dealing') return no(wrong, 'nobody waits for what you add to the deal');
  return wrong ? no(wrong, 'that is not what you have pledged') : yes({ fact: 'told', chair, nonce });
}

type Arrangement = Extract<Command, { do: 'set' | 'bot' | 'order' | 'remove' | 'start' }>;

/** What the host does before the game. */
export function arrange(room: Room, who: Person, command: Arrangement, circumstances: Circumstances): Decision {
  if (room.status !== 'gathering') return notGathering;
  if (room.host !== who.id) return no('not-host', 'only the host of the table can do that');
  switch (command.do) {
    case 'set':
      return set(room, command.settings);
    case 'order':
      return isPermutation(command.order, room.chairs.length)
        ? yes({ fact: 'ordered', order: command.order })
        : no('order', 'an order names every chair once');
    case 'bot':
      if (!room.chairs[command.chair]) return noSuchChair;
      if (room.chairs[command.chair].person) return no('chair-taken', 'someone sits there');
      return yes({ fact: 'bot', chair: command.chair, bot: command.bot });
    case 'remove':
      return remove(room, who, command.chair);
    case 'start':
      return start(room, command.fill, circumstances);
  }
}

function set(room: Room, settings: Settings): Decision {
  if (isOtherwise(room, settings))
    return no('begun-elsewhere', 'what is played here follows from where the game begins, and it is not rated');
  const refused = room.beginning ? null : refuseSettings(settings);
  if (refused) return { fact: null, refused };
  const people = room.chairs.filter(({ person }) => person).length;
  if (people > settings.seats)
    return no('chair-taken', `${people} people sit here, too many for ${settings.seats} chairs`);
  return yes({ fact: 'set', settings });
}

function remove(room: Room, who: Person, chair: number): Decision {
  if (!room.chairs[chair]) return noSuchChair;
  const { person } = room.chairs[chair];
  if (!person) return no('chair-empty', 'nobody sits there');
  if (person.id === who.id) return no('not-yours', 'leave the table instead');
  return yes({ fact: 'removed', chair });
}

function start(
  room: Room,
  fill: Extract<Command, { do: 'start' }>['fill'],
  { seed, awaySince }: Circumstances,
): Decision {
  const empty = room.chairs.findIndex(({ person, bot }) => !person && !bot);
  if (empty >= 0 && fill === null) return no('chair-empty', `chair ${empty + 1} is still free`);
  try {
    const { from: _, ...config } = room.beginning
      ? gameOf(room.beginning.from, seed())
      : configOf(room.settings, seed());
    // where nothing is dealt nobody can add to it
    const chairs = isAsDealt(room.beginning) ? [] : pledgers(room, ({ id }) => awaySince(id) === null);
    return yes(chairs.length > 0 ? { fact: 'dealing', config, fill, chairs } : { fact: 'started', config, fill });
  } catch (error) {
    if (error instanceof PolisError) return { fact: null, refused: { code: error.code, message: error.message } };
    throw error;
  }
}

const isPermutation = (order: readonly number[], length: number): boolean =>
  order.length === length && [...order].sort((a, b) => a - b).every((chair, i) => chair === i);
