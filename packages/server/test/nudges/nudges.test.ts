/** People are told that it is their turn: once, where they wish it, and never lost. Machines are real. */
import { createHmac, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { done, json, tableWith } from '../kit.ts';
import {
  annIsTold,
  game,
  mailbox,
  newGuest,
  nothingComes,
  nudgingServer,
  receiver,
  subscription,
  until,
  WISH,
} from './kit.ts';

test('push: it is my turn, and when I have moved elsewhere that is taken back', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const { ann, bob, messages } = await annIsTold(address, push);
  const { table, answers, turn } = await game(address, [ann, bob]);
  await until(() => push.received.length === 1);
  const [first] = messages();
  expect(first).toMatchObject({ title: 'It is your turn', path: `/table/${table}`, count: 1, isNews: true });
  expect(first.body).toMatch(/^Table [A-Z2-9]{6} with Bob: Age I, turn 1$/);
  const [{ headers }] = push.received;
  expect(headers).toMatchObject({ topic: 'polis-turns', ttl: '604800', 'content-encoding': 'aes128gcm' });

  // signed by the key that the server tells browsers
  const { offers } = (await ann.here.call('GET', '/api/me/nudges')).body;
  const [, token] = /^vapid t=([^,]+), k=/.exec(String(headers.authorization)) ?? [];
  const [head, claims, signed] = token.split('.');
  const point = Buffer.from(offers.pushKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signed, 'base64url'),
  );
  expect(isSigned).toBe(true);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(said).toMatchObject({ aud: push.address, sub: 'https://play.example.org' });

  await answers(0);
  await until(() => push.received.length === 2);
  expect(messages()[1]).toMatchObject({ count: 0, isNews: false });
  await answers(1);
  await until(() => push.received.length === 3);
  expect(messages()[2]).toMatchObject({ count: 1, isNews: true });
  await turn();
  await until(() => messages().at(-1)?.body.includes('turn 3') ?? false);
});

test('many tables that wait are one message, which leads to my games', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const { ann, bob, messages } = await annIsTold(address, push, { language: 'fr' });
  for (let i = 0; i < 3; i++) await game(address, [ann, bob]);
  await until(() => messages().some(({ count }) => count === 3));
  expect(messages().at(-1)).toMatchObject({ title: '3 tables t’attendent', path: '/my-turn', isNews: true });
});

test('what waits already when someone begins to be told is known to them', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const [ann, bob] = [await newGuest(address, 'Ann'), await newGuest(address, 'Bob')];
  const before = await game(address, [ann, bob]);
  const browser = subscription(`${push.address}/push`);
  const { endpoint, keys } = browser;
  await ann.here.call('POST', '/api/me/nudges/push', { endpoint, keys, wish: WISH });
  await nothingComes(push);
  await game(address, [ann, bob]);
  await until(() => push.received.length > 0);
  expect(browser.read(push.received[0])).toMatchObject({ count: 2 });
  await before.answers(0);
  await until(() => push.received.length > 1);
  expect(browser.read(push.received[1])).toMatchObject({ count: 1, isNews: false });
});

test('a subscription that is gone is forgotten, and so is one when its device is signed out', async () => {
  const push = await receiver(() => 410);
  const { address } = await nudgingServer([push]);
  const { ann, bob, browser } = await annIsTold(address, push);
  await game(address, [ann, bob]);
  const channels = async () => (await ann.here.call('GET', '/api/me/nudges')).body.channels;
  await until(async () => (await channels()).length === 0);
  push.box.answers = () => 201;
  const { endpoint, keys } = browser;
  await bob.here.call('POST', '/api/me/nudges/push', { endpoint, keys, wish: WISH });
  const shown = (await bob.here.call('GET', `/api/me/nudges?endpoint=${encodeURIComponent(endpoint)}`)).body;
  expect(shown.channels).toMatchObject([{ kind: 'push', isHere: true, address: push.host }]);
  await bob.here.call('DELETE', '/api/me/session');
  const before = push.received.length;
  await game(address, [ann, await newGuest(address, 'Cid')]);
  await nothingComes(push);
  expect(push.received).toHaveLength(before);
});

