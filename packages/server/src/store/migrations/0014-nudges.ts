/** How people are told that it is their turn: what they wish, where they are told, and what is to be told. */
import type { CreateTableBuilder, Kysely } from 'kysely';

/** Rows that go with their person. */
const ofPerson = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table.addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'));

const ofTable = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table.addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id').onDelete('cascade'));

export async function nudges({ schema }: Kysely<unknown>): Promise<void> {
  await ofPerson(schema.createTable('nudge_person'))
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('hour', 'integer', (column) => column.notNull())
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_until', 'integer')
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('ends', 'integer', (column) => column.notNull())
    .addColumn('here', 'bigint')
    .addColumn('due', 'bigint')
    .addColumn('claimed', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('nudge_person_once', ['person_id'])
    .execute();
  await schema.createIndex('nudge_person_due').on('nudge_person').column('due').where('due', 'is not', null).execute();

  await ofTable(ofPerson(schema.createTable('nudge')))
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('nudge_once', ['person_id', 'table_id', 'what'])
    .execute();
  await schema.createIndex('nudge_table').on('nudge').column('table_id').execute();

  await ofPerson(schema.createTable('nudge_channel').addColumn('id', 'text', (column) => column.primaryKey()))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('keys', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.references('game_table.id').onDelete('cascade'))
    // who signs out on a device is told nothing there any more
    .addColumn('session_id', 'text', (column) => column.references('session.id').onDelete('cascade'))
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('confirmed', 'bigint')
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next', 'bigint')
    .addColumn('given_up', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('nudge_channel_person').on('nudge_channel').column('person_id').execute();
  await schema.createIndex('nudge_channel_table').on('nudge_channel').column('table_id').execute();
  await schema.createIndex('nudge_channel_session').on('nudge_channel').column('session_id').execute();
  await schema.createIndex('nudge_channel_address').on('nudge_channel').columns(['address', 'kind']).execute();

  await ofTable(ofPerson(schema.createTable('nudge_mute')))
    .addPrimaryKeyConstraint('nudge_mute_once', ['person_id', 'table_id'])
    .execute();
  await schema.createIndex('nudge_mute_table').on('nudge_mute').column('table_id').execute();

  await ofPerson(schema.createTable('nudge_failure'))
    .addColumn('channel_id', 'text', (column) => column.notNull().references('nudge_channel.id').onDelete('cascade'))
    .addColumn('delivery', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('given_up', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('nudge_failure_once', ['channel_id', 'delivery'])
    .execute();
  await schema.createIndex('nudge_failure_person').on('nudge_failure').columns(['person_id', 'at']).execute();
}
