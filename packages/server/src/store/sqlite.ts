/** The embedded database: one file, one connection, durable at every commit. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { reason, StoreError } from './errors.ts';
import type { Database, Tables } from './tables.ts';

const STATEMENTS_KEPT = 500;
const PATIENCE_MS = 10_000;

/** 4 MB: copying pages to their place keeps everyone waiting, so it is done often and in small portions. */
const PAGES_IN_LOG = 1_000;

export const fileOf = (url: string): string => url.replace(/^sqlite:/, '');

/** For nobody but who runs the server: it holds all that people say and sign in with. */
const OWNER_ONLY = 0o600;

/** Makes the file if it is not there. What SQLite keeps beside it has the same permissions. */
export function ownFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
}

export async function openSqlite(url: string, mustExist: boolean): Promise<Database> {
  const file = fileOf(url);
  if (mustExist && !existsSync(file)) throw new StoreError('no-database', `There is no database ${file}.`);
  ownFile(file);
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const raw = new DatabaseSync(file, { timeout: 0 });
  try {
    await patiently(() => raw.exec('pragma journal_mode = wal'));
    raw.exec('pragma synchronous = full');
    raw.exec('pragma foreign_keys = on');
    // what is deleted is overwritten too: else who was forgotten would stay in the free bytes of the file
    raw.exec('pragma secure_delete = on');
    raw.exec(`pragma wal_autocheckpoint = ${PAGES_IN_LOG}`);
  } catch (error) {
    raw.close();
    throw error;
  }
  const closing = { prepare: (text: string) => raw.prepare(text), close: () => closeWhole(raw) };
  const database = keepingStatements(closing, STATEMENTS_KEPT);
  const dialect = new SqliteDialect({ database });
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new PatientDriver({ database }),
      createAdapter: () => new TransactionalAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  });
}

/** What SQLite keeps beside the file while it works. Something is in it unless it was closed in good order. */
export const logOf = (url: string): string => `${fileOf(url)}-wal`;

/** SQLite would empty its log only if no statement were left, and those live on until their memory is wanted. */
function closeWhole(raw: DatabaseSyncInstance): void {
  try {
    raw.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // whoever opens it next reads the log
  } finally {
    raw.close();
  }
}

/**
 * Prepares each text once, and drops the one unused for longest: statements that are made anew each time would fill the
 * memory.
 */
export function keepingStatements(raw: Pick<DatabaseSyncInstance, 'prepare' | 'close'>, most: number): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close() {
      kept.clear();
      raw.close();
    },
    prepare(text) {
      const statement = kept.get(text) ?? prepare(raw, text);
      kept.delete(text);
      kept.set(text, statement);
      if (kept.size > most) kept.delete(kept.keys().next().value as string);
      return statement;
    },
  };
}

function prepare(raw: Pick<DatabaseSyncInstance, 'prepare'>, text: string): SqliteStatement {
  const statement = raw.prepare(text);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}

/**
 * SQLite creates and alters tables within transactions, which Kysely does not assume: with this it migrates all or
 * nothing.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * While another connection writes, SQLite itself would block the whole process, for ever if that connection is in this
 * process. Here only the caller waits.
 */
class PatientDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => patiently(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  /** A transaction that may write says so at its beginning: of two that read first and then write, one would fail. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    const { accessMode } = settings;
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  /** Where the disk is full SQLite has taken it back already, and says so: what went wrong before is the better reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(reason(error))) throw error;
    }
  }

  /**
   * SQLite answers without ever giving way to the event loop: without this, one who writes again and again would keep
   * all others waiting.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    await turn();
  }
}

const SQLITE_BUSY = 5;

async function patiently<T>(work: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const busy = (error as { sqliteCode?: number }).sqliteCode === SQLITE_BUSY;
      if (!busy || performance.now() > end) throw error;
    }
    await sleep(1 + Math.random() * 5);
  }
}
