/** A server opens its doors however many tables are in play, and of these only the ones where something is due. */
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { repetitions } from '../../../test/repetitions.ts';
import { openDatabase } from '../src/store/open.ts';
import { begun, json, server, sitter, testFolder, until } from './kit.ts';

const DUE = 3;

test('thousands of games with clocks keep nobody from coming in', { timeout: 120_000 }, async () => {
  const database = path.join(testFolder(), 'polis.db');
  const first = await server({ database });
  const ann = await sitter(first.address, 'Ann');
  const { table } = await begun(first.address, [ann], { seats: 3, clock: { per: 'game', seconds: 3600, bonus: 0 } });
  await first.close();

  const copies = sql`with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${sql.lit(repetitions('storedTables'))})`;
  const db = await openDatabase(database);
  // in an hour, as if all bots had answered; but bots have yet to answer at a few
  const wake = sql`case when n <= ${sql.lit(DUE)} then updated else updated + 3600000 end`;
  await sql`${copies} insert into game_table (id, code, listed, status, wake, updated, summary)
    select 'copy' || n, 'C' || n, listed, status, ${wake}, updated, summary from game_table, copy where id = ${table}`.execute(
    db,
  );
  await sql`${copies} insert into journal select 'copy' || n, seq, at, action, body
    from journal, copy where table_id = ${table}`.execute(db);
  await sql`delete from game_table where id = ${table}`.execute(db);
  await db.destroy();

  const { address } = await server({ database });
  expect(await json(address, '/readyz')).toEqual({ status: 'ok' });
  const open = async (): Promise<number> =>
    Number(/^polis_tables (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1]);
  await until(async () => (await open()) >= DUE);
  expect(await open()).toBe(DUE);
});
