/** When no node looked after any table: tables are opened when something is due there, which may be much later. */
import type { Kysely } from 'kysely';

export async function standstills({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('standstill')
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
