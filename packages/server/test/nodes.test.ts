/** Several nodes over one Postgres and one Redis: people may be at any of them. */

import path from 'node:path';
import { BANNED, becomeGuest, createTable, MOST_WISHES, SIGNED_OUT } from '@polis/client';
import { rulesOf } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { IN_ALL } from '../../../test/repetitions.ts';
import { nodesTrial } from '../bench/nodes.ts';
import { playOn } from '../bench/people.ts';
import type { ServerOptions } from '../src/index.ts';
import { browserOf, guestOf, moderatorOf, reports } from './care.kit.ts';
import {
  answerTo,
  BASE,
  DIST,
  device,
  done,
  PLENTY,
  rawSocket,
  recordOf,
  refusal,
  server,
  sitter,
  tableWith,
  until,
  upgradeStatus,
  watched,
} from './kit.ts';
import { cuttable } from './line.ts';
import { wishFor } from './room/kit.ts';
import { postgresSchemas } from './store/kit.ts';

/** Played, half of them at once, while nodes and what they need break down. */
const GAMES = 24;

import { factsIn, gameOf, HOUR, timedStore } from './tables.kit.ts';

const redis = process.env.TEST_REDIS_URL ?? '';

describe.skipIf(redis === '' || !process.env.TEST_DATABASE_URL)('several nodes', () => {
  const schemas = postgresSchemas();

  /** Two nodes that know of one another. */
  async function twoNodes(changed: Partial<ServerOptions> = {}) {
    const options = { database: await schemas(), redis, ...changed };
    const nodes = [await server(options), await server(options)];
    for (const { address } of nodes)
      await until(async () => (await (await fetch(`${address}/metrics`)).text()).includes('polis_other_nodes 1'));
    return nodes.map(({ address, close }) => ({ address, close }));
  }

  /** A table that Ann has opened at the first node and Bob has joined at the second. */
  async function annAndBob(changed: Partial<ServerOptions> = {}) {
    const [first, second] = await twoNodes(changed);
    const ann = await sitter(first.address, 'Ann');
    const heard: string[] = [];
    const bob = await sitter(second.address, 'Bob', (text) => heard.push(text));
    const { id } = await createTable(first.address, ann, { ...BASE, seats: 2 });
    const seen = { ann: watched(ann.by, id), bob: watched(bob.by, id) };
    await done(bob.by.command(id, { do: 'sit', chair: 1 }));
    return { first, second, ann, bob, table: id, seen, heard };
  }

  test('people of one table at two nodes see one another come, answer and go', async () => {
    const { first, ann, bob, table, seen, heard } = await annAndBob();
    await seen.ann.until(({ room }) => room.chairs[1].person?.name === 'Bob' && room.chairs[1].present);
    await seen.bob.until(({ room }) => room.chairs[0].present);
    await done(ann.by.command(table, { do: 'start', fill: null }));
    await seen.bob.until(({ view }) => view !== null);
    heard.length = 0;
    await done(ann.by.command(table, answerTo(seen.ann.now(), 0)));
    const { view } = await seen.bob.until(({ view: now }) => now?.answered[0] === true);
    expect(view?.answered[1]).toBe(false);
    expect(heard.join('')).not.toContain('"view"'); // what is new, and not everything again
    expect(await refusal(ann.by, table, { do: 'lend', chair: 1, bot: 'merchant' })).toBe('present');
    bob.by.close();
    await seen.ann.until(({ room }) => !room.chairs[1].present);
    expect(await refusal(ann.by, table, { do: 'lend', chair: 1, bot: 'merchant' })).toBe('not-yet');
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  });

  test('a game that has just ended at one node is played on at another', async () => {
    const { first, second, ann, bob, table } = await annAndBob();
    const games = [ann, bob].map(({ by }, i) => playOn(by, table, i));
    await done(ann.by.command(table, { do: 'start', fill: null }));
    await games[0].over;
    const beginning = { of: table, step: 9, keeps: 0, name: 'Again', seat: 1 };
    const { id } = await createTable(second.address, bob, BASE, beginning);
    const seen = watched(ann.by, id);
    const shown = { is: 'game', of: table, name: 'Again', keeps: 0 };
    expect((await seen.until(({ room }) => room.beginning !== null)).room.beginning).toMatchObject(shown);
    await done(ann.by.command(id, { do: 'sit', chair: 0 }));
    const more = [ann, bob].map(({ by }, i) => playOn(by, id, i));
    await done(bob.by.command(id, { do: 'start', fill: null }));
    await Promise.all(more.map(({ over }) => over));
    const records = await Promise.all([first, second].map(({ address }) => recordOf(address, id)));
    expect(records[0]).toEqual(records[1]);
    expect(records[0].config.from).toMatchObject({ keeps: 0 });
    const branches = await fetch(`${first.address}/api/games/${table}/branches`);
    expect(await branches.json()).toMatchObject({ total: 1, tables: [{ id, beginning: shown }] });
  });

  test('a holiday that is taken at one node holds at all, and another tells what the first has not', async () => {
    const [first, second] = await twoNodes();
    const [ann, bob] = [await guestOf(first.address, 'Ann'), await sitter(second.address, 'Bob')];
    const clock = { per: 'move', seconds: 86_400 } as const;
    const { id } = await createTable(first.address, ann, { ...BASE, seats: 2, clock, lending: 'nobody' });
    const seen = watched(bob.by, id);
    await done(bob.by.command(id, { do: 'sit', chair: 1 }));
    await done(ann.by.command(id, { do: 'start', fill: null }));
    const today = new Date().toISOString().slice(0, 10);
    const holiday = { first: today, last: today, zone: 'UTC' };
    const { status, body } = await ann.here.call('POST', '/api/me/holidays', holiday);
    expect(status).toBe(201);
    await seen.until(({ room }) => room.clocks?.stands[0] === true);
    // taken at the first, ended at the second
    const ended = await browserOf(second.address, ann).call('DELETE', `/api/me/holidays/${body.id}`);
    expect(ended.status).toBe(204);
    await seen.until(({ room }) => room.clocks?.runs[0] === true);
    expect(await refusal(bob.by, id, { do: 'lend', chair: 0, bot: 'merchant' })).toBe('not-lendable');
  });

  test('news of another node come at once, and not only when the database is looked at', async () => {
    const { ann, table, seen } = await annAndBob();
    await done(ann.by.command(table, { do: 'start', fill: null }));
    await seen.bob.until(({ view }) => view !== null);
    const { question } = answerTo(seen.ann.now(), 0);
    const start = performance.now();
    for (let i = 0; i < 4; i++) {
      await done(ann.by.command(table, { ...answerTo(seen.ann.now(), 0), question }));
      await seen.bob.until(({ view }) => view?.answered[0] === true);
      await done(ann.by.command(table, { do: 'retract', seat: 0, question }));
      await seen.bob.until(({ view }) => view?.answered[0] === false);
    }
    // it is looked at every five seconds
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  test('people of a node that is gone are not there any more', { timeout: 120_000 }, async () => {
    const { second, bob, seen } = await annAndBob();
    await seen.ann.until(({ room }) => room.chairs[1].present);
    bob.by.close();
    await second.close();
    await seen.ann.until(({ room }) => !room.chairs[1].present);
  });

  test('bots answer once, whichever node people are at', { ...IN_ALL, timeout: 120_000 }, async () => {
    const [first, second] = await twoNodes();
    const games = await Promise.all(
      [first, second, first, second].map(async ({ address }, i) => {
        const ann = await sitter(address, 'Ann');
        const { id } = await createTable(address, ann, { ...BASE, seats: 4 });
        const playing = playOn(ann.by, id, i);
        await done(ann.by.command(id, { do: 'start', fill: 'random' }));
        await playing.over;
        return { id, refused: playing.refused };
      }),
    );
    for (const { id, refused } of games) {
      expect(refused).toEqual([]);
      expect(await recordOf(second.address, id)).toEqual(await recordOf(first.address, id));
    }
  });

  test('what was wished for is carried out once, and people at the other node hear nothing before', async () => {
    const [first, second] = await twoNodes();
    const ann = await sitter(first.address, 'Ann');
    const heard: string[] = [];
    const bob = await sitter(second.address, 'Bob', (text) => heard.push(text));
    const { id } = await createTable(first.address, ann, { ...BASE, seats: 3 });
    const seen = { ann: watched(ann.by, id), bob: watched(bob.by, id) };
    await done(bob.by.command(id, { do: 'sit', chair: 1 }));
    await done(ann.by.command(id, { do: 'start', fill: 'random' }));
    let count = 0;
    for (let turn = 1; turn <= 4; turn++) {
      await seen.bob.until(({ view }) => view?.turn === turn && !view.answered[1]);
      const { view } = await seen.ann.until((known) => known.view?.turn === turn);
      if (!view) throw new Error('no game');
      if (turn === 1) await done(ann.by.command(id, answerTo(seen.ann.now(), 0)));
      // every card of the Age, so that whatever comes is sold
      const cards = [...new Set(rulesOf(view.config).setup.decks[0])].map(
        (card) => rulesOf(view.config).cards[card].name,
      );
      const wishes = cards.slice(0, MOST_WISHES).map((card) => wishFor(card, { turn: turn + 1 }));
      count = wishes.length;
      const told = heard.length;
      await done(ann.by.command(id, { do: 'plan', seat: 0, question: view.question, wishes }));
      await seen.ann.until(({ plan }) => plan?.wishes[0]?.turn === turn + 1);
      expect(heard.slice(told).filter((text) => text.includes('"plan"'))).toEqual([]);
      await done(bob.by.command(id, answerTo(seen.bob.now(), 1)));
      await seen.bob.until((known) => known.view?.turn === turn + 1 && known.view.answered[0]);
    }
    expect(heard.filter((text) => /"wish|isSetAside/.test(text))).toEqual([]);
    const { plan } = await seen.ann.until(
      ({ view, plan: now }) => view?.turn === 5 && now?.done?.question === view.question,
    );
    expect(plan?.wishes).toHaveLength(count - 1);
  });

  test('clocks that have run out where nobody is ring once, though no node has the tables open', async () => {
    const options = { database: await schemas(), redis };
    await server(options);
    const time = await timedStore(options.database, Date.now() - 2 * HOUR);
    const clock = { per: 'move', seconds: 3600 } as const;
    const tables: string[] = [];
    for (let i = 0; i < 4; i++) tables.push(await gameOf(time.node(), { clock }));
    await server(options);
    const rung = async (table: string) => factsIn(await time.store.lines(table), 'ran-out').length;
    for (const table of tables) await until(async () => (await rung(table)) === 1);
  });

  test('without Redis news come by the database, and at once again when it is back', { timeout: 120_000 }, async () => {
    const line = await cuttable(redis);
    const { ann, bob, table, seen } = await annAndBob({ redis: line.url });
    await done(ann.by.command(table, { do: 'start', fill: null }));
    await seen.bob.until(({ view }) => view !== null);
    await line.cut();
    await done(ann.by.command(table, answerTo(seen.ann.now(), 0)));
    await seen.bob.until(({ view }) => view?.answered[0] === true);
    await done(bob.by.command(table, answerTo(seen.bob.now(), 1)));
    // at two there is a free city, for which one of them still has to answer
    await seen.ann.until(({ view }) => view?.answered[1] === true);
    await line.mend();
    await done(bob.by.command(table, { do: 'say', text: 'back again' }));
    await seen.ann.until(({ chat }) => chat.some(({ text }) => text === 'back again'));
  });

  test('what moderators decide holds at every node at once, also without Redis', { timeout: 120_000 }, async () => {
    const line = await cuttable(redis);
    const options = { database: await schemas(), redis: line.url };
    const [first, second] = [await server(options), await server(options)];
    const mo = await moderatorOf(first.address, options.database);
    const [ann, bob] = [await guestOf(first.address, 'Ann'), await guestOf(second.address, 'Bob')];
    const table = await tableWith(first.address, [ann, bob]);
    const seen = watched(bob.by, table);
    await done(ann.by.command(table, { do: 'say', text: 'hello' }));
    await seen.until(({ chat }) => chat.length === 1);
    const settles = async (kind: 'mute' | 'ban'): Promise<void> => {
      expect((await reports(ann, { person: bob.person.id })).status).toBe(204);
      await mo.settles({ measures: [{ kind, until: null, name: null }] });
    };
    await settles('mute');
    expect(await refusal(bob.by, table, { do: 'say', text: 'hi' })).toBe('silenced');
    await line.cut();
    await ann.here.call('POST', '/api/me/blocks', { person: bob.person.id });
    await seen.until(({ chat }) => chat.length === 0);
    const { closed } = await rawSocket(second.address, withCookie(bob));
    await settles('ban');
    expect(await closed).toBe(BANNED);
  });

  test('a game is over at every node as soon as it is at one', { ...IN_ALL, timeout: 120_000 }, async () => {
    const line = await cuttable(redis);
    const [first, second] = await twoNodes({ redis: line.url });
    const people = [await sitter(first.address, 'Ann'), await sitter(first.address, 'Bob')];
    const table = await tableWith(first.address, people);
    const onlooker = await sitter(second.address, 'Cid');
    await watched(onlooker.by, table).until(({ room }) => room.chairs[1].person !== null);
    // the second node hears nothing until it looks at the database
    await line.cut();
    const playing = people.map(({ by }, i) => playOn(by, table, i));
    await done(people[0].by.command(table, { do: 'start', fill: null }));
    await Promise.all(playing.map(({ over }) => over));
    expect(await recordOf(second.address, table)).toEqual(await recordOf(first.address, table));
  });

  test('an address may say only so much, at all nodes together', IN_ALL, async () => {
    const [first, second] = await twoNodes({ limits: { ...PLENTY, messagesFromAddress: 5 } });
    const ann = await sitter(first.address, 'Ann');
    const sockets = [await rawSocket(first.address, withCookie(ann)), await rawSocket(second.address, withCookie(ann))];
    const said = { type: 'unwatch', table: 'none' };
    // within what one node alone lets through, and beyond it together
    for (let i = 0; i < 20; i++) for (const { say } of sockets) say({ ...said, id: `early-${i}` });
    const refused = () => sockets.map(({ heard }) => heard.filter(({ type }) => type === 'refused').length);
    await until(() => {
      for (const { say } of sockets) say({ ...said, id: 'late' });
      return refused().every((count) => count > 0);
    });
  });

  test('an address may open only so many sockets, at all nodes together', async () => {
    const [first, second] = await twoNodes({ limits: { ...PLENTY, connections: 3 } });
    const ann = await sitter(first.address, 'Ann');
    await rawSocket(first.address, withCookie(ann));
    const last = await rawSocket(second.address, withCookie(ann));
    for (const { address } of [first, second]) expect(await upgradeStatus(address, withCookie(ann))).toBe(429);
    last.socket.terminate();
    await until(async () => (await upgradeStatus(first.address, withCookie(ann))) === 101);
  });

  test('requests are counted at all nodes together', async () => {
    const [first, second] = await twoNodes({ limits: { ...PLENTY, guests: 2 } });
    const guests = async (address: string) =>
      (await fetch(`${address}/api/guests`, { method: 'POST', ...asJson({ name: 'Ann' }) })).status;
    expect(await guests(first.address)).toBe(201);
    expect(await guests(second.address)).toBe(201);
    expect(await guests(first.address)).toBe(429);
    expect(await guests(second.address)).toBe(429);
  });

  test('who signs out is cut off at every node', async () => {
    const [first, second] = await twoNodes();
    const ann = await sitter(first.address, 'Ann');
    const there = await rawSocket(second.address, withCookie(ann));
    await fetch(`${first.address}/api/me/session`, { method: 'DELETE', headers: { cookie: ann.cookie } });
    await there.closed;
    expect(await upgradeStatus(second.address, withCookie(ann))).toBe(401);
  });

  test('and without Redis too, as soon as a node looks at the database', IN_ALL, async () => {
    const line = await cuttable(redis);
    const options = { database: await schemas(), redis: line.url };
    const [first, second] = [await server(options), await server(options)];
    const [ann, bob] = [await becomeGuest(first.address, 'Ann'), await becomeGuest(first.address, 'Bob')];
    const there = [ann, bob].map((who) => rawSocket(second.address, withCookie(who)));
    const closed = (await Promise.all(there)).map((socket) => socket.closed);
    await line.cut();
    await fetch(`${first.address}/api/me/sessions`, { method: 'DELETE', headers: withCookie(ann) });
    await fetch(`${first.address}/api/me`, { method: 'DELETE', headers: withCookie(bob) });
    expect(await Promise.all(closed)).toEqual([SIGNED_OUT, SIGNED_OUT]);
  });

  test('a Redis that hangs keeps nobody waiting, and a node counts alone', IN_ALL, async () => {
    const line = await cuttable(redis);
    const { address } = await server({ database: await schemas(), redis: line.url, limits: { ...PLENTY, guests: 3 } });
    const isBusUp = async () => (await (await fetch(`${address}/metrics`)).text()).includes('\npolis_bus_up 1');
    const guest = () =>
      fetch(`${address}/api/guests`, {
        method: 'POST',
        ...asJson({ name: 'Ann' }),
        signal: AbortSignal.timeout(5000),
      });
    await until(isBusUp);
    const ann = await becomeGuest(address, 'Ann');
    line.goesDead();
    const answers = [await guest(), await guest(), await guest(), await guest()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(await upgradeStatus(address, withCookie(ann))).toBe(101);
    await until(async () => !(await isBusUp()));
    line.comesBack();
    await until(isBusUp);
    expect((await guest()).status).toBe(201);
  });

  // `npm run nodes` does more of it
  test('no choice is lost or doubled whatever breaks down', { ...IN_ALL, timeout: 300_000 }, async () => {
    const database = await cuttable(await schemas());
    const bus = await cuttable(redis);
    const result = await nodesTrial({
      program: path.join(DIST, 'polis.mjs'),
      database: database.url,
      redis: { url: bus.url, down: bus.cut, up: bus.mend },
      async cut() {
        await database.cut();
        await database.mend();
      },
      games: GAMES,
      atOnce: GAMES / 2,
      withoutRedisMs: 2000,
      progress: () => undefined,
    });
    const { games, lost, doubled, refused, different } = result;
    expect({ games, lost, doubled, refused, different }).toEqual({
      games: GAMES,
      lost: 0,
      doubled: 0,
      refused: 0,
      different: 0,
    });
  });

  test('a second device of someone may be at another node', async () => {
    const { second, ann, table, seen } = await annAndBob();
    await done(ann.by.command(table, { do: 'start', fill: null }));
    const other = device(second.address, ann);
    const there = watched(other, table);
    await there.until(({ view }) => view !== null);
    await done(other.command(table, answerTo(there.now(), 0)));
    await seen.ann.until(({ view }) => (view?.asks.find(({ seat }) => seat === 0)?.sealed ?? -1) >= 0);
  });
});

const withCookie = ({ cookie }: { cookie: string }) => ({ cookie });

const asJson = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
