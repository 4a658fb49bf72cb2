/** What happens at a table besides choosing cards: clocks, bots that stand in, undo, rematch. */
import type { ClockSettings, Person } from '@polis/client';
import { replay } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { IN_ALL } from '../../../test/repetitions.ts';
import { playOn } from '../bench/people.ts';
import { creation, openRoom } from '../src/room/index.ts';
import { openStore } from '../src/store/open.ts';
import { rowOf } from '../src/tables/rows.ts';
import {
  answerTo,
  BASE,
  begun,
  device,
  done,
  json,
  recordOf,
  refusal,
  type Sitter,
  sharedServer,
  sitter,
  sitters,
  until,
  watched,
} from './kit.ts';

const shared = sharedServer();

/** Everyone of these has answered the question. */
async function answerAll(
  table: string,
  people: readonly Sitter[],
  seen: ReturnType<typeof watched>[],
  seats: number[],
) {
  const question = seen[seats[0]].now().view?.question ?? -1;
  for (const seat of seats) await done(people[seat].by.command(table, answerTo(seen[seat].now(), seat)));
  return question;
}

/** A table whose clock is shorter than people may choose, put into the database by hand. */
async function hastyTable(database: string, host: Person, clock: NonNullable<ClockSettings>): Promise<string> {
  const { fact } = creation({ move: 'HASTE2', game: 'HASTE3' }[clock.per], host, { ...BASE, clock });
  if (fact?.fact !== 'created') throw new Error('no table');
  const at = Date.now();
  const room = openRoom(`hasty-${clock.per}`, fact, at);
  const store = await openStore(database);
  const line = { seq: 1, at, action: null, body: JSON.stringify(fact) };
  await store.append([{ table: room.id, line, row: rowOf(room), people: [host.id], named: [], turns: null }]);
  await store.close();
  return room.id;
}

async function hastyGame(clock: NonNullable<ClockSettings>) {
  const { address, database } = shared();
  const people = await sitters(address, 3);
  const table = await hastyTable(database, people[0].person, clock);
  for (const { by } of people.slice(1)) await done(by.command(table, { do: 'sit', chair: null }));
  const seen = people.map(({ by }) => watched(by, table));
  await done(people[0].by.command(table, { do: 'start', fill: null }));
  for (const one of seen) await one.until(({ view }) => view !== null);
  return { address, people, table, seen };
}

describe('clocks', () => {
  test('when the time for a question has run out, a bot answers it, and the next question is one’s own again', async () => {
    const { people, table, seen } = await hastyGame({ per: 'move', seconds: 4 });
    expect(seen[1].now().room.clocks?.runs).toEqual([true, true, true]);
    const question = await answerAll(table, people, seen, [0, 2]);
    for (const one of seen) await one.until(({ view }) => view?.question !== question);
    expect(seen[1].now().room.chairs[1]).toMatchObject({ byBot: false, lent: null });
    expect(seen[1].now().room.clocks?.runs).toEqual([true, true, true]);
    const own = answerTo(seen[1].now(), 1);
    await done(people[1].by.command(table, own));
    const { room, view } = await seen[0].until((known) => known.view?.answered[1] === true);
    expect(view?.question).toBe(own.question);
    expect(room.clocks?.runs).toEqual([true, false, true]);
  });

  test('when the time for the game has run out, a bot plays on', IN_ALL, async () => {
    const { address, people, table, seen } = await hastyGame({ per: 'game', seconds: 4, bonus: 0 });
    await done(people[0].by.command(table, { do: 'lend', chair: 0, bot: 'random' }));
    await done(people[2].by.command(table, { do: 'lend', chair: 2, bot: 'random' }));
    await seen[1].until(({ room }) => room.chairs[1].byBot);
    const { room } = await seen[0].until(({ room: now }) => now.status === 'over');
    expect(room.clocks?.left[1]).toBe(0);
    // whoever lends the chair keeps the time
    expect(room.clocks?.left[0]).toBeGreaterThan(0);
    expect(replay(await recordOf(address, table)).moves.length).toBeGreaterThan(50);
  });
});

