/** Quick match at a real server: waiting, being asked, being led to a table. */
import { expect, test } from 'vitest';
import type { ServerOptions } from '../../src/index.ts';
import type { MatchShown } from '../../src/protocol/index.ts';
import { guestOf, moderatorOf, reports } from '../care.kit.ts';
import { json, PLENTY, rawSocket, server, until } from '../kit.ts';
import { at, foundFor, guests, isReady, QUICK, stands, WISH, waits } from './kit.ts';

const serverWith = (changed: Partial<typeof QUICK> = {}, others: Partial<ServerOptions> = {}) =>
  server({ matching: { ...QUICK, ...changed }, ...others });

test('two who fit are asked whether they are ready, and are at one table that has begun', async () => {
  const { address } = await serverWith();
  const [ann, bob, cid] = await guests(address, 'Ann', 'Bob', 'Cid');
  expect(await stands(ann)).toEqual({ is: 'nowhere' });
  expect(await waits(ann)).toMatchObject({ is: 'waiting' });
  await waits(cid, { clocks: ['days'] });
  const { heard } = await rawSocket(address, { cookie: ann.cookie });
  await waits(bob, { modules: { with: ['leaders'], maybe: [] } });
  const found = await foundFor(ann);
  await until(() => heard.some((message) => message.type === 'news' && message.of === 'match'));
  expect(found).toMatchObject({
    isReady: false,
    ready: 0,
    people: 2,
    game: { modules: ['base', 'leaders'], seats: 2, rated: false, bots: null },
  });
  expect(await isReady(ann, found.match)).toMatchObject({ is: 'found', isReady: true, ready: 1 });
  const playing = { is: 'playing', table: found.match };
  expect(await isReady(bob, found.match)).toEqual(playing);
  expect(await stands(ann)).toEqual(playing);
  const table = await json<{ status: string; chairs: { person: string }[]; settings: object }>(
    address,
    `/api/tables/${found.match}`,
  );
  expect(table).toMatchObject({ status: 'playing', settings: { clock: { per: 'move', seconds: 60 }, rated: false } });
  expect(table.chairs.map(({ person }) => person).sort()).toEqual([ann.person.id, bob.person.id].sort());
  // who says again that they wait is at the table; who has come there waits no more
  expect(await waits(ann)).toEqual(playing);
  expect((await ann.here.call('DELETE', '/api/me/match')).body).toEqual({ is: 'nowhere' });
  expect(await stands(cid)).toMatchObject({ is: 'waiting' });
});

test('so many others wait for something that fits', async () => {
  const { address } = await serverWith();
  const [ann, bob, cid] = await guests(address, 'Ann', 'Bob', 'Cid');
  const four = { players: { from: 4, to: 4 } };
  for (const one of [ann, bob]) await waits(one, four);
  await waits(cid, { ...four, rated: [true] });
  await until(async () => {
    const shown = await stands(ann);
    return shown.is === 'waiting' && shown.fitting === 1;
  });
  expect((await cid.here.call('DELETE', '/api/me/match')).body).toEqual({ is: 'nowhere' });
});

test('who does not answer is left out, and the others keep their place', async () => {
  const { address } = await serverWith({ readyMs: 400 });
  const [ann, bob, cid] = await guests(address, 'Ann', 'Bob', 'Cid');
  await waits(ann);
  const { since } = (await waits(ann)) as Extract<MatchShown, { is: 'waiting' }>;
  await waits(bob);
  const { match } = await foundFor(ann);
  await isReady(ann, match);
  await until(async () => (await stands(bob)).is === 'nowhere');
  expect(await stands(ann)).toMatchObject({ is: 'waiting', since });
  await waits(cid);
  const again = await foundFor(ann);
  expect(again.match).not.toBe(match);
  expect(await isReady(ann, match), 'of a game that is not to be').toMatchObject({
    match: again.match,
    isReady: false,
  });
});

test('those who keep away from one another, or look alike, are never asked together', async () => {
  const { address } = await serverWith();
  const [ann, bob, other, dora] = await guests(address, 'Ann', 'Bob', 'Ann', 'Dora');
  await bob.here.call('POST', '/api/me/blocks', { person: ann.person.id });
  for (const one of [ann, bob, other]) await waits(one);
  const { people } = await foundFor(bob);
  expect(people).toBe(2);
  expect(await stands(other)).toMatchObject({ is: 'found' });
  expect(await stands(ann)).toMatchObject({ is: 'waiting' });
  await waits(dora);
  expect(await foundFor(ann)).toMatchObject({ people: 2 });
});

test('how many fit does not tell who keeps away', async () => {
  const { address } = await serverWith();
  const [ann, bob] = await guests(address, 'Ann', 'Bob');
  await bob.here.call('POST', '/api/me/blocks', { person: ann.person.id });
  for (const one of [ann, bob]) await waits(one);
  await until(async () => {
    const shown = await stands(ann);
    return shown.is === 'waiting' && shown.fitting === 1;
  });
});

