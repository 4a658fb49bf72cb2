/** What becomes of a chair whose person is away or out of time is what the table has agreed on. */
import type { ClockSettings, Settings } from '@polis/client';
import { describe, expect, test } from 'vitest';
import { agreement, chairsOfPeople, rebuild, thinking } from '../../src/room/index.ts';
import { KNOWS } from '../../src/room/needs.ts';
import { reopened, SECOND, type Sitting, started, table } from './kit.ts';

const MINUTE: ClockSettings = { per: 'move', seconds: 60 };
const lendBob = { do: 'lend', chair: 1, bot: 'random' } as const;
const bots = ({ room }: Sitting): number[] => thinking(room).map(({ seat }) => seat);

describe('when a clock has run out', () => {
  test('a bot answers this question alone, unless it was agreed otherwise', () => {
    const at = started({ clock: MINUTE });
    at.waits(60 * SECOND);
    expect(bots(at)).toEqual([0, 1, 2]);
    at.settles();
    expect(chairsOfPeople(at.room)).toEqual([0, 1, 2]);
    expect(bots(at)).toEqual([]);
  });

  test('a bot takes the chair, until its person takes it back', () => {
    const at = started({ clock: MINUTE, timeout: 'chair' });
    at.answers('Ann');
    at.answers('Cid');
    at.waits(60 * SECOND);
    expect(at.room.chairs.map(({ lent }) => lent)).toEqual([null, 'merchant', null]);
    at.settles();
    expect(bots(at)).toEqual([1]);
    at.does('Bob', { do: 'reclaim' });
    expect(bots(at)).toEqual([]);
    expect(at.clock('Bob')).toEqual({ left: 60, runs: true });
    at.answers('Bob');
  });

  test('taken back within the question whose time is over, the bot still answers that one', () => {
    const at = started({ clock: MINUTE, timeout: 'chair' });
    at.waits(60 * SECOND);
    at.does('Bob', { do: 'reclaim' });
    expect(at.refused('Bob', at.answer('Bob'))).toBe('lent');
    expect(bots(at)).toEqual([0, 1, 2]);
  });

  test('in a rated game nothing is undone then, as with any chair that is lent', () => {
    const at = started({ clock: MINUTE, timeout: 'chair', rated: true });
    at.settles();
    at.does('Ann', { do: 'undo' });
    at.answers('Ann');
    at.waits(60 * SECOND);
    expect(at.room.undo).toBe(null);
  });

  test('nothing happens: they may still answer, and then have time again', () => {
    const at = started({ clock: MINUTE, timeout: 'nothing' });
    at.waits(60 * SECOND);
    expect(bots(at)).toEqual([]);
    expect(at.clock('Bob')).toEqual({ left: 0, runs: false });
    at.waits(1000 * SECOND);
    for (const name of ['Ann', 'Bob', 'Cid'] as const) at.answers(name);
    expect(at.clock('Bob')).toEqual({ left: 60, runs: true });
  });

  test('nothing happens, but who is away then can be lent at once', () => {
    const at = started({ clock: MINUTE, timeout: 'nothing' });
    expect(at.refused('Ann', lendBob)).toBe('present');
    at.waits(60 * SECOND);
    expect(at.refused('Ann', lendBob)).toBe('present');
    at.goes('Bob');
    at.does('Ann', lendBob);
    expect(bots(at)).toEqual([1]);
  });
});

describe('the chair of someone away', () => {
  const together: Partial<Settings> = { lending: 'everyone', grace: 30 };

  test('is lent when all others who are there want it', () => {
    const at = started({ ...together, seats: 4 }, ['Bob', 'Cid', 'Dot']);
    at.goes('Bob');
    at.goes('Dot');
    expect(at.refused('Ann', lendBob)).toBe('not-yet');
    at.waits(30 * SECOND);
    at.does('Ann', lendBob);
    expect(at.room.chairs[1]).toMatchObject({ lent: null, wanted: [0] });
    expect(at.refused('Ann', lendBob)).toBe('lend-asked');
    at.does('Cid', lendBob);
    expect(at.room.chairs[1]).toEqual({
      person: at.room.chairs[1].person,
      bot: null,
      lent: 'merchant',
      conceded: false,
    });
  });

  test('whoever has a bot play for them has no say in it', () => {
    const at = started(together);
    at.does('Cid', { do: 'lend', chair: 2, bot: 'merchant' });
    at.goes('Bob');
    at.waits(30 * SECOND);
    expect(at.refused('Cid', lendBob)).toBe('lent');
    at.does('Ann', lendBob);
    expect(bots(at)).toEqual([1, 2]);
  });

  test('also when those who did not want it have gone', () => {
    const at = started(together);
    at.goes('Bob');
    at.waits(30 * SECOND);
    at.does('Ann', lendBob);
    at.goes('Cid');
    at.does('Ann', lendBob);
    expect(bots(at)).toEqual([1]);
  });

  test('is not talked about any more once there is another question', () => {
    const at = started(together);
    at.goes('Bob');
    at.waits(30 * SECOND);
    at.does('Ann', lendBob);
    at.comes('Bob');
    at.settles();
    at.goes('Bob');
    at.waits(30 * SECOND);
    at.does('Cid', lendBob);
    expect(at.room.chairs[1]).toMatchObject({ lent: null, wanted: [2] });
  });

  test('together they need not wait for someone who is there, out of time', () => {
    const at = started({ ...together, clock: MINUTE, timeout: 'nothing' });
    at.answers('Ann');
    at.answers('Cid');
    expect(at.refused('Ann', lendBob)).toBe('present');
    at.waits(60 * SECOND);
    at.does('Ann', lendBob);
    at.does('Cid', lendBob);
    expect(bots(at)).toEqual([1]);
  });

  test('is lent by nobody else where that was agreed, but by its person', () => {
    const at = started({ lending: 'nobody' });
    at.goes('Bob');
    at.waits(1e6 * SECOND);
    expect(at.refused('Ann', lendBob)).toBe('not-lendable');
    at.comes('Bob');
    at.does('Bob', lendBob);
  });
});

describe('nodes of releases before', () => {
  test('leave a table alone that has agreed on something they do not know, from its start on', () => {
    expect(agreement(table().room).fact).toBe(null);
    for (const settings of [{ timeout: 'chair' }, { lending: 'nobody' }] as const) {
      const at = table(settings);
      const { fact } = agreement(at.room);
      if (!fact) throw new Error('nothing is written');
      at.happens(fact);
      expect(at.room.needs).toBe(KNOWS);
      expect(agreement(at.room).fact).toBe(null);
    }
  });

  test('tables from before have what they had', () => {
    const [first, ...rest] = started().journal;
    if (first.fact.fact !== 'created') throw new Error('a table is created first');
    const { timeout: _, lending: __, holidays: ___, ...settings } = first.fact.settings;
    const old = [{ ...first, fact: { ...first.fact, settings: settings as Settings } }, ...rest];
    expect(rebuild('t', old).settings).toMatchObject({ timeout: 'answer', lending: 'anyone', holidays: true });
    reopened(old).checks();
  });
});
