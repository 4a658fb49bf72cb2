/** A Postgres server, for those who run more than one node or have one anyway. */
import { Kysely, PostgresDialect, PostgresIntrospector, sql, type TableMetadata } from 'kysely';
import type { Database, Tables } from './tables.ts';

const CONNECTIONS = 8;
const CONNECT_MS = 5_000;

/** Counts and times stay far below 2^53, so a bigint is read as a number. */
const BIGINT = 20;

export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: {
      getTypeParser: ((type: number, format: 'text' | 'binary') =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks is replaced at the next use, and whoever was using it is told; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new OwnTablesDialect({ pool }) });
}

/**
 * Kysely's own list has the tables of all schemas, so that the migrator would take those of another schema for ours;
 * and it fails if any table is dropped while it is made. This one has the tables that a name without a schema finds.
 */
class OwnTables extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_catalog.pg_class where relkind = 'r' and pg_catalog.pg_table_is_visible(oid)
    `.execute(this.#db);
    return rows.map(({ name }) => ({ name, isView: false, columns: [] }));
  }
}

class OwnTablesDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new OwnTables(db);
  }
}

/** The address without the password. */
export function withoutPassword(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}${port && `:${port}`}${pathname}`;
  } catch {
    return 'Postgres';
  }
}
