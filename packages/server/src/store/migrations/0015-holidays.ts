/** Holidays, in which clocks stand still; and how long before a clock runs out people are reminded of it. */
import type { Kysely } from 'kysely';

export async function holidays({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('holiday')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('first', 'text', (column) => column.notNull())
    .addColumn('last', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('untold', 'bigint')
    .execute();
  await schema.createIndex('holiday_person').on('holiday').columns(['person_id', 'until']).execute();
  await schema.createIndex('holiday_untold').on('holiday').column('untold').where('untold', 'is not', null).execute();
  await schema
    .alterTable('nudge_person')
    .addColumn('remind', 'integer', (column) => column.notNull().defaultTo(3))
    .execute();
}
