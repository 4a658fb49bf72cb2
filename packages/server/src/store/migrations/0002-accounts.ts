/** Sessions instead of the one token of a person, which becomes their first; ways to sign in; and how people leave. */
import { type Kysely, sql } from 'kysely';

export async function accounts(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('person').renameTo('person_before').execute();
  await schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('leaving', 'bigint')
    .execute();
  await sql`insert into person (id, name, created) select id, name, created from person_before`.execute(db);
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
  `.execute(db);
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
