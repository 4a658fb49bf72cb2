import { type Game, NONE } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { thinking } from '../../src/room/index.ts';
import { person, reopened, SECOND, type Sitting, started, table } from './kit.ts';

const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const lendBob = { do: 'lend', chair: 1, bot: 'random' } as const;

const bots = ({ room }: Sitting): string[] => thinking(room).map(({ seat, bot }) => `${seat} ${bot}`);

describe('lending', () => {
  test('the own chair, at any time', () => {
    const at = started();
    at.does('Ann', { do: 'lend', chair: 0, bot: 'architect' });
    expect(bots(at)).toEqual(['0 architect']);
    expect(at.room.chairs[0]).toMatchObject({ person: person('Ann'), lent: 'architect' });
  });

  test("another's chair, while they are away, to a bot that plays well for them", () => {
    const at = started();
    expect(at.refused('Ann', { do: 'lend', chair: 1, bot: 'random' })).toBe('present');
    at.goes('Bob');
    at.waits(2 * MINUTE);
    at.does('Ann', { do: 'lend', chair: 1, bot: 'random' });
    at.comes('Bob');
    expect(bots(at)).toEqual(['1 merchant']);
    at.does('Bob', { do: 'reclaim' });
    expect(bots(at)).toEqual([]);
  });

  test('not because a line has dropped: after two minutes, counted anew with each time away', () => {
    const at = started();
    at.goes('Bob');
    expect(at.refused('Ann', lendBob)).toBe('not-yet');
    at.waits(2 * MINUTE - 1);
    expect(at.refused('Ann', lendBob)).toBe('not-yet');
    at.comes('Bob');
    at.goes('Bob');
    at.waits(MINUTE);
    expect(at.refused('Ann', lendBob)).toBe('not-yet');
    at.waits(MINUTE);
    at.does('Ann', lendBob);
  });

  test('after a restart, counted from then', () => {
    const at = reopened(started().journal);
    at.goes('Bob');
    expect(at.refused('Ann', lendBob)).toBe('not-yet');
  });

  test.each([
    [{ grace: 30 }, 30 * SECOND],
    [{ grace: 600, clock: { per: 'move', seconds: 60 } }, 600 * SECOND],
    [{ clock: { per: 'move', seconds: 90 } }, 2 * MINUTE],
    [{ clock: { per: 'game', seconds: 1800, bonus: 10 } }, 2 * MINUTE],
    [{ clock: { per: 'game', seconds: 3600, bonus: 10 } }, HOUR],
    [{ clock: { per: 'move', seconds: 86_400 } }, 24 * HOUR],
  ] as const)('with %j after %i ms', (settings, ms) => {
    const at = started(settings);
    at.goes('Bob');
    at.waits(ms - 1);
    expect(at.refused('Ann', lendBob)).toBe('not-yet');
    at.waits(1);
    at.does('Ann', lendBob);
  });

  test('with a long clock also once it has run out, however short they are away', () => {
    const at = started({ clock: { per: 'move', seconds: 86_400 } });
    at.waits(24 * HOUR);
    at.goes('Bob');
    at.does('Ann', lendBob);
  });

  test('only what is played by a person, at a table of one’s own', () => {
    expect(table().refused('Ann', { do: 'lend', chair: 0, bot: 'random' })).toBe('not-playing');
    const at = started({ seats: 4 });
    expect(at.refused('Zoe', { do: 'lend', chair: 0, bot: 'random' })).toBe('not-seated');
    expect(at.refused('Ann', { do: 'lend', chair: 4, bot: 'random' })).toBe('no-such-chair');
    expect(at.refused('Ann', { do: 'lend', chair: 3, bot: 'random' })).toBe('not-yours');
    at.does('Bob', { do: 'concede' });
    expect(at.refused('Ann', { do: 'lend', chair: 1, bot: 'random' })).toBe('not-yours');
    at.does('Cid', { do: 'leave' });
    expect(at.refused('Ann', { do: 'lend', chair: 2, bot: 'random' })).toBe('lent');
    expect(at.refused('Cid', { do: 'lend', chair: 2, bot: 'random' })).toBe('lent');
  });

  test('keeps an answer that was given, and lets the bot answer what is open', () => {
    const at = started({ seats: 2 }, ['Bob']);
    at.does('Ann', at.answer('Ann'));
    const { sealed } = (at.room.game as Game).state;
    at.does('Ann', { do: 'leave' });
    expect(bots(at)).toEqual(['2 merchant']);
    at.botsAnswer();
    expect((at.room.game as Game).state.sealed[0]).toBe(sealed[0]);
  });
});

