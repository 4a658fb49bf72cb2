/** Everyone is shown a commitment to the deal, the same before and after a restart; the seed that it fixes comes last. */
import { commitmentOf, commitmentOfDeal, pledgeOf, verify } from '@polis/engine';
import { expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import { done, recordOf, refusal, server, sitter, sitters, tableWith, until, watched } from './kit.ts';

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

test('people add to the deal, also if the server goes away in between; whoever stays away is left out', async () => {
  const first = await server();
  const people = await sitters(first.address, 2);
  const table = await tableWith(first.address, people, { seats: 3 });
  const numbers = ['a'.repeat(32), 'b'.repeat(32)];
  for (const [i, { by }] of people.entries())
    await done(by.command(table, { do: 'pledge', pledge: pledgeOf(numbers[i]) }));
  const [seen, other] = people.map(({ by }) => watched(by, table));
  await other.until(({ room: now }) => now.chairs.every(({ person, present }) => present === (person !== null)));
  await done(people[0].by.command(table, { do: 'start', fill: 'random' }));
  const { room } = await seen.until(({ room: now }) => now.dealing !== null);
  expect(room.dealing?.parts).toEqual(numbers.map((one, seat) => ({ seat, pledge: pledgeOf(one), isTold: false })));
  await done(people[0].by.command(table, { do: 'tell', nonce: numbers[0] }));
  expect(await refusal(people[1].by, table, { do: 'tell', nonce: numbers[0] })).toBe('wrong-part');
  for (const { by } of people) by.close();
  await first.close();

  // nobody comes back, and it begins all the same
  const second = await server({ database: first.database });
  const late = await sitter(second.address, 'Eve');
  const begins = async (): Promise<unknown> => (await fetch(`${second.address}/api/tables/${table}`)).json();
  await until(async () => ((await begins()) as { status: string }).status === 'playing');
  const begun = await watched(late.by, table).until(({ view }) => view !== null);
  expect(begun.room.commitment).toBe(commitmentOfDeal(room.dealing?.sealed ?? '', room.dealing?.parts ?? []));
});
