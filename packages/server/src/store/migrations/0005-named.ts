/** Whom the journal of each table names, so that being forgotten does not take reading all of them. */
import type { Kysely } from 'kysely';
import { nameAll } from '../naming.ts';
import type { Tables } from '../tables.ts';

export async function named(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('named')
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('named_once', ['person_id', 'table_id'])
    .execute();
  await db.schema.createIndex('named_table').on('named').column('table_id').execute();
  await nameAll(db as Kysely<Tables>);
}