describe('taking the chair back', () => {
  test('is for its owner', () => {
    const at = started();
    at.does('Ann', { do: 'leave' });
    expect(at.refused('Bob', { do: 'reclaim' })).toBe('not-lent');
    expect(at.refused('Zoe', { do: 'reclaim' })).toBe('not-seated');
    at.does('Ann', { do: 'reclaim' });
    expect(at.refused('Ann', { do: 'reclaim' })).toBe('not-lent');
    expect(table().refused('Ann', { do: 'reclaim' })).toBe('not-playing');
  });

  test('in a rated game leaves the answer of the bot as it is: else it would be advice', () => {
    const at = started();
    at.does('Ann', { do: 'leave' });
    at.botsAnswer();
    at.does('Ann', { do: 'reclaim' });
    const { question, sealed } = (at.room.game as Game).state;
    const other = { ...at.answer('Bob'), seat: 0 };
    expect(at.refused('Ann', { do: 'retract', seat: 0, question })).toBe('lent');
    expect(at.refused('Ann', other)).toBe('lent');
    expect((at.room.game as Game).state.sealed[0]).toBe(sealed[0]);
    at.settles();
    at.does('Ann', at.answer('Ann'));
    const next = (at.room.game as Game).state.question;
    at.does('Ann', { do: 'retract', seat: 0, question: next });
  });

  test('lets the answer of the bot be changed while others think', () => {
    const at = started({ rated: false });
    at.does('Ann', { do: 'leave' });
    at.botsAnswer();
    const { question } = (at.room.game as Game).state;
    expect(at.refused('Ann', { do: 'retract', seat: 0, question })).toBe('lent');
    at.does('Ann', { do: 'reclaim' });
    at.does('Ann', { do: 'retract', seat: 0, question });
    expect((at.room.game as Game).state.sealed[0]).toBe(NONE);
    expect(bots(at)).toEqual([]);
    at.answers('Ann');
  });
});

describe('leaving in the middle', () => {
  test('lends the chair', () => {
    const at = started();
    at.does('Ann', { do: 'leave' });
    expect(bots(at)).toEqual(['0 merchant']);
    expect(at.refused('Ann', { do: 'leave' })).toBe('lent');
    expect(at.refused('Ann', at.answer('Ann', 0))).toBe('lent');
    expect(at.room.host).toBe(person('Ann').id);
  });
});

describe('conceding', () => {
  test('is for good: a bot plays on to the end', () => {
    const at = started();
    at.does('Ann', { do: 'concede' });
    expect(bots(at)).toEqual(['0 merchant']);
    for (const command of [{ do: 'reclaim' }, { do: 'concede' }, { do: 'leave' }, at.answer('Ann', 0)] as const)
      expect(at.refused('Ann', command)).toBe('conceded');
    expect(at.refused('Zoe', { do: 'concede' })).toBe('not-seated');
    expect(table().refused('Ann', { do: 'concede' })).toBe('not-playing');
  });

  test('a chair that is lent keeps its bot', () => {
    const at = started();
    at.does('Ann', { do: 'lend', chair: 0, bot: 'baseline' });
    at.does('Ann', { do: 'concede' });
    expect(bots(at)).toEqual(['0 baseline']);
    expect(at.refused('Ann', { do: 'reclaim' })).toBe('conceded');
  });

  test('by all of them leaves a game of bots, which ends', () => {
    const at = started({ seats: 2 }, ['Bob']);
    at.does('Ann', { do: 'concede' });
    at.does('Bob', { do: 'concede' });
    while (at.room.status === 'playing') at.botsAnswer();
    expect(at.room.status).toBe('over');
  });
});
