/** How much anyone may ask for. */
import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import { buckets } from '../src/limits.ts';
import { MOST_BYTES } from '../src/protocol/index.ts';
import {
  BASE,
  begun,
  done,
  PLENTY,
  rawSocket,
  refusal,
  server,
  sharedServer,
  sitter,
  sitters,
  tableWith,
  until,
  upgradeStatus,
  watched,
} from './kit.ts';

const shared = sharedServer();

const nonsense = { type: 'nonsense' };

test('a bucket holds some seconds’ worth, fills steadily, and is forgotten when it is full', () => {
  let now = 0;
  const limit = buckets(2, () => now);
  const taken = (): number => {
    let count = 0;
    while (limit.take('a')) count++;
    return count;
  };
  expect(taken()).toBe(8);
  now += 900;
  expect(taken()).toBe(1);
  now += 700;
  expect(taken()).toBe(2);
  expect(limit.take('b')).toBe(true);
  limit.sweep();
  expect(taken()).toBe(0);
  now += 60_000;
  limit.sweep();
  expect(taken()).toBe(8);
});

test('one connection may say so much, and another of the same address goes on', async () => {
  const { address } = await server({ limits: { ...PLENTY, messages: 1 } });
  const [ann, bob] = await sitters(address, 2);
  const loud = await rawSocket(address, { cookie: ann.cookie });
  for (let i = 0; i < 30; i++) loud.say({ type: 'unwatch', id: `${i}`, table: 'x' });
  expect(await loud.reply(null)).toMatchObject({ code: 'too-many', id: null });
  const quiet = await rawSocket(address, { cookie: bob.cookie });
  quiet.say({ type: 'unwatch', id: 'one', table: 'x' });
  expect(await quiet.reply('one')).toMatchObject({ type: 'done' });
});

test('one address may say so much, over however many connections', async () => {
  const { address } = await server({ limits: { ...PLENTY, messagesFromAddress: 2 } });
  const { cookie } = await sitter(address, 'Ann');
  const sockets = await Promise.all(Array.from({ length: 6 }, () => rawSocket(address, { cookie })));
  for (const { say } of sockets) for (let i = 0; i < 4; i++) say({ type: 'unwatch', id: `${i}`, table: 'x' });
  const told = () => sockets.flatMap(({ heard }) => heard.slice(1));
  await until(() => told().length === 24);
  const refused = told().filter(({ type }) => type === 'refused');
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map((message) => JSON.stringify(message))).size).toBe(1);
});

test('one address may open so many sockets, and another when one is closed', async () => {
  const { address } = await server({ limits: { ...PLENTY, connections: 3 } });
  const { cookie, by } = await sitter(address, 'Ann');
  const [first] = [await rawSocket(address, { cookie }), await rawSocket(address, { cookie })];
  expect(await upgradeStatus(address, { cookie })).toBe(429);
  expect(await upgradeStatus(address, {})).toBe(429);
  first.socket.terminate();
  await until(async () => (await upgradeStatus(address, { cookie })) === 101);
  by.close();
});

