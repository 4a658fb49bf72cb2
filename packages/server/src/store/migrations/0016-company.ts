/** How people find one another: friends, invitations to tables, and who waits for a game with anyone that fits. */
import type { CreateTableBuilder, Kysely } from 'kysely';

/** Rows that go with their person. */
const ofPerson = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table.addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'));

export async function company({ schema }: Kysely<unknown>): Promise<void> {
  await ofPerson(schema.createTable('company'))
    .addColumn('invites', 'text', (column) => column.notNull())
    .addColumn('shows', 'integer', (column) => column.notNull())
    .addColumn('here', 'bigint')
    .addPrimaryKeyConstraint('company_once', ['person_id'])
    .execute();

  await ofPerson(schema.createTable('friend'))
    .addColumn('other_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('declined', 'bigint')
    .addPrimaryKeyConstraint('friend_once', ['person_id', 'other_id'])
    .execute();
  await schema.createIndex('friend_other').on('friend').column('other_id').execute();

  await ofPerson(schema.createTable('invitation'))
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('by_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('declined', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitation_once', ['table_id', 'person_id'])
    .execute();
  await schema.createIndex('invitation_person').on('invitation').column('person_id').execute();
  await schema.createIndex('invitation_by').on('invitation').column('by_id').execute();

  await schema
    .createTable('quick_match')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('begun', 'bigint')
    .addColumn('made', 'integer', (column) => column.notNull())
    .execute();

  await ofPerson(schema.createTable('match_place'))
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('wish', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('match_id', 'text', (column) => column.references('quick_match.id').onDelete('set null'))
    .addColumn('ready', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('match_place_once', ['person_id'])
    .execute();
  await schema.createIndex('match_place_match').on('match_place').columns(['match_id', 'since']).execute();
}
