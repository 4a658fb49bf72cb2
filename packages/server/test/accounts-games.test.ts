/** Games of people with accounts: taken along when a guest signs in, given back, and forgotten. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type GameRecord, replay, score } from '@polis/engine';
import { expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import { backup } from '../src/store/backup.ts';
import { openDatabase, openStore } from '../src/store/open.ts';
import { browser, PASSWORD } from './accounts.kit.ts';
import {
  answerTo,
  device,
  done,
  rawSocket,
  recordOf,
  type Sitter,
  server,
  sitters,
  tableWith,
  testFolder,
  watched,
} from './kit.ts';
import { onBothEngines } from './store/kit.ts';

/** A browser as someone with a socket, under whatever name it is signed in. */
function sitterOf(address: string, { cookie }: { cookie: string }, id: string, name: string): Sitter {
  const person = { id, name };
  return { person, cookie, by: device(address, { person, cookie }) };
}

/** Every row of every table, as text, but the mark that someone is leaving, and as whom they had played before. */
async function dump(database: string): Promise<string> {
  const file = path.join(testFolder(), 'dump.jsonl');
  await backup(database, file);
  const db = await openDatabase(database);
  const challenges = await db.selectFrom('challenge').selectAll().execute();
  await db.destroy();
  const rows = readFileSync(file, 'utf8').split('\n');
  return (
    rows.filter((row) => !/"name":"".*"leaving":\d|"table":"former"/.test(row)).join('\n') + JSON.stringify(challenges)
  );
}

