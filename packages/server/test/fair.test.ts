/** Everyone is shown a commitment to the deal, the same before and after a restart; the seed that it fixes comes last. */
import { commitmentOf, verify } from '@polis/engine';
import { expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import { done, recordOf, server, sitter, sitters, tableWith, watched } from './kit.ts';

test('the commitment is shown from the start, survives a restart, and fits the seed in the record', async () => {
  const first = await server();
  const people = await sitters(first.address, 2);
  const table = await tableWith(first.address, people, { seats: 3 });
  const seen = watched(people[0].by, table);
  const before = await seen.until(({ room }) => room.status === 'gathering');
  expect(before.room.commitment).toBeNull();
  await done(people[0].by.command(table, { do: 'start', fill: 'random' }));
  const { room } = await seen.until(({ view }) => view !== null);
  expect(room.commitment).toMatch(/^[0-9a-f]{64}$/);

  await first.close();
  const second = await server({ database: first.database, port: first.port });
  const late = await sitter(second.address, 'Eve');
  const again = await watched(late.by, table).until(({ view }) => view !== null);
  expect(again.room.commitment).toBe(room.commitment);

  await Promise.all(people.map(({ by }, i) => playOn(by, table, i).over));
  const record = await recordOf(second.address, table);
  expect(record.commitment).toBe(room.commitment);
  expect(commitmentOf(record.config.seed)).toBe(room.commitment);
  expect(verify(record, room.commitment)).toMatchObject({ ok: true });
});
