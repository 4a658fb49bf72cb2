/** When someone last looked at a table where nothing happens, and how to find those that nobody has touched for long. */
import type { Kysely } from 'kysely';

export async function visits({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('visit')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('game_table.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('game_table_updated').on('game_table').columns(['status', 'updated', 'id']).execute();
}
