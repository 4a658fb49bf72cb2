/** Names are for people to tell one another apart. */
import { expect, test } from 'vitest';
import { areAlike } from '../src/accounts/looks.ts';
import { naming, newPassword } from '../src/protocol/index.ts';
import { browser, PASSWORD } from './accounts.kit.ts';
import { device, done, json, refusal, sharedServer, sitter, tableWith, watched } from './kit.ts';

const shared = sharedServer();

test.each([
  ['Ann', 'Аnn', 'a Cyrillic A'],
  ['Bob', 'B\u043eb', 'a Cyrillic o'],
  ['ANN', 'ann', 'large and small'],
  ['Ａnn', 'Ann', 'full width'],
  ['IAN', 'lAN', 'a small L for a large I'],
  ['Zoë', 'Zoe\u0308', 'composed or not'],
  ['Ann', '\u0430nn', 'a small Cyrillic a for a large one'],
  ['Ann', '\u0410NN', 'large Cyrillic letters'],
  ['Ann', 'Ann\u{e0100}', 'a variation that is not seen'],
  ['Ann', 'Ann\u{13441}', 'a hieroglyph that is not seen'],
  ['Ann', 'A\u034fnn', 'something in between that is not seen'],
])('%s and %s are alike: %s', (one, other) => {
  expect(areAlike(one, other)).toBe(true);
});

test.each([
  ['Ann', 'Anna'],
  ['Zoe', 'Zoë'],
  ['Ian', 'Lan'],
  ['Мария', 'Марина'],
])('%s and %s are not', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});

test('a name that nobody can see is none', () => {
  for (const name of ['\u3164', '\u2800\u2800', '\u200b\u200d', '\u034f', ' \ufe0f ', '\u0301', '\u{1d159}', '\u17b4'])
    expect([name, naming.safeParse({ name }).success]).toEqual([name, false]);
  for (const name of ['Ann', '李', '🦉', '?', 'Жанна'])
    expect([name, naming.safeParse({ name }).success]).toEqual([name, true]);
  expect(newPassword.safeParse({ login: '\u3164', password: 'long enough' }).success).toBe(false);
});

test('nobody sits down or speaks beside someone with a name that looks the same', async () => {
  const { address } = shared();
  const ann = await sitter(address, 'Ann');
  const table = await tableWith(address, [ann], { seats: 5 });
  const other = await sitter(address, 'Аnn');
  expect(await refusal(other.by, table, { do: 'sit', chair: null })).toBe('name-taken');
  expect(await refusal(other.by, table, { do: 'say', text: 'it is me' })).toBe('name-taken');
  // who sits is heard by the name at the chair, whatever they are called by now
  const zed = await sitter(address, 'Zed');
  await done(zed.by.command(table, { do: 'sit', chair: null }));
  await json(address, '/api/me', {
    method: 'PATCH',
    headers: { cookie: zed.cookie, 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });
  await done(device(address, zed).command(table, { do: 'say', text: 'I give up' }));
  const { chat } = await watched(ann.by, table).until((known) => known.chat.length > 0);
  expect(chat.map(({ person }) => person.name)).toEqual(['Zed']);
  const anna = await sitter(address, 'Anna');
  await done(anna.by.command(table, { do: 'say', text: 'it is not' }));
  await done(anna.by.command(table, { do: 'sit', chair: null }));
});

test('no account is given a name that looks like that of another', async () => {
  const { address } = shared();
  const [ann, bob] = [browser(address), browser(address)];
  for (const one of [ann, bob]) await one.guest('Guest');
  await ann.chooses('Pericles', PASSWORD);
  const choose = (login: string) => bob.call('PUT', '/api/me/password', { login, password: PASSWORD });
  expect((await choose('Реricles')).body.code).toBe('name-taken');
  expect((await choose('Peric1es')).body.code).toBe('name-taken');
  expect((await choose('pericl\u0435s')).body.code).toBe('name-taken');
  expect((await choose('Pericle')).status).toBe(204);
});