test('what fails is tried again with the same id, listed, and given up in the end', async () => {
  const hook = await receiver(() => 500);
  const { address } = await nudgingServer([hook], { paces: { ...QUICK_TO_GIVE_UP } });
  const ann = await newGuest(address, 'Ann');
  const made = await ann.here.call('POST', '/api/me/nudges/webhooks', webhook(hook.address));
  expect(made.status).toBe(201);
  await game(address, [ann, await newGuest(address, 'Bob')]);
  await until(() => hook.received.length >= 2);
  const ids = new Set(hook.received.map(({ headers }) => headers['webhook-id']));
  expect(ids.size).toBe(1);
  const listed = async () => (await ann.here.call('GET', '/api/me/nudges')).body.failures;
  await until(async () => (await listed())[0]?.isGivenUp === true);
  expect(await listed()).toMatchObject([{ channel: made.body.id, why: 'status-500', tries: 8 }]);
  expect(hook.received).toHaveLength(8);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain('polis_nudge_failures_total{channel="webhook"} 8');
  expect(metrics).toContain('polis_nudges_late 0');
});

const QUICK_TO_GIVE_UP = { lookMs: 5, gatherMs: 1, awayMs: 1, hereMs: 1000, retryMs: 0.01, claimMs: 5000 };

const webhook = (address: string, changed: object = {}) => ({
  form: 'json',
  address: `${address}/hook`,
  name: 'Mine',
  table: null,
  wish: WISH,
  ...changed,
});

test('webhooks are signed, and say it in the form of whoever reads them; names are only names', async () => {
  const hook = await receiver();
  const { address } = await nudgingServer([hook]);
  const ann = await newGuest(address, 'Ann');
  const bob = await newGuest(address, '<@1> *B*');
  const secrets = new Map<string, string>();
  for (const form of ['json', 'discord', 'slack', 'ntfy']) {
    const { status, body } = await ann.here.call(
      'POST',
      '/api/me/nudges/webhooks',
      webhook(hook.address, { form, address: `${hook.address}/in/${form}` }),
    );
    expect(status).toBe(201);
    secrets.set(form === 'ntfy' ? '/in/' : `/in/${form}`, body.secret);
  }
  const { table } = await game(address, [ann, bob]);
  await until(() => hook.received.length === 4);
  const bodies = new Map<string, Record<string, string>>();
  for (const { path, headers, body } of hook.received) {
    const key = Buffer.from((secrets.get(path) ?? '').replace('whsec_', ''), 'base64');
    const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
    bodies.set(path, JSON.parse(String(body)));
  }
  const link = `https://play.example.org/table/${table}`;
  expect(bodies.get('/in/json')).toMatchObject({
    title: 'It is your turn',
    link,
    tables: [{ id: table, what: 'turn' }],
  });
  expect(bodies.get('/in/discord')).toMatchObject({ allowed_mentions: { parse: [] } });
  expect(bodies.get('/in/discord')?.content).toContain('with \\<\\@1\\> \\*B\\*');
  expect(bodies.get('/in/slack')?.text).toContain('with &lt;@1&gt; *B*');
  expect(bodies.get('/in/')).toMatchObject({ topic: 'ntfy', title: 'It is your turn', click: link });
});

test('a webhook of a table tells whose turn it is, to all who listen there', async () => {
  const hook = await receiver();
  const { address } = await nudgingServer([hook]);
  const [ann, bob] = [await newGuest(address, 'Ann'), await newGuest(address, 'Bob')];
  const { table, turn, answers } = await game(address, [ann, bob]);
  const stranger = await newGuest(address, 'Cid');
  const ofTable = webhook(hook.address, { table });
  expect((await stranger.here.call('POST', '/api/me/nudges/webhooks', ofTable)).body.code).toBe('no-such-table');
  // nobody's own turn is told there, nor by the wishes of whoever has set it up
  await ann.here.call('POST', '/api/me/nudges/webhooks', { ...ofTable, wish: { ...WISH, mode: 'never' } });
  await turn();
  await until(() => hook.received.length === 1);
  expect(JSON.parse(String(hook.received[0].body))).toMatchObject({ title: 'To move: Ann and Bob', count: 2 });
  await answers(0);
  await nothingComes(hook);
});

