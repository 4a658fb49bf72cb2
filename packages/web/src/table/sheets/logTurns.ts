/** The log cut into Ages and turns. */
import type { GameEvent } from '@polis/engine';

export interface LogTurn {
  key: string;
  age: number;
  /** 0 before the first turn of an Age. */
  turn: number;
  events: GameEvent[];
}

export function turnsOf(log: readonly GameEvent[]): LogTurn[] {
  const turns: LogTurn[] = [];
  let age = 0;
  let turn = 0;
  let current: LogTurn | null = null;
  log.forEach((event, i) => {
    if (event.event === 'age') {
      age = event.age;
      turn = 1;
      current = null;
    }
    if (!current) {
      current = { key: `${age}/${turn}/${i}`, age, turn, events: [] };
      turns.push(current);
    }
    current.events.push(event);
    if (event.event === 'passed') {
      turn++;
      current = null;
    }
  });
  return turns;
}

/**
 * True for what another line of the turn says already: coins from trade are told with the buyer, and what a chosen
 * option of a stage brings, with the choice.
 */
export const isTold = (event: GameEvent, { events }: LogTurn): boolean =>
  (event.event === 'coins' && event.why === 'trade') ||
  (event.event === 'token' &&
    event.token.startsWith('pawn') &&
    events.some((other) => other.event === 'stage' && other.seat === event.seat && other.option > 0));
