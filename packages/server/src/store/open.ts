/** Opens the database an address names, and brings its tables up to date. */
import { storeOn } from './database.ts';
import { cannotOpen, StoreError } from './errors.ts';
import { migrate } from './migrate.ts';
import { openPostgres, withoutPassword } from './postgres.ts';
import { fileOf, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import type { Database, Engine } from './tables.ts';

export const isPostgres = (url: string): boolean => url.startsWith('postgres');

export const engineOf = (url: string): Engine => (isPostgres(url) ? 'postgres' : 'sqlite');

/** `postgres://…`, or a file for SQLite, with or without `sqlite:` before it. The file is made if it is not there. */
export async function openStore(url: string): Promise<Store> {
  return storeOn(await openDatabase(url), engineOf(url));
}

export async function openDatabase(url: string, mustExist = false): Promise<Database> {
  const engine = engineOf(url);
  try {
    const db = engine === 'postgres' ? await openPostgres(url) : await openSqlite(url, mustExist);
    try {
      await migrate(db);
      return db;
    } catch (error) {
      await db.destroy();
      throw error;
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const place = engine === 'postgres' ? withoutPassword(url) : fileOf(url);
    throw cannotOpen(place, error);
  }
}
