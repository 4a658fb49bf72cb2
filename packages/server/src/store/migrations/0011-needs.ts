/** How much a node has to know to look after a table, and how much each node knows: nodes of two versions side by side. */
import type { Kysely } from 'kysely';

export async function needs({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('game_table')
    .addColumn('needs', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema
    .alterTable('node')
    .addColumn('knows', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
