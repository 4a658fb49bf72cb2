/**
 * Takes the migrations a database is missing: all of them or none. Several nodes may open it at the same time: one takes
 * them, the others wait and find them taken.
 */
import { DEFAULT_MIGRATION_TABLE, Migrator, sql } from 'kysely';
import { newer, older } from './errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Database } from './tables.ts';

export async function migrate(db: Database): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error === undefined) return;
  throw (await hasUnknown(db)) ? newer() : error;
}

/** Changes nothing: a server of another version may be at work. */
export async function refuseOtherVersions(db: Database): Promise<void> {
  const known = await migratorOf(db).getMigrations();
  if (await hasUnknown(db)) throw newer();
  if (known.some(({ executedAt }) => executedAt === undefined)) throw older();
}

const migratorOf = (db: Database): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    // Names give the order. Kysely would also compare the times, and a clock set back would keep the database shut.
    allowUnorderedMigrations: true,
  });

async function hasUnknown(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
    return rows.some(({ name }) => !(name in MIGRATIONS));
  } catch {
    // whatever kept the migrator from its work is the better reason
    return false;
  }
}
