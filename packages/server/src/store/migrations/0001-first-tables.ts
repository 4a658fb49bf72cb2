/** People, tables with their journals, settings and nodes. */
import { type Kysely, sql } from 'kysely';

export async function firstTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('game_table')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('wake', 'bigint')
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('game_table_listed')
    .on('game_table')
    .columns(['status', 'updated'])
    .where(sql.ref('listed'), '=', 1)
    .execute();
  await schema.createIndex('game_table_wake').on('game_table').column('wake').where('wake', 'is not', null).execute();

  // No reference to game_table: the journal is the truth, the row is made from it.
  await schema
    .createTable('journal')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_number', ['table_id', 'seq'])
    .addUniqueConstraint('journal_action', ['table_id', 'action'])
    .execute();

  await schema
    .createTable('sitting')
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sitting_once', ['table_id', 'person_id'])
    .execute();
  await schema.createIndex('sitting_person').on('sitting').column('person_id').execute();

  await schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('node')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
}
