/** Accounts over real HTTP: names and passwords, passkeys, devices. */
import { createHook } from 'node:async_hooks';
import pino from 'pino';
import { expect, test } from 'vitest';
import { readOptions } from '../src/index.ts';
import { openDatabase, openStore } from '../src/store/open.ts';
import { browser, PASSWORD } from './accounts.kit.ts';
import { authenticator } from './authenticator.ts';
import { PLENTY, rawSocket, server, sharedServer, sitter, upgradeStatus } from './kit.ts';

const shared = sharedServer();

test('a guest chooses a name and a password, and is the same person on another device', async () => {
  const { address } = shared();
  const laptop = browser(address);
  const id = await laptop.guest('Ann');
  expect((await laptop.call('GET', '/api/me/account')).body).toMatchObject({ login: null, passkeys: [], tables: 0 });
  await laptop.chooses('Ann of Athens', PASSWORD);

  const phone = browser(
    address,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18 Mobile Safari/604',
  );
  const answer = await phone.signsIn('ann OF athens', PASSWORD);
  expect(answer).toEqual({ status: 201, body: { person: { id, name: 'Ann' }, adopted: null } });
  const { body } = await phone.call('GET', '/api/me/account');
  expect(body).toMatchObject({ person: { id, name: 'Ann' }, login: 'Ann of Athens' });
  expect(body.devices.map(({ name, isHere }: { name: string; isHere: boolean }) => [name, isHere])).toEqual(
    expect.arrayContaining([
      ['Safari, iPhone', true],
      ['Firefox, Linux', false],
    ]),
  );
});

test('a wrong password and a name that nobody has get the same answer, after the same work', async () => {
  const { address } = shared();
  const ann = browser(address);
  await ann.guest('Ann');
  await ann.chooses('Anna', PASSWORD);
  const eve = browser(address);
  const tried = async (login: string) => {
    let hashed = 0;
    const watch = createHook({
      init: (_, type) => {
        hashed += Number(type === 'SCRYPTREQUEST');
      },
    }).enable();
    const answer = await eve.signsIn(login, 'wrong password');
    watch.disable();
    return { answer, hashed };
  };
  const wrong = await tried('Anna');
  expect(wrong.answer).toEqual({ status: 403, body: { code: 'wrong-password', message: expect.any(String) } });
  expect(wrong.hashed).toBe(1);
  expect(await tried('Bob')).toEqual(wrong);
  expect(eve.cookie).toBe('');
});

test('a stolen database helps nobody to guess: passwords are kept as the docs say', async () => {
  const { passwordWork } = readOptions({});
  const { address, database } = await server({ passwordWork });
  const ann = browser(address);
  await ann.guest('Ann');
  await ann.chooses('Ann', PASSWORD);
  const store = await openStore(database);
  const stored = (await store.login('ann'))?.password.split('$').slice(0, 4);
  await store.close();
  expect(stored).toEqual(['scrypt', '15', '8', '3']);
  expect((await ann.signsIn('Ann', PASSWORD)).status).toBe(201);
});

test('a password has eight signs of any kind, a name is one person’s', async () => {
  const { address } = shared();
  const [ann, bob] = [browser(address), browser(address)];
  await ann.guest('Ann');
  await bob.guest('Bob');
  const choose = (who: typeof ann, login: string, password: string) =>
    who.call('PUT', '/api/me/password', { login, password });
  expect((await choose(ann, 'Ann', '1234567')).body.code).toBe('malformed');
  expect((await choose(ann, 'Ann', 'x'.repeat(201))).body.code).toBe('malformed');
  expect((await choose(ann, ' ', PASSWORD)).body.code).toBe('malformed');
  for (const first of ['password123', 'AzertyUiop', '12345678', 'aaaaaaaaaa', '7Wonders'])
    expect((await choose(ann, 'Ann', first)).body.code).toBe('common-password');
  expect((await choose(ann, 'Annabella', 'annabella')).body.code).toBe('common-password');
  expect((await choose(ann, 'Ann', ' x  x  x ')).status).toBe(204);
  expect((await choose(bob, 'ANN', PASSWORD)).body.code).toBe('name-taken');
  expect((await choose(bob, 'Ａnn', PASSWORD)).body.code).toBe('name-taken');
  expect((await choose(browser(address), 'Cid', PASSWORD)).body.code).toBe('not-signed-in');
  expect((await bob.signsIn('Ann', ' x  x  x ')).body.person.name).toBe('Ann');
});

