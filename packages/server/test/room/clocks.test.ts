import type { ClockSettings } from '@polis/client';
import { describe, expect, test } from 'vitest';
import { deadlines, thinking, timeouts } from '../../src/room/index.ts';
import { SECOND, type Sitting, started, table } from './kit.ts';

const PER_MOVE: ClockSettings = { per: 'move', seconds: 30 };
const PER_GAME: ClockSettings = { per: 'game', seconds: 100, bonus: 10 };
const NO_BONUS: ClockSettings = { per: 'game', seconds: 30, bonus: 0 };

/** The chairs for which bots think now. */
const bots = ({ room }: Sitting): number[] => thinking(room).map(({ seat }) => seat);

describe('a clock', () => {
  test('runs for people who are asked, until they answer', () => {
    const at = started({ clock: PER_MOVE }, ['Bob']);
    at.waits(5 * SECOND);
    expect(at.clock('Ann')).toEqual({ left: 25, runs: true });
    at.answers('Ann');
    at.waits(5 * SECOND);
    expect(at.clock('Ann')).toEqual({ left: 25, runs: false });
    expect(at.clock('Bob')).toEqual({ left: 20, runs: true });
    expect(deadlines(at.room).map(({ chair }) => chair)).toEqual([1]);
  });

  test('goes on when an answer is taken back, and stands when it is given again', () => {
    const at = started({ clock: PER_MOVE });
    at.waits(5 * SECOND);
    const answer = at.answer('Ann');
    at.does('Ann', answer);
    at.waits(5 * SECOND);
    at.does('Ann', { do: 'retract', seat: 0, question: answer.question });
    at.waits(5 * SECOND);
    expect(at.clock('Ann')).toEqual({ left: 20, runs: true });
    at.does('Ann', answer);
    at.does('Ann', answer);
    expect(at.clock('Ann')).toEqual({ left: 20, runs: false });
  });

  test('stands for those who are not asked', () => {
    const side = { wonder: 'random', side: 'A' } as const;
    const at = started({ clock: PER_GAME, wonders: [{ wonder: 'random', side: 'choice' }, side, side] });
    expect(at.clock('Ann')).toEqual({ left: 110, runs: true });
    expect(at.clock('Bob')).toEqual({ left: 100, runs: false });
  });

  test('runs until both cities of a player have a card', () => {
    const at = started({ seats: 2, clock: PER_MOVE }, ['Bob']);
    at.does('Ann', at.answer('Ann'));
    expect(at.clock('Ann').runs).toBe(true);
    at.does('Ann', at.answer('Ann'));
    expect(at.clock('Ann').runs).toBe(false);
  });

  test('is not there where none was agreed on', () => {
    const at = started();
    at.waits(1_000_000 * SECOND);
    expect(at.room.clocks).toBe(null);
    expect(deadlines(at.room)).toEqual([]);
    expect(timeouts(table({ clock: PER_MOVE }).room, at.now)).toBe(null);
  });

  test('stands when the game is over', () => {
    const at = started({ clock: PER_GAME }, []);
    while (at.room.status === 'playing') at.settles();
    expect(at.clock('Ann').runs).toBe(false);
    expect(at.clock('Ann').left).toBe(100 + 10 * 18);
  });
});

describe('time for each move', () => {
  test('is there anew with every question', () => {
    const at = started({ clock: PER_MOVE });
    at.waits(20 * SECOND);
    at.settles();
    for (const name of ['Ann', 'Bob', 'Cid'] as const) expect(at.clock(name)).toEqual({ left: 30, runs: true });
  });
});

describe('time for the whole game', () => {
  test('gets less by what everyone used, also by who answers last', () => {
    const at = started({ clock: PER_GAME });
    at.waits(5 * SECOND);
    at.answers('Ann');
    at.waits(10 * SECOND);
    at.answers('Bob');
    at.waits(20 * SECOND);
    at.answers('Cid');
    expect((['Ann', 'Bob', 'Cid'] as const).map((name) => at.clock(name).left)).toEqual([115, 105, 85]);
  });

  test('does not grow while a bot plays for someone', () => {
    const at = started({ clock: PER_GAME });
    at.waits(10 * SECOND);
    at.does('Bob', { do: 'lend', chair: 1, bot: 'random' });
    at.waits(10 * SECOND);
    for (let i = 0; i < 3; i++) at.settles();
    expect(at.clock('Bob')).toEqual({ left: 100, runs: false });
    at.does('Bob', { do: 'reclaim' });
    expect(at.clock('Bob')).toEqual({ left: 100, runs: true });
  });

  test('that has been used up comes back with the next bonus', () => {
    const at = started({ clock: PER_GAME }, ['Bob']);
    at.answers('Bob');
    at.waits(110 * SECOND);
    expect(at.clock('Ann')).toEqual({ left: 0, runs: false });
    at.settles();
    expect(at.clock('Ann')).toEqual({ left: 10, runs: true });
    at.answers('Ann');
  });

  test('without a bonus is gone for good: a bot plays on', () => {
    const at = started({ clock: NO_BONUS }, ['Bob']);
    at.answers('Bob');
    at.waits(30 * SECOND);
    at.settles();
    expect(at.clock('Ann')).toEqual({ left: 0, runs: false });
    expect(bots(at)).toEqual([0, 2]);
    while (at.room.status === 'playing') at.settles();
  });
});

