/** How people are called, and which names tables do not show yet. */
import type { Person } from './people.ts';
import type { Database } from './tables.ts';

export interface Names {
  /** Tables go on to show the name of before. */
  rename(person: string, name: string): Promise<void>;
  /** Tables are to show it as well. */
  renameAtTables(person: string, name: string, at: number): Promise<void>;
  /** Names that not every table shows yet, and since when. */
  unshownNames(): Promise<{ person: Person; since: number }[]>;
  /** Now every table does, unless there was another one since. */
  nameIsShown(person: string, since: number): Promise<void>;
}

export function namesOn(db: Database): Names {
  return {
    rename: (person, name) => rename(db, person, { name }),

    renameAtTables: (person, name, at) => rename(db, person, { name, renamed: at }),

    async unshownNames() {
      const found = await db
        .selectFrom('person')
        .select(['id', 'name', 'renamed'])
        .where('renamed', 'is not', null)
        .where('leaving', 'is', null)
        .$narrowType<{ renamed: number }>()
        .execute();
      return found.map(({ id, name, renamed }) => ({ person: { id, name }, since: renamed }));
    },

    async nameIsShown(person, since) {
      await db
        .updateTable('person')
        .set({ renamed: null })
        .where('id', '=', person)
        .where('renamed', '=', since)
        .execute();
    },
  };
}

async function rename(db: Database, person: string, change: { name: string; renamed?: number }): Promise<void> {
  await db.updateTable('person').set(change).where('id', '=', person).where('leaving', 'is', null).execute();
}
