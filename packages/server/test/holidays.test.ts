/** Holidays over the wire: announced, taken, seen by the others, ended early; and what is refused. */
import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { DAY, guestOf } from './care.kit.ts';
import { begun, refusal, server, until, watched } from './kit.ts';

const A_DAY = { clock: { per: 'move', seconds: 86_400 } } as const;
const NOON = Date.parse('2026-06-10T12:00Z');
const zone = 'Europe/Paris';

const now = Date.now.bind(Date);
afterEach(() => {
  vi.restoreAllMocks();
});

/** By the clock of this machine, which servers in the same process go by. */
function timeIs(at: number): void {
  const ahead = at - now();
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
}

async function annAndBob(settings: object = A_DAY, options: object = {}) {
  timeIs(NOON);
  const running = await server(options);
  const { address } = running;
  const [ann, bob] = [await guestOf(address, 'Ann'), await guestOf(address, 'Bob')];
  const { table } = await begun(address, [ann, bob], settings);
  const seen = watched(bob.by, table);
  await seen.until(({ view }) => view !== null);
  const take = (first: string, last: string) => ann.here.call('POST', '/api/me/holidays', { first, last, zone });
  const list = async () => (await ann.here.call('GET', '/api/me/holidays')).body;
  return { ...running, address, ann, bob, table, seen, take, list };
}

test('clocks stand still, the others are shown until when, and nobody lends the chair', async () => {
  const { ann, bob, table, seen, take, list } = await annAndBob();
  expect(await list()).toEqual({
    daysAYear: 30,
    left: [
      { year: 2026, days: 30 },
      { year: 2027, days: 30 },
    ],
    holidays: [],
  });
  const { status, body } = await take('2026-06-10', '2026-06-14');
  expect(status).toBe(201);
  const { room } = await seen.until(({ room }) => room.chairs[0].holidays.length > 0);
  const until = Date.parse('2026-06-14T22:00Z');
  expect(room.chairs[0].holidays).toMatchObject([{ until }]);
  expect(room.clocks).toMatchObject({ runs: [false, true], stands: [true, false] });
  expect(await refusal(bob.by, table, { do: 'lend', chair: 0, bot: 'merchant' })).toBe('on-holiday');
  const mine = (await ann.here.call('GET', '/api/me/tables')).body.tables;
  expect(mine).toMatchObject([{ id: table, mine: { standsUntil: until } }]);
  expect(mine[0].mine.deadline).toBeGreaterThan(until + DAY - 60_000);
  expect(await list()).toMatchObject({
    left: [{ days: 25 }, { days: 30 }],
    holidays: [{ id: body.id, first: '2026-06-10', last: '2026-06-14', until }],
  });

  // two days later
  timeIs(NOON + 2 * DAY);
  expect((await ann.here.call('DELETE', `/api/me/holidays/${body.id}`)).status).toBe(204);
  await seen.until(({ room }) => room.clocks?.runs[0] === true);
  expect(await list()).toMatchObject({ left: [{ days: 27 }, { days: 30 }], holidays: [] });
  expect((await ann.here.call('DELETE', `/api/me/holidays/${body.id}`)).body.code).toBe('no-such-holiday');
});

test('announced ahead it is known at once, and called off it is as if it had never been', async () => {
  const { ann, seen, take, list } = await annAndBob();
  const { body } = await take('2026-07-01', '2026-07-07');
  const { room } = await seen.until(({ room }) => room.chairs[0].holidays.length > 0);
  expect(room.clocks?.runs).toEqual([true, true]);
  expect(await list()).toMatchObject({ left: [{ days: 23 }, { days: 30 }] });
  expect((await ann.here.call('DELETE', `/api/me/holidays/${body.id}`)).status).toBe(204);
  await seen.until(({ room }) => room.chairs[0].holidays.length === 0);
  expect(await list()).toMatchObject({ left: [{ days: 30 }, { days: 30 }], holidays: [] });
});

test('a game that begins during a holiday knows of it, and so does one where someone sits down', async () => {
  const { address, ann, bob, take } = await annAndBob();
  await take('2026-06-10', '2026-06-14');
  const { table } = await begun(address, [bob, ann], A_DAY);
  const { room } = await watched(bob.by, table).until(({ view }) => view !== null);
  expect(room.clocks?.stands).toEqual([false, true]);
});

