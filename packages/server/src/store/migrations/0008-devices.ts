/** Who has used which browser: those who share one are not rated against each other. */
import type { Kysely } from 'kysely';

export async function devices({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('device')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('device_once', ['person_id', 'id'])
    .execute();
  await schema.createIndex('device_seen').on('device').column('seen').execute();
}
