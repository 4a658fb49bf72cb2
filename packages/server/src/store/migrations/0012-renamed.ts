/** Since when a name that a moderator has given is not shown at every table yet. */
import type { Kysely } from 'kysely';

export async function renamed({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('person').addColumn('renamed', 'bigint').execute();
  await schema.createIndex('person_renamed').on('person').column('renamed').where('renamed', 'is not', null).execute();
}
