/** Tables that begin in another game, exercises made from rated games, and how people do at them. */
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** How good someone is, or how hard an exercise is, and what that is known from. */
const withRating = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('doubt', 'double precision', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('solved', 'integer', (column) => column.notNull());

export async function study({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('game_table').addColumn('begun_in', 'text').execute();
  await schema
    .createIndex('game_table_begun_in')
    .on('game_table')
    .columns(['begun_in', 'updated'])
    .where(sql.ref('begun_in'), 'is not', null)
    .execute();

  await schema
    .createTable('exercise')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('themes', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('exercise_at').on('exercise').columns(['at', 'id']).execute();
  await schema.createIndex('exercise_table').on('exercise').column('table_id').execute();

  await withRating(
    schema.createTable('exercise_rating').addColumn('exercise_id', 'text', (column) => column.primaryKey()),
  ).execute();

  await withRating(
    schema
      .createTable('exercise_skill')
      .addColumn('person_id', 'text', (column) => column.primaryKey().references('person.id').onDelete('cascade')),
  ).execute();

  await schema
    .createTable('exercise_attempt')
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('exercise_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('solved', 'integer', (column) => column.notNull())
    .addColumn('ms', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('exercise_attempt_once', ['person_id', 'exercise_id'])
    .execute();
  await schema.createIndex('exercise_attempt_at').on('exercise_attempt').columns(['person_id', 'at']).execute();

  // games in the order in which exercises are looked for in them
  await schema
    .createIndex('result_rated')
    .on('result')
    .columns(['at', 'table_id'])
    .where(sql.ref('rated'), '=', 1)
    .execute();

  await schema
    .createTable('chore')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('reached', 'text', (column) => column.notNull())
    .execute();
}
