/** Tables where nobody is are closed; one alarm opens each of them when something is due there. */
import path from 'node:path';
import { type Game, HAND } from '@polis/engine';
import { expect, test } from 'vitest';
import { setAlarm } from '../src/tables/alarm.ts';
import { isNews, rowOf, wakeAt } from '../src/tables/rows.ts';
import { lostSince, timeAgo } from '../src/tables/standstills.ts';
import { nobodyElse } from '../src/tables/surroundings.ts';
import { turnsOf } from '../src/tables/turns.ts';
import { testFolder } from './kit.ts';
import { person, started, wishFor } from './room/kit.ts';
import { line, row } from './store/lines.ts';
import { ANN, BOB, CID, factsIn, gameOf, HOUR, MINUTE, SECOND, timedStore } from './tables.kit.ts';

const HOURS = { clock: { per: 'move', seconds: (3 * HOUR) / SECOND } } as const;
const place = (): string => path.join(testFolder(), 'polis.db');

test('a table with a clock is put away, and its clock rings in time, again and again', async () => {
  const time = await timedStore(place());
  const node = time.node();
  const { tables, alarm, read } = node;
  alarm.begin();
  const table = await gameOf(node, HOURS);
  const rings: number[] = [];
  for (let turn = 0; turn < 2; turn++) {
    rings.push((await tables.lookAfter(table)) ?? 0);
    await time.passes(3 * MINUTE);
    expect(tables.open()).toBe(0);
    read.length = 0;
    await time.passes(rings[turn] - time.now() - MINUTE);
    expect(read).toEqual([]);
    await time.passes(MINUTE - 1);
    expect(read).toEqual([table]);
    expect(factsIn(await time.store.lines(table), 'ran-out')).toHaveLength(turn);
    await time.passes(1);
  }
  expect(factsIn(await time.store.lines(table), 'ran-out').map(({ at }) => at)).toEqual(rings);
  expect(node.failures).toEqual([]);
});

test('nothing is opened at the start that is not due', async () => {
  const time = await timedStore(place());
  const before = time.node();
  await gameOf(before);
  await gameOf(before, HOURS);
  const due = await gameOf(before, { clock: { per: 'move', seconds: 5 } });
  const after = time.node();
  after.alarm.begin();
  await time.settles();
  expect(after.read).toEqual([due]);
});

test('a table that is said to wake too early is opened once, and then left alone until its time', async () => {
  const time = await timedStore(place());
  const table = await gameOf(time.node(), HOURS);
  const wake = (await time.store.row(table))?.wake ?? 0;
  await time.store.setWake(table, wake, time.now());
  const { tables, alarm, read } = time.node();
  alarm.begin();
  await time.passes(10 * MINUTE);
  expect(read).toEqual([table]);
  expect(tables.open()).toBe(0);
  expect((await time.store.row(table))?.wake).toBe(wake);
});

test('what was wished for is carried out though the node has died that made the question come', async () => {
  const time = await timedStore(place());
  const dying = time.node();
  // it writes, and does nothing else for its tables
  dying.around.others = { ...nobodyElse, leads: () => false };
  const table = await gameOf(dying, { seats: 3, ...HOURS }, [CID]);
  const people = [ANN, BOB, CID];
  const room = async () => {
    const { game } = (await dying.tables.room(table)) ?? {};
    if (!game) throw new Error('no game');
    return game;
  };
  const answers = async (seat: number): Promise<void> => {
    const { rules, state } = await room();
    const card = rules.cards[state.seats[seat].piles[HAND][0]].name;
    const answer = { do: 'answer', seat, question: state.question, choice: { do: 'sell', card } } as const;
    expect((await dying.tables.command(table, people[seat], null, answer)).refused).toBe(null);
  };
  await answers(0);
  const { rules, state } = await room();
  const wishes = state.seats[2].piles[HAND].map((id) => wishFor(rules.cards[id].name));
  const plan = { do: 'plan', seat: 0, question: state.question, wishes } as const;
  expect((await dying.tables.command(table, ANN, null, plan)).refused).toBe(null);
  await answers(1);
  await answers(2);
  await time.settles();
  expect(factsIn(await time.store.lines(table), 'answered')).toHaveLength(3);
  expect((await time.store.row(table))?.wake).toBe(time.now());

  await time.standsStill(HOUR);
  const [one, other] = [time.node(), time.node()];
  for (const { alarm } of [one, other]) alarm.begin();
  await time.settles();
  const given = factsIn(await time.store.lines(table), 'answered');
  expect(given).toHaveLength(4);
  // clocks get back what they lost before anything else happens
  const kinds = (await time.store.lines(table)).map(({ body }) => JSON.parse(body).fact);
  expect(kinds.slice(-3)).toEqual(['answered', 'resumed', 'answered']);
  expect(given[3]).toMatchObject({ seat: 0, choice: { do: 'sell' }, wish: expect.any(Number) });
  expect([one.failures, other.failures]).toEqual([[], []]);
});