test('who is turned away does not stay in the count, nor on the line', async () => {
  const { address, port } = await server({ limits: { ...PLENTY, connections: 3 } });
  for (let i = 0; i < 10; i++) expect(await upgradeStatus(address, {})).toBe(401);
  const lines = Array.from({ length: 10 }, () => net.connect({ port, host: '127.0.0.1', allowHalfOpen: true }));
  const ended = lines.map((line) => new Promise((resolve) => line.on('close', resolve).on('error', () => undefined)));
  for (const line of lines) {
    line.write(`GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    line.resume();
  }
  await until(async () => {
    // a line on which nobody listens any more breaks when something is written
    for (const line of lines) if (!line.destroyed) line.write('x');
    return lines.every(({ destroyed }) => destroyed);
  });
  await Promise.all(ended);
});

test('one address may open so many sockets a second, however soon it closes them', async () => {
  const { address } = await server({ limits: { ...PLENTY, openings: 1 } });
  const { cookie, by } = await sitter(address, 'Ann');
  by.close();
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) statuses.push(await upgradeStatus(address, { cookie }));
  expect(statuses).toContain(101);
  expect(statuses.at(-1)).toBe(429);
});

test('one address may hold so many lines, whatever it says on them', async () => {
  const { address, port } = await server({ limits: { ...PLENTY, lines: 5 } });
  const lines = Array.from({ length: 12 }, () => net.connect({ port, host: '127.0.0.1' }));
  onTestFinished(() => {
    for (const line of lines) line.destroy();
  });
  for (const line of lines) line.on('error', () => undefined).resume();
  const held = () => lines.filter(({ destroyed }) => !destroyed);
  await until(() => held().length <= 5);
  expect(held().length).toBeGreaterThan(2);
  for (const line of held()) line.destroy();
  const isAnswered = () =>
    fetch(`${address}/healthz`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isAnswered);
});

test.each([
  ['its head', 'POST /api/guests HTTP/1.1\r\nHost: x\r\n'],
  [
    'its body',
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])('a request that does not end is cut off: %s', async (_, beginning) => {
  const { port } = await server({ patience: { headMs: 200, requestMs: 400 } });
  const line = net.connect({ port, host: '127.0.0.1' });
  const ended = new Promise((resolve) => line.once('close', resolve));
  line.on('error', () => undefined).resume();
  line.write(beginning);
  await ended;
});

test('behind a proxy it is the caller’s address that counts, and nobody makes one up', async () => {
  const { address } = await server({ trustProxy: true, limits: { ...PLENTY, connections: 1, guests: 2 } });
  const { cookie, by } = await sitter(address, 'Ann');
  const from = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') });
  const guestFrom = async (...addresses: string[]) =>
    (
      await fetch(`${address}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from(...addresses) },
        body: '{"name":"Bob"}',
      })
    ).status;
  expect(await upgradeStatus(address, { cookie, ...from('10.0.0.1') })).toBe(101);
  expect(await upgradeStatus(address, { cookie, ...from('1.2.3.4', '10.0.0.1') })).toBe(429);
  expect(await upgradeStatus(address, { cookie, ...from('10.0.0.1', '10.0.0.2') })).toBe(101);
  expect([
    await guestFrom('10.0.0.3'),
    await guestFrom('1.1.1.1', '10.0.0.3'),
    await guestFrom('2.2.2.2', '10.0.0.3'),
  ]).toEqual([201, 201, 429]);
  expect(await guestFrom('10.0.0.4')).toBe(201);
  by.close();
});

test('a message that is too large ends the connection, and nothing else', async () => {
  const { address } = shared();
  const people = await sitters(address, 2);
  const { table, seen } = await begun(address, people);
  const socket = await rawSocket(address, { cookie: people[0].cookie });
  const padded = (length: number) => JSON.stringify(nonsense).padEnd(length);
  socket.say(padded(MOST_BYTES));
  expect(await socket.reply(null)).toMatchObject({ code: 'malformed' });
  socket.say(padded(MOST_BYTES + 1));
  expect(await socket.closed).toBe(1009);
  const games = people.map(({ by }, i) => playOn(by, table, i));
  await Promise.all(games.map(({ over }) => over));
  expect(seen[0].now().table).toBe(table);
});

test('who sends nothing but what is refused is cut off, and who errs now and then is not', async () => {
  const { address } = shared();
  const ann = await sitter(address, 'Ann');
  const table = await tableWith(address, [ann]);
  const socket = await rawSocket(address, { cookie: ann.cookie });
  for (let i = 0; i < 4; i++) {
    for (let k = 0; k < 40; k++) socket.say(nonsense);
    socket.say({ type: 'command', id: `set-${i}`, table, command: { do: 'bot', chair: 1, bot: 'random' } });
    expect(await socket.reply(`set-${i}`)).toMatchObject({ type: 'done' });
  }
  for (let k = 0; k < 60; k++) socket.say(nonsense);
  expect(await socket.closed).toBe(1008);
  expect(socket.heard.filter(({ type }) => type === 'refused')).toHaveLength(4 * 40 + 51);
});

test('who does not read what is sent is cut off, and the others notice nothing', async () => {
  const { address } = shared();
  const people = await sitters(address, 3);
  const { table } = await begun(address, people, { modules: ['base', 'leaders', 'cities', 'edifice'] });
  const deaf = await rawSocket(address, { cookie: people[0].cookie });
  deaf.socket.pause();
  let isOpen = true;
  deaf.socket.once('close', () => {
    isOpen = false;
  });
  // each of these is answered with all that is known of the table
  for (let i = 0; i < 3000 && isOpen; i++) deaf.say({ type: 'watch', id: `${i}`, table, known: null });
  const metric = async () =>
    Number(/^polis_connections (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1]);
  await until(async () => (await metric()) === people.length);
  const games = people.map(({ by }, i) => playOn(by, table, i));
  await Promise.all(games.map(({ over }) => over));
});

/** A frame of control as a client sends it: final, masked with nothing. */
const controlFrame = (opcode: number, size: number): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | size, 0, 0, 0, 0]), Buffer.alloc(size)]);
const PING = 0x9;
const PONG = 0xa;

