/** What people may try on one another at a table, with programs of their own. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { begun, rawSocket, type Sitter, server, sitters, testFolder, until } from './kit.ts';

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
