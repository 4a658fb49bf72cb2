/** Results of finished games, and ratings. */
import { type Kysely, sql } from 'kysely';

export async function results({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('result')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('modules', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .execute();
  // finds the tables that are over and have no result yet
  await schema
    .createIndex('game_table_over')
    .on('game_table')
    .column('updated')
    .where(sql.ref('status'), '=', 'over')
    .execute();

  await schema
    .createTable('result_seat')
    .addColumn('table_id', 'text', (column) => column.notNull().references('result.table_id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('wonder', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('points', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('team', 'integer')
    .addColumn('answers', 'integer', (column) => column.notNull())
    .addColumn('by_bot', 'integer', (column) => column.notNull())
    .addColumn('conceded', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('result_seat_once', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('result_seat_who').on('result_seat').columns(['who', 'at']).execute();

  await schema
    .createTable('rating')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('sure', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_once', ['category', 'who'])
    .execute();
  await schema.createIndex('rating_ladder').on('rating').columns(['category', 'sure']).execute();
  await schema.createIndex('rating_who').on('rating').column('who').execute();

  await schema
    .createTable('rating_change')
    .addColumn('table_id', 'text', (column) => column.notNull().references('result.table_id').onDelete('cascade'))
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('mu_before', 'double precision', (column) => column.notNull())
    .addColumn('sigma_before', 'double precision', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_change_once', ['table_id', 'category', 'who'])
    .execute();
  await schema
    .createIndex('rating_change_who')
    .on('rating_change')
    .columns(['who', 'category', 'games'])
    .unique()
    .execute();
}