test('who is banned while a game is found for them does not play it', async () => {
  const { address, database } = await serverWith();
  const [ann, bob] = await guests(address, 'Ann', 'Bob');
  const mo = await moderatorOf(address, database);
  for (const one of [ann, bob]) await waits(one);
  const { match } = await foundFor(bob);
  await reports(ann, { person: bob.person.id });
  await mo.settles({ measures: [{ kind: 'ban', until: null, name: null }] });
  const said = await bob.here.call('POST', '/api/me/match/ready', { match });
  expect(said).toMatchObject({ status: 403, body: { code: 'banned' } });
  expect(await stands(ann)).toMatchObject({ is: 'waiting' });
});

test('who closes the page is not asked, and finds their place when they come back', async () => {
  const { address } = await serverWith();
  const [ann, bob] = await guests(address, 'Ann', 'Bob');
  const { since } = (await waits(ann)) as Extract<MatchShown, { is: 'waiting' }>;
  expect((await ann.here.call('POST', '/api/me/match/away')).status).toBe(204);
  await waits(bob);
  await until(async () => {
    const shown = await stands(bob);
    return shown.is === 'waiting' && shown.fitting === 0;
  });
  expect(await waits(ann)).toMatchObject({ since });
  expect(await foundFor(bob)).toMatchObject({ people: 2 });
});

test('bots take part after a while, for those who want it', async () => {
  const { address } = await serverWith();
  const ann = await guestOf(address, 'Ann');
  const shown = await waits(ann, { players: { from: 3, to: 5 }, bots: 'level-1' });
  expect(shown).toMatchObject({ is: 'waiting' });
  const { match, game } = await foundFor(ann);
  expect(game).toMatchObject({ seats: 3, bots: 'level-1' });
  expect(await isReady(ann, match)).toEqual({ is: 'playing', table: match });
  const { chairs } = await json<{ chairs: { bot: string | null }[] }>(address, `/api/tables/${match}`);
  expect(chairs.filter(({ bot }) => bot === 'level-1')).toHaveLength(2);
});

test('who has too many games with bots going on comes to a table that waits', async () => {
  const { address } = await serverWith({}, { limits: { ...PLENTY, botTables: 1 } });
  const ann = await guestOf(address, 'Ann');
  const statuses: string[] = [];
  for (let i = 0; i < 2; i++) {
    await waits(ann, { players: { from: 3, to: 5 }, bots: 'level-1' });
    const { match } = await foundFor(ann);
    expect(await isReady(ann, match)).toEqual({ is: 'playing', table: match });
    statuses.push((await json<{ status: string }>(address, `/api/tables/${match}`)).status);
    await ann.here.call('DELETE', '/api/me/match');
  }
  expect(statuses).toEqual(['playing', 'gathering']);
});

test('what cannot be, and who may not play, is refused', async () => {
  const { address, database } = await serverWith();
  const mo = await moderatorOf(address, database);
  const [ann, bob] = await guests(address, 'Ann', 'Bob');
  const puts = (body: object) => ann.here.call('PUT', '/api/me/match', body);
  for (const wrong of [
    {},
    { ...WISH, players: { from: 5, to: 3 } },
    { ...WISH, players: { from: 1, to: 9 } },
    { ...WISH, editions: [] },
    { ...WISH, clocks: ['never'] },
    { ...WISH, modules: { with: ['leaders'], maybe: ['leaders'] } },
    { ...WISH, near: 3 },
    { ...WISH, bots: 'level-99' },
  ])
    expect(await puts(wrong)).toMatchObject({ status: 400, body: { code: 'malformed' } });
  const unknown = { ...WISH, modules: { with: ['atlantis'], maybe: [] } };
  expect(await puts(unknown)).toMatchObject({ status: 400, body: { code: 'no-such-game' } });
  expect((await fetch(`${address}/api/me/match`)).status).toBe(401);
  expect(await stands(ann)).toEqual({ is: 'nowhere' });
  await waits(bob);
  await reports(ann, { person: bob.person.id });
  await mo.settles({ measures: [{ kind: 'ban', until: null, name: null }] });
  await waits(ann);
  expect(await bob.here.call('PUT', '/api/me/match', WISH)).toMatchObject({ status: 403, body: { code: 'banned' } });
  expect(await stands(ann)).toMatchObject({ is: 'waiting', fitting: 0 });
});

test('a server that ends and starts again keeps places, and finishes what it has begun', async () => {
  const first = await serverWith();
  const [ann, bob] = await guests(first.address, 'Ann', 'Bob');
  const { since } = (await waits(ann)) as Extract<MatchShown, { is: 'waiting' }>;
  await first.close();
  const second = await serverWith({}, { database: first.database });
  const [later, other] = [ann, bob].map((one) => at(second.address, one));
  expect(await waits(later)).toMatchObject({ is: 'waiting', since });
  await waits(other);
  const { match } = await foundFor(later);
  expect(await isReady(other, match)).toMatchObject({ is: 'found' });
  expect(await isReady(later, match)).toMatchObject({ is: 'playing' });
});
