import { type Game, hash } from '@polis/engine';
import { expect, test } from 'vitest';
import { atRest, type Room } from '../../src/room/index.ts';
import { started } from './kit.ts';

const unitsOf = ({ game }: Room) => (game as Game).state.seats.map(({ tally }) => tally.own);

test('a room at rest is the same room, and what it was made of does not change', () => {
  const at = started({ seats: 4 }, ['Bob', 'Cid', 'Dot']);
  while (at.room.status === 'playing') {
    const before = JSON.stringify(at.room);
    const resting = atRest(at.room, null);
    expect(resting).toEqual(at.room);
    expect(hash(resting.game as Game)).toBe(hash(at.room.game as Game));
    expect(JSON.stringify(at.room)).toBe(before);
    at.settles();
  }
});

test('cities with the same resources share what says so, also at different tables', () => {
  const [one, other] = [started(), started()].map(({ room }) => atRest(room, null));
  expect(unitsOf(one)).toEqual(unitsOf(other));
  for (const [seat, units] of unitsOf(one).entries()) expect(unitsOf(other)[seat]).toBe(units);
});

test('nothing is copied before the next question', () => {
  const at = started();
  const before = atRest(at.room, null);
  expect(atRest(before, before)).toBe(before);
  const waiting: Room = { ...before, chat: [], game: { ...(before.game as Game) } };
  expect(atRest(waiting, before)).toBe(waiting);
});
