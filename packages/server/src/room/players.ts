/** Who plays which seat right now: the person whose chair it is, or a bot in their place. */
import type { Level } from '@polis/client';
import { type SeatId, view } from '@polis/engine';
import type { Room } from './types.ts';

/** Plays on for people who left, gave up or whose time ran out. */
export const STAND_IN: Level = 'merchant';

/** A chair's player: `bot` says which bot answers, null that the person does. */
export function playerOf(room: Room, chair: number): { bot: Level | null } {
  const { bot, lent, conceded } = room.chairs[chair];
  if (bot) return { bot };
  if (lent) return { bot: lent };
  return { bot: conceded || isTooLate(room, chair) ? STAND_IN : null };
}

/** Whether the time for this question is over, and a bot answers it. */
export const isTooLate = ({ clocks, settings }: Room, chair: number): boolean =>
  settings.timeout !== 'nothing' && (clocks?.out[chair] ?? false);

/** Whether it is a bot that answers for the person whose seat it is. */
export const isByBot = (room: Room, seat: SeatId): boolean => {
  const chair = room.game?.state.controller[seat] ?? seat;
  return room.chairs[chair].person !== null && playerOf(room, chair).bot !== null;
};

export const chairOf = ({ chairs }: Pick<Room, 'chairs'>, person: string): number =>
  chairs.findIndex((chair) => chair.person?.id === person);

/** Whether someone may not look: the game is for those who play it. Before and afterwards everyone may. */
export const isClosedTo = (room: Room, person: string): boolean =>
  !room.settings.onlookers && room.status === 'playing' && chairOf(room, person) < 0;

/** Chairs at which a person is playing, not a bot for them. */
export const chairsOfPeople = (room: Room): number[] =>
  room.chairs.flatMap(({ person, lent, conceded }, chair) => (person && !lent && !conceded ? [chair] : []));

/** Chairs of people who have not conceded, whether they are here, away or have a bot play for them. */
export const chairsNotGivenUp = ({ chairs }: Room): number[] =>
  chairs.flatMap(({ person, conceded }, chair) => (person && !conceded ? [chair] : []));

export interface Thinking {
  seat: SeatId;
  question: number;
  bot: Level;
}

/** The questions that a bot has to answer now. */
export function thinking(room: Room): Thinking[] {
  const { game } = room;
  if (!game || room.status !== 'playing' || room.frozen) return [];
  const { asks, sealed, controller, question } = game.state;
  return asks.flatMap((ask, seat) => {
    if (!ask || sealed[seat] >= 0) return [];
    if (ask.ask === 'play' && ask.after >= 0 && sealed[ask.after] < 0) return [];
    const { bot } = playerOf(room, controller[seat]);
    return bot ? [{ seat, question, bot }] : [];
  });
}

/** What a bot is told that answers for a seat. */
export function questionFor(room: Room, seat: SeatId) {
  const { game } = room;
  if (!game) return null;
  const seen = view(game, game.state.controller[seat]);
  const question = seen.asks.find((own) => own.seat === seat);
  return question ? { view: seen, question } : null;
}

/** Whether there is a chair for someone who has none: as far as the table goes. */
export const canSitAt = (room: Room, person: string): boolean =>
  room.status === 'gathering' &&
  !room.frozen &&
  !room.dealing &&
  chairOf(room, person) < 0 &&
  !room.removed.some(({ id }) => id === person) &&
  room.chairs.some((chair) => !chair.person && !chair.bot);
