import { type ClockSettings, timeAfter, timeBetween } from '@polis/client';
import { describe, expect, test } from 'vitest';
import { replanned } from '../../src/room/holidays.ts';
import { deadlines, holidaying, peopleNamed, timeouts, withoutPeople } from '../../src/room/index.ts';
import { type Name, person, reopened, SECOND, type Sitting, started, table } from './kit.ts';

const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const A_DAY: ClockSettings = { per: 'move', seconds: DAY / SECOND };
const lendBob = { do: 'lend', chair: 1, bot: 'random' } as const;

/** Someone has told the server that they are on holiday, from so long from now until so long from now. */
function plans(at: Sitting, name: Name, ...spans: [since: number, until: number][]): void {
  const days = spans.map(([since, until]) => ({ since: at.now + since, until: at.now + until }));
  const { fact } = holidaying(at.room, person(name).id, days, at.now);
  if (!fact) throw new Error('nothing to be written');
  at.happens(fact);
}

describe('a clock', () => {
  test('stands still while its person is on holiday, and goes on afterwards; those of others go on', () => {
    const at = started({ clock: A_DAY });
    plans(at, 'Bob', [6 * HOUR, 5 * DAY]);
    at.waits(6 * HOUR);
    expect(at.clock('Bob')).toEqual({ left: 18 * 3600, runs: false });
    at.answers('Ann');
    at.answers('Cid');
    at.waits(3 * DAY);
    expect(at.clock('Bob')).toEqual({ left: 18 * 3600, runs: false });
    expect(deadlines(at.room)).toEqual([{ chair: 1, at: at.now + 5 * DAY - 3 * DAY - 6 * HOUR + 18 * HOUR }]);
    at.waits(DAY + 18 * HOUR + 2 * HOUR);
    expect(at.clock('Bob')).toEqual({ left: 16 * 3600, runs: true });
    expect(timeouts(at.room, at.now + 16 * HOUR - 1)).toBe(null);
    expect(timeouts(at.room, at.now + 16 * HOUR)).toEqual({ fact: 'ran-out', chairs: [1] });
  });

  test('one that runs out in the middle of the others does not take theirs along', () => {
    const at = started({ clock: A_DAY });
    plans(at, 'Bob', [0, 3 * DAY]);
    at.waits(DAY);
    expect(at.room.clocks?.out).toEqual([true, false, true]);
    expect(at.clock('Bob')).toEqual({ left: 24 * 3600, runs: false });
  });

  test('keeps what it had when its person answers on holiday after all', () => {
    const at = started({ clock: { per: 'game', seconds: 7200, bonus: 0 } });
    plans(at, 'Bob', [HOUR, DAY]);
    at.waits(5 * HOUR);
    at.answers('Bob');
    expect(at.clock('Bob')).toEqual({ left: 3600, runs: false });
  });

  test('counts no holiday twice, however often it is told, and after a restart neither', () => {
    const at = started({ clock: A_DAY });
    plans(at, 'Bob', [HOUR, 2 * DAY]);
    const [{ since, until }] = at.room.chairs[1].holidays ?? [];
    at.waits(DAY);
    expect(holidaying(at.room, person('Bob').id, [{ since, until }], at.now).fact).toBe(null);
    const again = reopened(at.journal);
    again.waits(DAY + 2 * HOUR);
    expect(again.clock('Bob')).toEqual({ left: 21 * 3600, runs: true });
  });

  test('goes on at once when a holiday is ended early: what is past stays', () => {
    const at = started({ clock: A_DAY });
    plans(at, 'Bob', [HOUR, 9 * DAY]);
    at.waits(2 * DAY);
    plans(at, 'Bob');
    at.waits(HOUR);
    expect(at.clock('Bob')).toEqual({ left: 22 * 3600, runs: true });
    plans(at, 'Bob', [HOUR, DAY]);
    at.waits(2 * HOUR);
    expect(at.clock('Bob')).toEqual({ left: 21 * 3600, runs: false });
  });

  test.each([
    ['shorter than an hour', { clock: { per: 'move', seconds: 3599 } }],
    ['of a table where holidays do not count', { clock: A_DAY, holidays: false }],
    ['that is not there', {}],
  ] as const)('%s takes no notice of it', (_, settings) => {
    const at = started(settings);
    const { fact } = holidaying(at.room, person('Bob').id, [{ since: at.now, until: at.now + DAY }], at.now);
    expect(fact).toBe(null);
  });

  test('whoever moves, the holiday of a chair is that of its person', () => {
    const at = table({ clock: A_DAY }, ['Bob', 'Cid']);
    plans(at, 'Bob', [0, DAY]);
    at.does('Ann', { do: 'order', order: [1, 2, 0] });
    expect(at.room.chairs.map(({ holidays }) => holidays?.length ?? 0)).toEqual([1, 0, 0]);
    at.does('Ann', { do: 'start', fill: null });
    at.waits(HOUR);
    expect(['Ann', 'Bob', 'Cid'].map((name) => at.clock(name as Name).runs)).toEqual([true, false, true]);
  });
});

