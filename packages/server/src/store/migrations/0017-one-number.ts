/**
 * A line is kept from being written twice by its number alone (decision 34). A second index, by the names of messages, cost
 * as much as all the rest of a line. SQLite drops a constraint only with its table.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function oneNumber(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await schema.alterTable('journal').dropConstraint('journal_action').execute();
    return;
  }
  await schema
    .createTable('journal_anew')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_number', ['table_id', 'seq'])
    .execute();
  // side by side, as they were written
  await sql`
    insert into journal_anew (table_id, seq, at, action, body)
    select table_id, seq, at, action, body from journal order by rowid
  `.execute(db);
  await schema.dropTable('journal').execute();
  await schema.alterTable('journal_anew').renameTo('journal').execute();
}
