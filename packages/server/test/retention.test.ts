/** What nobody has touched for long is removed in the background; what someone looks at is not. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepResults } from '../src/results/keeping.ts';
import { keepFor } from '../src/retention.ts';
import { openDatabase } from '../src/store/open.ts';
import { BASE, begun, done, refusal, server, sitter, tableWith, testFolder, until } from './kit.ts';
import { line, row } from './store/lines.ts';
import { ANN, BOB, gameOf, HOUR, MINUTE, timedStore } from './tables.kit.ts';

const DAY = 24 * HOUR;
const KEEP = 30;

type Timed = Awaited<ReturnType<typeof timedStore>>;

async function kept(days = KEEP) {
  const time = await timedStore(path.join(testFolder(), 'polis.db'));
  const node = time.node();
  let removed = 0;
  keepFor(
    { keepDays: days, keepReportDays: 0 },
    { ...node.around, ...node, store: time.store, removed: () => removed++ },
  );
  const daysPass = async (count: number): Promise<void> => {
    for (let day = 0; day < count; day++) await time.leaps(DAY);
  };
  const isThere = async (table: string): Promise<boolean> => (await time.store.row(table)) !== null;
  return { time, node, isThere, daysPass, removed: () => removed };
}

async function gathering({ tables }: ReturnType<Timed['node']>): Promise<string> {
  const { id, refused } = await tables.create(ANN, BASE);
  if (refused) throw new Error(refused.message);
  return id;
}

test('reports go by a time of their own, from their decision on', async () => {
  const { store, leaps, now, ...time } = await timedStore(path.join(testFolder(), 'polis.db'));
  const node = time.node();
  for (const one of [ANN, BOB]) await store.addPerson(one, now());
  await store.report(ANN.id, { person: BOB.id, table: null, line: null, reason: 'name', text: '' }, now());
  keepFor({ keepDays: 0, keepReportDays: KEEP }, { ...node.around, ...node, store, removed() {} });
  await leaps(2 * KEEP * DAY);
  const [{ id }] = await store.reports(true, '', 10, 0);
  await store.decide(id, ANN.id, { measures: [], note: '' }, now());
  const isKept = async (): Promise<boolean> => (await store.keptReport(id)) !== null;
  await leaps(KEEP * DAY);
  expect(await isKept()).toBe(true);
  await leaps(DAY);
  expect(await isKept()).toBe(false);
});

test('unfinished games go when nobody has touched them for as long as the operator says, tables that wait after a week', async () => {
  const { node, isThere, daysPass, removed } = await kept();
  const game = await gameOf(node);
  const waiting = await gathering(node);
  await daysPass(7);
  expect(await isThere(waiting)).toBe(true);
  await daysPass(1);
  expect([await isThere(waiting), await isThere(game)]).toEqual([false, true]);
  await node.tables.command(game, BOB, null, { do: 'say', text: 'soon' });
  await daysPass(KEEP);
  expect(await isThere(game)).toBe(true);
  await daysPass(1);
  expect(await isThere(game)).toBe(false);
  expect(removed()).toBe(2);
  expect((await node.tables.command(game, BOB, null, { do: 'leave' })).refused?.code).toBe('no-such-table');
});

test('a table that everyone left before a game goes after a week too, a finished game never', async () => {
  const { time, node, isThere, daysPass, removed } = await kept();
  keepResults({ ...node.around, store: time.store, accountsOnly: false });
  const left = await gathering(node);
  await node.tables.command(left, ANN, null, { do: 'leave' });
  const game = await gameOf(node);
  const { summary = '' } = (await time.store.row(game)) ?? {};
  // one that nobody can read any more
  await time.store.append([line('over', 1, { row: row('over', { status: 'over', updated: time.now(), summary }) })]);
  await time.store.keepResult('over', null);
  await daysPass(7);
  expect(await isThere(left)).toBe(true);
  await daysPass(1);
  expect([await isThere(left), await isThere('over')]).toEqual([false, true]);
  expect(removed()).toBe(1);
});

test('times when no server was there do not count: games whose clock still has time are kept, and guests', async () => {
  const time = await timedStore(path.join(testFolder(), 'polis.db'));
  const game = await gameOf(time.node(), { clock: { per: 'move', seconds: (2 * DAY) / 1000 } });
  await time.store.addPerson({ id: 'guest', name: 'Guest' }, time.now());
  await time.leaps(DAY);
  await time.standsStill(2 * KEEP * DAY);
  // before the alarm has opened the table
  const { around, tables } = time.node();
  keepFor({ keepDays: KEEP, keepReportDays: 0 }, { ...around, tables, store: time.store, removed() {} });
  const isThere = async () => [await time.store.row(game), await time.store.person('guest')].map((one) => one !== null);
  await time.settles();
  expect(await isThere()).toEqual([true, true]);
  await time.leaps((KEEP - 2) * DAY);
  expect(await isThere()).toEqual([true, true]);
  await time.leaps(4 * DAY);
  expect(await isThere()).toEqual([false, false]);
});

test('nothing is kept for less than an operator says, nor removed where it is for ever', async () => {
  const short = await kept(2);
  const waiting = await gathering(short.node);
  await short.daysPass(3);
  expect(await short.isThere(waiting)).toBe(false);
  const always = await kept(0);
  const game = await gameOf(always.node);
  await always.time.leaps(4000 * DAY);
  expect(await always.isThere(game)).toBe(true);
});

test('a game that someone looks at stays, here and for every other node, and for its time afterwards', async () => {
  const { time, node, isThere, daysPass } = await kept();
  const game = await gameOf(node);
  const onlooker = { person: ANN, address: '127.0.0.1', send() {}, comeAgain() {}, sentAway() {} };
  await node.tables.watch(game, onlooker, null);
  const other = time.node();
  keepFor({ keepDays: KEEP, keepReportDays: 0 }, { ...other.around, ...other, store: time.store, removed() {} });
  await daysPass(KEEP + 10);
  expect(await isThere(game)).toBe(true);
  node.tables.unwatch(game, onlooker);
  await daysPass(KEEP - 1);
  expect(await isThere(game)).toBe(true);
  await daysPass(3);
  expect(await isThere(game)).toBe(false);
});

test('a game that is open stays until it is put away', async () => {
  const time = await timedStore(path.join(testFolder(), 'polis.db'));
  const game = await gameOf(time.node());
  await time.leaps((KEEP + 1) * DAY);
  const node = time.node();
  await node.tables.room(game);
  keepFor({ keepDays: KEEP, keepReportDays: 0 }, { ...node.around, ...node, store: time.store, removed() {} });
  await time.settles();
  expect(await time.store.row(game)).not.toBeNull();
  await time.passes(2 * HOUR);
  expect(await time.store.row(game)).toBeNull();
});

test('whoever is at a table that another node has removed is told so, and its clock rings no more', async () => {
  const { time, node } = await kept();
  const game = await gameOf(node, { clock: { per: 'move', seconds: 600 } });
  await node.tables.watch(game, { person: ANN, address: '127.0.0.1', send() {}, comeAgain() {}, sentAway() {} }, null);
  await time.store.setWake(game, (await time.store.row(game))?.wake ?? 0, null);
  expect(await time.store.removeTable(game, time.now() + 1)).toBe(true);
  await time.passes(20 * MINUTE);
  expect(node.tables.isOpen(game)).toBe(false);
  expect((await node.tables.command(game, ANN, null, { do: 'leave' })).refused?.code).toBe('no-such-table');
  expect(await time.store.lines(game)).toEqual([]);
  expect(node.failures).toEqual([]);
});

test('a server removes what it finds, counts it, and keeps what is new', async () => {
  const database = path.join(testFolder(), 'polis.db');
  const first = await server({ database });
  const ann = await sitter(first.address, 'Ann');
  const { table: old } = await begun(first.address, [ann], { seats: 3 });
  const recent = await tableWith(first.address, [ann]);
  await first.close();
  const db = await openDatabase(database);
  await db.updateTable('game_table').set({ updated: 1, wake: null }).where('id', '=', old).execute();
  await db.updateTable('journal').set({ at: 1 }).where('table_id', '=', old).execute();
  await db.destroy();
  const { address } = await server({ database });
  const status = async (table: string) => (await fetch(`${address}/api/tables/${table}`)).status;
  await until(async () => (await status(old)) === 404);
  expect(await status(recent)).toBe(200);
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('polis_tables_removed_total 1\n');
  const bob = await sitter(address, 'Bob');
  expect(await refusal(bob.by, old, { do: 'sit', chair: null })).toBe('no-such-table');
  await done(bob.by.command(recent, { do: 'sit', chair: null }));
});
