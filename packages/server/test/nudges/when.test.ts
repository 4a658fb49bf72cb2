/** When someone may be told: by the hours of their own zone. */
import { describe, expect, test } from 'vitest';
import { isZone, mayRemindAt, mayTellAt, reminderAt } from '../../src/nudges/when.ts';
import type { NudgeWish } from '../../src/store/nudges.ts';

const PACES = { awayMs: 60_000, gatherMs: 5000 };
const PARIS: NudgeWish = {
  mode: 'always',
  hour: 8,
  quiet: { from: 22 * 60, until: 8 * 60 },
  zone: 'Europe/Paris',
  language: 'en',
  ends: true,
  remind: 3,
};

/** When news of this time are told, if it is looked at once and they were last here then. */
function told(wish: Partial<NudgeWish>, at: string, here: string | null = null): string | null {
  const time = Date.parse(at);
  const when = mayTellAt(
    { ...PARIS, ...wish },
    { at: time, now: time, here: here === null ? null : Date.parse(here) },
    PACES,
  );
  return when === null ? null : new Date(when).toISOString().replace('.000', '');
}

test('a zone is one that clocks know', () => {
  expect(['Europe/Paris', 'Asia/Kathmandu', 'UTC'].map(isZone)).toEqual([true, true, true]);
  expect(['Atlantis/City', '', '../x'].map(isZone)).toEqual([false, false, false]);
});

describe('always, but not in quiet hours', () => {
  test.each([
    // winter in Paris is an hour ahead
    ['2026-11-18T12:00:00Z', '2026-11-18T12:00:05Z'],
    ['2026-11-18T20:59:50Z', '2026-11-18T20:59:55Z'],
    ['2026-11-18T20:59:58Z', '2026-11-19T07:00:00Z'],
    ['2026-11-18T21:30:00Z', '2026-11-19T07:00:00Z'],
    ['2026-11-19T03:12:34Z', '2026-11-19T07:00:00Z'],
    ['2026-11-19T07:00:00Z', '2026-11-19T07:00:05Z'],
    // clocks are put forward in the night to 29 March, and back in that to 25 October
    ['2026-03-28T22:00:00Z', '2026-03-29T06:00:00Z'],
    ['2026-10-24T21:00:00Z', '2026-10-25T07:00:00Z'],
  ])('%s', (at, then) => expect(told({}, at)).toBe(then));

  test('hours within one day, and none', () => {
    const quiet = { from: 9 * 60, until: 17 * 60 + 30 };
    expect(told({ quiet }, '2026-11-18T10:00:00Z')).toBe('2026-11-18T16:30:00Z');
    expect(told({ quiet }, '2026-11-18T18:00:00Z')).toBe('2026-11-18T18:00:05Z');
    expect(told({ quiet: null }, '2026-11-18T23:00:00Z')).toBe('2026-11-18T23:00:05Z');
    expect(told({ quiet: { from: 60, until: 60 } }, '2026-11-18T00:00:00Z')).toBe('2026-11-18T00:00:05Z');
  });

  test('also where a zone is not whole hours away', () => {
    expect(told({ zone: 'Asia/Kathmandu' }, '2026-11-18T17:00:00Z')).toBe('2026-11-19T02:15:00Z');
  });
});

test('only when away: a while after they were last here', () => {
  const mode = 'away';
  expect(told({ mode }, '2026-11-18T12:00:00Z')).toBe('2026-11-18T12:00:05Z');
  expect(told({ mode }, '2026-11-18T12:00:00Z', '2026-11-18T11:00:00Z')).toBe('2026-11-18T12:00:05Z');
  expect(told({ mode }, '2026-11-18T12:00:00Z', '2026-11-18T11:59:50Z')).toBe('2026-11-18T12:00:50Z');
});

test('once a day: at the next such hour, whatever is quiet', () => {
  const mode = 'daily';
  expect(told({ mode }, '2026-11-18T12:00:00Z')).toBe('2026-11-19T07:00:00Z');
  expect(told({ mode, hour: 23 }, '2026-11-18T12:00:00Z')).toBe('2026-11-18T22:00:00Z');
  expect(told({ mode, hour: 13 }, '2026-11-18T12:00:00Z')).toBe('2026-11-18T12:00:00Z');
  // an hour that is left out that night, and one that comes twice
  expect(told({ mode, hour: 2 }, '2026-03-28T20:00:00Z')).toBe('2026-03-29T01:00:00Z');
  expect(told({ mode, hour: 2 }, '2026-10-24T20:00:00Z')).toMatch(/^2026-10-25T0[01]:00:00Z$/);
});

test('what should have been told while nobody looked is told now', () => {
  const [at, now] = [Date.parse('2026-11-17T12:00:00Z'), Date.parse('2026-11-18T09:30:00Z')];
  for (const mode of ['always', 'away', 'daily'] as const)
    expect(mayTellAt({ ...PARIS, mode }, { at, now, here: null }, PACES)).toBe(now);
});

test('never', () => expect(told({ mode: 'never' }, '2026-11-18T12:00:00Z')).toBeNull());

describe('a reminder', () => {
  const [NOON, MIDNIGHT, HOUR] = [Date.parse('2026-11-18T11:00:00Z'), Date.parse('2026-11-18T23:00:00Z'), 3_600_000];

  /** How many hours before the clock runs out it comes; that of Paris is quiet from 22 to 8. */
  function before(wish: Partial<NudgeWish>, deadline: number, asked: number, here: number | null = null) {
    const at = reminderAt({ ...PARIS, ...wish }, asked, deadline);
    const told = at === null ? null : mayRemindAt({ ...PARIS, ...wish }, { at, deadline, here, now: asked }, PACES);
    return told === null ? null : (deadline - told) / HOUR;
  }

  test('comes when so much is left, and of a short time when half is over', () => {
    for (const remind of [1, 3, 12, 24] as const)
      expect(before({ remind, quiet: null }, NOON + 72 * HOUR, NOON)).toBe(remind);
    expect(before({ remind: 24, quiet: null }, NOON + 24 * HOUR, NOON)).toBe(12);
    expect(before({ remind: 3, quiet: null }, NOON + HOUR, NOON)).toBe(0.5);
    expect(before({ remind: 0 }, NOON + 72 * HOUR, NOON)).toBeNull();
    expect(before({ mode: 'never' }, NOON + 72 * HOUR, NOON)).toBeNull();
  });

  test('waits for the end of quiet hours, unless it would be too late then', () => {
    // it is midnight in Paris, and quiet for another eight hours
    expect(before({ remind: 12 }, MIDNIGHT + 12 * HOUR, MIDNIGHT - 24 * HOUR)).toBe(4);
    expect(before({ remind: 3 }, MIDNIGHT + 8.5 * HOUR, MIDNIGHT - 24 * HOUR)).toBe(0.5);
    expect(before({ remind: 3 }, MIDNIGHT + 8.4 * HOUR, MIDNIGHT - 24 * HOUR)).toBe(3);
    expect(before({ remind: 3 }, MIDNIGHT + 5 * HOUR, MIDNIGHT - 24 * HOUR)).toBe(3);
  });

  test('comes at its time to those who are told once a day, and to those who are away once they are', () => {
    expect(before({ mode: 'daily', remind: 3 }, MIDNIGHT + 12 * HOUR, NOON - 24 * HOUR)).toBe(3);
    const deadline = NOON + 5 * HOUR;
    expect(before({ mode: 'away', remind: 3 }, deadline, NOON - 24 * HOUR, NOON + 2 * HOUR)).toBeCloseTo(3 - 1 / 60);
  });
});