test('whoever is answered for by a wish is not told that it is their turn', () => {
  const at = started();
  at.answers('Ann', 0);
  const { rules, state } = at.room.game as Game;
  const wishes = state.seats[2].piles[HAND].map((id) => wishFor(rules.cards[id].name));
  at.does('Ann', { do: 'plan', seat: 0, question: state.question, wishes });
  at.answers('Bob', 0);
  const before = at.room;
  at.answers('Cid', 0);
  expect(turnsOf(before, at.room, null)?.asked).toEqual([person('Bob').id, person('Cid').id]);
  expect(wakeAt(at.room)).toBe(at.room.at);
  const due = at.room;
  at.fulfils();
  expect(turnsOf(due, at.room, null)).toBe(null);
  const given = at.room;
  at.does('Ann', { do: 'retract', seat: 0, question: state.question + 1 });
  expect(turnsOf(given, at.room, null)?.asked).toEqual([person('Ann').id]);
});

test('a table that is not there is not looked for again', async () => {
  const time = await timedStore(place());
  await time.store.append([line('t', 1, { row: row('t', { wake: time.now() }) })]);
  const looked: string[] = [];
  const lookAfter = async (id: string): Promise<null> => {
    looked.push(id);
    return null;
  };
  const alarm = setAlarm({ lookAfter }, time.store, time.node().around);
  alarm.begin();
  await time.passes(MINUTE);
  expect(looked).toEqual(['t']);
});

test('clocks stand still while no server is there, also through two times at a table that nobody has opened', async () => {
  const time = await timedStore(place());
  const table = await gameOf(time.node(), HOURS);
  const wake = (await time.store.row(table))?.wake ?? 0;
  for (const hours of [2, 3]) {
    await time.passes(10 * MINUTE);
    await time.standsStill(hours * HOUR);
    time.node().alarm.begin();
  }
  await time.passes(wake + 5 * HOUR - time.now() - 1);
  const lines = await time.store.lines(table);
  expect(factsIn(lines, 'resumed').map(({ lost }) => lost)).toEqual([5 * HOUR]);
  expect(factsIn(lines, 'ran-out')).toEqual([]);
  await time.passes(1);
  expect(factsIn(await time.store.lines(table), 'ran-out').map(({ at }) => at)).toEqual([wake + 5 * HOUR]);
});

