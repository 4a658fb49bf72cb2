/** Tables whose journals are damaged stand still, and nobody at any other table notices. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { check, repair, tablesIn } from '../src/index.ts';
import { openDatabase } from '../src/store/open.ts';
import { begun, done, json, rawSocket, server, sitters, testFolder } from './kit.ts';

type Damage = (db: Awaited<ReturnType<typeof openDatabase>>, table: string, last: number) => Promise<unknown>;

const rewritten =
  (body: (old: string) => string): Damage =>
  async (db, table, last) => {
    const line = db.selectFrom('journal').select('body').where('table_id', '=', table).where('seq', '=', last);
    const { body: old } = await line.executeTakeFirstOrThrow();
    await db
      .updateTable('journal')
      .set({ body: body(old) })
      .where('table_id', '=', table)
      .where('seq', '=', last)
      .execute();
  };

const DAMAGES: Record<string, Damage> = {
  none: async () => undefined,
  'a broken line': rewritten((old) => old.slice(0, -2)),
  'an unknown kind of line': rewritten((old) => JSON.stringify({ ...JSON.parse(old), fact: 'levitated' })),
  'no first line': (db, table) => db.deleteFrom('journal').where('table_id', '=', table).where('seq', '=', 1).execute(),
  'an empty first line': (db, table) =>
    db
      .updateTable('journal')
      .set({ body: '{"fact":"created"}' })
      .where('table_id', '=', table)
      .where('seq', '=', 1)
      .execute(),
};
const KINDS = Object.keys(DAMAGES);
const CLOCK = { per: 'game', seconds: 3600, bonus: 0 } as const;

/** A game of Ann and Bob for each kind of damage, which came while no server was running. */
async function damaged() {
  const folder = testFolder();
  const database = path.join(folder, 'polis.db');
  const first = await server({ database });
  const [ann, bob] = await sitters(first.address, 2);
  const tables: string[] = [];
  for (const _ of KINDS) tables.push((await begun(first.address, [ann, bob], { seats: 2, clock: CLOCK })).table);
  for (const table of tables.slice(1, 3)) await done(bob.by.command(table, { do: 'say', text: 'I am Bob' }));
  await first.close();
  const db = await openDatabase(database);
  for (const [i, kind] of KINDS.entries()) {
    const { seq } = await db
      .selectFrom('journal')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('table_id', '=', tables[i])
      .executeTakeFirstOrThrow();
    await DAMAGES[kind](db, tables[i], seq);
  }
  await db.destroy();
  return { folder, database, ann, bob, tables };
}

test('a damaged table is frozen, counted and shown; all else goes on, and its people can be forgotten', async () => {
  const { database, ann, bob, tables } = await damaged();
  const { address } = await server({ database });
  const mine = await fetch(`${address}/api/me/tables`, { headers: { cookie: ann.cookie } });
  expect(mine.status).toBe(200);
  const listed = ((await mine.json()) as { tables: { id: string; frozen: boolean }[] }).tables;
  expect(tables.map((table) => listed.find(({ id }) => id === table)?.frozen)).toEqual(KINDS.map((_, i) => i > 0));
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain(`polis_tables_frozen ${tables.length - 1}\n`);

  const socket = await rawSocket(address, { cookie: ann.cookie });
  for (const [i, table] of tables.entries()) {
    socket.say({ type: 'watch', id: `w${i}`, table, known: null });
    expect((await socket.reply(`w${i}`)).type).toBe('done');
    const shown = socket.heard.find((message) => message.type === 'shown' && message.table === table);
    expect(shown).toMatchObject({ room: { frozen: i > 0 ? expect.stringMatching(/^line \d+ /) : null } });
    socket.say({ type: 'command', id: `l${i}`, table, command: { do: 'leave' } });
    expect(await socket.reply(`l${i}`)).toMatchObject(i > 0 ? { code: 'frozen' } : { type: 'done' });
  }

  const exported = await fetch(`${address}/api/me/export`, { headers: { cookie: bob.cookie } });
  expect((await exported.text()).trim().split('\n')).toHaveLength(1 + tables.length);
  const gone = await fetch(`${address}/api/me`, { method: 'DELETE', headers: { cookie: bob.cookie } });
  expect(gone.status).toBeLessThan(300);
  const db = await openDatabase(database);
  const journal = await db.selectFrom('journal').select(['action', 'body']).execute();
  const rows = await db.selectFrom('game_table').select('summary').execute();
  await db.destroy();
  expect(JSON.stringify([journal, rows])).not.toContain(bob.person.id);
});

test('repair mends a journal where it breaks off, keeps a copy, and the game goes on', async () => {
  const { folder, database, ann, tables } = await damaged();
  const whole = await server({ database });
  const copyOf = (table: string): string => path.join(folder, `${table}.jsonl`);
  await expect(repair(database, tables[1], copyOf(tables[1]))).rejects.toMatchObject({ code: 'in-use' });
  await whole.close();

  const frozen: string[] = [];
  for await (const { id, frozen: why } of tablesIn(database)) if (why !== null) frozen.push(id);
  expect(frozen.sort()).toEqual(tables.slice(1).sort());
  await expect(repair(database, tables[0], copyOf(tables[0]))).rejects.toMatchObject({ code: 'not-frozen' });
  await expect(repair(database, 'nowhere', copyOf('nowhere'))).rejects.toMatchObject({ code: 'no-table' });
  for (const table of tables.slice(1)) {
    const { cut, left } = await repair(database, table, copyOf(table));
    expect(fs.readFileSync(copyOf(table), 'utf8').trim().split('\n')).toHaveLength(cut + left);
    expect(left > 0).toBe(table === tables[1] || table === tables[2]);
  }
  expect((await check(database)).faults).toEqual([]);

  // a line that nothing depends on goes alone
  const db = await openDatabase(database);
  const lost = { table_id: tables[0], seq: 3, at: 1, action: null, body: '{"fact":"said"' };
  await db
    .updateTable('journal')
    .set(({ eb }) => ({ seq: eb('seq', '+', 1000) }))
    .where('table_id', '=', tables[0])
    .where('seq', '>=', 3)
    .execute();
  await db
    .updateTable('journal')
    .set(({ eb }) => ({ seq: eb('seq', '-', 999) }))
    .where('table_id', '=', tables[0])
    .where('seq', '>', 1000)
    .execute();
  await db.insertInto('journal').values(lost).execute();
  await db.destroy();
  expect(await repair(database, tables[0], copyOf(tables[0]))).toMatchObject({ cut: 1 });
  expect((await check(database)).faults).toEqual([]);

  const { address } = await server({ database });
  const { tables: listed } = await json<{ tables: { id: string; frozen: boolean }[] }>(address, '/api/me/tables', {
    headers: { cookie: ann.cookie },
  });
  expect(listed.map(({ id }) => id).sort()).toEqual(tables.slice(0, 3).sort());
  const socket = await rawSocket(address, { cookie: ann.cookie });
  for (const [i, table] of tables.slice(0, 3).entries()) {
    socket.say({ type: 'command', id: `l${i}`, table, command: { do: 'leave' } });
    expect((await socket.reply(`l${i}`)).type).toBe('done');
  }
});
