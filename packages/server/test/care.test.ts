/** Reports, what moderators decide, and who learns of it. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { BANNED, connect, createTable } from '@polis/client';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { IN_ALL } from '../../../test/repetitions.ts';
import { setModerator } from '../src/store/moderators.ts';
import { openStore } from '../src/store/open.ts';
import { browser, PASSWORD } from './accounts.kit.ts';
import { accountOf, browserOf, DAY, type Guest, guestOf, moderatorOf, noticesOf, reports } from './care.kit.ts';
import { BASE, begun, DIST, device, done, rawSocket, refusal, server, tableWith, until, watched } from './kit.ts';

async function trio() {
  const { address, database } = await server();
  const mo = await moderatorOf(address, database);
  const [ann, bob] = [await guestOf(address, 'Ann'), await guestOf(address, 'Bob')];
  return { address, database, mo, ann, bob };
}

/** Ann and Bob at a table, where Bob has said something. */
async function afterWords() {
  const all = await trio();
  const table = await tableWith(all.address, [all.ann, all.bob], { seats: 3 });
  const seen = watched(all.ann.by, table);
  await done(all.ann.by.command(table, { do: 'say', text: 'hello' }));
  await done(all.bob.by.command(table, { do: 'say', text: 'you fool' }));
  const { chat } = await seen.until(({ chat: lines }) => lines.length === 2);
  const line = { person: all.bob.person.id, table, line: chat[1].at };
  return { ...all, table, seen, line };
}

test('a line is reported, looked at with what was said around it, decided, and everyone is told their part', async () => {
  const { address, mo, ann, bob, table, line } = await afterWords();
  expect((await reports(ann, { ...line, text: 'he said so' })).status).toBe(204);
  expect((await reports(mo, { ...line, reason: 'spoiling' })).status).toBe(204);
  // the same once more, by the same
  expect((await reports(ann, { ...line, text: 'he really did' })).status).toBe(204);
  const [report, ...others] = await mo.open();
  expect(others).toEqual([]);
  expect(report).toMatchObject({ about: bob.person, voices: 2, reasons: ['spoiling', 'insults'], decided: null });
  const detail = await mo.detail(report.id);
  expect(detail.told.map(({ by, text }) => [by.name, text])).toEqual([
    ['Mo', ''],
    ['Ann', 'he really did'],
  ]);
  expect(detail.chat.map(({ text, isReported }) => [text, isReported])).toEqual([
    ['hello', false],
    ['you fool', true],
  ]);
  const until = Date.now() + DAY;
  const verdict = { measures: [{ kind: 'mute' as const, until, name: null }], note: 'Be kind.' };
  expect((await mo.decides(report.id, verdict)).status).toBe(204);
  expect(await mo.decides(report.id, verdict)).toMatchObject({ status: 409, body: { code: 'decided' } });
  expect(await mo.open()).toEqual([]);
  expect(await noticesOf(bob)).toMatchObject([{ kind: 'mute', until, note: 'Be kind.' }]);
  const [told] = await noticesOf(ann);
  // not what was decided, nor about whom
  expect({ ...told, id: '', at: 0 }).toEqual({ id: '', at: 0, kind: 'looked-at', until: null, note: '' });
  expect((await ann.here.call('DELETE', `/api/me/notices/${told.id}`)).status).toBe(204);
  expect(await noticesOf(ann)).toEqual([]);
  const { acts } = (await mo.here.call('GET', '/api/care/log')).body;
  expect(acts).toMatchObject([{ by: mo.person, deed: 'mute', about: bob.person, until, note: 'Be kind.' }]);

  // muted everywhere, also at other tables and as an onlooker; and heard again once it is lifted
  const elsewhere = await createTable(address, ann, BASE);
  for (const id of [table, elsewhere.id])
    expect(await bob.by.command(id, { do: 'say', text: 'me again' })).toMatchObject({ code: 'silenced', until });
  expect((await mo.here.call('GET', '/api/care/measures')).body.measures).toMatchObject([{ kind: 'mute', until }]);
  const place = `/api/care/people/${bob.person.id}/measures/mute`;
  expect((await mo.here.call('DELETE', place)).status).toBe(204);
  expect((await mo.here.call('DELETE', place)).status).toBe(404);
  await done(bob.by.command(table, { do: 'say', text: 'sorry' }));
  expect((await noticesOf(bob)).map(({ kind }) => kind)).toEqual(['mute', 'mute-lifted']);
});

