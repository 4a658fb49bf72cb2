/** The log cut into turns. Where a turn begins and ends is known here and nowhere else. */
import type { Known } from '@polis/client';
import type { GameEvent, SeatId } from '@polis/engine';
import { kept } from './kept.ts';

export interface Turn {
  key: string;
  /** 0 before the first Age. */
  age: number;
  /** 0 before the first turn of an Age, when leaders are recruited. */
  turn: number;
  /** Where in the log it begins. */
  from: number;
  /** The last turn of an Age ends with its conflicts, that of the game with the score. */
  events: GameEvent[];
}

/** What a seat did with its card. */
export type Deed =
  | { seat: SeatId; did: 'built'; card: string }
  | { seat: SeatId; did: 'stage'; stage: number; joined: boolean }
  | { seat: SeatId; did: 'sold' };

export function deedOf(event: GameEvent): Deed | null {
  if (event.event === 'built') return { seat: event.seat, did: 'built', card: event.card };
  if (event.event === 'stage')
    return { seat: event.seat, did: 'stage', stage: event.stage, joined: event.joined !== null };
  if (event.event === 'sold') return { seat: event.seat, did: 'sold' };
  return null;
}

const isDeed = (event: GameEvent): boolean => deedOf(event) !== null;

/** At the end of an Age there are conflicts, or else everyone gives back an olive branch. */
const endsAge = (event: GameEvent): boolean =>
  event.event === 'conflict' ||
  event.event === 'standoff' ||
  (event.event === 'token' && event.token === 'diplomacy' && event.count < 0);

const cut = new WeakMap<readonly GameEvent[], Turn[]>();

/** The same log always has the same turns. */
export const turnsOf = (log: readonly GameEvent[]): Turn[] => kept(cut, log, () => cutUp(log));

function cutUp(log: readonly GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  let age = 0;
  let turn = 0;
  let isAgeOver = true;
  let current: Turn | null = null;
  log.forEach((event, from) => {
    if (event.event === 'age') {
      age = event.age;
      turn = 1;
      isAgeOver = false;
      current = null;
    } else if (isAgeOver && isDeed(event)) {
      // between two Ages only leaders are played
      age++;
      turn = 0;
      isAgeOver = false;
      current = null;
    }
    if (!current) {
      current = { key: `${age}/${turn}/${from}`, age, turn, from, events: [] };
      turns.push(current);
    }
    current.events.push(event);
    if (endsAge(event)) isAgeOver = true;
    if (event.event === 'passed') {
      turn++;
      current = null;
    }
  });
  return turns;
}

/** The same as they are called: where a game began elsewhere, its first turns are of the Age that it began in. */
export function turnsNamed({ log, room: { beginning } }: Pick<Known, 'log' | 'room'>): Turn[] {
  const turns = turnsOf(log);
  if (!beginning) return turns;
  const next = log.findIndex(({ event }) => event === 'age');
  return turns.map((one) => {
    if (next >= 0 && one.from >= next) return one;
    const isFirstAge = one.age <= 1;
    return {
      ...one,
      age: isFirstAge ? beginning.age : beginning.age + one.age - 1,
      turn: isFirstAge ? beginning.turn + one.turn : one.turn,
    };
  });
}

/** The last turn in which something was played, also while a question of it is still open. */
export const lastTurn = (log: readonly GameEvent[]): Turn | null =>
  turnsOf(log).findLast(({ events }) => events.some(isDeed)) ?? null;
