/** Holidays are kept with whose they are, no two at a time, and told to tables until these know of them. */
import { expect, test } from 'vitest';
import type { Holiday } from '../../src/store/holidays.ts';
import type { Store } from '../../src/store/store.ts';
import { onBothEngines } from './kit.ts';
import { line, row } from './lines.ts';

const DAY = 86_400_000;
const AT = Date.parse('2026-06-01T00:00Z');

/** From the first of these days of June to the last, in UTC. */
const june = (id: string, first: number, last: number): Holiday => {
  const day = (count: number): string => `2026-06-${String(count).padStart(2, '0')}`;
  const since = Date.parse(`${day(first)}T00:00Z`);
  return { id, first: day(first), last: day(last), zone: 'UTC', since, until: since + (last - first + 1) * DAY };
};

const people = async (store: Store): Promise<void> => {
  for (const id of ['ann', 'bob']) await store.addPerson({ id, name: id }, AT);
};

onBothEngines(({ open }) => {
  test('no two at a time, and not more days than there are in a year', async () => {
    const store = await open();
    await people(store);
    expect(await store.addHoliday('ann', june('a', 5, 9), 10, AT)).toBe('added');
    expect(await store.addHoliday('ann', june('b', 9, 11), 10, AT)).toBe('overlaps');
    expect(await store.addHoliday('bob', june('c', 9, 11), 10, AT)).toBe('added');
    expect(await store.addHoliday('ann', june('b', 10, 15), 10, AT)).toBe('too-long');
    expect(await store.addHoliday('ann', june('b', 10, 14), 10, AT)).toBe('added');
    expect((await store.holidays('ann')).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await store.holidaysFrom(['ann', 'bob', 'cid'], AT + 9 * DAY)).toEqual([
      { person: 'bob', since: AT + 8 * DAY, until: AT + 11 * DAY },
      { person: 'ann', since: AT + 9 * DAY, until: AT + 14 * DAY },
    ]);
  });

  test('after two years they are not kept any more', async () => {
    const store = await open();
    await people(store);
    await store.addHoliday('ann', june('a', 5, 9), 10, AT);
    await store.holidaysAreTold('ann', AT);
    const later = { ...june('b', 20, 21), since: AT + 800 * DAY, until: AT + 802 * DAY };
    await store.addHoliday('ann', later, 10, AT + 760 * DAY);
    expect((await store.holidays('ann')).map(({ id }) => id)).toEqual(['b']);
  });

  test('of two that come at the same time one is too long', async () => {
    const store = await open();
    await people(store);
    const both = [june('a', 1, 6), june('b', 7, 12)].map((one) => store.addHoliday('ann', one, 10, AT));
    expect((await Promise.all(both)).sort()).toEqual(['added', 'too-long']);
  });

  test('ended early its days come back, and called off all of them', async () => {
    const store = await open();
    await people(store);
    await store.addHoliday('ann', june('a', 1, 10), 10, AT);
    expect(await store.endHoliday('bob', 'a', '2026-06-02', AT + DAY)).toBe(false);
    expect(await store.endHoliday('ann', 'a', '2026-06-02', AT + DAY + 5)).toBe(true);
    expect(await store.holidays('ann')).toEqual([{ ...june('a', 1, 2), until: AT + DAY + 5 }]);
    expect(await store.endHoliday('ann', 'a', '2026-06-02', AT + 2 * DAY)).toBe(false);
    expect(await store.addHoliday('ann', june('b', 3, 10), 10, AT)).toBe('added');
    expect(await store.endHoliday('ann', 'b', '2026-06-02', AT + DAY)).toBe(true);
    expect(await store.holidays('ann')).toHaveLength(1);
    expect(await store.addHoliday('ann', june('c', 3, 10), 10, AT)).toBe('added');
  });

  test('what changes while tables are told is told again', async () => {
    const store = await open();
    await people(store);
    await store.addHoliday('ann', june('a', 1, 3), 30, AT);
    expect(await store.untoldHolidays(10)).toEqual([{ person: 'ann', since: AT }]);
    await store.addHoliday('ann', june('b', 5, 6), 30, AT + 1);
    await store.holidaysAreTold('ann', AT);
    expect(await store.untoldHolidays(10)).toEqual([{ person: 'ann', since: AT + 1 }]);
    await store.holidaysAreTold('ann', AT + 1);
    expect(await store.untoldHolidays(10)).toEqual([]);
    await store.endHoliday('ann', 'b', '2026-06-01', AT + 2);
    expect(await store.untoldHolidays(10)).toEqual([{ person: 'ann', since: AT + 2 }]);
    await store.holidaysAreTold('ann', AT + 2);
    expect(await store.untoldHolidays(10)).toEqual([]);
  });

  test('a guest who signs in takes along what the account has not planned itself; who is forgotten has none', async () => {
    const store = await open();
    await people(store);
    await store.addHoliday('ann', june('own', 1, 10), 30, AT);
    await store.holidaysAreTold('ann', AT);
    await store.addHoliday('bob', june('same', 9, 12), 30, AT);
    await store.addHoliday('bob', june('other', 20, 22), 30, AT);
    await store.adopt('bob', 'ann', 30);
    expect((await store.holidays('ann')).map(({ id }) => id)).toEqual(['own', 'other']);
    expect(await store.untoldHolidays(10)).toMatchObject([{ person: 'ann' }]);
    await store.startLeaving('ann', AT);
    expect(await store.holidays('ann')).toEqual([]);
    expect(await store.untoldHolidays(10)).toEqual([]);
  });

  test('a guest brings no more days than the account has left', async () => {
    const store = await open();
    await people(store);
    await store.addHoliday('ann', june('own', 1, 10), 15, AT);
    await store.addHoliday('bob', june('fits', 12, 15), 15, AT);
    await store.addHoliday('bob', june('more', 20, 25), 15, AT);
    await store.adopt('bob', 'ann', 15);
    expect((await store.holidays('ann')).map(({ id }) => id)).toEqual(['own', 'fits']);
  });

  test('a table is not removed while someone who sits there is on holiday, nor soon afterwards', async () => {
    const store = await open();
    await people(store);
    const old = { updated: AT - 100 * DAY, status: 'playing' } as const;
    const quiet = { seq: 1, at: old.updated, action: null, body: '{}' };
    await store.append([
      { ...line('t', 1, { row: row('t', old), people: ['ann'] }), line: quiet },
      { ...line('u', 1, { row: row('u', old), people: ['bob'] }), line: quiet },
    ]);
    await store.addHoliday('ann', june('a', 1, 3), 30, AT);
    const untouched = async (since: number) => (await store.untouched('playing', since, 10, null)).map(({ id }) => id);
    expect(await untouched(AT)).toEqual(['u']);
    expect(await store.removeTable('t', AT + 3 * DAY)).toBe(false);
    expect(await untouched(AT + 3 * DAY + 1)).toEqual(['t', 'u']);
    expect(await store.removeTable('t', AT + 3 * DAY + 1)).toBe(true);
  });
});
