/** Opens the database an address names, and brings its tables up to date or leaves them as they are. */
import { storeOn } from './database.ts';
import { eachMethod } from './each-method.ts';
import { asTrouble, cannotOpen, StoreError } from './errors.ts';
import { migrate, refuseOtherVersions } from './migrate.ts';
import { openPostgres, withoutPassword } from './postgres.ts';
import { fileOf, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import type { Database, Engine } from './tables.ts';

export const isPostgres = (url: string): boolean => url.startsWith('postgres');

export const engineOf = (url: string): Engine => (isPostgres(url) ? 'postgres' : 'sqlite');

/** `postgres://…`, or a file for SQLite, with or without `sqlite:` before it. The file is made if it is not there. */
export async function openStore(url: string): Promise<Store> {
  return sayingWhatIsWrong(storeOn(await openDatabase(url), engineOf(url)), placeOf(url));
}

/** How a database is called in a sentence. */
export const placeOf = (url: string): string => (isPostgres(url) ? withoutPassword(url) : fileOf(url));

/** What fails because of the database itself says so, in the same way for both engines. */
const sayingWhatIsWrong = (store: Store, place: string): Store =>
  eachMethod(store, async (work) => {
    try {
      return await work();
    } catch (error) {
      throw asTrouble(error, place);
    }
  });

/** Brings its tables up to date, and makes it if it is not there. */
export const openDatabase = (url: string): Promise<Database> => opened(url, false, migrate);

/** For commands: one that is there and of this version. */
export const openAsItIs = (url: string): Promise<Database> => opened(url, true, refuseOtherVersions);

async function opened(url: string, mustExist: boolean, prepare: (db: Database) => Promise<void>): Promise<Database> {
  const engine = engineOf(url);
  try {
    const db = engine === 'postgres' ? await openPostgres(url) : await openSqlite(url, mustExist);
    try {
      await prepare(db);
      return db;
    } catch (error) {
      await db.destroy();
      throw error;
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw cannotOpen(placeOf(url), error);
  }
}
