/** How people are protected from one another: who looks after it, reports, what was decided, and who keeps away from whom. */
import type { CreateTableBuilder, Kysely } from 'kysely';

/** Rows that go with their person. */
const ofPerson = <T extends string>(table: CreateTableBuilder<T>) =>
  table.addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'));

export async function care({ schema }: Kysely<unknown>): Promise<void> {
  await ofPerson(schema.createTable('moderator'))
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('moderator_once', ['person_id'])
    .execute();

  await ofPerson(schema.createTable('block'))
    .addColumn('other_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('block_once', ['person_id', 'other_id'])
    .execute();
  await schema.createIndex('block_other').on('block').column('other_id').execute();
  await schema.createIndex('block_at').on('block').column('at').execute();

  await ofPerson(schema.createTable('measure'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('measure_once', ['person_id', 'kind'])
    .execute();
  await schema.createIndex('measure_at').on('measure').column('at').execute();

  await ofPerson(schema.createTable('report').addColumn('id', 'text', (column) => column.primaryKey()))
    .addColumn('table_id', 'text')
    .addColumn('line', 'bigint')
    .addColumn('first', 'bigint', (column) => column.notNull())
    .addColumn('last', 'bigint', (column) => column.notNull())
    .addColumn('decided', 'bigint')
    .execute();
  await schema.createIndex('report_person').on('report').column('person_id').execute();
  await schema.createIndex('report_decided').on('report').columns(['decided', 'last']).execute();

  await schema
    .createTable('report_voice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('report_id', 'text', (column) => column.notNull().references('report.id').onDelete('cascade'))
    .addColumn('by_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('report_voice_once').on('report_voice').columns(['report_id', 'by_id']).unique().execute();
  await schema.createIndex('report_voice_by').on('report_voice').column('by_id').execute();

  await schema
    .createTable('care_act')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('about_id', 'text')
    .addColumn('report_id', 'text')
    .addColumn('until', 'bigint')
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('care_act_at').on('care_act').columns(['at', 'id']).execute();
  await schema.createIndex('care_act_about').on('care_act').column('about_id').execute();

  await ofPerson(schema.createTable('notice').addColumn('id', 'text', (column) => column.primaryKey()))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('notice_person').on('notice').column('person_id').execute();
}
