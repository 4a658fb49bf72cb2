/** The one way a room changes: a fact happens to it. The journal is folded with it, and so is every new fact. */
import type { Level, RoomRefusal } from '@polis/client';
import { commitmentOf, create, type GameEvent, over, replay, retract, type SeatId, save, submit } from '@polis/engine';
import { isAsDealt } from './beginning.ts';
import {
  adopted,
  fitted,
  freeChair,
  left,
  notWanted,
  onHoliday,
  readmitted,
  removed,
  wanted,
  withChair,
  withPerson,
} from './chairs.ts';
import { freshClocks, newQuestion, runOut, setRunning, standStill, stopAll } from './clocks.ts';
import { dealingFor, dealt, isComplete, told } from './dealing.ts';
import { given, resignsAtOnce } from './giving.ts';
import { needsOf } from './needs.ts';
import { afterAnswer, afterUndo, planned } from './plans.ts';
import { chairsNotGivenUp, chairsOfPeople, isByBot, STAND_IN } from './players.ts';
import { complete } from './settings.ts';
import type { Fact, Room } from './types.ts';
import { lastTurn } from './undo.ts';

export type Happened =
  | { room: Room; events: GameEvent[]; refused: null }
  | { room: Room; events: []; refused: RoomRefusal };

export const MOST_CHAT = 100;

/** A fact that the engine refuses leaves the room as it was. */
export function happen(before: Room, fact: Fact, at: number): Happened {
  const room = { ...before, seq: before.seq + 1, at, needs: Math.max(before.needs, needsOf(fact)) };
  switch (fact.fact) {
    case 'created':
      throw new Error('a room is created once');
    case 'unreadable':
      throw new Error('a line cannot be read');
    case 'answered':
      return answered(before, room, fact);
    case 'retracted':
      return retracted(before, room, fact.seat);
    case 'planned':
      return { room: planned(room, before.at, fact), events: [], refused: null };
    case 'started':
      return started(room, fact);
    case 'told':
      return toldPart(before, room, fact);
    case 'dealt':
      return begin(before, room);
    case 'undo-asked':
      return settleUndo({ ...room, undo: { by: fact.chair, agreed: [fact.chair], everyone: fact.everyone ?? false } });
    case 'undo-agreed':
      return settleUndo(
        room.undo ? { ...room, undo: { ...room.undo, agreed: [...room.undo.agreed, fact.chair] } } : room,
      );
    case 'lent':
      return lent(room, [fact.chair], fact.bot);
    case 'ran-out':
      return ranOut(room, fact.chairs);
    case 'conceded':
      return conceded(room, fact.chair);
    default:
      return { room: quietly(room, fact), events: [], refused: null };
  }
}

type Consequential =
  | 'created'
  | 'unreadable'
  | 'answered'
  | 'retracted'
  | 'planned'
  | 'started'
  | 'told'
  | 'dealt'
  | 'undo-asked'
  | 'undo-agreed'
  | 'lent'
  | 'ran-out'
  | 'conceded';
type QuietFact = Exclude<Fact, { fact: Consequential }>;

/** What changes the room and not the game. */
function quietly(room: Room, fact: QuietFact): Room {
  switch (fact.fact) {
    case 'begins':
      return begins(room, fact);
    case 'sat':
      return withChair(readmitted(room, fact.person.id), fact.chair, { ...freeChair(), person: fact.person });
    case 'left':
      return left(room, fact.person);
    case 'set':
      return { ...room, settings: complete(fact.settings), chairs: fitted(room.chairs, fact.settings.seats) };
    case 'bot':
      return withChair(room, fact.chair, { ...freeChair(), bot: fact.bot });
    case 'pledged':
      return withChair(room, fact.chair, { ...room.chairs[fact.chair], pledge: fact.pledge });
    case 'dealing':
      return { ...room, dealing: dealingFor(room, fact) };
    case 'ordered':
      return { ...room, chairs: fact.order.map((chair) => room.chairs[chair]) };
    case 'removed':
      return removed(room, fact.chair);
    case 'readmitted':
      return readmitted(room, fact.person);
    case 'undo-refused':
      return { ...room, undo: null };
    case 'reclaimed':
      return setRunning(withChair(room, fact.chair, { ...room.chairs[fact.chair], lent: null }));
    case 'lend-agreed':
      return wanted(room, fact.chair, fact.by);
    case 'holidays':
      return onHoliday(room, fact);
    case 'resumed':
      return standStill(room, fact.lost ?? room.at - fact.since);
    case 'said':
      // someone was forgotten, and with them what they said
      if (fact.text === '') return room;
      return { ...room, chat: [...room.chat, { at: room.at, person: fact.person, text: fact.text }].slice(-MOST_CHAT) };
    case 'muted':
      return {
        ...room,
        muted: [...room.muted.filter((id) => id !== fact.person), ...(fact.muted ? [fact.person] : [])],
      };
    case 'rematch':
      return { ...room, next: fact.table };
    case 'adopted':
      return adopted(room, fact.from, fact.to);
    case 'renamed':
      return withPerson(room, fact.person.id, fact.person);
    case 'agreed':
    case 'forgotten':
      return room;
  }
}

/** Chairs are as many as the game has players, and who sits on which stays. */
function begins(room: Room, { fact: _, settings, ...beginning }: Extract<Fact, { fact: 'begins' }>): Room {
  return { ...room, beginning, settings: complete(settings), chairs: fitted(room.chairs, settings.seats) };
}

