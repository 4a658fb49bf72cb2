/** No way leads around what was decided, nor to what is not theirs to see. */
import { BANNED, createTable } from '@polis/client';
import { pledgeOf } from '@polis/engine';
import { expect, test } from 'vitest';
import { setModerator } from '../src/store/moderators.ts';
import { PASSWORD } from './accounts.kit.ts';
import { accountOf, browserOf, type Guest, guestOf, moderatorOf, noticesOf, reports } from './care.kit.ts';
import { BASE, begun, device, done, rawSocket, sharedServer, tableWith, until, watched } from './kit.ts';

const running = sharedServer();

/** Whoever is reported here was reported by Ann alone. */
async function people() {
  const { address, database } = running();
  mo ??= await moderatorOf(address, database);
  const [ann, bob] = [await guestOf(address, 'Ann'), await guestOf(address, 'Bob')];
  return { address, database, mo, ann, bob };
}
let mo: Awaited<ReturnType<typeof moderatorOf>> | undefined;

const forGood = <K extends 'mute' | 'ban' | 'name'>(kind: K) => ({
  measures: [{ kind, until: null, name: kind === 'name' ? 'Bertie' : null }],
});

/** Someone has said this where they have no chair. */
async function saidInPassing(address: string, host: Guest, by: Guest) {
  const { id: table } = await createTable(address, host, BASE);
  const seen = watched(host.by, table);
  await done(by.by.command(table, { do: 'say', text: 'you fool' }));
  const { chat } = await seen.until((known) => known.chat.length === 1);
  return { table, seen, line: chat[0].at };
}

test('a name that was taken from someone is not shown again by a connection from before, nor where it was reported', async () => {
  const { address, mo: moderator, ann, bob } = await people();
  const { table, seen, line } = await saidInPassing(address, ann, bob);
  await reports(ann, { person: bob.person.id, table, line, reason: 'name' });
  await moderator.settles(forGood('name'));
  await seen.until(({ chat }) => chat[0].person.name === 'Bertie');
  await done(bob.by.command(table, { do: 'say', text: 'my name is' }));
  await done(bob.by.command(table, { do: 'sit', chair: 1 }));
  const { chat, room } = await seen.until((known) => known.room.chairs[1].person !== null);
  expect([chat[1].person.name, room.chairs[1].person?.name]).toEqual(['Bertie', 'Bertie']);
});

test('a guest who signs in takes a ban and a name along: to the account’s other devices and tables', async () => {
  const { address, mo: moderator, ann, bob } = await people();
  const { here, sitter } = await accountOf(address, 'Cid');
  const { closed } = await rawSocket(address, { cookie: here.cookie });
  const waiting = await tableWith(address, [ann, sitter]);
  await reports(ann, { person: bob.person.id });
  await moderator.settles({ measures: [...forGood('ban').measures, ...forGood('name').measures] });
  const { status, body } = await browserOf(address, bob).signsIn('Cid', PASSWORD, true);
  expect([status, body.person.name]).toEqual([201, 'Bertie']);
  expect(await closed).toBe(BANNED);
  expect((await ann.here.call('GET', `/api/tables/${waiting}`)).body.chairs[1].person).toBeNull();
});

test('a guest who signs in does not bring the account beside someone who keeps away from it', async () => {
  const { address, ann, bob } = await people();
  const { sitter } = await accountOf(address, 'Dov');
  await ann.here.call('POST', '/api/me/blocks', { person: sitter.person.id });
  const waiting = await tableWith(address, [ann, bob]);
  expect((await browserOf(address, bob).signsIn('Dov', PASSWORD, true)).body.adopted).toEqual({ taken: 0, left: 1 });
  expect((await ann.here.call('GET', `/api/tables/${waiting}`)).body.chairs[1].person).toBeNull();
});

