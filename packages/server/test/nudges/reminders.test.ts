/** Before a long clock runs out its person is reminded: once, everywhere, and not while it stands still. Machines are real. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postgresSchemas } from '../store/kit.ts';
import { annIsTold, game, mailbox, newGuest, nothingComes, nudgingServer, receiver, until, WISH } from './kit.ts';

const HOUR = 3_600_000;
const A_DAY = { clock: { per: 'move', seconds: 86_400 } } as const;
const NOON = Date.parse('2026-06-10T12:00Z');

/** The clock of this machine is ahead, and a server in the same process goes by it. */
let ahead = 0;
const passes = (ms: number): void => {
  ahead += ms;
};
beforeEach(() => {
  const now = Date.now.bind(Date);
  ahead = NOON - now();
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('once, when so much is left; and when the move is made it vanishes', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const { ann, bob, messages } = await annIsTold(address, push, { remind: 3 });
  const { table, answers } = await game(address, [ann, bob], A_DAY);
  await until(() => push.received.length === 1);
  passes(20 * HOUR);
  await nothingComes(push);
  passes(HOUR + 60_000);
  await until(() => push.received.length === 2);
  const [, reminder] = messages();
  expect(reminder).toMatchObject({
    title: 'Your time is running out',
    path: `/table/${table}`,
    count: 1,
    isNews: true,
  });
  expect(reminder.body).toMatch(/^Table [A-Z2-9]{6} with Bob: Age I, turn 1; 2 hours left$/);
  passes(HOUR);
  await nothingComes(push);
  await answers(0);
  await until(() => push.received.length === 3);
  expect(messages()[2]).toMatchObject({ count: 0, isNews: false });
});

test('by webhook and mail too, and a repeat has the same id', async () => {
  const hook = await receiver();
  const { mails, url } = await mailbox();
  const { address } = await nudgingServer([hook], { mail: { url, from: 'polis@example.org' } });
  const [ann, bob] = [await newGuest(address, 'Ann'), await newGuest(address, 'Bob')];
  const wish = { ...WISH, language: 'fr', remind: 12 };
  const webhook = { form: 'json', address: `${hook.address}/hook`, name: 'Mine', table: null, wish };
  expect((await ann.here.call('POST', '/api/me/nudges/webhooks', webhook)).status).toBe(201);
  await ann.here.call('POST', '/api/me/nudges/mail', { address: 'ann@example.org', wish });
  await until(() => mails.length === 1);
  const [, token] = /#confirm=([\w-]+)/.exec(mails[0].text) ?? [];
  await ann.here.call('POST', '/api/nudges/confirm', { token });
  const { table } = await game(address, [ann, bob], A_DAY);
  await until(() => hook.received.length === 1 && mails.length === 2);
  hook.box.answers = () => 500;
  passes(12 * HOUR);
  await until(() => hook.received.length >= 3);
  hook.box.answers = () => 204;
  const [, first, second] = hook.received;
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
  expect(JSON.parse(String(first.body))).toMatchObject({
    title: 'Ton temps s’épuise',
    tables: [{ id: table, what: 'reminder' }],
  });
  await until(() => mails.length === 3);
  expect(mails[2].text).toContain('Subject: =?UTF-8?Q?Ton_temps_s');
});

test('never to those who do not want it, nor where clocks are short', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const { ann, bob } = await annIsTold(address, push, { remind: 0 });
  await game(address, [ann, bob], A_DAY);
  await until(() => push.received.length === 1);
  await ann.here.call('PUT', '/api/me/nudges/wish', { ...WISH, remind: 24 });
  await game(address, [ann, bob], { clock: { per: 'move', seconds: 3000 } });
  await until(() => push.received.length === 2);
  await ann.here.call('PUT', '/api/me/nudges/wish', { ...WISH, remind: 0 });
  // whoever is being told by the wish of before is told to the end first
  await nothingComes(push);
  passes(23 * HOUR);
  await nothingComes(push);
});

test('not on holiday: the clock stands still, and the reminder comes when it has gone on', async () => {
  const push = await receiver();
  const { address } = await nudgingServer([push]);
  const { ann, bob, messages } = await annIsTold(address, push, { remind: 3, zone: 'UTC' });
  await game(address, [ann, bob], A_DAY);
  await until(() => push.received.length === 1);
  const holiday = { first: '2026-06-11', last: '2026-06-12', zone: 'UTC' };
  const { body } = await ann.here.call('POST', '/api/me/holidays', holiday);
  // twelve hours are left when it begins
  passes(40 * HOUR);
  await nothingComes(push);
  // ended early, the clock runs out earlier than it was thought
  expect((await ann.here.call('DELETE', `/api/me/holidays/${body.id}`)).status).toBe(204);
  passes(8 * HOUR);
  await nothingComes(push);
  passes(HOUR + 60_000);
  await until(() => push.received.length === 2);
  expect(messages()[1]).toMatchObject({ title: 'Your time is running out' });
});

const redis = process.env.TEST_REDIS_URL ?? '';

describe.skipIf(redis === '' || !process.env.TEST_DATABASE_URL)('two nodes', () => {
  const schemas = postgresSchemas();

  test('whichever node is left reminds, once', async () => {
    const push = await receiver();
    const shared = { database: await schemas(), redis };
    const [first, second] = [await nudgingServer([push], {}, shared), await nudgingServer([push], {}, shared)];
    const { ann, bob, messages } = await annIsTold(first.address, push, { remind: 3 });
    const { table } = await game(first.address, [ann, bob], A_DAY);
    await until(() => push.received.length === 1);
    await first.close();
    passes(21 * HOUR + 60_000);
    await until(() => push.received.length > 1);
    await nothingComes(push);
    expect(messages().slice(1)).toMatchObject([{ title: 'Your time is running out', path: `/table/${table}` }]);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  });
});
