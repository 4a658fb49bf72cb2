/**
 * The first three migrations were counted in a table `migration`, before Kysely's migrator counted them all. What that
 * table counts is not done again, and then the table goes.
 */
import { type Kysely, type Migration, sql } from 'kysely';
import { newer } from '../errors.ts';

const COUNTED = 3;

export const unlessCounted = (number: number, up: (db: Kysely<unknown>) => Promise<void>): Migration => ({
  async up(db) {
    if ((await counted(db)) < number) await up(db);
  },
});

export async function oneCount({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropTable('migration').ifExists().execute();
}

async function counted(db: Kysely<unknown>): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migration')) return 0;
  const { rows } = await sql<{ last: number | null }>`select max(number) as last from migration`.execute(db);
  const last = rows[0].last ?? 0;
  if (last > COUNTED) throw newer();
  return last;
}
