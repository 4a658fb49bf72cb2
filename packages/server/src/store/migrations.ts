/** How the tables came to be: numbered steps that are only ever added to. Opening the database takes those missing. */
import { sql, type Transaction } from 'kysely';
import { StoreError } from './errors.ts';
import type { Database, Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

const MIGRATIONS: ((trx: Transaction<Tables>) => Promise<void>)[] = [firstTables, accounts, results];

/** Any number that nothing else in the database locks. */
const LOCK = 7_000_001;

/** Several nodes may start at the same time: one takes the steps, the others wait and find them taken. */
export async function migrate(db: Database, engine: Engine, last = MIGRATIONS.length): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // On SQLite a transaction that writes is alone from its beginning.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    await takeMissing(trx, last);
  });
}

async function takeMissing(trx: Transaction<Tables>, to: number): Promise<void> {
  await trx.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  const { last } = await trx
    .selectFrom('migration')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow();
  const taken = last ?? 0;
  if (taken > MIGRATIONS.length)
    throw new StoreError('newer', 'This database was written by a newer version of Polis than this one.');
  for (let number = taken + 1; number <= to; number++) {
    await MIGRATIONS[number - 1](trx);
    await trx.insertInto('migration').values({ number, at: Date.now() }).execute();
  }
}

async function firstTables({ schema }: Transaction<Tables>): Promise<void> {
  await schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('game_table')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('wake', 'bigint')
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('game_table_listed')
    .on('game_table')
    .columns(['status', 'updated'])
    .where(sql.ref('listed'), '=', 1)
    .execute();
  await schema.createIndex('game_table_wake').on('game_table').column('wake').where('wake', 'is not', null).execute();

  // No reference to game_table: the journal is the truth, the row is made from it.
  await schema
    .createTable('journal')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_number', ['table_id', 'seq'])
    .addUniqueConstraint('journal_action', ['table_id', 'action'])
    .execute();

  await schema
    .createTable('sitting')
    .addColumn('table_id', 'text', (column) => column.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sitting_once', ['table_id', 'person_id'])
    .execute();
  await schema.createIndex('sitting_person').on('sitting').column('person_id').execute();

  await schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('node')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
}

/** Sessions instead of the one token of a person, which becomes their first; ways to sign in; and how people leave. */
async function accounts(trx: Transaction<Tables>): Promise<void> {
  const { schema } = trx;
  await schema.alterTable('person').renameTo('person_before').execute();
  await schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('leaving', 'bigint')
    .execute();
  await sql`insert into person (id, name, created) select id, name, created from person_before`.execute(trx);
  await schema.createIndex('person_leaving').on('person').column('leaving').where('leaving', 'is not', null).execute();

  await schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('proved', 'bigint')
    .addColumn('device', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('session_person').on('session').column('person_id').execute();
  await sql`
    insert into session (id, token_hash, person_id, created, seen, device)
    select substr(token_hash, 1, 16), token_hash, id, created, created, '' from person_before
  `.execute(trx);
  await schema.dropTable('person_before').execute();

  await schema
    .createTable('login')
    .addColumn('person_id', 'text', (column) => column.primaryKey().references('person.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint')
    .execute();
  await schema.createIndex('passkey_person').on('passkey').column('person_id').execute();

  await schema
    .createTable('challenge')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.references('person.id').onDelete('cascade'))
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();

  // As whom someone has played before they signed in: journals still say so.
  await schema
    .createTable('former')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('former_person').on('former').column('person_id').execute();
}

async function results({ schema }: Transaction<Tables>): Promise<void> {
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