onBothEngines(({ fresh }) => {
  test('a guest in the middle of a game signs in, and plays on as who they are', async () => {
    const { address } = await server({ database: await fresh() });
    const [bob, cid] = await sitters(address, 2);
    const account = browser(address);
    const id = await account.guest('Dora');
    await account.chooses('Ann', PASSWORD);
    const tablet = device(address, { person: { id, name: 'Dora' }, cookie: account.cookie });

    const phone = browser(address);
    const guestId = await phone.guest('A guest');
    const guest = sitterOf(address, phone, guestId, 'A guest');
    const table = await tableWith(address, [bob, guest, cid]);
    await done(guest.by.command(table, { do: 'say', text: 'hello' }));
    const left = await tableWith(address, [guest, bob]);
    await done(guest.by.command(left, { do: 'leave' }));
    const gathering = await tableWith(address, [guest, bob]);
    const both = await tableWith(address, [guest, sitterOf(address, account, id, 'Dora')]);
    const seen = watched(guest.by, table);
    const onTablet = watched(tablet, table);
    await done(bob.by.command(table, { do: 'start', fill: null }));
    const known = await seen.until(({ view }) => view !== null);
    await done(guest.by.command(table, answerTo(known, 1)));
    await onTablet.until(({ view }) => view?.answered[1] === true);
    expect(onTablet.now().you).toBeNull();

    const { body } = await phone.signsIn('Ann', PASSWORD, true);
    expect(body).toEqual({ person: { id, name: 'Dora' }, adopted: { taken: 2, left: 1 } });
    // the tablet, which only watched, holds the hand now
    const held = await onTablet.until(({ you }) => you === 1);
    expect(held.view?.asks[0].sealed).toBeGreaterThanOrEqual(0);
    expect(held.room.chairs[1].person).toEqual({ id, name: 'Dora' });
    expect(held.chat.map((line) => line.person.name)).toEqual(['Dora']);
    const mine = (await phone.call('GET', '/api/me/tables')).body.tables.map((one: { id: string }) => one.id);
    expect(mine.sort()).toEqual([table, gathering, both].sort());

    const now = sitterOf(address, phone, id, 'Dora');
    const games = [bob, now, cid].map(({ by }, i) => playOn(by, table, i));
    await Promise.all(games.map(({ over }) => over));
    expect((await phone.call('GET', `/api/games/${table}`)).body.sheets[1].name).toBe('Dora');
  });

  test('nothing comes along that was not asked for, nor from another account', async () => {
    const { address } = await server({ database: await fresh() });
    const [bob] = await sitters(address, 1);
    const account = browser(address);
    await account.guest('Ann');
    await account.chooses('Ann', PASSWORD);
    const other = browser(address);
    const otherId = await other.guest('Other');
    const table = await tableWith(address, [sitterOf(address, other, otherId, 'Other'), bob]);
    const before = other.cookie;
    expect((await other.signsIn('Ann', PASSWORD, false)).body.adopted).toBeNull();
    expect((await other.call('GET', '/api/me/tables')).body.tables).toEqual([]);
    expect((await browserWith(address, before).call('GET', '/api/me')).status).toBe(401);

    const third = browser(address);
    const thirdId = await third.guest('Third');
    await third.chooses('Third', PASSWORD);
    const theirs = await tableWith(address, [sitterOf(address, third, thirdId, 'Third'), bob]);
    expect((await third.signsIn('Ann', PASSWORD, true)).body.adopted).toBeNull();
    expect((await third.call('GET', '/api/me/tables')).body.tables).toEqual([]);
    expect((await third.call('GET', `/api/tables/${theirs}`)).body.chairs[0].name).toBe('Third');
    expect((await third.call('GET', `/api/tables/${table}`)).body.chairs[0].name).toBe('Other');
  });

  test('who wants to be forgotten leaves no trace, and the game goes on', { timeout: 90_000 }, async () => {
    const database = await fresh();
    const { address } = await server({ database });
    const [bob, cid] = await sitters(address, 2);
    const phone = browser(address);
    const guestId = await phone.guest('Zebedee One');
    const asGuest = sitterOf(address, phone, guestId, 'Zebedee One');
    // a finished game as a guest, a running one, one that waits, and words at a table of others
    const over = await tableWith(address, [asGuest, bob]);
    const played = [asGuest, bob].map(({ by }, i) => playOn(by, over, i));
    await done(asGuest.by.command(over, { do: 'start', fill: null }));
    await Promise.all(played.map(({ over: end }) => end));

    const laptop = browser(address);
    const id = await laptop.guest('Zebedee Two');
    await laptop.chooses('zebedee.login', PASSWORD);
    const key = await laptop.addsPasskey('Zebedee’s phone');
    expect((await phone.signsInWith(key)).body.adopted).toEqual({ taken: 1, left: 0 });
    const zeb = sitterOf(address, laptop, id, 'Zebedee Two');
    const running = await tableWith(address, [bob, zeb, cid]);
    const gathering = await tableWith(address, [zeb, bob]);
    const strangers = await tableWith(address, [bob, cid]);
    for (const table of [running, strangers])
      await done(zeb.by.command(table, { do: 'say', text: 'call me: 555-0199' }));
    await done(bob.by.command(running, { do: 'say', text: 'One or two of us, it is all the same.' }));
    const seen = watched(bob.by, running);
    await done(bob.by.command(running, { do: 'start', fill: null }));
    await seen.until(({ view }) => view !== null);
    await done(zeb.by.command(running, answerTo(await watched(zeb.by, running).until(({ view }) => view !== null), 1)));
    await laptop.call('POST', '/api/me/passkeys/options', {});

    const traces = [/zebedee/i, new RegExp(`${id}|${guestId}`), /555-0199/, new RegExp(key.id)];
    const before = await dump(database);
    for (const trace of traces) expect(before).toMatch(trace);

    expect((await laptop.call('DELETE', '/api/me')).status).toBe(204);
    const after = await dump(database);
    for (const trace of traces) expect(after).not.toMatch(trace);

    const known = await seen.until(({ room }) => room.chairs[1].conceded && room.chairs[1].person?.name === '');
    expect(known.chat.map(({ person, text }) => [person.name, text])).toEqual([
      ['Ann', 'One or two of us, it is all the same.'],
    ]);
    for (const who of [laptop, phone]) expect((await who.call('GET', '/api/me')).status).toBe(401);
    expect((await browser(address).signsIn('zebedee.login', PASSWORD)).status).toBe(403);
    expect((await browser(address).signsInWith(key)).status).toBe(403);
    const [afterwards, waiting] = await Promise.all(
      [over, gathering].map(async (table) => (await laptop.call('GET', `/api/tables/${table}`)).body),
    );
    expect(afterwards.chairs.map(({ name }: { name: string | null }) => name)).toEqual(['', 'Ann']);
    expect(waiting).toMatchObject({ host: 'Ann', status: 'gathering' });

    const games = [bob, cid].map(({ by }, i) => playOn(by, running, i));
    await Promise.all(games.map(({ over: end }) => end));
    const record = (await laptop.call('GET', `/api/games/${running}/record`)).body as GameRecord;
    expect(score(replay(record)).sheets).toHaveLength(3);
  });

  test('what was begun before a stop is finished after it', async () => {
    const database = await fresh();
    const first = await server({ database });
    const [ann, bob] = await sitters(first.address, 2);
    const table = await tableWith(first.address, [bob, ann]);
    await first.close();
    const store = await openStore(database);
    await store.startLeaving(bob.person.id, 1);
    await store.close();
    const second = await server({ database });
    const later = browser(second.address);
    await expect
      .poll(async () => (await later.call('GET', `/api/tables/${table}`)).body.host, { timeout: 20_000 })
      .toBe('Ann');
    await expect.poll(async () => (await dump(database)).includes(bob.person.id), { timeout: 20_000 }).toBe(false);
  });

  test('a guest takes everything along, and is forgotten without a password', async () => {
    const database = await fresh();
    const { address } = await server({ database });
    const [bob] = await sitters(address, 1);
    const phone = browser(address);
    const id = await phone.guest('Quentin');
    const me = sitterOf(address, phone, id, 'Quentin');
    const over = await tableWith(address, [me, bob]);
    const played = [me, bob].map(({ by }, i) => playOn(by, over, i));
    await done(me.by.command(over, { do: 'start', fill: null }));
    await done(me.by.command(over, { do: 'say', text: 'good game' }));
    await done(bob.by.command(over, { do: 'say', text: 'not for you to keep' }));
    await Promise.all(played.map(({ over: end }) => end));
    const running = await tableWith(address, [me, bob]);
    await done(me.by.command(running, { do: 'start', fill: null }));
    const wish = { do: 'sell', age: 2, turn: null, most: null, trade: null, prefer: null, join: false } as const;
    const wishes = (card: string) => ({ question: 1, wishes: [{ card, ...wish }] });
    await done(me.by.command(running, { do: 'plan', seat: 0, ...wishes('statue') }));
    await done(bob.by.command(running, { do: 'plan', seat: 1, ...wishes('temple') }));

    const { status, body } = await phone.call('GET', '/api/me/export');
    expect(status).toBe(200);
    const [first, ...games] = (body as string)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      person: { id, name: 'Quentin' },
      login: null,
      devices: [{ name: 'Firefox, Linux' }],
    });
    expect(games.map(({ game }) => game.id).sort()).toEqual([over, running].sort());
    const finished = games.find(({ game }) => game.id === over);
    expect(score(replay(finished.record)).sheets.map(({ total }) => total)).toEqual(finished.game.result.totals);
    // with all that it takes to check the deal
    expect(finished.record).toEqual(await recordOf(address, over));
    expect(finished.said.map(({ text }: { text: string }) => text)).toEqual(['good game']);
    expect(finished.wished).toEqual([]);
    const unfinished = games.find(({ game }) => game.id === running);
    expect(unfinished.record).toBeNull();
    expect(unfinished.wished.map((list: { wishes: { card: string }[] }) => list.wishes[0].card)).toEqual(['statue']);
    expect(body).not.toContain('not for you to keep');
    expect((await browser(address).call('GET', '/api/me/export')).status).toBe(401);

    expect((await phone.call('DELETE', '/api/me')).status).toBe(204);
    expect(await dump(database)).not.toMatch(new RegExp(`quentin|${id}`, 'i'));
    const store = await openStore(database);
    const lists = (await store.lines(running)).flatMap(({ body: line }) => (line.includes('"planned"') ? [line] : []));
    await store.close();
    expect(lists.map((line) => JSON.parse(line).wishes.length)).toEqual([0, 1]);
  });
});

test('no name that a client gives its messages is one of the server’s own', async () => {
  const { address } = await server();
  const phone = browser(address);
  const id = await phone.guest('Quentin');
  const me = sitterOf(address, phone, id, 'Quentin');
  const [bob] = await sitters(address, 1);
  const table = await tableWith(address, [me, bob]);
  const socket = await rawSocket(address, { cookie: phone.cookie });
  for (const name of ['forgotten', 'signed-in', 'null', 'undefined'])
    socket.say({ type: 'command', id: name, table, command: { do: 'order', order: [0, 1] } });
  expect(await socket.reply('undefined')).toMatchObject({ type: 'done' });
  expect((await phone.call('DELETE', '/api/me')).status).toBe(204);
  expect((await browserWith(address, bob.cookie).call('GET', `/api/tables/${table}`)).body.host).toBe(bob.person.name);
});

function browserWith(address: string, cookie: string) {
  const one = browser(address);
  one.cookie = cookie;
  return one;
}
