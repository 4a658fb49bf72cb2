/** How a name to sign in with looks, so that nobody takes one that looks like another's. */
import type { Kysely } from 'kysely';
import { loginLooks } from '../../accounts/looks.ts';
import type { Tables } from '../tables.ts';

export async function looks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('login')
    .addColumn('looks', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // those that look alike already stay
  await db.schema.createIndex('login_looks').on('login').column('looks').execute();
  const logins = db as Kysely<Tables>;
  for (const { person_id, name } of await logins.selectFrom('login').select(['person_id', 'name']).execute())
    await logins
      .updateTable('login')
      .set({ looks: loginLooks(name) })
      .where('person_id', '=', person_id)
      .execute();
}
