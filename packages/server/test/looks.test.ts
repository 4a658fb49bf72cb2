/** Names are for people to tell one another apart. */
import { expect, test } from 'vitest';
import { areAlike } from '../src/accounts/looks.ts';
import { naming, newPassword } from '../src/protocol/index.ts';
import { browser, PASSWORD } from './accounts.kit.ts';
import { done, refusal, sharedServer, sitter, tableWith } from './kit.ts';

const shared = sharedServer();

test.each([
  ['Ann', 'Аnn', 'a Cyrillic A'],
  ['Bob', 'B\u043eb', 'a Cyrillic o'],
  ['ANN', 'ann', 'large and small'],
  ['Ａnn', 'Ann', 'full width'],
  ['IAN', 'lAN', 'a small L for a large I'],
  ['Zoë', 'Zoe\u0308', 'composed or not'],
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
  for (const name of ['\u3164', '\u2800\u2800', '\u200b\u200d', '\u034f', ' \ufe0f ', '\u0301'])
    expect([name, naming.safeParse({ name }).success]).toEqual([name, false]);
  for (const name of ['Ann', '李', '🦉', '?', 'Жанна'])
    expect([name, naming.safeParse({ name }).success]).toEqual([name, true]);
  expect(newPassword.safeParse({ login: '\u3164', password: 'long enough' }).success).toBe(false);
});

test('nobody sits down or speaks beside someone with a name that looks the same', async () => {
  const { address } = shared();
  const ann = await sitter(address, 'Ann');
  const table = await tableWith(address, [ann]);
  const other = await sitter(address, 'Аnn');
  expect(await refusal(other.by, table, { do: 'sit', chair: null })).toBe('name-taken');
  expect(await refusal(other.by, table, { do: 'say', text: 'it is me' })).toBe('name-taken');
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
  expect((await choose('Pericle')).status).toBe(204);
});