test('a table that nobody has open sleeps through a holiday, and its clock rings after that', async () => {
  const time = await timedStore(place());
  const node = time.node();
  await time.store.addPerson(ANN, time.now());
  node.alarm.begin();
  const table = await gameOf(node, HOURS);
  const start = (await node.tables.room(table))?.at ?? 0;
  const days = { id: 'h', first: '2026-06-01', last: '2026-06-02', zone: 'UTC' };
  await time.store.addHoliday(ANN.id, { ...days, since: start + HOUR, until: start + 49 * HOUR }, 30, time.now());
  await node.tables.tellHolidays(table, ANN.id);
  // Bob's clock rings meanwhile, and a bot answers for him
  await time.passes(4 * HOUR);
  expect(node.tables.open()).toBe(0);
  const rings = async () =>
    factsIn(await time.store.lines(table), 'ran-out').map(({ at, chairs }) => [at - start, chairs]);
  expect(await rings()).toEqual([[3 * HOUR, [1]]]);
  expect((await time.store.row(table))?.wake).toBe(start + 51 * HOUR);
  node.read.length = 0;
  await time.passes(start + 51 * HOUR - MINUTE - time.now());
  expect(node.read).toEqual([]);
  await time.passes(MINUTE);
  expect((await rings())[1]).toEqual([51 * HOUR, [0]]);
  expect(node.failures).toEqual([]);
});

test('a table whose clock cannot be set right for now does not live on beside itself', async () => {
  const time = await timedStore(place());
  const table = await gameOf(time.node(), HOURS);
  await time.standsStill(HOUR);
  const { around, tables } = time.node();
  const { write } = around.journals;
  const open: string[] = [];
  around.others = { ...around.others, opened: (id) => open.push(id), closed: (id) => open.splice(open.indexOf(id), 1) };
  around.journals.write = () => Promise.reject(new Error('the disk is full'));
  await expect(tables.room(table)).rejects.toThrow('the disk is full');
  expect(open).toEqual([]);
  around.journals.write = write;
  expect((await tables.room(table))?.status).toBe('playing');
  expect(open).toEqual([table]);
});

test('what two standstills share is lost once, and what was before a line not at all', () => {
  const standstills = [
    { since: 50, until: 60 },
    { since: 10, until: 30 },
    { since: 20, until: 35 },
    { since: 25, until: 28 },
  ];
  expect(lostSince(0, standstills)).toBe(25 + 10);
  expect(lostSince(15, standstills)).toBe(20 + 10);
  expect(lostSince(40, standstills)).toBe(10);
  expect(lostSince(60, standstills)).toBe(0);
});

test('so long ago, without standstills', () => {
  const standstills = [
    { since: 50, until: 60 },
    { since: 10, until: 30 },
    { since: 20, until: 35 },
    { since: 25, until: 28 },
  ];
  expect(timeAgo(5, 100, [])).toBe(95);
  expect(timeAgo(40, 100, standstills)).toBe(60);
  expect(timeAgo(41, 100, standstills)).toBe(49);
  expect(timeAgo(56, 100, standstills)).toBe(9);
  // in the middle of one
  expect(timeAgo(1, 55, standstills)).toBe(49);
});

test('however many are due, a node opens those that it leads', async () => {
  const time = await timedStore(place());
  const ids = Array.from({ length: 450 }, (_, i) => `t${String(i).padStart(3, '0')}`);
  const rows = ids.map((id) => line(id, 1, { row: row(id, { wake: time.now() }) }));
  await time.store.append(rows);
  const looked: string[] = [];
  const leads = (id: string): boolean => id.endsWith('1');
  const lookAfter = async (id: string): Promise<number> => {
    looked.push(id);
    return time.now();
  };
  const { around } = time.node();
  const alarm = setAlarm({ lookAfter }, time.store, { ...around, others: { ...nobodyElse, leads } });
  await alarm.look();
  expect(looked).toEqual(ids.filter(leads));
});

test('a row says at once when a table wakes earlier than it says', () => {
  const { room } = started({ clock: { per: 'move', seconds: 30 } });
  const { clocks } = room;
  if (!clocks) throw new Error('no clocks');
  const withLeft = (ms: number) => ({ ...room, clocks: { ...clocks, left: clocks.left.map(() => ms) } });
  const [soon, late] = [withLeft(10 * SECOND), withLeft(40 * SECOND)];
  expect(rowOf(soon).wake).toBe(room.at + 10 * SECOND);
  expect(isNews(room, soon)).toBe(true);
  expect(isNews(room, late)).toBe(false);
  expect(wakeAt({ ...room, frozen: 'why' })).toBeNull();
});
