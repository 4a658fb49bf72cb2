/** A Postgres server, for those who run more than one node or have one anyway. */
import { Kysely, PostgresDialect } from 'kysely';
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
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The address without the password. */
export function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}${port && `:${port}`}${pathname}`;
  } catch {
    return 'Postgres';
  }
}
