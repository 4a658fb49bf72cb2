/** While a game is played: who may answer what, wish for an answer, and have the last turn undone. */
import type { Command, Person } from '@polis/client';
import type { ChoiceForm } from '@polis/engine';
import { type Decision, no, notPlaying, notSeated, refuseToAbsent, stale, yes } from './decision.ts';
import { due, refusePlan } from './plans.ts';
import { chairOf, isTooLate, playerOf } from './players.ts';
import type { Room } from './types.ts';

/** Gives or takes back an answer. Here it is checked whose answer it is; the engine checks all the rest. */
export function answer(room: Room, who: Person, command: Extract<Command, { do: 'answer' | 'retract' }>): Decision {
  const chair = chairOf(room, who.id);
  if (chair < 0) return notSeated;
  if (room.status !== 'playing' || !room.game) return notPlaying;
  const { state } = room.game;
  if (state.controller[command.seat] !== chair) return no('not-yours', 'that is not your seat');
  const absent = refuseToAbsent(room, chair);
  if (absent) return absent;
  if (command.question !== state.question || (command.undone ?? room.undone) !== room.undone) return stale;
  if (isTooLate(room, chair)) return no('lent', 'your time has run out; a bot answers for you');
  // else a bot could be asked for advice
  if (room.settings.rated && room.botAnswered.includes(command.seat))
    return no('lent', 'a bot has answered this question for you, and in a rated game that stays');
  if (command.do === 'retract') return yes({ fact: 'retracted', seat: command.seat });
  return yes({ fact: 'answered', seat: command.seat, choice: command.choice, hash: '' });
}

/** A bot's answer, for a seat that is a bot's to answer at this moment. */
export function botAnswer(room: Room, seat: number, question: number, choice: ChoiceForm): Decision {
  if (room.status !== 'playing' || !room.game || room.frozen) return notPlaying;
  const { state } = room.game;
  if (question !== state.question) return stale;
  if (!playerOf(room, state.controller[seat]).bot) return no('not-yours', 'a person plays this seat');
  if (state.sealed[seat] >= 0) return no('not-yours', 'this seat has answered');
  return yes({ fact: 'answered', seat, choice, hash: '' });
}

/** The next answer that was wished for. Whoever comes too late finds that it is given, or asked for no more. */
export function plannedAnswer(room: Room): Decision {
  const [first] = due(room);
  if (!first) return stale;
  const { seat, choice, place } = first;
  return yes({ fact: 'answered', seat, choice, hash: '', wish: place });
}

/** The whole list of wishes at once. For a city that one plays for besides the own one there is none. */
export function plan(
  room: Room,
  who: Person,
  { seat, question, undone, wishes }: Extract<Command, { do: 'plan' }>,
): Decision {
  const chair = chairOf(room, who.id);
  if (chair < 0) return notSeated;
  if (room.status !== 'playing' || !room.game) return notPlaying;
  if (seat !== chair) return no('not-yours', 'that is not your seat');
  const absent = refuseToAbsent(room, chair);
  if (absent) return absent;
  if (question > room.game.state.question || (undone ?? room.undone) !== room.undone) return stale;
  const refused = refusePlan(room, chair, wishes);
  return refused ? { fact: null, refused } : yes({ fact: 'planned', chair, question, wishes });
}

/** Each is played anew whenever the table is opened. */
const MOST_UNDOS = 100;

export function undo(room: Room, who: Person, command: Extract<Command, { do: 'undo' | 'agree' }>): Decision {
  const chair = chairOf(room, who.id);
  if (chair < 0) return notSeated;
  if (room.status !== 'playing' || !room.game) return notPlaying;
  // whose chair is lent does not ask for it, but is asked
  const absent = command.do === 'undo' || room.chairs[chair].conceded ? refuseToAbsent(room, chair) : null;
  if (absent) return absent;
  if (room.settings.rated && room.chairs.some(({ lent, conceded }) => lent && !conceded))
    return no('lent', 'nothing is undone in a rated game while a bot plays for someone');
  if (command.do === 'undo') {
    // asking for what someone else asks for already is agreeing with them
    if (room.undo) return undo(room, who, { do: 'agree', yes: true });
    if (room.game.moves.length === 0) return no('nothing-to-undo', 'nothing has happened yet');
    if (room.undone >= MOST_UNDOS) return no('no-more-undos', `a game has at most ${MOST_UNDOS} undos`);
    return yes({ fact: 'undo-asked', chair, everyone: true });
  }
  if (!room.undo) return no('no-undo-asked', 'nobody asks for an undo');
  if (command.yes && room.undo.agreed.includes(chair)) return no('undo-asked', 'you have agreed already');
  return yes({ fact: command.yes ? 'undo-agreed' : 'undo-refused', chair });
}