describe('on holiday', () => {
  test('nobody lends the chair, however long its person is away; afterwards the grace begins', () => {
    const at = started({ clock: A_DAY });
    plans(at, 'Bob', [0, 3 * DAY]);
    at.goes('Bob');
    at.waits(2 * DAY);
    expect(at.refused('Ann', lendBob)).toBe('on-holiday');
    at.waits(DAY);
    expect(at.refused('Ann', lendBob)).toBe('not-yet');
    at.waits(DAY);
    at.does('Ann', lendBob);
  });

  test('taken when the time was over already, it keeps nobody from lending the chair', () => {
    const at = started({ clock: A_DAY, timeout: 'nothing', lending: 'everyone' });
    at.goes('Bob');
    at.waits(DAY);
    plans(at, 'Bob', [0, 3 * DAY]);
    at.waits(HOUR);
    at.does('Ann', lendBob);
  });

  test('its person may, and is shown to all with their days', () => {
    const at = started({ clock: A_DAY });
    plans(at, 'Bob', [0, DAY], [3 * DAY, 4 * DAY]);
    at.does('Bob', { do: 'lend', chair: 1, bot: 'merchant' });
    expect(at.room.chairs[1].holidays).toHaveLength(2);
  });
});

test('a line about them names its person, who can be taken out of it', () => {
  const fact = { fact: 'holidays', person: person('Bob').id, spans: [{ since: 1, until: 2 }] } as const;
  const line = { action: null, fact: { ...fact, spans: [...fact.spans] } };
  expect(peopleNamed(line)).toEqual([person('Bob').id]);
  const without = withoutPeople([line], new Map([[person('Bob').id, 'nobody-1']]));
  expect(without.get(0)?.fact).toEqual({ ...fact, person: 'nobody-1' });
});

describe('holidays as they are told anew', () => {
  const days = (...spans: [number, number][]) => spans.map(([since, until]) => ({ since, until }));

  test.each([
    ['none known', days(), days([10, 20]), 5, days([10, 20])],
    ['what has begun before it was told begins then', days(), days([1, 20]), 5, days([5, 20])],
    ['the one that goes on stays one', days([1, 20]), days([1, 20]), 5, days([1, 20])],
    ['and may be longer', days([1, 20]), days([1, 30]), 5, days([1, 30])],
    ['ended early', days([1, 20], [30, 40]), days([30, 40]), 5, days([1, 5], [30, 40])],
    ['called off', days([10, 20]), days(), 5, days()],
    ['what is over does not change', days([1, 3]), days([7, 9]), 5, days([1, 3], [7, 9])],
    ['in any order', days(), days([7, 9], [5, 6]), 5, days([5, 6], [7, 9])],
  ])('%s', (_, known, planned, at, then) => expect(replanned(known, planned, at, 0)).toEqual(then));

  test('what no clock is reckoned by is not kept', () => {
    expect(replanned(days([1, 3], [5, 8]), [], 9, 4)).toEqual(days([5, 8]));
  });
});

test('time without holidays, there and back', () => {
  const spans = [
    { since: 10, until: 20 },
    { since: 30, until: 35 },
  ];
  for (let from = 0; from < 40; from++)
    for (let ms = 1; ms < 40; ms++) {
      const then = timeAfter(spans, from, ms);
      expect(timeBetween(spans, from, then)).toBe(ms);
      expect(timeBetween(spans, from, then - 1)).toBe(ms - 1);
    }
});
