/** Forgetting someone goes on until nothing names them, whatever comes between. */
import path from 'node:path';
import type { Command, Person } from '@polis/client';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keepForgetting } from '../src/accounts/forgetting.ts';
import type { TableSummary } from '../src/protocol/index.ts';
import { openDatabase } from '../src/store/open.ts';
import type { Rewrite, Store } from '../src/store/store.ts';
import { done, json, server, sitters, tableWith, testFolder } from './kit.ts';
import { onBothEngines } from './store/kit.ts';
import { ANN, BOB, gameOf, MINUTE, timedStore } from './tables.kit.ts';

const CID: Person = { id: 'id-of-cid', name: 'Cid' };
/** Has gone. */
const DOT: Person = { id: 'id-of-dot', name: 'Dot' };

/** Ann, Bob and Cid, and a node at which they may be forgotten; tables in `broken` cannot be rewritten. */
async function trio(url: string) {
  const time = await timedStore(url);
  const node = time.node();
  const broken = new Set<string>();
  for (const one of [ANN, BOB, CID]) await time.store.addPerson(one, time.now());
  const forgetting = keepForgetting({
    ...node.around,
    tables: node.tables,
    signedOut() {},
    store: Object.assign(Object.create(time.store) as Store, {
      async rewrite(change: Rewrite) {
        if (broken.has(change.append.table)) throw new Error('no');
        return time.store.rewrite(change);
      },
    }),
  });
  const does = async (table: string, who: Person, command: Command): Promise<void> => {
    expect((await node.tables.command(table, who, null, command)).refused).toBeNull();
  };
  /** Which of these tables name them. */
  const naming = async ({ id }: Person, tables: readonly string[]): Promise<string[]> => {
    const journals = await Promise.all(tables.map((table) => time.store.lines(table)));
    return tables.filter((_, i) => JSON.stringify(journals[i]).includes(id));
  };
  return { ...time, ...node, broken, forgetting, does, naming };
}

onBothEngines(({ fresh }) => {
  test('what fails is tried again every minute, and keeps no other table and nobody else waiting', async () => {
    const trying = await trio(await fresh());
    const { store, broken, forgetting, does, naming, passes, failures } = trying;
    const tables = [await gameOf(trying), await gameOf(trying), await gameOf(trying)];
    for (const table of tables) await does(table, CID, { do: 'say', text: 'it is me' });
    broken.add(tables[0]).add(tables[1]);
    forgetting.begin();
    expect(await forgetting.forget(BOB.id)).toBe(false);
    expect(await naming(BOB, tables)).toEqual(tables.slice(0, 2));
    broken.delete(tables[1]);
    await store.startLeaving(CID.id, trying.now());
    await passes(MINUTE);
    for (const who of [BOB, CID]) expect(await naming(who, tables)).toEqual([tables[0]]);
    expect(failures.join()).toContain(`"table":"${tables[0]}"`);
    broken.clear();
    await passes(MINUTE);
    for (const who of [BOB, CID]) expect(await naming(who, tables)).toEqual([]);
    await passes(MINUTE);
    expect(await store.leaving()).toEqual([]);
    await forgetting.close();
  });

  test('what was on its way when they left is taken out too, at whichever node', async () => {
    const trying = await trio(await fresh());
    const { store, forgetting, does, naming, passes } = trying;
    const table = await gameOf(trying);
    forgetting.begin();
    await passes(MINUTE / 2);
    expect(await forgetting.forget(BOB.id)).toBe(true);
    expect(await naming(BOB, [table])).toEqual([]);
    await passes(MINUTE - 1);
    await does(table, BOB, { do: 'say', text: 'my number is 555-0199' });
    const elsewhere = trying.node().tables;
    await elsewhere.command(table, BOB, 'late', { do: 'say', text: 'mind: 555-0199' });
    expect(await naming(BOB, [table])).toEqual([table]);
    await passes(MINUTE);
    expect(await naming(BOB, [table])).toEqual([]);
    expect(JSON.stringify(await store.lines(table))).not.toContain('555-0199');
    expect(await store.leaving()).toEqual([]);
    await forgetting.close();
  });

  test('journals that name people who have gone are found after a start, and nobody else is changed', async () => {
    const trying = await trio(await fresh());
    const { store, forgetting, does, naming, passes } = trying;
    const tables = [await gameOf(trying), await gameOf(trying)];
    for (const table of tables) for (const who of [CID, DOT]) await does(table, who, { do: 'say', text: 'it is me' });
    await store.adopt(CID.id, ANN.id);
    forgetting.begin();
    await passes(1);
    expect(await naming(DOT, tables)).toEqual([]);
    for (const who of [ANN, BOB, CID]) expect(await naming(who, tables)).toEqual(tables);
    await forgetting.close();
  });
});

test('who is told that it is under way is signed out already', async () => {
  const { address, database } = await server();
  const [ann, bob] = await sitters(address, 2);
  const table = await tableWith(address, [ann, bob]);
  await done(bob.by.command(table, { do: 'say', text: 'hello' }));
  const db = await openDatabase(database);
  await sql`alter table named rename to away`.execute(db);
  const asBob = (method: string) => fetch(`${address}/api/me`, { method, headers: { cookie: bob.cookie } });
  const answer = await asBob('DELETE');
  await sql`alter table away rename to named`.execute(db);
  await db.destroy();
  expect(answer.status).toBe(202);
  expect(answer.headers.getSetCookie().join()).toMatch(/polis=;/);
  expect((await asBob('GET')).status).toBe(401);
});

test('a table that has lost its journal stands still, and its people can be forgotten', async () => {
  const database = path.join(testFolder(), 'polis.db');
  const first = await server({ database });
  const [ann, bob] = await sitters(first.address, 2);
  const table = await tableWith(first.address, [bob, ann]);
  const unnamed = await tableWith(first.address, [bob, ann]);
  await first.close();
  const db = await openDatabase(database);
  await db.deleteFrom('journal').execute();
  await db.deleteFrom('named').where('table_id', '=', unnamed).execute();
  const { address } = await server({ database });
  const call = (method: string, place: string) =>
    fetch(`${address}${place}`, { method, headers: { cookie: bob.cookie } });
  const { tables } = (await (await call('GET', '/api/me/tables')).json()) as { tables: TableSummary[] };
  expect(tables.map(({ frozen }) => frozen)).toEqual([true, true]);
  expect((await call('DELETE', '/api/me')).status).toBe(204);
  for (const id of [table, unnamed])
    expect(await json(address, `/api/tables/${id}`)).toMatchObject({
      frozen: true,
      host: '',
      chairs: [
        { person: expect.stringMatching(/^nobody-/), name: '' },
        { person: ann.person.id, name: 'Ann' },
      ],
    });
  await db.destroy();
});