test('mail: asked first whether the address is theirs, and ended with one click', async () => {
  const { mails, url } = await mailbox();
  const { address } = await nudgingServer([], { mail: { url, from: 'Polis <polis@example.org>' } });
  const [ann, bob] = [await newGuest(address, 'Ann'), await newGuest(address, 'Bob')];
  const given = { address: 'ann@example.org', wish: WISH };
  expect((await ann.here.call('POST', '/api/me/nudges/mail', given)).status).toBe(202);
  const first = await game(address, [ann, bob]);
  await nothingComes({ received: mails as never });
  expect(mails).toHaveLength(1);
  const [, token] = /https:\/\/play\.example\.org\/notices#confirm=([\w-]+)/.exec(mails[0].text) ?? [];
  const confirm = (what: string) => bob.here.call('POST', '/api/nudges/confirm', { token: what });
  expect((await confirm('x'.repeat(43))).body.code).toBe('old-link');
  expect((await confirm(token)).status).toBe(204);
  expect((await confirm(token)).body.code).toBe('old-link');
  await first.turn();
  await until(() => mails.length === 2);
  const { to, text } = mails[1];
  expect(to).toBe('ann@example.org');
  expect(text).toMatch(/Subject: It is your turn\r\n/);
  expect(text).toMatch(/Message-ID: <[\w-]{32}@play\.example\.org>\r\n/);
  expect(text).toContain(`https://play.example.org/table/${first.table}`);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, end] = /List-Unsubscribe: <https:\/\/play\.example\.org(\/api\/nudges\/end\/[\w-]{43})>/.exec(text) ?? [];
  // as programs do that read mail for people: a form, and no cookie
  const clicked = await fetch(`${address}${end}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(204);
  expect((await ann.here.call('GET', '/api/me/nudges')).body.channels).toEqual([]);
});

test('a mail that is refused leaves nothing behind, and so many are enough', async () => {
  const { url } = await mailbox(() => 550);
  const { address } = await nudgingServer([], { mail: { url, from: 'polis@example.org' } });
  const ann = await newGuest(address, 'Ann');
  const given = { address: 'ann@example.org', wish: WISH };
  for (let i = 0; i < 5; i++)
    expect((await ann.here.call('POST', '/api/me/nudges/mail', given)).body.code).toBe('mail-failed');
  expect((await ann.here.call('POST', '/api/me/nudges/mail', given)).body.code).toBe('too-many');
  expect((await ann.here.call('GET', '/api/me/nudges')).body.channels).toEqual([]);
  const plain = await nudgingServer([]);
  const bob = await newGuest(plain.address, 'Bob');
  expect((await bob.here.call('POST', '/api/me/nudges/mail', given)).body.code).toBe('no-mail');
});

test('only when away: whoever is connected is not told, and is as soon as they are gone', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const { ann, bob, messages } = await annIsTold(address, push, { mode: 'away' });
  await game(address, [ann, bob]);
  await nothingComes(push, 400);
  ann.by.close();
  await until(() => push.received.length === 1);
  expect(messages()[0]).toMatchObject({ count: 1 });
});

test('not at all, muted tables, and ends that nobody wants to hear of', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const { ann, bob, messages } = await annIsTold(address, push, { mode: 'never' });
  const { table, turn } = await game(address, [ann, bob]);
  await nothingComes(push);
  const mute = (method: string, who = ann) => who.here.call(method, `/api/me/nudges/muted/${table}`);
  expect((await mute('PUT', await newGuest(address, 'Cid'))).body.code).toBe('no-such-table');
  expect((await mute('PUT')).status).toBe(204);
  await ann.here.call('PUT', '/api/me/nudges/wish', { ...WISH, ends: false });
  await turn();
  await nothingComes(push);
  expect((await ann.here.call('GET', '/api/me/nudges')).body.muted).toEqual([table]);
  await mute('DELETE');
  await turn();
  await until(() => push.received.length > 0);
  const before = messages().length;
  // a bot plays on to the end, and it is over
  for (const who of [bob, ann]) await who.by.command(table, { do: 'concede' });
  await until(() => push.received.length > before);
  await nothingComes(push, 300);
  expect(
    messages()
      .slice(before)
      .every(({ isNews }) => !isNews),
  ).toBe(true);
});

test('the end of a game is told once, and not to whoever has ended it', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const { ann, bob, messages } = await annIsTold(address, push);
  const { table } = await game(address, [ann, bob]);
  await ann.by.command(table, { do: 'concede' });
  await bob.by.command(table, { do: 'concede' });
  await until(() => messages().some(({ title }) => title === 'A game is over'));
  await nothingComes(push, 300);
  const ends = messages().filter(({ title }) => title === 'A game is over');
  expect(ends).toMatchObject([{ path: `/table/${table}`, count: 0, isNews: true }]);
});

test('a test message says whether it arrives; what was off is on again', async () => {
  const hook = await receiver(() => 404);
  const { address } = await nudgingServer([hook]);
  const ann = await newGuest(address, 'Ann');
  const { id } = (await ann.here.call('POST', '/api/me/nudges/webhooks', webhook(hook.address))).body;
  const tries = async (which = id) => (await ann.here.call('POST', `/api/me/nudges/channels/${which}/test`)).body;
  expect(await tries()).toEqual({ why: 'status-404' });
  const bob = await newGuest(address, 'Bob');
  for (let i = 0; i < 5; i++) {
    const { table } = await game(address, [ann, bob]);
    await until(() => hook.received.some(({ body }) => String(body).includes(table)));
  }
  const isOff = async () => (await ann.here.call('GET', '/api/me/nudges')).body.channels[0].isOff;
  await until(isOff);
  hook.box.answers = () => 204;
  expect(await tries()).toEqual({ why: null });
  expect(await isOff()).toBe(false);
  expect(await tries('a'.repeat(16))).toMatchObject({ code: 'no-such-channel' });
  for (let i = 0; i < 18; i++) await tries();
  expect(await tries()).toMatchObject({ code: 'too-many' });
});

test('bad input is refused with a word, and nothing is kept', async () => {
  const hook = await receiver();
  const { address } = await nudgingServer([hook], { pushHosts: ['fcm.googleapis.com', '*.push.apple.com'] });
  const ann = await newGuest(address, 'Ann');
  const code = async (place: string, body: object) =>
    (await ann.here.call('POST', `/api/me/nudges/${place}`, body)).body.code;
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const push = (endpoint: string) => code('push', { endpoint, keys, wish: WISH });
  expect(await push('http://fcm.googleapis.com/x')).toBe('not-an-address');
  expect(await push('https://fcm.googleapis.com.evil.org/x')).toBe('host-not-allowed');
  expect(await push('https://fcm.googleapis.com:8443/x')).toBe('host-not-allowed');
  expect(await push('https://push.apple.com/x')).toBe('host-not-allowed');
  expect(
    await code('push', { endpoint: 'https://fcm.googleapis.com/x', keys: { ...keys, auth: 'A' }, wish: WISH }),
  ).toBe('malformed');
  for (const place of ['https://169.254.169.254/latest', 'https://[::1]/', 'https://10.0.0.1/'])
    expect(await code('webhooks', webhook('', { address: place }))).toBe('host-not-allowed');
  expect(await code('webhooks', webhook('', { address: `https://a:b@${hook.host}/` }))).toBe('not-an-address');
  expect(await code('webhooks', webhook('', { address: 'nonsense' }))).toBe('not-an-address');
  expect(await code('webhooks', webhook('', { form: 'ntfy', address: `${hook.address}/` }))).toBe('no-topic');
  expect(await code('webhooks', webhook(hook.address, { wish: { ...WISH, zone: 'Atlantis/City' } }))).toBe(
    'no-such-zone',
  );
  expect((await ann.here.call('PUT', '/api/me/nudges/wish', { ...WISH, zone: 'Atlantis' })).body.code).toBe(
    'no-such-zone',
  );
  expect((await ann.here.call('PUT', '/api/me/nudges/wish', { ...WISH, hour: 24 })).body.code).toBe('malformed');
  expect((await ann.here.call('GET', '/api/me/nudges')).body).toMatchObject({ wish: null, channels: [], failures: [] });
  for (let i = 0; i < 6; i++)
    expect(await code('webhooks', webhook('', { address: `${hook.address}/${i}` }))).toBeUndefined();
  expect(await code('webhooks', webhook('', { address: `${hook.address}/more` }))).toBe('too-many-channels');
  for (const [method, place] of [
    ['GET', ''],
    ['PUT', '/wish'],
    ['POST', '/push'],
    ['DELETE', `/channels/${'a'.repeat(16)}`],
    ['PUT', '/muted/abc'],
  ] as const) {
    const body = place === '/wish' ? WISH : { endpoint: 'https://x', keys, wish: WISH };
    const answer = await fetch(`${address}/api/me/nudges${place}`, {
      method,
      ...(method === 'GET' || method === 'DELETE' || place.startsWith('/muted')
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${place}`).toBe(401);
  }
});

test('what is kept is exported without secrets, and forgotten with the person', async () => {
  const hook = await receiver();
  const { mails, url } = await mailbox();
  const { address } = await nudgingServer([hook], { mail: { url, from: 'polis@example.org' } });
  const { ann, bob } = await annIsTold(address, hook);
  const { secret } = (await ann.here.call('POST', '/api/me/nudges/webhooks', webhook(hook.address))).body;
  await ann.here.call('POST', '/api/me/nudges/mail', { address: 'ann@example.org', wish: WISH });
  const text = await (await fetch(`${address}/api/me/export`, { headers: { cookie: ann.here.cookie } })).text();
  const [first] = text.split('\n');
  const { nudges } = JSON.parse(first);
  expect(nudges.wish).toEqual(WISH);
  expect(
    nudges.channels.map(({ kind, address: place }: { kind: string; address: string }) => [kind, place]).sort(),
  ).toEqual([
    ['mail', 'ann@example.org'],
    ['push', `${hook.address}/push/ann`],
    ['webhook', `${hook.address}/hook`],
  ]);
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/"(keys|secret|privateKey|auth)"/);
  const { table, turn } = await game(address, [ann, bob]);
  await turn();
  await until(() => hook.received.length > 1);
  expect((await ann.here.call('DELETE', '/api/me')).status).toBe(204);
  const count = hook.received.length;
  await nothingComes(hook, 200);
  expect(hook.received.length).toBe(count);
  expect(mails).toHaveLength(1);
  expect(
    JSON.stringify(await json(address, `/api/tables/${table}`, { headers: { cookie: bob.cookie } })),
  ).not.toContain(ann.person.id);
});

test('a guest who signs in takes along where they are told', async () => {
  const hook = await receiver();
  const { address } = await nudgingServer([hook]);
  const [ann, bob, guest] = [
    await newGuest(address, 'Ann'),
    await newGuest(address, 'Bob'),
    await newGuest(address, 'Guest'),
  ];
  await ann.here.chooses('ann', 'correct horse battery');
  await guest.here.call('POST', '/api/me/nudges/webhooks', webhook(hook.address));
  const { turn } = await game(address, [bob, guest]);
  await until(() => hook.received.length === 1);
  await turn();
  await until(() => hook.received.length === 2);
  expect((await guest.here.signsIn('ann', 'correct horse battery')).body.adopted).toEqual({ taken: 1, left: 0 });
  await until(() => hook.received.length === 3);
  expect((await guest.here.call('GET', '/api/me/nudges')).body.channels).toMatchObject([{ kind: 'webhook' }]);
});

test('an invitation is told too, and taken back when the chair is taken', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const { ann, bob, messages } = await annIsTold(address, push);
  const table = await tableWith(address, [bob], { seats: 2 });
  const invited = await bob.here.call('POST', `/api/tables/${table}/invitations`, { person: ann.person.id });
  expect(invited.status).toBe(204);
  await until(() => push.received.length === 1);
  expect(messages()[0]).toMatchObject({
    title: 'You are invited to a table',
    path: `/table/${table}`,
    count: 0,
    isNews: true,
  });
  expect(messages()[0].body).toMatch(/^Table [A-Z2-9]{6}: Bob would like to play with you$/);
  await done(bob.by.command(table, { do: 'bot', chair: 1, bot: 'random' }));
  await until(() => push.received.length === 2);
  expect(messages()[1]).toMatchObject({ body: '', isNews: false });
});

test('an invitation is not told where someone sits from whom one keeps apart', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const { ann, bob, messages } = await annIsTold(address, push);
  const cid = await newGuest(address, 'Cid');
  await ann.here.call('POST', '/api/me/blocks', { person: cid.person.id });
  const invites = (table: string) =>
    bob.here.call('POST', `/api/tables/${table}/invitations`, { person: ann.person.id });
  expect((await invites(await tableWith(address, [bob, cid], { seats: 3 }))).status).toBe(204);
  await nothingComes(push);
  const open = await tableWith(address, [bob], { seats: 3 });
  await invites(open);
  await until(() => push.received.length > 0);
  expect(messages()).toMatchObject([{ path: `/table/${open}` }]);
});
