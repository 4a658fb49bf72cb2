/** What the log tells once. */
import type { GameEvent } from '@polis/engine';
import { expect, test } from 'vitest';
import { turnsOf } from '../src/game/turns.ts';
import { isTold } from '../src/table/sheets/told.ts';

const pay = { left: 0, right: 2, bank: 0 };
const stage = (seat: number, option: number): GameEvent => ({
  event: 'stage',
  seat,
  stage: 2,
  option,
  pay,
  joined: null,
});
const pawn = (seat: number): GameEvent => ({ event: 'token', seat, token: 'pawn-2', count: 1 });

/** The lines of the only turn that are left out. */
function leftOut(...events: GameEvent[]): GameEvent[] {
  const [turn, ...others] = turnsOf(events);
  expect(others).toEqual([]);
  return events.filter((event) => isTold(event, turn));
}

test('coins of a trade are told by those who paid', () => {
  const trade: GameEvent = { event: 'coins', seat: 0, amount: 2, why: 'trade' };
  const sale: GameEvent = { event: 'coins', seat: 0, amount: 3, why: 'sale' };
  expect(leftOut(stage(1, 0), trade, sale)).toEqual([trade]);
});

test('a part in a project that was chosen with the stage is told by the choice', () => {
  expect(leftOut(stage(0, 2), stage(1, 0), pawn(0), pawn(1))).toEqual([pawn(0)]);
});

test('every other token is told', () => {
  const tokens = ['victory-3', 'defeat', 'diplomacy'].map(
    (token): GameEvent => ({ event: 'token', seat: 0, token, count: 1 }),
  );
  expect(leftOut(stage(0, 2), ...tokens)).toEqual([]);
});