test('to everyone without the role the addresses of moderators are like any other that is not there', async () => {
  const { address, database, mo, ann, bob } = await trio();
  await reports(ann, { person: bob.person.id });
  const [{ id }] = await mo.open();
  const plain = await accountOf(address, 'Pat');
  const former = await accountOf(address, 'Fay');
  await setModerator(database, 'Fay', Date.now());
  await setModerator(database, 'Fay', null);
  const addresses = [
    ['GET', '/api/care/reports'],
    ['GET', '/api/care/reports?page=x'],
    ['GET', `/api/care/reports/${id}`],
    ['POST', `/api/care/reports/${id}/verdict`, '{"measures":[]}'],
    ['POST', `/api/care/reports/${id}/verdict`, '{"nonsense":1}'],
    ['POST', `/api/care/reports/${id}/verdict`, '{'],
    ['GET', '/api/care/measures'],
    ['DELETE', `/api/care/people/${bob.person.id}/measures/ban`],
    ['GET', '/api/care/log'],
  ] as const;
  const ask = async (place: string, method: string, cookie: string, body: string | undefined) => {
    const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${address}${place}`, { method, headers, body: body ?? null });
    const names = [...answer.headers.keys()].filter((name) => name !== 'date');
    return { status: answer.status, text: await answer.text(), names };
  };
  for (const cookie of ['', ann.cookie, plain.here.cookie, former.here.cookie])
    for (const [method, place, body] of addresses)
      expect(await ask(place, method, cookie, body), `${method} ${place}`).toEqual(
        await ask('/api/no-such-thing', method, cookie, body),
      );
  expect((await mo.here.call('GET', '/api/me/account')).body.moderator).toBe(true);
  expect((await plain.here.call('GET', '/api/me/account')).body.moderator).toBe(false);
  // nobody decides what was reported of themselves
  await reports(ann, { person: mo.person.id });
  expect((await mo.open()).map(({ about }) => about.name)).toEqual(['Bob']);
});

test('who is banned is out at once, a bot plays for them, and they come back when it is over', async () => {
  const { address, mo, ann, bob } = await trio();
  const { table, seen } = await begun(address, [ann, bob]);
  const waiting = await tableWith(address, [ann, bob]);
  const { closed } = await rawSocket(address, { cookie: bob.cookie });
  let told = 0;
  const other = connect({
    open: () => new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie: bob.cookie } }),
    onBanned: () => told++,
  });
  await done(other.command(table, { do: 'lend', chair: 1, bot: 'random' }));
  await done(other.command(table, { do: 'reclaim' }));
  await reports(ann, { person: bob.person.id, reason: 'spoiling', table });
  const end = Date.now() + DAY;
  await mo.settles({ measures: [{ kind: 'ban', until: end, name: null }] });
  expect(await closed).toBe(BANNED);
  await until(() => told === 1);
  expect(await other.command(table, { do: 'leave' })).toMatchObject({ code: 'closed' });
  await seen[0].until(({ room }) => room.chairs[1].lent !== null);
  const { chairs } = (await ann.here.call('GET', `/api/tables/${waiting}`)).body;
  expect(chairs[1].person).toBeNull();
  for (const [place, body] of [
    ['/api/tables', BASE],
    ['/api/guests', { name: 'Rob' }],
    ['/api/reports', { person: ann.person.id, reason: 'name' }],
  ] as const)
    expect(await bob.here.call('POST', place, body)).toMatchObject({
      status: 403,
      body: { code: 'banned', until: end },
    });
  // their data is still theirs, and what was decided
  expect((await noticesOf(bob)).map(({ kind }) => kind)).toEqual(['ban']);
  expect((await bob.here.call('GET', '/api/me/export')).body).toContain('"deed":"ban"');
  await mo.here.call('DELETE', `/api/care/people/${bob.person.id}/measures/ban`);
  await done(device(address, bob).command(table, { do: 'reclaim' }));
});

test('moderators turn the pages of long lists, and see how long they are', async () => {
  const { database, mo, ann } = await trio();
  const store = await openStore(database);
  for (let i = 0; i < 53; i++) {
    await store.addPerson({ id: `p${i}`, name: `P${i}` }, i);
    await store.report(ann.person.id, { person: `p${i}`, table: null, line: null, reason: 'name', text: '' }, i);
  }
  const pages = async (place: string, what: string) => {
    const parts = [0, 1, 2].map(async (page) => (await mo.here.call('GET', `/api/care/${place}page=${page}`)).body);
    return (await Promise.all(parts)).map((body) => [body[what].length, body.total]);
  };
  const [full, rest, none] = [
    [50, 53],
    [3, 53],
    [0, 53],
  ];
  expect(await pages('reports?', 'reports')).toEqual([full, rest, none]);
  for (const { id } of await store.reports(true, '', 100, 0))
    await store.decide(id, mo.person.id, { measures: [{ kind: 'mute', until: null, name: null }], note: '' }, 100);
  await store.close();
  expect(await pages('reports?decided=1&', 'reports')).toEqual([full, rest, none]);
  expect(await pages('measures?', 'measures')).toEqual([full, rest, none]);
  expect(await pages('log?', 'acts')).toEqual([full, rest, none]);
});

test('an account that is banned cannot be signed in to, and a guest’s ban goes with them into an account', async () => {
  const { address, mo, ann, bob } = await trio();
  const { here, sitter: cid } = await accountOf(address, 'Cid');
  await reports(ann, { person: cid.person.id });
  await mo.settles({ measures: [{ kind: 'ban', until: null, name: null }] });
  const elsewhere = browser(address);
  expect(await elsewhere.signsIn('Cid', PASSWORD)).toMatchObject({
    status: 403,
    body: { code: 'banned', until: null },
  });
  expect((await mo.here.call('DELETE', `/api/care/people/${cid.person.id}/measures/ban`)).status).toBe(204);
  await reports(ann, { person: bob.person.id });
  await mo.settles({ measures: [{ kind: 'mute', until: null, name: null }] });
  expect((await browserOf(address, bob).signsIn('Cid', PASSWORD, true)).status).toBe(201);
  const table = await createTable(address, { person: cid.person, cookie: here.cookie }, BASE);
  expect(await refusal(device(address, cid), table.id, { do: 'say', text: 'hi' })).toBe('silenced');
});

test('a name that a moderator gives is the name everywhere, until they may choose again', async () => {
  const { mo, ann, bob, table, seen } = await afterWords();
  await reports(ann, { person: bob.person.id, reason: 'name', table });
  const end = Date.now() + 3000; // what is tried before then has to be over by then, also on a busy machine
  await mo.settles({ measures: [{ kind: 'name', until: end, name: 'Bertie' }] });
  const { chat } = await seen.until(({ room }) => room.chairs[1].person?.name === 'Bertie');
  expect(chat.map(({ person }) => person.name)).toEqual(['Ann', 'Bertie']);
  expect((await bob.here.call('GET', '/api/me')).body.name).toBe('Bertie');
  expect((await bob.here.call('GET', `/api/tables/${table}`)).body.chairs[1].name).toBe('Bertie');
  const back = () => bob.here.call('PATCH', '/api/me', { name: 'Bob' });
  expect(await back()).toMatchObject({ status: 403, body: { code: 'name-held', until: end } });
  await until(() => Date.now() > end);
  expect((await back()).status).toBe(200);
});

test('what cannot be a report is refused, and so are too many', async () => {
  const { address, ann, bob, line } = await afterWords();
  const about = { person: bob.person.id };
  const codes = async (report: object) => {
    const { status, body } = await reports(ann, report);
    return `${status} ${body?.code ?? ''}`;
  };
  expect((await reports({ here: browser(address) }, about)).status).toBe(401);
  expect(await codes({ person: ann.person.id })).toBe('400 yourself');
  expect(await codes({ ...about, reason: 'other' })).toBe('400 malformed');
  expect(await codes({ ...about, text: 'x'.repeat(501) })).toBe('400 malformed');
  expect(await codes({ ...about, line: 5 })).toBe('400 malformed');
  expect(await codes({ person: 'nobody' })).toBe('404 no-such-person');
  expect(await codes({ ...about, table: 'nowhere' })).toBe('404 no-such-table');
  expect(await codes({ ...line, line: line.line + 1 })).toBe('404 no-such-line');
  for (let i = 3; i < 10; i++) expect(await codes(line)).toBe('204 ');
  expect(await codes(line)).toBe('429 too-many');
  expect((await reports(bob, { person: ann.person.id })).status).toBe(204);
});

async function keepsAway(one: Guest, other: Guest): Promise<void> {
  expect((await one.here.call('POST', '/api/me/blocks', { person: other.person.id })).status).toBe(204);
}

test('who keeps away from someone does not meet them: no table, no chair, no word, whoever of them wants it', async () => {
  const { address, ann, bob, table, seen } = await afterWords();
  const theirs = watched(bob.by, table);
  await theirs.until(({ chat }) => chat.length === 2);
  // a game that they play together they finish
  await done(ann.by.command(table, { do: 'start', fill: 'random' }));
  await keepsAway(ann, bob);
  expect((await bob.here.call('GET', `/api/tables/${table}`)).body.chairs[1].person).toBe(bob.person.id);
  // what was said is gone for both, what others say stays
  expect((await seen.until(({ chat }) => chat.length === 1)).chat[0].text).toBe('hello');
  expect((await theirs.until(({ chat }) => chat.length === 1)).chat[0].text).toBe('you fool');
  await done(bob.by.command(table, { do: 'say', text: 'hear me' }));
  await theirs.until(({ chat }) => chat.length === 2);
  await done(ann.by.command(table, { do: 'say', text: 'quiet' }));
  expect((await seen.until(({ chat }) => chat.length === 2)).chat.map(({ text }) => text)).toEqual(['hello', 'quiet']);
  for (const [host, guest] of [
    [ann, bob],
    [bob, ann],
  ]) {
    const { id } = await createTable(address, host, BASE);
    const listed = async ({ here }: Pick<Guest, 'here'>): Promise<boolean> =>
      (await here.call('GET', '/api/tables')).body.tables.some((one: { id: string }) => one.id === id);
    expect([await listed(host), await listed(guest), await listed({ here: browser(address) })]).toEqual([
      true,
      false,
      true,
    ]);
    const said = await guest.by.command(id, { do: 'sit', chair: null });
    expect(said).toMatchObject({ code: 'kept-apart', message: 'you and someone at this table do not play together' });
  }
  expect((await ann.here.call('GET', '/api/me/blocks')).body.people).toEqual([bob.person]);
  expect((await bob.here.call('GET', '/api/me/blocks')).body.people).toEqual([]);
  // only who wanted it so ends it
  await bob.here.call('DELETE', `/api/me/blocks/${ann.person.id}`);
  await ann.here.call('DELETE', `/api/me/blocks/${bob.person.id}`);
  await seen.until(({ chat }) => chat.length === 4);
});

test('who keeps away from someone does not wait with them: they leave, and from their own table the other is sent away', async () => {
  const { address, ann, bob } = await trio();
  const cid = await guestOf(address, 'Cid');
  const tables: string[] = [];
  for (const host of [ann, bob, cid])
    tables.push(await tableWith(address, [host, ...[ann, bob, cid].filter((one) => one !== host)]));
  const sitting = async (id: string): Promise<string[]> => {
    const { chairs } = (await cid.here.call('GET', `/api/tables/${id}`)).body;
    return chairs.flatMap(({ name }: { name: string | null }) => name ?? []);
  };
  const { heard, say, reply } = await rawSocket(address, { cookie: bob.cookie });
  for (const [i, table] of tables.entries()) say({ type: 'watch', id: `${i}`, table, known: null });
  await reply('2');
  await keepsAway(ann, bob);
  expect(await Promise.all(tables.map(sitting))).toEqual([
    ['Ann', 'Cid'],
    ['Bob', 'Cid'],
    ['Cid', 'Bob'],
  ]);
  // what Bob hears is what he would hear of any host, and of anyone who leaves
  expect(await refusal(bob.by, tables[0], { do: 'sit', chair: null })).toBe('removed');
  expect(JSON.stringify(heard)).not.toMatch(/kept-apart|block|"told"/);
  // until she has him back
  await ann.here.call('DELETE', `/api/me/blocks/${bob.person.id}`);
  await done(ann.by.command(tables[0], { do: 'readmit', person: bob.person.id }));
  await done(bob.by.command(tables[0], { do: 'sit', chair: null }));
});

test('no game begins with two who do not meet, though they sat down in the same moment', async () => {
  const { address, database, ann, bob } = await trio();
  const cid = await guestOf(address, 'Cid');
  const table = await tableWith(address, [cid, ann, bob]);
  const store = await openStore(database);
  await store.block(ann.person.id, bob.person.id, Date.now());
  await store.close();
  expect(await refusal(cid.by, table, { do: 'start', fill: null })).toBe('chair-empty');
  await done(cid.by.command(table, { do: 'start', fill: 'random' }));
  const { chairs } = (await cid.here.call('GET', `/api/tables/${table}`)).body;
  expect(chairs.map(({ name, bot }: { name: string | null; bot: string | null }) => name ?? bot)).toEqual([
    'Cid',
    'random',
    'Bob',
  ]);
});

test('nobody is told that someone keeps away from them; of what was decided they are', async () => {
  const { address, mo, ann, bob } = await trio();
  const { heard } = await rawSocket(address, { cookie: bob.cookie });
  await keepsAway(ann, bob);
  await ann.here.call('DELETE', `/api/me/blocks/${bob.person.id}`);
  const told = (): number => heard.filter(({ type }) => type === 'told').length;
  await reports(ann, { person: bob.person.id });
  await mo.settles({ note: 'Be kind.' });
  await until(() => told() > 0);
  expect(told()).toBe(1);
});

test('who runs the server names moderators and reads what they have done, while it runs', IN_ALL, async () => {
  const { address, database, mo, ann, bob } = await trio();
  const { here } = await accountOf(address, 'Pat');
  const polis = async (...args: string[]): Promise<string> => {
    const all = [path.join(DIST, 'polis.mjs'), 'moderator', ...args, '--data', path.dirname(database)];
    return (await promisify(execFile)(process.execPath, all)).stdout;
  };
  const isModerator = async (): Promise<boolean> => (await here.call('GET', '/api/care/log')).status === 200;
  expect(await polis('pat')).toBe('pat is a moderator\n');
  expect(await isModerator()).toBe(true);
  await reports(ann, { person: bob.person.id });
  await mo.settles({ note: 'be kind' });
  const [list, log, gone] = await Promise.all([polis(), polis('--log'), polis('nobody').catch(String)]);
  expect(list).toMatch(/^Mo {2}\(Mo\) {2}since .*\nPat {2}\(Pat\) {2}since/);
  expect(log).toMatch(/^[\d-]+ [\d:]+ {2}Mo: word, about Bob, "be kind"\n$/);
  expect(gone).toContain('Nobody signs in here as "nobody".');
  expect(await polis('Pat', '--remove')).toBe('Pat is no moderator any more\n');
  expect(await isModerator()).toBe(false);
});