describe('a clock that has run out', () => {
  test('not before its time, and everyone at once whose time it is', () => {
    const at = started({ clock: PER_MOVE });
    at.waits(30 * SECOND - 1);
    expect(bots(at)).toEqual([]);
    at.answers('Cid');
    at.waits(1);
    expect(at.journal.at(-1)?.fact).toEqual({ fact: 'ran-out', chairs: [0, 1] });
    expect(bots(at)).toEqual([0, 1]);
  });

  test('lets a bot answer this question and no other', () => {
    const at = started({ clock: PER_MOVE });
    at.answers('Bob');
    at.waits(30 * SECOND);
    expect(at.refused('Ann', at.answer('Ann', 0))).toBe('lent');
    at.botsAnswer();
    expect(at.room.game?.state.question).toBe(2);
    expect(bots(at)).toEqual([]);
    at.answers('Ann');
  });

  test('leaves an answer to the own city, and a bot decides for the Free City', () => {
    const at = started({ seats: 2, clock: PER_MOVE }, ['Bob']);
    const own = at.answer('Ann');
    at.does('Ann', own);
    at.waits(30 * SECOND);
    expect(bots(at)).toEqual([1, 2]);
    expect(at.refused('Ann', { do: 'retract', seat: 0, question: own.question })).toBe('lent');
  });

  test('takes nobody the say in an undo', () => {
    const at = started({ clock: NO_BONUS }, ['Bob']);
    at.settles();
    at.answers('Bob');
    at.waits(30 * SECOND);
    at.does('Bob', { do: 'undo' });
    expect(at.room.undone).toBe(0);
    at.does('Ann', { do: 'agree', yes: true });
    expect(at.room.undone).toBe(1);
  });

  test('cannot be taken back like a chair that was lent', () => {
    const at = started({ clock: PER_MOVE });
    at.waits(30 * SECOND);
    expect(at.refused('Ann', { do: 'reclaim' })).toBe('not-lent');
  });
});

describe('a clock stands', () => {
  test('while nobody could play', () => {
    const at = started({ clock: PER_MOVE });
    at.waits(10 * SECOND);
    const since = at.now;
    at.answers('Ann');
    const deadline = deadlines(at.room)[0].at;
    // nobody rings a clock while the server is down
    const back = since + 1000 * SECOND;
    expect(timeouts(at.room, back)).toEqual({ fact: 'ran-out', chairs: [1, 2] });
    at.happens({ fact: 'resumed', since }, back);
    expect(deadlines(at.room).map(({ at: time }) => time)).toEqual([
      deadline + 1000 * SECOND,
      deadline + 1000 * SECOND,
    ]);
    expect(at.clock('Ann')).toEqual({ left: 20, runs: false });
    expect(at.clock('Bob')).toEqual({ left: 20, runs: true });
  });

  test('while the chair is lent, and goes on when it is taken back', () => {
    const at = started({ clock: PER_MOVE });
    at.waits(10 * SECOND);
    at.does('Ann', { do: 'lend', chair: 0, bot: 'random' });
    at.waits(10 * SECOND);
    expect(at.clock('Ann')).toEqual({ left: 20, runs: false });
    at.does('Ann', { do: 'reclaim' });
    at.waits(5 * SECOND);
    expect(at.clock('Ann')).toEqual({ left: 15, runs: true });
    at.does('Ann', { do: 'concede' });
    expect(at.clock('Ann').runs).toBe(false);
  });

  test('at a table that is frozen', () => {
    const at = started({ clock: PER_MOVE });
    expect(timeouts({ ...at.room, frozen: 'why' }, at.now + 1000 * SECOND)).toBe(null);
  });
});

test('an undo takes time for what was thought, and gives it for what is asked again', () => {
  const at = started({ clock: PER_GAME }, []);
  at.waits(5 * SECOND);
  at.settles();
  at.waits(20 * SECOND);
  at.does('Ann', { do: 'undo' });
  expect(at.clock('Ann')).toEqual({ left: 100 + 10 - 5 + 10 - 20 + 10, runs: true });
});
