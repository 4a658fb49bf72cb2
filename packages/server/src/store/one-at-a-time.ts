/** What people have to do with one another changes once at a time. */
import type { Database } from './tables.ts';

/**
 * Whoever comes second waits here for the first, and then sees what it has done; once in a transaction, before
 * anything is read. Always in the same order, so that nobody waits in a circle.
 */
export async function oneAtATime(trx: Database, people: readonly string[]): Promise<void> {
  for (const id of [...new Set(people)].sort())
    await trx
      .updateTable('person')
      // changes nothing, and takes the row as a change would
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', id)
      .execute();
}