/** Sends frames as fast as the line takes them, and reads nothing; says how many bytes went out until it was cut off. */
async function flood(port: number, cookie: string, frame: Buffer, most: number): Promise<number> {
  const line = net.connect({ port, host: '127.0.0.1' });
  onTestFinished(() => {
    line.destroy();
  });
  let isCut = false;
  line
    .on('error', () => undefined)
    .once('close', () => {
      isCut = true;
    });
  line.write(
    `GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==\r\nCookie: ${cookie}\r\n\r\n`,
  );
  await new Promise((opened) => line.once('data', opened));
  line.pause();
  const many = Buffer.concat(Array.from({ length: 1000 }, () => frame));
  while (!isCut && line.bytesWritten < most) {
    if (!line.write(many)) await Promise.race([once(line, 'drain'), once(line, 'close')]).catch(() => undefined);
    await new Promise((next) => setImmediate(next));
  }
  return isCut ? line.bytesWritten : Number.POSITIVE_INFINITY;
}

test('who pings and does not read is cut off before much waits for them', async () => {
  const { address, port } = shared();
  const { cookie, by } = await sitter(address, 'Ann');
  expect(await flood(port, cookie, controlFrame(PING, 125), 200_000_000)).toBeLessThan(50_000_000);
  by.close();
});

test('pings and pongs count as messages', async () => {
  const { address, port } = await server({ limits: { ...PLENTY, messages: 5 } });
  const { cookie, by } = await sitter(address, 'Ann');
  for (const kind of [PING, PONG])
    expect(await flood(port, cookie, controlFrame(kind, 0), 20_000_000)).toBeLessThan(5_000_000);
  const polite = await rawSocket(address, { cookie });
  const answer = new Promise((resolve) => polite.socket.once('pong', (data) => resolve(String(data))));
  polite.socket.ping('are you there?');
  expect(await answer).toBe('are you there?');
  by.close();
});

test('chat: a few words at once, no more than a line, and nobody speaks for those who are muted', async () => {
  const { address } = shared();
  const [ann, bob] = await sitters(address, 2);
  const table = await tableWith(address, [ann, bob]);
  const seen = watched(bob.by, table);
  await done(ann.by.command(table, { do: 'say', text: '  hello \u0000\n there\u202e ' }));
  const more = await Promise.all(Array.from({ length: 6 }, () => ann.by.command(table, { do: 'say', text: 'again' })));
  expect(more.find(({ type }) => type === 'refused')).toMatchObject({ code: 'too-many' });
  const { chat } = await seen.until((known) => known.chat.length >= 2);
  expect(chat.slice(0, 2).map(({ person, text }) => `${person.name}: ${text}`)).toEqual([
    'Ann: hello there',
    'Ann: again',
  ]);
  expect(await refusal(bob.by, table, { do: 'say', text: 'x'.repeat(401) })).toBe('malformed');
  expect(await refusal(bob.by, table, { do: 'say', text: ' \n ' })).toBe('malformed');
  await done(ann.by.command(table, { do: 'mute', person: bob.person.id, muted: true }));
  expect(await refusal(bob.by, table, { do: 'say', text: 'hey' })).toBe('muted');
  await done(ann.by.command(table, { do: 'mute', person: bob.person.id, muted: false }));
  await until(async () => (await bob.by.command(table, { do: 'say', text: 'thanks' })).type === 'done');
});

test('requests, new people and tried codes are counted by the minute', async () => {
  const post = (address: string, place: string, body: object, cookie = '') =>
    fetch(`${address}${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const guests = await server({ limits: { ...PLENTY, guests: 3 } });
  const made = await Promise.all(Array.from({ length: 5 }, () => post(guests.address, '/api/guests', { name: 'Ann' })));
  expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
  const tooMany = await post(guests.address, '/api/guests', { name: 'Ann' });
  expect(await tooMany.json()).toMatchObject({ code: 'too-many' });
  expect(tooMany.headers.get('retry-after')).not.toBeNull();
  expect((await fetch(`${guests.address}/api/options`)).status).toBe(200);

  const cookie = made
    .find(({ status }) => status === 201)
    ?.headers.get('set-cookie')
    ?.split(';')[0];
  const tables = await Promise.all(Array.from({ length: 5 }, () => post(guests.address, '/api/tables', BASE, cookie)));
  expect(tables.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
  const codes = await Promise.all(Array.from({ length: 40 }, (_, i) => fetch(`${guests.address}/api/codes/AAAA${i}`)));
  expect(codes.filter(({ status }) => status === 404)).toHaveLength(30);

  const requests = await server({ limits: { ...PLENTY, requests: 5 } });
  const asked = await Promise.all(Array.from({ length: 9 }, () => fetch(`${requests.address}/api/options`)));
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await fetch(`${requests.address}/healthz`)).status).toBe(200);
  const large = await post(guests.address, '/api/tables', { ...BASE, padding: 'x'.repeat(20_000) }, cookie);
  expect([413, 429]).toContain(large.status);
});