type Start = Pick<Extract<Fact, { fact: 'started' }>, 'config' | 'fill'> & Partial<Pick<Room, 'deal' | 'commitment'>>;

/** Once the last of them has told theirs the game begins. */
function toldPart(before: Room, room: Room, { chair, nonce }: Extract<Fact, { fact: 'told' }>): Happened {
  if (!room.dealing) return refusedAs(before, { code: 'not-dealing', message: 'no cards are being dealt here' });
  const dealing = told(room.dealing, chair, nonce);
  const next = { ...room, dealing };
  return isComplete(dealing) ? begin(before, next) : { room: next, events: [], refused: null };
}

function begin(before: Room, room: Room): Happened {
  if (!room.dealing) return refusedAs(before, { code: 'not-dealing', message: 'no cards are being dealt here' });
  const { fill } = room.dealing;
  return started({ ...room, dealing: null }, { fill, ...dealt(room.dealing) });
}

function started(
  room: Room,
  { config, fill, deal = null, commitment = isAsDealt(room.beginning) ? null : commitmentOf(config.seed) }: Start,
): Happened {
  const events: GameEvent[] = [];
  const game = create(room.beginning ? { ...config, from: room.beginning.from } : config, events);
  const chairs = room.chairs.map(({ pledge: _, ...chair }) =>
    chair.person || chair.bot ? chair : { ...chair, bot: fill },
  );
  const clocks = freshClocks(room.settings.clock, chairs.length);
  const begun: Room = { ...room, status: 'playing', chairs, game, deal, commitment, told: events.length, clocks };
  return { room: nextQuestion(begun), events, refused: null };
}

/** What others wanted of someone was about the last one. */
function nextQuestion(room: Room): Room {
  const chairs = room.chairs.some((chair) => chair.wanted) ? room.chairs.map(notWanted) : room.chairs;
  return newQuestion({ ...room, chairs, asked: room.at });
}

function answered(before: Room, room: Room, fact: Extract<Fact, { fact: 'answered' }>): Happened {
  if (!before.game) return refusedAs(before, { code: 'not-playing', message: 'no game is being played here' });
  const { game, events, error } = submit(before.game, fact.seat, fact.choice);
  if (error) return refusedAs(before, error);
  const others = room.botAnswered.filter((seat) => seat !== fact.seat);
  const botAnswered = isByBot(before, fact.seat) ? [...others, fact.seat] : others;
  const now: Room = {
    ...afterAnswer(before, room, fact.seat, fact.wish),
    game,
    told: room.told + events.length,
    botAnswered,
    given: given(before, fact, game),
  };
  if (over(game))
    return { room: { ...stopAll(now), undo: null, plans: [], status: 'over', ended: room.at }, events, refused: null };
  const isSettled = game.state.question !== before.game.state.question;
  return {
    room: isSettled ? nextQuestion({ ...now, botAnswered: [], undo: null }) : setRunning(now),
    events,
    refused: null,
  };
}

function retracted(before: Room, room: Room, seat: SeatId): Happened {
  if (!before.game) return refusedAs(before, { code: 'not-playing', message: 'no game is being played here' });
  const { game, error } = retract(before.game, seat);
  if (error) return refusedAs(before, error);
  const botAnswered = room.botAnswered.filter((one) => one !== seat);
  const rest = afterAnswer(before, room, seat, undefined);
  return { room: setRunning({ ...rest, game, botAnswered }), events: [], refused: null };
}

/** In rated games nothing is undone while a bot plays for someone, nor what was asked for before. */
function lent(room: Room, which: readonly number[], bot: Level): Happened {
  const undo = room.undo?.everyone && room.settings.rated ? null : room.undo;
  const chairs = room.chairs.map((chair, i) => (which.includes(i) ? { ...notWanted(chair), lent: bot } : chair));
  return settleUndo(setRunning({ ...room, undo, chairs }));
}

/** What then happens to a chair is as the table has agreed. */
function ranOut(room: Room, chairs: readonly number[]): Happened {
  const out = runOut(room, chairs);
  return room.settings.timeout === 'chair' ? lent(out, chairs, STAND_IN) : { room: out, events: [], refused: null };
}

function conceded(room: Room, chair: number): Happened {
  const isResignedAtOnce = room.isResignedAtOnce || resignsAtOnce(room, chair);
  return settleUndo(
    setRunning(withChair({ ...room, isResignedAtOnce }, chair, { ...room.chairs[chair], conceded: true })),
  );
}

/** When the last of those who are asked agrees, the last turn has not happened. */
function settleUndo(room: Room): Happened {
  const { undo } = room;
  const people = undo?.everyone ? chairsNotGivenUp(room) : chairsOfPeople(room);
  if (!undo || !room.game || people.length === 0 || !people.every((chair) => undo.agreed.includes(chair)))
    return { room, events: [], refused: null };
  const events: GameEvent[] = [];
  const game = replay(save(room.game), lastTurn(room.game), events);
  const back: Room = {
    ...room,
    botAnswered: [],
    given: room.given.slice(0, game.moves.length),
    undo: null,
    plans: afterUndo(room, game.state.question),
    game,
    told: events.length,
    undone: room.undone + 1,
  };
  return { room: nextQuestion(back), events: [], refused: null };
}

const refusedAs = (room: Room, refused: RoomRefusal): Happened => ({ room, events: [], refused });
