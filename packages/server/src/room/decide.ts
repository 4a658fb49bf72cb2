/** What people ask of a table becomes a fact, or is refused with the reason. Nothing is changed here. */
import type { Command, Person } from '@polis/client';
import { type Game, hash } from '@polis/engine';
import { arrange, pledge, sit, tell } from './before-the-game.ts';
import { deadlines } from './clocks.ts';
import { type Circumstances, type Decision, no, notSeated, yes } from './decision.ts';
import { type Happened, happen } from './happen.ts';
import { leave, lend, ownChair } from './lending.ts';
import { KNOWS } from './needs.ts';
import { chairOf } from './players.ts';
import { answer, plan, undo } from './playing.ts';
import { mute, readmit, say } from './talking.ts';
import type { Fact, Room } from './types.ts';

export function decide(room: Room, who: Person, command: Command, circumstances: Circumstances): Decision {
  const mayTalk = room.needs <= KNOWS && (command.do === 'say' || command.do === 'mute');
  if (room.frozen && !mayTalk) return no('frozen', 'this game could not be rebuilt as it was, so it stands still');
  if (room.dealing && BEFORE_THE_GAME.includes(command.do))
    return no('dealing', 'the cards are being dealt; wait a moment');
  switch (command.do) {
    case 'pledge':
      return pledge(room, who, command.pledge);
    case 'tell':
      return tell(room, who, command.nonce);
    case 'sit':
      return sit(room, who, command.chair, circumstances);
    case 'leave':
      return leave(room, who);
    case 'set':
    case 'bot':
    case 'order':
    case 'remove':
    case 'start':
      return arrange(room, who, command, circumstances);
    case 'answer':
    case 'retract':
      return answer(room, who, command);
    case 'plan':
      return plan(room, who, command);
    case 'undo':
    case 'agree':
      return undo(room, who, command);
    case 'lend':
      return lend(room, who, command, circumstances);
    case 'reclaim':
    case 'concede':
      return ownChair(room, who, command.do);
    case 'say':
      return say(room, who, command.text, circumstances);
    case 'mute':
      return mute(room, who, command);
    case 'readmit':
      return readmit(room, who, command.person);
    case 'rematch':
      return rematch(room, who, circumstances.rematch);
  }
}

/** What cannot be done while people tell what they add to the deal, which takes seconds at most. */
const BEFORE_THE_GAME: readonly Command['do'][] = ['sit', 'set', 'bot', 'order', 'remove', 'start', 'pledge'];

function rematch(room: Room, who: Person, table: string | null): Decision {
  if (chairOf(room, who.id) < 0) return notSeated;
  if (room.status !== 'over' || !room.game) return no('not-over', 'the game is not over');
  if (room.next) return no('has-rematch', 'the next table is open already');
  // the game ended only after the rematch was asked for
  if (table === null) return no('not-over', 'the game has just ended; ask again');
  return yes({ fact: 'rematch', table });
}

/** The clocks that have run out by now, as a fact. */
export function timeouts(room: Room, now: number): Fact | null {
  if (room.frozen) return null;
  if (room.dealing) return room.dealing.until <= now ? { fact: 'dealt' } : null;
  if (room.status !== 'playing') return null;
  const chairs = deadlines(room).flatMap(({ chair, at }) => (at <= now ? [chair] : []));
  return chairs.length > 0 ? { fact: 'ran-out', chairs } : null;
}

/** Lets a fact happen and completes it with what is only known then. */
export function carryOut(room: Room, fact: Fact, at: number): Happened & { fact: Fact } {
  const happened = happen(room, fact, at);
  if (happened.refused || fact.fact !== 'answered' || !happened.room.game) return { ...happened, fact };
  return { ...happened, fact: { ...fact, hash: hashOf(happened.room.game) } };
}

/** Answers that wait for others leave the table as the last move has left it. */
const hashOf = (game: Game): string => game.moves[game.moves.length - 1]?.hash ?? hash(game);
