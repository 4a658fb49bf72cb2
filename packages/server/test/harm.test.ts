/** What people may try on one another at a table, with programs of their own. */
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  begun,
  rawSocket,
  type Sitter,
  server,
  sharedServer,
  sitter,
  sitters,
  tableWith,
  testFolder,
  until,
} from './kit.ts';

const shared = sharedServer();

/** Sends this over a socket of its own and says how it went: a code, or that it is done. */
async function says(address: string, { cookie }: Sitter, table: string, command: object): Promise<string> {
  const { say, reply } = await rawSocket(address, { cookie });
  const id = `x${Math.random()}`.replace('.', '');
  say({ type: 'command', id, table, command });
  const answer = await reply(id);
  return answer.type === 'refused' ? answer.code : 'done';
}

const lend = { do: 'lend', chair: 1, bot: 'random' };

test('nobody takes the chair over of someone whose line drops, nor after a restart', async () => {
  const database = path.join(testFolder(), 'polis.db');
  const first = await server({ database });
  const [ann, bob] = await sitters(first.address, 2);
  const { table, seen } = await begun(first.address, [ann, bob]);
  expect(await says(first.address, ann, table, lend)).toBe('present');
  bob.by.close();
  await until(() => !seen[0].now().room.chairs[1].present);
  expect(await says(first.address, ann, table, lend)).toBe('not-yet');
  ann.by.close();
  await first.close();
  const second = await server({ database });
  expect(await says(second.address, ann, table, lend)).toBe('not-yet');
});

test('a game that is closed to onlookers is shown to those who play it, and to nobody who came before', async () => {
  const { address } = shared();
  const [ann, zoe] = [await sitter(address, 'Ann'), await sitter(address, 'Zoe')];
  const table = await tableWith(address, [ann], { onlookers: false });
  const others: string[] = [];
  for (let i = 0; i < 8; i++) others.push(await tableWith(address, [ann]));
  const { heard, say, reply } = await rawSocket(address, { cookie: zoe.cookie });
  const watch = (id: string, of: string) => say({ type: 'watch', id, table: of, known: null });
  watch('before', table);
  expect((await reply('before')).type).toBe('done');
  expect(await says(address, ann, table, { do: 'start', fill: 'random' })).toBe('done');
  // it answers the message with which they began to look
  const sentAway = { type: 'refused', id: 'before', code: 'no-onlookers' };
  await until(() => heard.some((message) => message.type === 'refused'));
  expect(heard).toContainEqual(expect.objectContaining(sentAway));
  watch('after', table);
  expect(await reply('after')).toMatchObject({ code: 'no-onlookers' });
  expect(JSON.stringify(heard)).not.toContain('"asks"');
  // as many as one may look at
  for (const other of others) watch(`other:${other}`, other);
  for (const other of others) expect((await reply(`other:${other}`)).type).toBe('done');
});

test('guests do not sit down where accounts are wanted, and a slow chat says how long to wait', async () => {
  const { address } = shared();
  const [ann, zoe] = [await sitter(address, 'Ann'), await sitter(address, 'Zoe')];
  const table = await tableWith(address, [ann], { accounts: true, slow: 30 });
  expect(await says(address, zoe, table, { do: 'sit', chair: null })).toBe('needs-account');
  const { say, reply } = await rawSocket(address, { cookie: zoe.cookie });
  for (const id of ['one', 'two']) say({ type: 'command', id, table, command: { do: 'say', text: id } });
  expect((await reply('one')).type).toBe('done');
  expect(await reply('two')).toMatchObject({ code: 'slow', message: expect.stringMatching(/in (29|30) seconds/) });
});