test('at tables where they do not count, and with short clocks, nothing changes', async () => {
  const { address, ann, bob, take } = await annAndBob({ ...A_DAY, holidays: false });
  const quick = await begun(address, [bob, ann], { clock: { per: 'move', seconds: 600 } });
  const seen = watched(bob.by, quick.table);
  const { seq } = await seen.until(({ view }) => view !== null);
  await take('2026-06-10', '2026-06-14');
  const tables = (await ann.here.call('GET', '/api/me/tables')).body.tables as { mine: { standsUntil: unknown } }[];
  expect(tables.map(({ mine }) => mine.standsUntil)).toEqual([null, null]);
  expect(seen.now()).toMatchObject({ seq });
});

test('what cannot be is refused, each with its reason, and changes nothing', async () => {
  const { ann, take, list } = await annAndBob();
  const code = async (first: string, last: string) => {
    const { status, body } = await take(first, last);
    return `${status} ${body.code}`;
  };
  expect(await code('2026-06-09', '2026-06-12')).toBe('400 holiday-past');
  expect(await code('2026-06-12', '2026-06-11')).toBe('400 holiday-order');
  expect(await code('2027-08-01', '2027-08-02')).toBe('400 holiday-far');
  expect(await code('2026-06-11', '2026-07-11')).toBe('409 holiday-too-long');
  expect(await code('2026-06-11', '2926-07-11')).toBe('400 holiday-too-long');
  expect(await code('2026-02-30', '2026-03-01')).toBe('400 malformed');
  expect(await code('soon', '2026-03-01')).toBe('400 malformed');
  expect(
    (await ann.here.call('POST', '/api/me/holidays', { first: '2026-06-11', last: '2026-06-12', zone: 'Mars/North' }))
      .body.code,
  ).toBe('no-such-zone');
  expect(await code('2026-06-20', '2026-06-25')).toBe('201 undefined');
  expect(await code('2026-06-25', '2026-06-26')).toBe('409 holiday-overlaps');
  expect((await list()).holidays).toHaveLength(1);
});

test('each is a line at every table: so many an hour, and no more', async () => {
  const { ann, take } = await annAndBob();
  for (let i = 0; i < 10; i++) {
    const { body } = await take('2026-07-01', '2026-07-02');
    await ann.here.call('DELETE', `/api/me/holidays/${body.id}`);
  }
  expect((await take('2026-07-01', '2026-07-02')).body.code).toBe('too-many');
});

test('an operator may say how many days, or that there are none', async () => {
  const { take, list } = await annAndBob(A_DAY, { holidayDays: 0 });
  expect((await list()).daysAYear).toBe(0);
  expect((await take('2026-06-11', '2026-06-11')).body.code).toBe('no-holidays');
});

test('they are exported with all else', async () => {
  const { address, ann, take } = await annAndBob();
  await take('2026-06-10', '2026-06-14');
  const text = await (await fetch(`${address}/api/me/export`, { headers: { cookie: ann.cookie } })).text();
  expect(JSON.parse(text.split('\n')[0]).holidays).toEqual([{ first: '2026-06-10', last: '2026-06-14', zone }]);
});

test('what a server that stops has not told is told by the next one', async () => {
  const { close, ann, table, database } = await annAndBob();
  await close();
  const store = await openStore(database);
  const holiday = {
    id: 'h'.repeat(16),
    first: '2026-06-10',
    last: '2026-06-14',
    zone,
    since: NOON,
    until: NOON + 4 * DAY,
  };
  await store.addHoliday(ann.person.id, holiday, 30, NOON);
  await store.close();
  const again = await server({ database });
  const isTold = async () => {
    const answer = await fetch(`${again.address}/api/me/tables`, { headers: { cookie: ann.cookie } });
    const { tables } = (await answer.json()) as { tables: { id: string; mine: { standsUntil: number | null } }[] };
    return tables.find(({ id }) => id === table)?.mine.standsUntil === holiday.until;
  };
  await until(isTold);
});
