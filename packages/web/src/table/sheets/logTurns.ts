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

/** Who earned by trade is told by those who paid, and what a stage brings that offers a choice, by what was chosen. */
export const isTold = (event: GameEvent, { events }: LogTurn): boolean =>
  (event.event === 'coins' && event.why === 'trade') ||
  (event.event === 'token' &&
    event.token.startsWith('pawn') &&
    events.some((other) => other.event === 'stage' && other.seat === event.seat && other.option > 0));