test('what a guest has said is reported, and kept away from, after they have signed in', async () => {
  const { address, mo: moderator, ann, bob } = await people();
  const { sitter } = await accountOf(address, 'Eli');
  const { table, seen, line } = await saidInPassing(address, ann, bob);
  await browserOf(address, bob).signsIn('Eli', PASSWORD, true);
  expect((await reports(ann, { person: bob.person.id, table, line })).status).toBe(204);
  const [{ id, about }] = await moderator.open();
  expect(about).toEqual(sitter.person);
  expect((await moderator.detail(id)).chat).toMatchObject([{ text: 'you fool', isReported: true }]);
  await moderator.settles({});
  expect((await ann.here.call('POST', '/api/me/blocks', { person: bob.person.id })).status).toBe(204);
  await seen.until(({ chat }) => chat.length === 0);
});

test('nobody shows moderators what is said at a table that is closed to them, or where the person never was', async () => {
  const { address, ann, bob } = await people();
  const eve = await guestOf(address, 'Eve');
  const { table } = await begun(address, [ann, bob], { onlookers: false });
  const about = { person: ann.person.id, table };
  expect(await reports(eve, about)).toMatchObject({ status: 404, body: { code: 'no-such-table' } });
  expect((await reports(bob, { person: eve.person.id, table })).status).toBe(404);
});

test('a moderator is not shown what was decided about themselves', async () => {
  const { address, database, mo: first, ann } = await people();
  const { here, sitter } = await accountOf(address, 'Fay');
  await setModerator(database, 'Fay', Date.now());
  await reports(ann, { person: sitter.person.id });
  await first.settles(forGood('mute'));
  const seenBy = async (who: Pick<Guest, 'here'>): Promise<boolean[]> => {
    const { acts } = (await who.here.call('GET', '/api/care/log')).body;
    const { measures } = (await who.here.call('GET', '/api/care/measures')).body;
    return [acts, measures].map((all: { about: { id: string } }[]) =>
      all.some(({ about }) => about.id === sitter.person.id),
    );
  };
  expect([await seenBy(first), await seenBy({ here })]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('who is banned does not take their chair back, however quick they are', async () => {
  const { address, mo: moderator, ann, bob } = await people();
  const { table } = await begun(address, [ann, bob]);
  const raw = await rawSocket(address, { cookie: bob.cookie });
  await reports(ann, { person: bob.person.id });
  let isBanned = false;
  const banning = moderator.settles(forGood('ban')).then(() => {
    isBanned = true;
  });
  for (let i = 0; !isBanned && i < 45; i++) {
    raw.say({ type: 'command', id: `r${i}`, table, command: { do: 'reclaim' } });
    await new Promise((next) => setTimeout(next, 1));
  }
  await banning;
  expect(await raw.closed).toBe(BANNED);
  const { room } = await watched(device(address, ann), table).until(() => true);
  expect(room.chairs[1].lent).not.toBeNull();
});

test('a bot plays for someone who is banned while the cards are dealt', async () => {
  const { address, mo: moderator, ann, bob } = await people();
  const table = await tableWith(address, [ann, bob]);
  const raw = await rawSocket(address, { cookie: ann.cookie });
  const says = (id: string, command: object) => raw.say({ type: 'command', id, table, command });
  raw.say({ type: 'watch', id: 'w', table, known: null });
  await raw.reply('w');
  const nonce = '0'.repeat(32);
  says('p', { do: 'pledge', pledge: pledgeOf(nonce) });
  says('s', { do: 'start', fill: 'random' });
  await raw.reply('s');
  await reports(ann, { person: bob.person.id });
  const banning = moderator.settles(forGood('ban'));
  await until(async () => (await noticesOf(bob)).length > 0);
  says('t', { do: 'tell', nonce });
  expect(await raw.reply('t')).toMatchObject({ type: 'done' });
  await banning;
  await watched(ann.by, table).until(({ room }) => room.chairs[1].lent !== null);
});

test('who becomes a guest again and again has no more reports than an address has', async () => {
  const { address, mo: moderator, bob } = await people();
  const codes: number[] = [];
  for (let i = 0; i < 7; i++) {
    const { here } = await guestOf(address, `Guest ${i}`);
    for (let j = 0; j < 10; j++) codes.push((await reports({ here }, { person: bob.person.id })).status);
  }
  expect(new Set(codes.slice(-10))).toEqual(new Set([429]));
  await moderator.settles({});
});
