/** Friends, invitations, those last played with: what people do and see at a server. */
import { createTable } from '@polis/client';
import { expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import type { CompanyShown, InvitationShown, PlayedWith } from '../src/protocol/index.ts';
import { accountOf, type Guest, guestOf, moderatorOf, reports } from './care.kit.ts';
import { BASE, begun, done, rawSocket, server, sharedServer, tableWith, until } from './kit.ts';

const shared = sharedServer();
let people = 0;

/** Someone with an account; nobody else at this server has their name. */
async function member(address = shared().address) {
  const name = `Member ${++people}`;
  const { here, sitter } = await accountOf(address, name);
  return { ...sitter, here };
}
type Someone = Pick<Guest, 'here' | 'person'>;

const peopleOf = async ({ here }: Pick<Guest, 'here'>): Promise<CompanyShown> =>
  (await here.call('GET', '/api/me/people')).body;
const asks = ({ here }: Someone, body: object) => here.call('POST', '/api/me/friends', body);
const invites = ({ here }: Someone, table: string, body: object) =>
  here.call('POST', `/api/tables/${table}/invitations`, body);
const invitationsOf = async ({ here }: Someone): Promise<InvitationShown[]> =>
  (await here.call('GET', '/api/me/invitations')).body.invitations;
const invitedTo = async ({ here }: Someone, table: string) =>
  (await here.call('GET', `/api/tables/${table}/invitations`)).body.people;

async function befriends(one: Someone, other: Someone): Promise<void> {
  await asks(one, { person: other.person.id });
  await asks(other, { person: one.person.id });
}

test('people ask by name or by id, and are friends once the other accepts', async () => {
  const [ann, bob] = [await member(), await member()];
  expect(await asks(ann, { name: ` ${bob.person.name.toUpperCase()} ` })).toMatchObject({
    status: 200,
    body: { is: 'asked' },
  });
  expect(await peopleOf(bob)).toMatchObject({
    hasAccount: true,
    friends: [],
    asking: [{ person: ann.person }],
    asked: [],
  });
  expect((await peopleOf(ann)).asked).toMatchObject([{ person: bob.person }]);
  expect((await bob.here.call('PUT', `/api/me/friends/${ann.person.id}`)).status).toBe(204);
  expect(await bob.here.call('PUT', `/api/me/friends/${ann.person.id}`)).toMatchObject({
    status: 404,
    body: { code: 'not-asking' },
  });
  for (const [one, other] of [
    [ann, bob],
    [bob, ann],
  ])
    expect((await peopleOf(one)).friends).toMatchObject([{ person: other.person, table: null }]);
  await ann.here.call('DELETE', `/api/me/friends/${bob.person.id}`);
  expect((await peopleOf(bob)).friends).toEqual([]);
});

test('each refusal has its code, and changes nothing', async () => {
  const { address } = shared();
  const [ann, guest] = [await member(), await guestOf(address, 'Gus')];
  expect(await asks(ann, { name: 'nobody of that name' })).toMatchObject({
    status: 404,
    body: { code: 'no-such-person' },
  });
  expect(await asks(ann, { person: 'nobody' })).toMatchObject({ status: 404, body: { code: 'no-such-person' } });
  expect(await asks(ann, { person: ann.person.id })).toMatchObject({ status: 400, body: { code: 'yourself' } });
  expect(await asks(ann, { person: guest.person.id })).toMatchObject({
    status: 409,
    body: { code: 'friend-is-guest' },
  });
  expect(await asks(guest, { person: ann.person.id })).toMatchObject({
    status: 403,
    body: { code: 'friends-need-account' },
  });
  expect(await asks(ann, {})).toMatchObject({ status: 400, body: { code: 'malformed' } });
  expect((await fetch(`${address}/api/me/people`)).status).toBe(401);
  expect(await peopleOf(ann)).toMatchObject({ friends: [], asked: [], asking: [] });
  expect(await peopleOf(guest)).toMatchObject({ hasAccount: false });
});

test('whoever keeps away is asked like anyone, and is told nothing; their own list says what they do', async () => {
  const [ann, bob] = [await member(), await member()];
  await befriends(ann, bob);
  expect((await bob.here.call('POST', '/api/me/blocks', { person: ann.person.id })).status).toBe(204);
  expect((await peopleOf(ann)).friends).toEqual([]);
  expect(await asks(ann, { person: bob.person.id })).toMatchObject({ status: 200, body: { is: 'asked' } });
  expect((await peopleOf(bob)).asking).toEqual([]);
  expect(await asks(bob, { person: ann.person.id })).toMatchObject({ status: 409, body: { code: 'you-keep-away' } });
});

test('who asked hears nothing when they are declined, or kept away from', async () => {
  const { address } = shared();
  const [ann, bob, cid] = [await member(), await member(), await member()];
  for (const other of [bob, cid]) await asks(ann, { person: other.person.id });
  const { heard } = await rawSocket(address, { cookie: ann.here.cookie });
  await bob.here.call('DELETE', `/api/me/friends/${ann.person.id}`);
  await cid.here.call('POST', '/api/me/blocks', { person: ann.person.id });
  // and nobody can be kept busy by someone who has nothing to do with them
  await bob.here.call('DELETE', `/api/me/friends/${ann.person.id}`);
  // what comes after it is heard
  const dora = await member();
  await asks(dora, { person: ann.person.id });
  await until(() => heard.some(({ type }) => type === 'news'));
  expect(heard.filter(({ type }) => type === 'news')).toHaveLength(1);
});

test('friends see who is here and where they can join, unless that is not to be shown', async () => {
  const [ann, bob] = [await member(), await member()];
  await befriends(ann, bob);
  const ofBob = async () => (await peopleOf(ann)).friends[0];
  const shows = (is: boolean) => bob.here.call('PUT', '/api/me/people/wish', { invites: 'anyone', shows: is });
  await shows(true);
  expect(await ofBob()).toMatchObject({ isHere: true, table: null });
  const hidden = await createTable(shared().address, bob, { ...BASE, listed: false });
  expect((await ofBob()).table, 'not in the list').toBe(null);
  await done(bob.by.command(hidden.id, { do: 'leave' }));
  const { id } = await createTable(shared().address, bob, BASE);
  expect((await ofBob()).table).toMatchObject({ id });
  await shows(false);
  expect(await ofBob()).toMatchObject({ isHere: false, table: null });
  await shows(true);
  const cid = await member();
  await done(cid.by.command(id, { do: 'sit', chair: null }));
  await cid.here.call('POST', '/api/me/blocks', { person: ann.person.id });
  expect((await ofBob()).table, 'where someone keeps away from her').toBe(null);
});

test('an invitation comes at once, one sits down, and it is gone', async () => {
  const { address } = shared();
  const [ann, bob] = [await member(), await member()];
  const guest = await guestOf(address, 'Gus');
  const table = await tableWith(address, [ann], { seats: 3, listed: false });
  const { heard } = await rawSocket(address, { cookie: bob.here.cookie });
  expect((await invites(ann, table, { name: bob.person.name })).status).toBe(204);
  expect((await invites(ann, table, { person: guest.person.id })).status).toBe(204);
  await until(() => heard.some((message) => message.type === 'news' && message.of === 'people'));
  expect(await invitationsOf(bob)).toMatchObject([{ table: { id: table }, by: ann.person }]);
  expect(await invitedTo(ann, table)).toMatchObject([
    { person: bob.person, isDeclined: false },
    { person: guest.person, isDeclined: false },
  ]);
  await done(bob.by.command(table, { do: 'sit', chair: null }));
  await until(async () => (await invitedTo(ann, table)).length === 1);
  expect(await invitationsOf(bob)).toEqual([]);
  expect((await guest.here.call('DELETE', `/api/me/invitations/${table}`)).status).toBe(204);
  expect(await invitationsOf(guest)).toEqual([]);
  expect(await invitedTo(ann, table)).toMatchObject([{ person: guest.person, isDeclined: true }]);
  expect((await invites(ann, table, { person: guest.person.id })).status).toBe(204);
  expect(await invitationsOf(guest), 'who has declined is not asked again').toEqual([]);
});

test('an invitation ends when the table is full or begins, and when the host takes it back', async () => {
  const { address } = shared();
  const [ann, bob, cid] = [await member(), await member(), await member()];
  const table = await tableWith(address, [ann], { seats: 2 });
  await invites(ann, table, { person: bob.person.id });
  await done(ann.by.command(table, { do: 'bot', chair: 1, bot: 'level-1' }));
  expect(await invitationsOf(bob), 'full').toEqual([]);
  expect(await invites(ann, table, { person: cid.person.id })).toMatchObject({
    status: 409,
    body: { code: 'chair-taken' },
  });
  await done(ann.by.command(table, { do: 'bot', chair: 1, bot: null }));
  expect(await invitationsOf(bob), 'a chair is free again').toHaveLength(1);
  expect((await ann.here.call('DELETE', `/api/tables/${table}/invitations/${bob.person.id}`)).status).toBe(204);
  expect(await invitationsOf(bob)).toEqual([]);
  await invites(ann, table, { person: cid.person.id });
  expect(await invitationsOf(cid)).toHaveLength(1);
  await done(ann.by.command(table, { do: 'start', fill: 'random' }));
  await until(async () => (await invitedTo(ann, table)).length === 0);
  expect(await invitationsOf(cid)).toEqual([]);
  expect(await invites(ann, table, { person: bob.person.id })).toMatchObject({
    status: 409,
    body: { code: 'not-gathering' },
  });
});

test('only the host invites, and only those who take it', async () => {
  const { address } = shared();
  const [ann, bob, cid] = [await member(), await member(), await member()];
  const guest = await guestOf(address, 'Gus');
  const table = await tableWith(address, [ann, bob], { seats: 4, accounts: true });
  const code = async (by: Someone, body: object) => (await invites(by, table, body)).body.code;
  expect(await code(bob, { person: cid.person.id })).toBe('not-host');
  expect((await bob.here.call('GET', `/api/tables/${table}/invitations`)).body.code).toBe('not-host');
  expect(await code(ann, { person: bob.person.id })).toBe('sits-there');
  expect(await code(ann, { person: ann.person.id })).toBe('yourself');
  expect(await code(ann, { name: 'nobody at all' })).toBe('no-such-person');
  expect(await code(ann, { person: guest.person.id })).toBe('invited-is-guest');
  expect((await invites(ann, 'nowhere', { person: cid.person.id })).body.code).toBe('no-such-table');
  const takes = (from: string) => cid.here.call('PUT', '/api/me/people/wish', { invites: from, shows: true });
  await takes('nobody');
  expect(await code(ann, { person: cid.person.id })).toBe('no-invitations');
  await takes('friends');
  expect(await code(ann, { person: cid.person.id })).toBe('no-invitations');
  await befriends(ann, cid);
  expect((await invites(ann, table, { person: cid.person.id })).status).toBe(204);
  // sent away, and kept away from
  await done(ann.by.command(table, { do: 'remove', chair: 1 }));
  expect(await code(ann, { person: bob.person.id })).toBe('was-removed');
  await ann.here.call('POST', '/api/me/blocks', { person: cid.person.id });
  expect(await code(ann, { person: cid.person.id })).toBe('you-keep-away');
});

test('who keeps away from the host is invited as far as the host can see', async () => {
  const [ann, bob] = [await member(), await member()];
  await bob.here.call('POST', '/api/me/blocks', { person: ann.person.id });
  const table = await tableWith(shared().address, [ann], { seats: 3 });
  expect((await invites(ann, table, { person: bob.person.id })).status).toBe(204);
  expect(await invitedTo(ann, table)).toMatchObject([{ person: bob.person, isDeclined: false }]);
  expect(await invitationsOf(bob)).toEqual([]);
});

test('who tries out names is stopped for the day, whether they ask or invite; by id they go on', async () => {
  const { address } = await server();
  const [ann, bob] = [await member(address), await member(address)];
  const table = await tableWith(address, [ann], { seats: 3 });
  for (let i = 0; i < 20; i++) {
    expect((await asks(ann, { name: `nobody ${i}` })).body.code).toBe('no-such-person');
    expect((await invites(ann, table, { name: `nobody ${i}` })).body.code).toBe('no-such-person');
  }
  const tooMany = { status: 429, body: { code: 'too-many' } };
  expect(await invites(ann, table, { name: bob.person.name })).toMatchObject(tooMany);
  expect(await asks(ann, { name: bob.person.name })).toMatchObject(tooMany);
  expect((await invites(ann, table, { person: bob.person.id })).status).toBe(204);
  expect((await asks(ann, { person: bob.person.id })).status).toBe(200);
});

test('who has declined hears no more of a table, though the host takes it back and invites again', async () => {
  const [ann, bob] = [await member(), await member()];
  const table = await tableWith(shared().address, [ann], { seats: 3 });
  await invites(ann, table, { person: bob.person.id });
  await bob.here.call('DELETE', `/api/me/invitations/${table}`);
  expect((await ann.here.call('DELETE', `/api/tables/${table}/invitations/${bob.person.id}`)).status).toBe(204);
  expect(await invitedTo(ann, table)).toEqual([]);
  expect((await invites(ann, table, { person: bob.person.id })).status).toBe(204);
  expect(await invitationsOf(bob)).toEqual([]);
  expect(await invitedTo(ann, table)).toMatchObject([{ person: bob.person, isDeclined: true }]);
});

test('those last played with are listed, with when and what', async () => {
  const { address } = shared();
  const [ann, bob] = [await member(), await member()];
  const { table } = await begun(address, [ann, bob], { seats: 2 });
  await Promise.all([ann, bob].map(({ by }, i) => playOn(by, table, i).over));
  const played = async (): Promise<PlayedWith[]> => (await ann.here.call('GET', '/api/me/played')).body.people;
  await until(async () => (await played()).length > 0);
  expect(await played()).toMatchObject([
    {
      person: bob.person,
      table,
      modules: ['base'],
      edition: 'first',
      players: 2,
      games: 1,
      isFriend: false,
      hasAccount: true,
    },
  ]);
  await befriends(ann, bob);
  expect((await played())[0]).toMatchObject({ isFriend: true });
  await ann.here.call('POST', '/api/me/blocks', { person: bob.person.id });
  expect(await played(), 'who is kept away from is in another list').toEqual([]);
});

test('who is banned asks and invites nobody; what is kept of people they can take along', async () => {
  const { address, database } = await server();
  const mo = await moderatorOf(address, database);
  const [ann, bob] = [await member(address), await member(address)];
  await befriends(ann, bob);
  const table = await tableWith(address, [bob], { seats: 3 });
  await invites(bob, table, { person: ann.person.id });
  const exported = await fetch(`${address}/api/me/export`, { headers: { cookie: ann.here.cookie } });
  const [line] = (await exported.text()).split('\n');
  expect(JSON.parse(line).people).toMatchObject({
    wish: { invites: 'anyone', shows: true },
    friends: [{ person: bob.person }],
    invitations: [{ table, by: bob.person }],
    waitsSince: null,
  });
  await reports(ann, { person: bob.person.id });
  await mo.settles({ measures: [{ kind: 'ban', until: null, name: null }] });
  expect(await asks(bob, { person: mo.person.id })).toMatchObject({ status: 403, body: { code: 'banned' } });
  expect(await invites(bob, table, { person: mo.person.id })).toMatchObject({ status: 403, body: { code: 'banned' } });
});