test('too many tries are stopped by address, and by name from each address', async () => {
  const { address } = await server({ limits: { ...PLENTY, signIns: 2 }, trustProxy: true });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await tried(address, '10.0.0.1', 'Ann')).status);
  expect(statuses).toEqual([403, 403, 429]);
  expect(await (await tried(address, '10.0.0.1', 'ANN')).json()).toEqual({
    code: 'too-many',
    message: expect.any(String),
  });
  expect((await tried(address, '10.0.0.9', 'Bob')).status).toBe(403);
});

const tried = (address: string, ip: string, login: string, password = 'wrong password', cookie = '') =>
  fetch(`${address}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, cookie },
    body: JSON.stringify({ login, password, adopt: false }),
  });

test('whoever tries a name from elsewhere slows others down, and locks nobody out', async () => {
  const { address } = await server({ limits: { ...PLENTY, signIns: 3 }, trustProxy: true });
  const ann = browser(address);
  await ann.guest('Ann');
  await ann.chooses('Ann', PASSWORD);
  const device = ann.cookie
    .split('; ')
    .filter((cookie) => cookie.startsWith('polis-device='))
    .join();
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await tried(address, '10.0.3.1', 'Ann')).status);
  expect(statuses).toEqual([403, 403, 403, 429]);
  for (let i = 0; i < 3; i++) expect((await tried(address, `10.0.1.${i}`, 'Ann')).status).toBe(403);
  // from where nobody has tried; and at once, from an address that is shut, with a browser that knows her
  const slow = tried(address, '10.0.2.1', 'Ann', PASSWORD);
  const known = tried(address, '10.0.3.1', 'Ann', PASSWORD, device);
  expect(await Promise.race([slow, known])).toBe(await known);
  expect([(await slow).status, (await known).status]).toEqual([201, 201]);
  expect((await tried(address, '10.0.3.1', 'Ann', PASSWORD)).status).toBe(429);
  // a cookie that nobody has signed is no browser that knows her
  const forged = device.replace(/=(.)/, (_, first) => `=${first === 'a' ? 'b' : 'a'}`);
  expect((await tried(address, '10.0.3.1', 'Ann', PASSWORD, forged)).status).toBe(429);
});

test('what a guest had to be known by is worth nothing once there is an account', async () => {
  const { address } = shared();
  const ann = browser(address);
  await ann.guest('Ann');
  const before = browser(address);
  before.cookie = ann.cookie;
  expect((await before.call('GET', '/api/me')).status).toBe(200);
  await ann.chooses('Anna Perenna', PASSWORD);
  expect((await before.call('GET', '/api/me')).status).toBe(401);
  expect((await ann.call('GET', '/api/me')).status).toBe(200);
});

test('what is said to one person is not kept on the way', async () => {
  const { address } = shared();
  const { cookie } = await sitter(address, 'Ann');
  for (const place of ['/api/me', '/api/me/account', '/api/tables'])
    expect((await fetch(`${address}${place}`, { headers: { cookie } })).headers.get('cache-control')).toBe('no-store');
});

test('a passkey has an id of any length, and is held by whom it knows', async () => {
  const { address } = shared();
  const ann = browser(address);
  await ann.guest('Ann');
  await ann.chooses('Ann of the long key', PASSWORD);
  const key = await ann.addsPasskey('Key', authenticator({ length: 600 }));
  expect((await ann.call('DELETE', `/api/me/passkeys/${key.id}`)).status).toBe(204);
  const PRESENT_ONLY = 0x01;
  await expect(ann.addsPasskey('Found', authenticator({ flags: PRESENT_ONLY }))).rejects.toThrow('passkey-refused');
});

test('what could lock someone out is only done after showing who one is', async () => {
  const { address, database, close } = await server();
  const ann = browser(address);
  await ann.guest('Ann');
  await ann.chooses('Ann', PASSWORD);
  await close();
  // the device was left open for a while
  const db = await openDatabase(database);
  await db.updateTable('session').set({ proved: 1 }).execute();
  await db.destroy();
  const again = await server({ database });
  const later = browser(again.address);
  later.cookie = ann.cookie;
  for (const [method, place, body] of [
    ['PUT', '/api/me/password', { login: 'Ann', password: 'another password' }],
    ['POST', '/api/me/passkeys/options', {}],
    ['DELETE', '/api/me/passkeys/abc', undefined],
    ['DELETE', '/api/me', undefined],
  ] as const) {
    expect((await later.call(method, place, body)).body.code).toBe('prove-yourself');
  }
  expect((await later.call('POST', '/api/me/proof', { password: 'wrong password' })).body.code).toBe('wrong-password');
  expect((await later.call('POST', '/api/me/proof', { password: PASSWORD })).status).toBe(204);
  expect((await later.call('PUT', '/api/me/password', { login: 'Ann', password: 'another password' })).status).toBe(
    204,
  );
});

test('a new password signs out all other devices', async () => {
  const { address } = shared();
  const [one, two] = [browser(address), browser(address)];
  await one.guest('Ann');
  await one.chooses('Agnes', PASSWORD);
  await two.signsIn('Agnes', PASSWORD);
  const socket = await rawSocket(address, { cookie: two.cookie });
  await one.chooses('Agnes', 'another password');
  expect(await socket.closed).toBe(4001);
  expect((await one.call('GET', '/api/me')).status).toBe(200);
  expect((await two.call('GET', '/api/me')).body.code).toBe('not-signed-in');
  expect((await two.signsIn('Agnes', PASSWORD)).status).toBe(403);
});

test('signing out: here, on another device, everywhere, and the sockets go with it', async () => {
  const { address } = shared();
  const devices = [browser(address), browser(address), browser(address), browser(address)];
  await devices[0].guest('Ann');
  await devices[0].chooses('Amy', PASSWORD);
  for (const one of devices.slice(1)) await one.signsIn('Amy', PASSWORD);
  const bob = browser(address);
  await bob.guest('Bob');
  const sockets = await Promise.all([...devices, bob].map(({ cookie }) => rawSocket(address, { cookie })));
  const cookies = devices.map(({ cookie }) => cookie);

  expect((await devices[3].call('DELETE', '/api/me/session')).status).toBe(204);
  expect(await sockets[3].closed).toBe(4001);
  expect(await upgradeStatus(address, { cookie: cookies[3] })).toBe(401);

  const { body } = await devices[0].call('GET', '/api/me/account');
  expect(body.devices).toHaveLength(3);
  const other = body.devices.find(({ isHere }: { isHere: boolean }) => !isHere).id;
  expect((await bob.call('DELETE', `/api/me/sessions/${other}`)).status).toBe(404);
  expect((await devices[0].call('DELETE', `/api/me/sessions/${other}`)).status).toBe(204);
  await Promise.race([sockets[1].closed, sockets[2].closed]);

  expect((await devices[0].call('DELETE', '/api/me/sessions')).status).toBe(204);
  expect(await Promise.all(sockets.slice(0, 4).map(({ closed }) => closed))).toEqual([4001, 4001, 4001, 4001]);
  for (const cookie of cookies) expect(await upgradeStatus(address, { cookie })).toBe(401);
  expect(sockets[4].socket.readyState).toBe(sockets[4].socket.OPEN);
  expect((await bob.call('GET', '/api/me')).status).toBe(200);
});

test('passkeys: several, named, removable, and enough to sign in without a name', async () => {
  const { address } = shared();
  const ann = browser(address);
  const id = await ann.guest('Ann');
  const phone = await ann.addsPasskey('Phone');
  const key = await ann.addsPasskey('Yellow key');
  const { body } = await ann.call('GET', '/api/me/account');
  expect(body).toMatchObject({ login: null, passkeys: [{ name: 'Phone', used: null }, { name: 'Yellow key' }] });

  const elsewhere = browser(address);
  expect((await elsewhere.signsInWith(key)).body).toEqual({ person: { id, name: 'Ann' }, adopted: null });
  expect((await elsewhere.call('GET', '/api/me/account')).body.passkeys[1].used).toBeGreaterThan(0);

  expect((await ann.call('DELETE', `/api/me/passkeys/${phone.id}`)).status).toBe(204);
  expect((await ann.call('DELETE', `/api/me/passkeys/${phone.id}`)).status).toBe(404);
  expect((await browser(address).signsInWith(phone)).body.code).toBe('passkey-refused');
  expect((await ann.call('DELETE', `/api/me/passkeys/${key.id}`)).body.code).toBe('last-way');
  await ann.chooses('Alma', PASSWORD);
  expect((await ann.call('DELETE', `/api/me/passkeys/${key.id}`)).status).toBe(204);
});

test('a passkey that answers another question, page or person is refused', async () => {
  const { address } = await server({ origins: ['https://friends.example'] });
  const [ann, bob] = [browser(address), browser(address)];
  await ann.guest('Ann');
  await bob.guest('Bob');
  const key = await ann.addsPasskey('Phone');
  const options = async (place = '/api/sessions/passkey/options', who = browser(address)) =>
    (await who.call('POST', place, {})).body;
  const sends = async (passkey: object) =>
    (await browser(address).call('POST', '/api/sessions/passkey', { passkey, adopt: false })).status;

  const once = key.answer(await options(), address);
  expect(await sends(once)).toBe(201);
  expect(await sends(once)).toBe(403); // a challenge is good once
  expect(await sends(key.answer({ ...(await options()), challenge: 'AAAA' }, address))).toBe(403);
  expect(await sends(key.answer(await options(), 'https://friends.example'))).toBe(403);
  expect(await sends(key.answer(await options(), address, { domain: 'friends.example' }))).toBe(403);
  expect(await sends(key.answer(await options(), address, { counter: 1 }))).toBe(403); // a copy counts on its own
  expect(await sends(key.answer(await options('/api/me/proof/passkey/options', ann), address))).toBe(403);
  expect(await sends(authenticator().answer(await options(), address))).toBe(403);
  const forged = key.answer(await options(), address) as { response: { signature: string } };
  forged.response.signature = Buffer.from('nothing').toString('base64url');
  expect(await sends(forged)).toBe(403);
  expect(await sends(key.answer(await options(), address, { counter: 99 }))).toBe(201);

  // nor does Ann's prove that someone is Bob, nor can Bob make it his
  const proof = await options('/api/me/proof/passkey/options', bob);
  const proved = await bob.call('POST', '/api/me/proof/passkey', {
    passkey: key.answer(proof, address, { counter: 100 }),
  });
  expect(proved.body.code).toBe('passkey-refused');
  const offer = await options('/api/me/passkeys/options', bob);
  const taken = await bob.call('POST', '/api/me/passkeys', { name: 'Mine', passkey: key.make(offer, address) });
  expect(taken.body.code).toBe('passkey-refused');
});

test('a passkey shows who one is', async () => {
  const { address } = shared();
  const ann = browser(address);
  await ann.guest('Ann');
  const key = await ann.addsPasskey('Phone');
  const { body } = await ann.call('POST', '/api/me/proof/passkey/options', {});
  expect(body.allowCredentials).toEqual([{ id: key.id, transports: ['internal'], type: 'public-key' }]);
  expect((await ann.call('POST', '/api/me/proof/passkey', { passkey: key.answer(body, address) })).status).toBe(204);
});

test('hostile input is refused with a reason, and nothing secret is logged', async () => {
  const logged: string[] = [];
  const { address } = await server({}, pino({ level: 'trace' }, { write: (text) => logged.push(text) }));
  const ann = browser(address);
  await ann.guest('Ann');
  await ann.chooses('Ann', PASSWORD);
  const key = await ann.addsPasskey('Phone');
  const values = [null, 1, '', [], { $ne: null }, '__proto__', "' or 1=1 --", 'x'.repeat(9000)];
  const shapes = (junk: unknown) =>
    [
      ['POST', '/api/sessions', { login: junk, password: junk, adopt: false }],
      ['POST', '/api/sessions', { login: 'Ann', password: junk, adopt: false }],
      ['PUT', '/api/me/password', { login: junk, password: PASSWORD }],
      ['POST', '/api/me/proof', { password: junk }],
      ['POST', '/api/sessions/passkey', { passkey: junk, adopt: false }],
      [
        'POST',
        '/api/sessions/passkey',
        { passkey: { id: key.id, rawId: junk, type: 'public-key', response: junk }, adopt: true },
      ],
      [
        'POST',
        '/api/sessions/passkey',
        {
          passkey: {
            id: key.id,
            rawId: key.id,
            type: 'public-key',
            response: { clientDataJSON: junk, authenticatorData: 'AAAA', signature: 'AAAA' },
          },
          adopt: false,
        },
      ],
      [
        'POST',
        '/api/me/passkeys',
        {
          name: junk,
          passkey: {
            id: 'a',
            rawId: 'a',
            type: 'public-key',
            response: { clientDataJSON: 'e30', attestationObject: 'oA' },
          },
        },
      ],
      ['DELETE', `/api/me/passkeys/${encodeURIComponent(String(junk)).slice(0, 100)}`, undefined],
      ['DELETE', `/api/me/sessions/${encodeURIComponent(String(junk)).slice(0, 100)}`, undefined],
    ] as const;
  for (const junk of values)
    for (const [method, place, body] of shapes(junk)) {
      const eve = browser(address);
      if (place.startsWith('/api/me')) eve.cookie = ann.cookie;
      const answer = await eve.call(method, place, body);
      // another name and password bring another token
      if (place.startsWith('/api/me')) ann.cookie = eve.cookie;
      const what = `${method} ${place} ${JSON.stringify(body)?.slice(0, 90)}`;
      expect(answer.status, what).toBeLessThan(500);
      if (answer.status !== 204)
        expect(answer.body, what).toEqual({ code: expect.any(String), message: expect.any(String) });
    }
  expect((await ann.call('GET', '/api/me')).status).toBe(200);
  const log = logged.join('');
  expect(logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([]);
  for (const secret of [PASSWORD, ann.cookie.split('=')[1], key.id]) expect(log).not.toContain(secret);
});
