/** Someone keeps away from another: at tables that wait they part. A game that they play together they finish. */
import type { Store } from '../store/store.ts';
import type { Log } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';

interface Around {
  store: Pick<Store, 'unfinished'>;
  tables: Pick<Tables, 'part'>;
  log: Log;
}

export async function part({ store, tables, log }: Around, who: string, from: string): Promise<void> {
  const theirs = new Set(await store.unfinished(from));
  for (const table of (await store.unfinished(who)).filter((id) => theirs.has(id)))
    await tables
      .part(table, who, from)
      .catch((error) => log.error({ err: error, table }, 'two who do not meet still wait together'));
}
