/** What the server sends to others goes to machines of the internet that its operator allows, and nowhere else. */
import http from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readOptions } from '../../src/index.ts';
import { isAmong, isPublic, readAddress } from '../../src/nudges/addresses.ts';
import { checkStatus, post } from '../../src/nudges/posting.ts';
import { game, newGuest, nudgingServer, receiver, until, WISH } from './kit.ts';

test('which addresses are those of machines on the internet', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])
    expect(isPublic(address), address).toBe(true);
  for (const address of [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.255', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '240.0.0.1', '203.0.113.9'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fd12::1', 'fe80::1'],
    ...['ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', '100::1', 'fe80::1%eth0', 'nonsense', ''],
  ])
    expect(isPublic(address), address).toBe(false);
});

test('hosts by name, below a name, and with a port', () => {
  const may = (hosts: string[], url: string): boolean => isAmong(hosts, new URL(url));
  expect(may(['ntfy.sh'], 'https://ntfy.sh/x')).toBe(true);
  expect(may(['ntfy.sh'], 'https://NTFY.sh:443/x')).toBe(true);
  expect(may(['ntfy.sh'], 'https://ntfy.sh:8443/x')).toBe(false);
  expect(may(['ntfy.sh:8443'], 'https://ntfy.sh:8443/x')).toBe(true);
  expect(may(['ntfy.sh'], 'https://a.ntfy.sh/x')).toBe(false);
  expect(may(['*.push.apple.com'], 'https://web.push.apple.com/x')).toBe(true);
  expect(may(['*.push.apple.com'], 'https://push.apple.com/x')).toBe(false);
  expect(may(['*.push.apple.com'], 'https://evilpush.apple.com/x')).toBe(false);
  // however it is written, it is that address
  for (const spelt of ['https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'https://0177.0.0.1/'])
    expect(readAddress(spelt)?.hostname, spelt).toBe('127.0.0.1');
  for (const none of ['http://ntfy.sh', 'ftp://ntfy.sh', 'https://a@ntfy.sh', 'javascript:1', '', 'https://'])
    expect(readAddress(none), none).toBeNull();
});

const leadsTo =
  (...addresses: string[]): LookupFunction =>
  (_, __, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const to = (address: string) => ({ url: new URL(address), headers: {}, body: '{}' });
const strict = { privateAddresses: false, timeoutMs: 1000 };

test('private addresses, and names that lead to one, are not connected to', async () => {
  const inside = await receiver();
  const refused = { why: 'address', isFinal: true };
  for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1', '0.0.0.0'])
    await expect(post(to(`https://${host}:${inside.port}/`), strict)).rejects.toMatchObject(refused);
  for (const resolve of [leadsTo('127.0.0.1'), leadsTo('::1'), leadsTo('8.8.8.8', '127.0.0.1'), leadsTo()])
    await expect(
      post(to(`https://inside.polis.test:${inside.port}/`), { ...strict, resolve, ca: inside.ca }),
    ).rejects.toMatchObject(refused);
  // the machine's own resolver knows this one
  await expect(post(to(`https://localhost:${inside.port}/`), { ...strict, ca: inside.ca })).rejects.toMatchObject(
    refused,
  );
  expect(inside.received).toEqual([]);
});

test('a name is looked up once, and that address is connected to', async () => {
  const inside = await receiver();
  let lookups = 0;
  const resolve: LookupFunction = (name, options, done) => {
    lookups++;
    leadsTo('127.0.0.1')(name, options, done);
  };
  const options = { privateAddresses: true, timeoutMs: 5000, resolve, ca: inside.ca };
  expect(await post(to(`https://inside.polis.test:${inside.port}/x`), options)).toBe(201);
  expect(lookups).toBe(1);
  // whom it says to be is checked
  await expect(post(to(`https://other.test:${inside.port}/`), options)).rejects.toMatchObject({ why: 'unreachable' });
  await expect(
    post(to(`https://inside.polis.test:${inside.port}/`), { privateAddresses: true, timeoutMs: 5000, resolve }),
  ).rejects.toMatchObject({ why: 'unreachable' });
  expect(inside.received).toHaveLength(1);
});

test('nobody is followed elsewhere', async () => {
  const elsewhere = await receiver(() => 302);
  const options = { privateAddresses: true, timeoutMs: 5000, ca: elsewhere.ca };
  const status = await post(to(`${elsewhere.address}/`), options);
  expect(status).toBe(302);
  expect(() => checkStatus(status)).toThrowError(expect.objectContaining({ why: 'status-302', isFinal: true }));
  expect(elsewhere.received.map(({ path }) => path)).toEqual(['/']);
});

test('who does not answer, or without end, or not by TLS, is not waited for', async () => {
  const silent = await receiver(() => null);
  const options = { privateAddresses: true, timeoutMs: 200, ca: silent.ca };
  await expect(post(to(`${silent.address}/`), options)).rejects.toMatchObject({ why: 'timeout', isFinal: false });
  const plain = http.createServer((_, reply) => reply.end()).listen(0, '127.0.0.1');
  onTestFinished(() => {
    plain.close();
  });
  await until(() => plain.listening);
  const { port } = plain.address() as AddressInfo;
  await expect(post(to(`https://127.0.0.1:${port}/`), options)).rejects.toMatchObject({ why: 'unreachable' });
});

test.each([
  [200, null],
  [204, null],
  [301, true],
  [400, true],
  [404, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('%i is final: %s', (status, isFinal) => {
  if (isFinal === null) expect(() => checkStatus(status)).not.toThrow();
  else expect(() => checkStatus(status)).toThrowError(expect.objectContaining({ isFinal }));
});

test('a host that is allowed, and leads inside later, gets nothing; its owner is told', async () => {
  const inside = await receiver();
  const { address } = await nudgingServer([inside], { privateAddresses: false });
  const ann = await newGuest(address, 'Ann');
  const hook = { form: 'json', address: `${inside.address}/x`, name: 'x', table: null, wish: WISH };
  const { id } = (await ann.here.call('POST', '/api/me/nudges/webhooks', hook)).body;
  expect((await ann.here.call('POST', `/api/me/nudges/channels/${id}/test`)).body).toEqual({ why: 'address' });
  await game(address, [ann, await newGuest(address, 'Bob')]);
  const failures = async () => (await ann.here.call('GET', '/api/me/nudges')).body.failures;
  await until(async () => (await failures()).length > 0);
  expect(await failures()).toMatchObject([{ why: 'address', tries: 1, isGivenUp: true }]);
  expect(inside.received).toEqual([]);
});

test('options name hosts, and mails need all that belongs to them', () => {
  const nudges = (env: NodeJS.ProcessEnv) => readOptions(env).nudges;
  expect(nudges({}).webhookHosts).toEqual([]);
  expect(nudges({}).pushHosts).toContain('fcm.googleapis.com');
  expect(nudges({ POLIS_WEBHOOK_HOSTS: 'Discord.com, *.slack.com,ntfy.lan:8443' }).webhookHosts).toEqual([
    'discord.com',
    '*.slack.com',
    'ntfy.lan:8443',
  ]);
  const mail = {
    POLIS_SMTP_URL: 'smtps://a:b@mail.example.org',
    POLIS_MAIL_FROM: 'Polis <polis@example.org>',
    POLIS_PUBLIC_URL: 'https://play.example.org/',
  };
  expect(nudges(mail)).toMatchObject({ root: 'https://play.example.org', mail: { from: mail.POLIS_MAIL_FROM } });
  for (const wrong of [
    { POLIS_WEBHOOK_HOSTS: 'https://discord.com' },
    { POLIS_WEBHOOK_HOSTS: '*' },
    { POLIS_PUSH_HOSTS: 'a b' },
    { POLIS_PUBLIC_URL: 'play.example.org' },
    { POLIS_PUBLIC_URL: 'https://play.example.org/path' },
    { ...mail, POLIS_MAIL_FROM: '' },
    { ...mail, POLIS_PUBLIC_URL: '' },
    { ...mail, POLIS_SMTP_URL: 'mail.example.org' },
  ])
    expect(() => nudges(wrong), JSON.stringify(wrong)).toThrow(/POLIS_/);
});
