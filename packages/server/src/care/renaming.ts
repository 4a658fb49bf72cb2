/**
 * A name that a moderator has given is shown at every table that names the person, however many there are. What fails or is
 * cut short is done later, after a restart too; several nodes that do it do no harm.
 */
import type { Store } from '../store/store.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';

export interface Renaming {
  /** At once where they are seen now, and at `reported`; elsewhere while nobody waits for it. */
  showName(person: string, reported: string | null): Promise<void>;
  /** From now on names are looked for that are not shown everywhere yet. */
  begin(): void;
  close(): Promise<void>;
}

interface Around extends Pick<Surroundings, 'after' | 'log'> {
  store: Pick<Store, 'person' | 'unfinished' | 'naming' | 'unshownNames' | 'nameIsShown'>;
  tables: Pick<Tables, 'rename'>;
}

type Unshown = Awaited<ReturnType<Store['unshownNames']>>[number];

const ROUND_MS = 3600 * 1000;

export function keepRenaming({ store, tables, after, log }: Around): Renaming {
  let isClosed = false;
  let callOff: () => void = () => undefined;
  let behind: Promise<void> = Promise.resolve();

  /** False where it fails; where there is nothing to do, it is done. */
  async function showAt(table: string, { id, name }: Unshown['person']): Promise<boolean> {
    try {
      return (await tables.rename(table, { id, name })).refused?.code !== 'unavailable';
    } catch (error) {
      log.error({ err: error, table }, 'a table shows a name that is no more');
      return false;
    }
  }

  async function showEverywhere({ person, since }: Unshown): Promise<void> {
    let isDone = true;
    let last = '';
    for (let found = await naming(person.id, last); found.length > 0; found = await naming(person.id, last))
      for (const table of found) {
        if (isClosed) return;
        isDone = (await showAt(table, person)) && isDone;
        last = table;
      }
    if (isDone) await store.nameIsShown(person.id, since);
  }

  const naming = (person: string, last: string): Promise<string[]> => store.naming([person], last);

  /** One round after the other, each with all that is left. */
  function goOn(then: () => void = () => undefined): void {
    behind = behind
      .then(async () => {
        for (const one of await store.unshownNames()) if (!isClosed) await showEverywhere(one);
      })
      .catch((error) => log.error({ err: error }, 'names are not shown everywhere yet'))
      .then(then);
  }

  const begin = (): void =>
    goOn(() => {
      if (!isClosed) callOff = after(ROUND_MS, begin);
    });

  return {
    async showName(id, reported) {
      const person = await store.person(id);
      if (!person) return;
      const seen = await store.unfinished(id);
      for (const table of new Set(reported === null ? seen : [reported, ...seen])) await showAt(table, person);
      goOn();
    },
    begin,
    async close() {
      isClosed = true;
      callOff();
      await behind;
    },
  };
}