describe('bots that stand in', () => {
  test('whoever goes lends the chair, and takes it back', async () => {
    const { address } = shared();
    const people = await sitters(address, 3);
    const { table, seen } = await begun(address, people, { rated: false });
    expect(await refusal(people[0].by, table, { do: 'lend', chair: 1, bot: 'merchant' })).toBe('present');
    await done(people[1].by.command(table, { do: 'leave' }));
    people[1].by.close();
    await seen[0].until(({ room }) => !room.chairs[1].present);
    const question = await answerAll(table, people, seen, [0, 2]);
    await seen[0].until(({ view }) => view?.question !== question);

    const back = device(address, people[1]);
    const game = watched(back, table);
    const { room } = await game.until(() => true);
    expect(room.chairs[1]).toMatchObject({ lent: 'merchant', byBot: true, present: true });
    expect(await refusal(people[0].by, table, { do: 'reclaim' })).toBe('not-lent');
    await game.until(({ view }) => view?.answered[1] === true);
    expect(await refusal(back, table, answerTo(game.now(), 1))).toBe('lent');
    await done(back.command(table, { do: 'reclaim' }));
    // what the bot has answered can be changed
    await done(back.command(table, answerTo(game.now(), 1)));
    const games = [people[0].by, back, people[2].by].map((by, i) => playOn(by, table, i));
    await Promise.all(games.map(({ over }) => over));
    expect(games.flatMap(({ refused }) => refused)).toEqual([]);
  });

  test('who gives up is played for to the end, and who leaves may come back', async () => {
    const { address } = shared();
    const people = await sitters(address, 3);
    const { table, seen } = await begun(address, people);
    await done(people[1].by.command(table, { do: 'concede' }));
    expect(await refusal(people[1].by, table, { do: 'reclaim' })).toBe('conceded');
    expect(await refusal(people[1].by, table, answerTo(seen[1].now(), 1))).toBe('conceded');
    await done(people[2].by.command(table, { do: 'leave' }));
    expect((await seen[0].until(({ room }) => room.chairs[2].byBot)).room.chairs[2].lent).not.toBeNull();
    await done(people[2].by.command(table, { do: 'reclaim' }));
    const games = [0, 2].map((i) => playOn(people[i].by, table, i));
    const [{ room }] = await Promise.all(games.map(({ over }) => over));
    expect(games.flatMap(({ refused }) => refused)).toEqual([]);
    expect(room.chairs.map(({ conceded }) => conceded)).toEqual([false, true, false]);
  });
});

test('a turn is undone when all agree, and then it has not happened', async () => {
  const { address } = shared();
  const people = await sitters(address, 3);
  const { table, seen } = await begun(address, people);
  const [ann, bob, cid] = people;
  expect(await refusal(ann.by, table, { do: 'undo' })).toBe('nothing-to-undo');
  const first = await answerAll(table, people, seen, [0, 1, 2]);
  for (const one of seen) await one.until(({ view }) => view?.question !== first);
  const before = seen[0].now();
  const second = await answerAll(table, people, seen, [0, 1, 2]);
  for (const one of seen) await one.until(({ view }) => view?.question !== second);

  await done(ann.by.command(table, { do: 'undo' }));
  expect(await refusal(ann.by, table, { do: 'undo' })).toBe('undo-asked');
  await done(bob.by.command(table, { do: 'agree', yes: true }));
  await done(cid.by.command(table, { do: 'agree', yes: false }));
  expect((await seen[0].until(({ room }) => room.undo === null)).view?.question).not.toBe(second);
  expect(await refusal(cid.by, table, { do: 'agree', yes: true })).toBe('no-undo-asked');

  await done(cid.by.command(table, { do: 'undo' }));
  for (const { by } of [ann, bob]) await done(by.command(table, { do: 'agree', yes: true }));
  const after = await seen[0].until(({ room }) => room.undone === 1);
  expect(after.view).toEqual(before.view);
  expect(after.log).toEqual(before.log);
  const phone = await watched(device(address, ann), table).until(() => true);
  expect(phone).toMatchObject({ view: before.view, log: before.log });
  const games = people.map(({ by }, i) => playOn(by, table, i));
  await Promise.all(games.map(({ over }) => over));
  expect(games.flatMap(({ refused }) => refused)).toEqual([]);
  expect(replay(await recordOf(address, table)).moves.length).toBeGreaterThan(50);
});

test('a rematch: the same people and bots, at one new table however many ask', async () => {
  const { address } = shared();
  const people = await sitters(address, 3);
  const { table } = await begun(address, people, { seats: 4 });
  expect(await refusal(people[0].by, table, { do: 'rematch' })).toBe('not-over');
  const games = people.map(({ by }, i) => playOn(by, table, i));
  await Promise.all(games.map(({ over }) => over));
  const replies = await Promise.all(people.map(({ by }) => by.command(table, { do: 'rematch' })));
  const next = new Set(replies.map((reply) => (reply.type === 'done' ? reply.table : reply.code)));
  expect(next.size).toBe(1);
  const [again] = [...next].map(String);
  const tables = async ({ cookie }: Sitter) =>
    (await json<{ tables: { id: string }[] }>(address, '/api/me/tables', { headers: { cookie } })).tables.map(
      ({ id }) => id,
    );
  for (const person of people) expect((await tables(person)).sort()).toEqual([table, again].sort());

  const onlooker = await sitter(address, 'Eve');
  const seen = watched(onlooker.by, again);
  const { room } = await seen.until(() => true);
  expect(room.chairs.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Ann', 'Bob', 'Cid', 'random']);
  const host = people.find(({ person }) => person.id === room.host);
  const second = people.map(({ by }, i) => playOn(by, again, i));
  await done((host as Sitter).by.command(again, { do: 'start', fill: null }));
  await Promise.all(second.map(({ over }) => over));
  await seen.until(({ view }) => view?.over === true);
  await until(async () => (await fetch(`${address}/api/games/${again}`)).status === 200);
});
